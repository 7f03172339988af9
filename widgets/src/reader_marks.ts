/** A row's text cut at the ends of the findings that stand in it. */
import type { Mark, Side } from "./reader_data.ts";

export interface Piece {
  text: string;
  /** The findings that speak of these characters. */
  findings: number[];
}

/** The findings that speak of a whole row, and not of some of its characters. */
export function whole(side: Side, row: number): number[] {
  const [start, end] = [side.starts[row] ?? 0, side.ends[row] ?? 0];
  return (side.marks.get(row) ?? []).filter((mark) => mark.start <= start && mark.end >= end).map((mark) => mark.finding);
}

/** The pieces of a row, of which joined is exactly its text; `shown` tells which findings are marked. */
export function pieces(side: Side, row: number, shown: (finding: number) => boolean): Piece[] {
  const [start, end] = side.extent(row);
  const marks = (side.marks.get(row) ?? []).filter((mark) => shown(mark.finding));
  const inside = marks.flatMap((mark) => [mark.start, mark.end]).filter((at) => at > start && at < end);
  const cuts = [start, ...new Set(inside.sort((a, b) => a - b)), end];
  return cuts.slice(0, -1).map((from, at) => piece(side, marks, from, cuts[at + 1] ?? end));
}

function piece(side: Side, marks: Mark[], from: number, to: number): Piece {
  const over = marks.filter((mark) => mark.start < to && mark.end > from);
  return { text: side.text.slice(from, to), findings: [...new Set(over.map((mark) => mark.finding))] };
}
