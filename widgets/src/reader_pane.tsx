/** A text as a list of which only the rows in sight are drawn. */
import { useLayoutEffect } from "preact/hooks";
import type { SideNo } from "./reader_data.ts";
import { Row, type Look } from "./reader_row.tsx";
import type { Scroll } from "./reader_scroll.ts";
import { useUi } from "./ui.ts";

/** How far beyond the edges rows are drawn, in pixels. */
const BEYOND = 300;

interface PaneProps {
  look: Look;
  no: SideNo;
  scroll: Scroll;
  hover: number;
  choose: (side: SideNo, row: number, finding: number | null) => void;
  point: (bead: number) => void;
}

export function Pane({ look, no, scroll, hover, choose, point }: PaneProps) {
  const { say, id } = useUi();
  const side = look.texts.sides[no];
  const port = scroll.ports[no];
  const [first, last] = port.sight(BEYOND);
  const rows = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const name = (row: number) => id(`row-${no}-${row}`);
  const picked = look.pick?.side === no && look.pick.row >= first && look.pick.row <= last ? look.pick.row : null;
  useLayoutEffect(() => port.measure());
  return (
    <div ref={port.attach} class="silva-pane" role="listbox" tabIndex={0} data-side={no} aria-label={`${say.ui(no ? "desk-align-target" : "desk-align-source")} ${side.name}`}
      {...(picked === null ? {} : { "aria-activedescendant": name(picked) })} onScroll={() => scroll.scrolled(no)} onMouseLeave={() => point(-1)}>
      <div role="presentation" class="silva-all" style={{ height: `${port.heights.total}px` }}>
        <div role="presentation" class="silva-drawn" style={{ transform: `translateY(${port.heights.top(first)}px)` }}>
          {rows.map((row) => <Row key={row} look={look} no={no} row={row} id={name(row)} hover={hover} choose={(one, finding) => choose(no, one, finding)} point={point} />)}
        </div>
      </div>
    </div>
  );
}
