/** What lies beside the trees to choose from: the Display, and the Kodama cards of a hand. One grid, one tab stop. */
import { useRef } from "preact/hooks";
import { Button, ClauseLink } from "./button.tsx";
import { Cell, LegalMark } from "./cell.tsx";
import { moveFocus } from "./grid.ts";
import { CardPicture } from "./kodama_art.tsx";
import { Origin } from "./kodama_track.tsx";
import type { Box, State, View } from "./kodama_state.ts";
import { cardWords } from "./kodama_words.ts";
import { Prose } from "./prose.tsx";
import type { Seat } from "./state.ts";
import { useUi } from "./ui.ts";

interface ShelfProps {
  view: View;
  state: State;
  box: Box;
  /** Whose Kodama cards are shown. */
  seat: Seat;
  live: boolean;
  /** The card of the Display that is held. */
  held: string | null;
  /** What makes a card of the Display one that can be taken; undefined where nobody may. */
  take: ((card: string, cell: string) => Record<string, unknown>) | undefined;
  /** The Kodama card that is looked at or chosen. */
  chosen: string | null;
  choose: ((card: string, cell: string) => void) | undefined;
  look: (card: string | null) => void;
}

export function Shelf(props: ShelfProps) {
  const { say } = useUi();
  const grid = useRef<HTMLDivElement>(null);
  return (
    <div ref={grid} role="grid" class="ko-shelf" aria-label={say.ui("ui-cards-to-choose")}
      onKeyDown={(event) => { if (!event.defaultPrevented && grid.current && moveFocus(grid.current, event)) event.preventDefault(); }}>
      {props.choose && <Hand {...props} />}
      <Display {...props} />
      {!props.choose && <Hand {...props} />}
    </div>
  );
}

function Display({ view, box, held, take }: ShelfProps) {
  const { say } = useUi();
  return (
    <div role="row" class="ko-display">
      <div role="rowheader" class="ko-shelf-name" data-cell="display/head">{say.ui("ui-display")}</div>
      {view.display.length === 0 && <Cell name="display/none" class="silva-soft">{say.ui("ui-empty")}</Cell>}
      {view.display.map((card, i) => {
        const cell = `display/${i}`;
        const face = <><CardPicture box={box} card={card} /><span class="silva-caption" aria-hidden="true">{say.named("card", card)}</span></>;
        if (!take) return <Cell key={card} name={cell} class="ko-slot"><span role="img" aria-label={cardWords(say, box, card)}>{face}</span></Cell>;
        return (
          <div key={card} role="gridcell" class="ko-slot">
            <Button class="silva-pick-card ko-take" data-cell={cell} data-legal data-card={card} aria-pressed={held === card} {...take(card, cell)}>
              {face}<span class="silva-sr">{cardWords(say, box, card)}</span>
            </Button>
          </div>
        );
      })}
    </div>
  );
}

function Hand({ view, state, box, seat, live, chosen, choose, look }: ShelfProps) {
  const { say } = useUi();
  const hand = view.hands[seat] ?? [];
  const played = view.played[seat] ?? [];
  const seen = hand.filter((card): card is string => card !== null);
  const name = view.viewer === seat ? say.ui("ui-kodama-hand") : say.ui("ui-kodama-of", { seat: say.seat(seat) });
  return (
    <div role="row" class="ko-hand">
      <div role="rowheader" class="ko-shelf-name" data-cell="kodama/head">{name}{hand.length > seen.length && <> <span class="silva-tag">{say.ui("ui-kodama-count", { count: hand.length })}</span></>}
        {played.length > 0 && <> · {say.ui("ui-kodama-played", { cards: say.list(played.map((card) => say.named("kodama_card", card))) })}</>}</div>
      {seen.map((card, i) => {
        const cell = `kodama/${i}`;
        const worth = live ? state.worth[card] : undefined;
        const words = (
          <span class="ko-says">
            <span><b>{say.named("kodama_card", card)}</b> <Prose text={say.event(box.kodama[card]?.say ?? { clause: card, args: {} })} /></span>
            {worth && <span class="ko-worth">{say.ui("ui-worth", { points: worth.points })}</span>}
          </span>
        );
        const see = { onPointerEnter: () => look(card), onPointerLeave: () => look(null), onFocusIn: () => look(card), onFocusOut: () => look(null) };
        if (!choose) return <div key={card} role="gridcell" class="ko-kodama" data-cell={cell} {...see}>{words}</div>;
        return (
          <div key={card} role="gridcell" class="ko-kodama">
            <Button class="silva-pick-card" data-cell={cell} data-legal aria-pressed={chosen === card} onClick={() => choose(card, cell)} {...see}>
              {words}<LegalMark /><span class="silva-sr">{say.ui("ui-legal")}</span>
            </Button>
          </div>
        );
      })}
      {seen.some((card) => box.kodama[card]?.origin === "illustrative") && (
        <div role="gridcell" class="ko-note" data-cell="kodama/note"><Origin origin="illustrative" /></div>
      )}
    </div>
  );
}

/** What a Kodama card counts, in a line. */
export function WorthPanel({ state, box, card, play }: { state: State; box: Box; card: string; play: (() => void) | undefined }) {
  const { say } = useUi();
  const worth = state.worth[card];
  if (!worth) return null;
  const title = say.named("kodama_card", card);
  return (
    <section class="ko-score" aria-label={title}>
      <p class="ko-score-title">{title}</p>
      <p><Prose text={say.event(box.kodama[card]?.say ?? { clause: card, args: {} })} /></p>
      <p class="ko-total"><ClauseLink clause="ko.kodama.play" /><span>{say.ui("ui-total")}</span> <strong class="silva-num">{worth.points}</strong></p>
      {play && <Button class="silva-primary" onClick={play}>{say.ui("ui-play", { card: title })}</Button>}
    </section>
  );
}
