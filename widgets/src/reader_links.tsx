/** Between the texts: a band from the sentences of the one to those of the other, for each bead in sight. */
import { other, type SideNo, type Texts } from "./reader_data.ts";
import type { Scroll } from "./reader_scroll.ts";

const WIDTH = 36;

interface LinksProps { texts: Texts; scroll: Scroll; hover: number; bead: number }

export function Links({ texts, scroll, hover, bead }: LinksProps) {
  const seen = new Set([...inSight(texts, scroll, 0), ...inSight(texts, scroll, 1)]);
  const height = scroll.ports[0].view;
  return (
    <svg class="silva-links" aria-hidden="true" width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
      {[...seen].map((one) => <Band key={one} bead={one} texts={texts} scroll={scroll} on={one === hover || one === bead} />)}
    </svg>
  );
}

/** The beads of the rows in sight that have a partner within reach. */
function inSight(texts: Texts, scroll: Scroll, no: SideNo): number[] {
  const [first, last] = scroll.ports[no].sight(0);
  const found: number[] = [];
  for (let row = first; row <= last; row++) {
    const bead = texts.sides[no].bead(row);
    if (bead >= 0 && texts.rows(other(no), bead).length) found.push(bead);
  }
  return found;
}

function Band({ bead, texts, scroll, on }: { bead: number; texts: Texts; scroll: Scroll; on: boolean }) {
  const [a, b] = ends(texts, scroll, 0, bead);
  const [c, d] = ends(texts, scroll, 1, bead);
  const m = WIDTH / 2;
  const path = `M0 ${a}C${m} ${a} ${m} ${c} ${WIDTH} ${c}V${d}C${m} ${d} ${m} ${b} 0 ${b}Z`;
  return <path d={path} class={`${on ? "silva-on" : ""}${texts.moved.has(bead) ? " silva-moved" : ""}`} />;
}

function ends(texts: Texts, scroll: Scroll, no: SideNo, bead: number): [number, number] {
  const [rows, port] = [texts.rows(no, bead), scroll.ports[no]];
  const [first, last] = [rows[0] ?? 0, rows[rows.length - 1] ?? 0];
  return [port.yOf(first) + 3, port.yOf(last) + port.heights.height(last) - 3];
}
