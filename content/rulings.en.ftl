### The other answers to the questions of the rulings, beside the default that the game's messages say.
### Key: the id of the ruling with - for each dot, then the value of the switch.

silva-R01-target_chooses = The targeted opponent picks 1 of their 2 cards.
silva-R01-actor_sees = The turn player sees both cards and picks 1.
silva-R01-random = Chance picks.
silva-R02-hidden = It goes face down to the discard pile.
silva-R05-found = Yes. The holder is eliminated as soon as Kukunochi (10) is seen.
silva-R08-per_player = For each player.
silva-R09-per_player = For each player.
silva-R09-always_2 = They are not counted: every copy draws 2 cards.
silva-R10-played_only = No. Only copies that were played count.
silva-R16-automatic = Yes. It nullifies the first defeat that it can.
silva-R17-listed_plus_sword_girl = Against Sword Girl (9) too.
silva-R17-listed_plus_warrior = Against Warrior (4) too.
silva-R17-all = Against every effect that eliminates.
silva-R18-protect_choice = Only the forced discard: the targeted opponent still draws and reveals.
silva-R18-only_if_eliminated = Only the elimination, if there is one: the targeted opponent still draws, reveals, and discards.
silva-R21-no = No. Both players are eliminated.
silva-R24-none = Nobody is eliminated.
silva-R24-both_only_if_last = Both are eliminated only if they are the last 2 players; otherwise nobody is.
silva-R32-no_trainee = Any kind except Trainee (2).
silva-R34-forbidden = No, never.
silva-R34-after_own_turn = Only after the player who regenerated has had a turn.
silva-R51-all = Yes. The choice is among all the cards in hand.
silva-R60-beats_top_8 = In any showdown in which 8 is the highest level.
silva-R60-pairwise = In any showdown, but only against Spirit (8) itself.
silva-R60-never = Never. The higher level wins.
silva-R62-all_remaining = Yes. All remaining players share the tie.
silva-R70-agreed = The players agree on one.

sg-R1-yes = Yes. Both the 4 colors and gray are among the removed cards.
sg-R3-sorter_only = Only the player who sorted them.
sg-R4-no = Yes. The remaining sword tokens go back to the box.
sg-R5-yes = Yes. A player turns 1 face up, then takes it or passes.
sg-R13-no = No. Once the trick is won, its sword token must come from the trick winner’s own.
sg-R14-any = As many as the player who gives them likes.

ko-R1-yes = Yes. Its icons on the placed card are worth 1 point each.
ko-R6-no = The score with the Season card.
ko-R8-no = No. They touch only if one lies on the other.
ko-R12-no = No. Only the cards on the Trunk card and the cards on those count.
ko-R14-keeps = Yes. They keep it.

lfd-R5-any_element = An icon of any element, on a card between the 2 action tokens, that no action token points to.
lfd-R7-no = No. Only the shared line counts.
lfd-R9-yes = Yes, for both players.
lfd-R13-yes = Yes. The player may reveal cards, or pass.
lfd-R20-no = No. The square needs 9 other cards.
lfd-R23-zero = No. Coming back in uses up none of the movement steps.
lfd-R27-yes = Yes. Each fire token, and the Onibi pawn, adds the value of its clearing once.
