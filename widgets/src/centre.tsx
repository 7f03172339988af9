/** The middle of the table: the deck, the regeneration card across it, the result. */
import { ClauseLink } from "./button.tsx";
import { CardBack, CardMini } from "./card.tsx";
import { Cell } from "./cell.tsx";
import type { View } from "./silva.ts";
import { useUi } from "./ui.ts";

export function Centre({ view }: { view: View }) {
  const { say } = useUi();
  const deck = say.ui("ui-deck", { count: view.deck });
  const open = view.deck_cards ? say.list(view.deck_cards.map((card) => say.card(card))) : "";
  return (
    <div role="row" class="silva-centre silva-place-centre">
      <Cell name="deck" class="silva-deck">
        <span role="img" aria-label={open ? say.pair(deck, open) : deck}>{view.deck > 0 ? <CardBack mini /> : <span class="silva-slot" />}</span>
        <span class="silva-caption" aria-hidden="true">{deck}</span>
      </Cell>
      {view.regeneration && (
        <Cell name="regeneration" class="silva-regeneration">
          <span role="img" aria-label={say.pair(say.ui("ui-regeneration-card"), say.card(0))}><CardMini level={0} /></span>
          <span class="silva-caption" aria-hidden="true">{say.ui("ui-regeneration-card")}</span>
        </Cell>
      )}
      {view.deck_cards && <p class="silva-deck-open" aria-hidden="true">{say.ui("ui-deck-cards")}<br />{view.deck_cards.join(" ")}</p>}
    </div>
  );
}

/** Who won, by which clause; the clause opens at a click. */
export function ResultBanner({ view }: { view: View }) {
  const { say } = useUi();
  const result = view.result;
  if (!result) return null;
  const seats = result.winners.map((seat) => say.seat(seat));
  const text = result.kind === "win" ? say.ui("ui-winner", { seat: say.list(seats) }) : say.ui("ui-tie", { seats: say.list(seats) });
  return (
    <div class="silva-result">
      <strong>{text}</strong>
      <ClauseLink clause={result.clause} />
    </div>
  );
}
