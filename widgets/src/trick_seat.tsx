/** One seat: a row of the grid with name, sword tokens, the hand as a fan of each color, and the tricks won. */
import { Button } from "./button.tsx";
import { Cell, LegalMark } from "./cell.tsx";
import { placeOf } from "./trick_choice.ts";
import { CardLarge, CardSmall } from "./trick_card.tsx";
import { COLORS, type Card, type Pile, type View } from "./sg.ts";
import type { Seat } from "./state.ts";
import { Suit, Token } from "./suit.tsx";
import { useUi } from "./ui.ts";

interface SeatProps {
  seat: Seat;
  view: View;
  /** "own" at the bottom, else the place round the table. */
  place: string;
  /** Chooses the i-th card, or undefined where nothing can be chosen (a past frame, another's hand). */
  choose: ((i: number, cell: string) => void) | undefined;
  legal: (i: number) => boolean;
}

export function SeatRow(props: SeatProps) {
  const { seat, view, place } = props;
  const classes = ["silva-seat", `silva-place-${place}`];
  if (view.turn === seat && !view.result) classes.push("silva-turn");
  if (view.owed?.winner === seat || (view.result?.winners.includes(seat) ?? false)) classes.push("sg-taker");
  return (
    <div role="row" class={classes.join(" ")} data-seat={seat}>
      <SeatHead seat={seat} view={view} />
      <Tokens seat={seat} view={view} />
      <Hand {...props} />
      {(view.piles[seat] ?? []).map((pile, i) => <PileCell key={i} name={`${seat}/pile/${i}`} pile={pile} />)}
    </div>
  );
}

function SeatHead({ seat, view }: { seat: Seat; view: View }) {
  const { say } = useUi();
  const words: [string, string][] = [];
  if (view.viewer === seat) words.push(["you", say.ui("ui-you")]);
  if (view.lead === seat && !view.result) words.push(["lead", say.ui("ui-lead")]);
  if (view.turn === seat && !view.result) {
    words.push(["turn", view.viewer === seat ? say.ui("ui-your-turn") : say.ui("ui-turn-of", { seat: say.seat(seat) })]);
  }
  return (
    <div role="rowheader" class="silva-seat-head" data-cell={`${seat}/head`}>
      <span class="silva-seat-name">{say.seat(seat)}</span>
      {words.map(([kind, word]) => <span key={kind} class={`silva-tag silva-tag-${kind}`}>{word}</span>)}
    </div>
  );
}

function Tokens({ seat, view }: { seat: Seat; view: View }) {
  const { say } = useUi();
  const held = view.tokens[seat] ?? [];
  const label = say.ui("ui-sword-tokens", { seat: say.seat(seat) });
  const words = held.length ? say.list(held.map((color) => say.color(color))) : say.ui("ui-empty");
  return (
    <Cell name={`${seat}/tokens`} class="sg-tokens">
      <span role="img" aria-label={say.pair(label, words)} title={label}>
        {held.length ? held.map((color, i) => <Token key={i} color={color} />) : <span class="sg-no-token" />}
      </span>
    </Cell>
  );
}

function Hand({ seat, view, place, choose, legal }: SeatProps) {
  const { say } = useUi();
  const hand = view.hands[seat] ?? [];
  if (hand.length === 0) return <Cell name={`${seat}/hand`} class="silva-none">{say.ui("ui-hand-count", { count: 0 })}</Cell>;
  const groups = COLORS.map((color) => hand.map((card, i) => ({ card, i })).filter(({ card }) => card.color === color)).filter((group) => group.length);
  return (
    <div class={`sg-hand${choose ? " sg-choosing" : ""}`}>
      {groups.map((group) => (
        <div key={group[0]?.card.color} class={`sg-fan sg-${group[0]?.card.color}${group.length > 1 ? "" : " sg-single"}`}>
          <div class="sg-cards">{group.map(({ card, i }) => (
            <HandCard key={i} cell={`${seat}/hand/${i}`} card={card} place={placeOf(hand, i)} large={place === "own"}
              choose={choose && ((cell) => choose(i, cell))} legal={choose !== undefined && legal(i)} />
          ))}</div>
          <div class="sg-ends" aria-hidden="true"><span>{say.ui("ui-low")}</span><i /><span class="sg-high">{say.ui("ui-high")}</span></div>
        </div>
      ))}
    </div>
  );
}

interface HandCardProps {
  cell: string;
  card: Card;
  place: [number, number];
  large: boolean;
  choose: ((cell: string) => void) | undefined;
  legal: boolean;
}

/** A card in hand: a button where it can be played. Where it stands is part of its name, as its number may be hidden. */
function HandCard({ cell, card, place, large, choose, legal }: HandCardProps) {
  const { say } = useUi();
  const face = large ? <CardLarge card={card} place={place} /> : <CardSmall card={card} place={place} />;
  const label = `${say.card(card)} · ${say.ui("ui-place-of", { place: place[0], of: place[1] })}`;
  if (!choose) return <Cell name={cell} class="sg-held"><span role="img" aria-label={label}>{face}</span></Cell>;
  return (
    <div role="gridcell" class="sg-held">
      <Button class="silva-pick-card" data-cell={cell} data-legal={legal || undefined} onClick={() => choose(cell)}>
        {face}{legal && <LegalMark />}
        <span class="silva-sr">{legal ? `${label} · ${say.ui("ui-legal")}` : label}</span>
      </Button>
    </div>
  );
}

function PileCell({ name, pile }: { name: string; pile: Pile }) {
  const { say } = useUi();
  const cards = say.list(pile.cards.map(({ card }) => say.card(card)));
  return (
    <Cell name={name} class="sg-pile">
      <span role="img" aria-label={say.pair(say.ui("ui-trick"), `${cards} · ${say.ui("ui-token-placed", { color: say.color(pile.token) })}`)}>
        <Token color={pile.token} />
        {pile.cards.map(({ card }, i) => <span key={i} class={`sg-chip sg-${card.color}`}><Suit color={card.color} />{card.rank}</span>)}
      </span>
    </Cell>
  );
}
