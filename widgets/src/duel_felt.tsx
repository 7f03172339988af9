/** The table of Living Forest Duel: the shared line with what a token would count, Summer left, Winter right, the rest between. */
import { useEffect, useRef, useState } from "preact/hooks";
import { AskBar } from "./duel_ask.tsx";
import { Clearings, Decks, Muster, Piles } from "./duel_board.tsx";
import { decider, type Draft } from "./duel_choice.ts";
import { CountBar, CountPanel } from "./duel_count.tsx";
import { placed, wouldCount, type Desk } from "./duel_desk.ts";
import { SharedLine } from "./duel_line.tsx";
import { Race } from "./duel_race.tsx";
import { SeatArea } from "./duel_seat.tsx";
import type { Box, Element, State, View } from "./duel_state.ts";
import { moveFocus } from "./grid.ts";
import { HandOver } from "./hand_over.tsx";
import type { Play } from "./shell.tsx";
import { bottomSeat, over, type Seat } from "./state.ts";
import { useUi } from "./ui.ts";
import { WalkStrip } from "./walk.tsx";

export type DuelPlay = Play<View, Draft>;

export function Felt(play: DuelPlay) {
  const grid = useRef<HTMLDivElement>(null);
  const desk = useDesk(play);
  const { ui, say, view, state } = desk;
  return (
    <>
      {state.walk && <WalkStrip play={play} walk={state.walk} />}
      <div class="silva-felt lfd-felt">
        <Race desk={desk} />
        <div ref={grid} role="grid" class="lfd-grid" aria-label={ui("ui-table-label", { game: say.title })}
          onKeyDown={(event) => { if (grid.current && moveFocus(grid.current, event)) event.preventDefault(); }}>
          <SharedLine desk={desk} />
          <div class="lfd-centre"><Clearings desk={desk} /><Muster desk={desk} /><Piles desk={desk} /><Decks desk={desk} /></div>
          {view.seats.map((seat) => <SeatArea key={seat} desk={desk} seat={seat} />)}
        </div>
        <div class="lfd-counting"><CountBar desk={desk} /><CountPanel desk={desk} /></div>
        {play.live && !state.walk && !over(state, view) && <AskBar desk={desk}><HandOver {...play} /></AskBar>}
      </div>
      {desk.box.made_up && <p class="lfd-source"><strong>{ui("ui-illustrative")}</strong> {ui("ui-source-duel")}</p>}
    </>
  );
}

function useDesk(play: DuelPlay): Desk {
  const { say, id } = useUi();
  const { view, live, take, cancel, remember } = play;
  const state = play.state as State;
  const [looked, look] = useState<Element | null>(null);
  const [pinned, pin] = useState<Element | null>(null);
  const [chosen, count] = useState<Seat | null>(null);
  const [spot, see] = useState<string | null>(null);
  useEffect(() => { look(null); pin(null); count(null); see(null); }, [state.version, play.at]);
  const seat = live && !state.walk && !over(state, view) ? decider(view) : null;
  const counted = chosen ?? seat ?? (view.seats.includes(view.viewer) ? view.viewer : view.turn ?? bottomSeat(view));
  const element = looked ?? pinned;
  return {
    say, ui: say.ui.bind(say), id, view, state, box: play.extra("_box") as Box, seat, act: seat && view.decision?.kind === "act" ? view.acts.at(-1) ?? null : null,
    draft: seat ? play.draft : null, moment: [view.turn, view.decision?.kind, view.round, view.line.length, view.tokens.length, view.acts.map(({ element, piles }) => [element, piles])].join(), take, cancel, remember, counted, count, look, pinned, pin, spot, see,
    spoken: element ? wouldCount(view, counted, element) : placed(state.frames, play.at),
  };
}
