/** The table itself as an ARIA grid: one row per seat, clockwise, the own one last, the deck between. */
import { useRef, useState } from "preact/hooks";
import { Centre } from "./centre.tsx";
import { options, type Draft } from "./choice.ts";
import { moveFocus } from "./grid.ts";
import { SeatRow, type HandProps } from "./seat.tsx";
import type { Level, View } from "./silva.ts";
import { bottomSeat, mine, othersClockwise, type Seat } from "./state.ts";
import { useUi } from "./ui.ts";

/** Where the others sit, clockwise from the left of the bottom seat. */
const PLACES: Record<number, string[]> = { 0: [], 1: ["top"], 2: ["left", "right"], 3: ["left", "top", "right"] };

interface FeltProps {
  view: View;
  bots: Seat[];
  /** Whether somebody is waited for now: not in the past, and not after a lesson's step. */
  waits: boolean;
  draft: Draft | null;
  take: (next: string | Draft) => void;
  choose: HandProps["choose"];
  legal: HandProps["legal"];
}

export function TableGrid({ view, bots, waits, draft, take, choose, legal }: FeltProps) {
  const { say, id } = useUi();
  const [looked, look] = useState<Level | null>(null);
  const lookAt = (event: Event) => look(levelAt(event.target));
  const grid = useRef<HTMLDivElement>(null);
  const bottom = bottomSeat(view);
  const others = othersClockwise(view);
  const targets = draft && draft.target === undefined ? options(view, draft) : [];
  const aimAt = (seat: Seat) => {
    const option = targets.find((one) => one.value === seat);
    return option && { legal: option.legal, choose: () => take(option.then) };
  };
  const row = (seat: Seat, place: string) => (
    <SeatRow key={seat} seat={seat} view={view} bot={bots.includes(seat)} waits={waits} place={place} aim={seat === bottom ? undefined : aimAt(seat)}
      choose={holds(view, seat, bottom) ? choose : undefined} legal={legal} chosen={draft && draftSeat(view) === seat ? draft.card : null} />
  );
  return (
    <div class="silva-board" onMouseOver={lookAt} onFocusIn={lookAt} onMouseLeave={() => look(null)}>
      <div ref={grid} role="grid" class={`silva-felt silva-others-${others.length}`} aria-label={say.ui("ui-table-label", { game: "SILVA" })}
        onKeyDown={(event) => { if (grid.current && moveFocus(grid.current, event)) event.preventDefault(); }}>
        {others.map((seat, i) => row(seat, PLACES[others.length]?.[i] ?? "top"))}
        <Centre view={view} />
        {row(bottom, "own")}
      </div>
      <Short id={id("short")} level={looked ?? draft?.card ?? null} />
    </div>
  );
}

/** What a card does, in one line: of the card under the pointer or the focus, else of the one that is chosen. */
function Short({ id, level }: { id: string; level: Level | null }) {
  const { say } = useUi();
  return (
    <p id={id} class="silva-short">
      {level !== null && <><strong>{say.card(level)}</strong> {say.ui(`silva-short-${String(level).padStart(2, "0")}`)}</>}
    </p>
  );
}

/** The level of the card that a pointer or the focus is on. */
function levelAt(target: EventTarget | null): Level | null {
  const card = (target as Element).closest("[data-cell]")?.querySelector<SVGElement>("[data-level]");
  return card ? Number(card.dataset["level"]) : null;
}

function draftSeat(view: View): Seat | null | undefined {
  return mine(view) ? view.decision?.seat : null;
}

/** Whose cards can be taken up: the viewer's own, or at the open table those of the seat that decides. */
function holds(view: View, seat: Seat, bottom: Seat): boolean {
  return view.viewer === "OPEN" ? view.decision?.seat === seat : view.viewer === seat && seat === bottom;
}
