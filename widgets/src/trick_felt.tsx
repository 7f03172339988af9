/** The table of Silent Guardians as an ARIA grid: one row per seat, clockwise, the own one last, the trick between. */
import { useRef } from "preact/hooks";
import { moveFocus } from "./grid.ts";
import type { Play } from "./shell.tsx";
import type { State, View } from "./sg.ts";
import { actingSeat, bottomSeat, othersClockwise, type Seat } from "./state.ts";
import { Centre } from "./trick_centre.tsx";
import { playText, type Draft } from "./trick_choice.ts";
import { SeatRow } from "./trick_seat.tsx";
import { useUi } from "./ui.ts";
import { WalkStrip } from "./walk.tsx";

/** Where the others sit, clockwise from the left of the bottom seat. */
const PLACES: Record<number, string[]> = { 2: ["left", "right"], 3: ["left", "top", "right"] };

export function Felt(play: Play<View, Draft>) {
  const { view, live, take, remember } = play;
  const state = play.state as State;
  const { say } = useUi();
  const grid = useRef<HTMLDivElement>(null);
  const others = othersClockwise(view);
  const acting = live && !state.walk && !view.result && state.quiz?.phase !== "asked" ? actingSeat(view) : null;
  const row = (seat: Seat, place: string) => {
    const hand = view.hands[seat] ?? [];
    const choose = (i: number, cell: string) => { remember(cell); take(playText(seat, hand, i)); };
    return (
      <SeatRow key={seat} seat={seat} view={view} place={place} choose={acting === seat ? choose : undefined}
        legal={(i) => view.moves.includes(playText(seat, hand, i))} />
    );
  };
  return (
    <>
      {state.walk && <WalkStrip play={play} walk={state.walk} />}
      <div ref={grid} role="grid" class={`silva-felt sg-felt silva-others-${others.length}`} aria-label={say.ui("ui-table-label", { game: say.title })}
        onKeyDown={(event) => { if (grid.current && moveFocus(grid.current, event)) event.preventDefault(); }}>
        {others.map((seat, i) => row(seat, PLACES[others.length]?.[i] ?? "top"))}
        <Centre view={view} />
        {row(bottomSeat(view), "own")}
      </div>
      <SourceLine state={state} />
    </>
  );
}

/** What on this screen is not in the rulebook: always said, never only by color. */
function SourceLine({ state }: { state: State }) {
  const { say } = useUi();
  return (
    <ul class="sg-source">
      {state.source.map((one) => (
        <li key={one.what}>
          <strong>{say.ui(one.what === "ranks" ? "ui-illustrative" : "ui-source-incomplete")}</strong>{" "}
          {one.what === "ranks" && say.ui("ui-source-ranks")}
          {one.what === "random" && say.ui("ui-source-random")}
          {one.what === "scenario" && say.ui("ui-source-scenario", { number: one.number })}
        </li>
      ))}
    </ul>
  );
}
