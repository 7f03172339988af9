/** The table itself as an ARIA grid: one row per seat, clockwise, the own one last, the deck between. */
import { useRef } from "preact/hooks";
import { Centre } from "./centre.tsx";
import { options, type Draft } from "./choice.ts";
import { moveFocus } from "./grid.ts";
import { SeatRow, type HandProps } from "./seat.tsx";
import type { View } from "./silva.ts";
import { bottomSeat, mine, othersClockwise, type Seat } from "./state.ts";
import { useUi } from "./ui.ts";

/** Where the others sit, clockwise from the left of the bottom seat. */
const PLACES: Record<number, string[]> = { 0: [], 1: ["top"], 2: ["left", "right"], 3: ["left", "top", "right"] };

interface FeltProps {
  view: View;
  draft: Draft | null;
  take: (next: string | Draft) => void;
  choose: HandProps["choose"];
  legal: HandProps["legal"];
}

export function TableGrid({ view, draft, take, choose, legal }: FeltProps) {
  const { say } = useUi();
  const grid = useRef<HTMLDivElement>(null);
  const bottom = bottomSeat(view);
  const others = othersClockwise(view);
  const targets = draft && draft.target === undefined ? options(view, draft) : [];
  const aimAt = (seat: Seat) => {
    const option = targets.find((one) => one.value === seat);
    return option && { legal: option.legal, choose: () => take(option.then) };
  };
  const row = (seat: Seat, place: string) => (
    <SeatRow key={seat} seat={seat} view={view} place={place} aim={seat === bottom ? undefined : aimAt(seat)}
      choose={holds(view, seat, bottom) ? choose : undefined} legal={legal} chosen={draft && draftSeat(view) === seat ? draft.card : null} />
  );
  return (
    <div ref={grid} role="grid" class={`silva-felt silva-others-${others.length}`} aria-label={say.ui("ui-table-label", { game: "SILVA" })}
      onKeyDown={(event) => { if (grid.current && moveFocus(grid.current, event)) event.preventDefault(); }}>
      {others.map((seat, i) => row(seat, PLACES[others.length]?.[i] ?? "top"))}
      <Centre view={view} />
      {row(bottom, "own")}
    </div>
  );
}

function draftSeat(view: View): Seat | null | undefined {
  return mine(view) ? view.decision?.seat : null;
}

/** Whose cards can be taken up: the viewer's own, or at the open table those of the seat that decides. */
function holds(view: View, seat: Seat, bottom: Seat): boolean {
  return view.viewer === "OPEN" ? view.decision?.seat === seat : view.viewer === seat && seat === bottom;
}
