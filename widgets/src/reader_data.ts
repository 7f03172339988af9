/** The two texts as the kernel sends them, once: segments as rows, beads that link them, findings that mark them. */
import type { Lang } from "./state.ts";

/** 0 is the source, 1 the translation. */
export type SideNo = 0 | 1;
export type Args = Record<string, string | Partial<Record<Lang, string>>>;
type SentFinding = [string, number, number, number, string, Args, string, string, string, number[]];

export interface Sent {
  sides: { name: string; lang: string; text: string; cuts: number[]; kinds: string }[];
  /** The bead of each segment, -1 for none. */
  links: number[][];
  scores: number[];
  moved: number[];
  told: [string, string][];
  /** For each bead how many pieces of evidence, then their places in `told`. */
  evidence: number[];
  categories: string[];
  tiers: string[];
  severities: string[];
  findings: SentFinding[];
}

export interface Span { side: SideNo; start: number; end: number; row: number }

export interface Finding {
  index: number;
  id: string;
  tier: number;
  severity: number;
  category: number;
  message: string;
  args: Args;
  suggestion: string;
  clause: string;
  scene: string;
  spans: Span[];
}

/** Characters of one row that a finding speaks of. */
export interface Mark { finding: number; start: number; end: number }

export class Side {
  readonly name: string;
  readonly lang: string;
  readonly text: string;
  readonly kinds: string;
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The line that each row begins in, from 1. */
  readonly lines: Int32Array;
  readonly marks = new Map<number, Mark[]>();

  constructor(sent: Sent["sides"][number], readonly beads: ArrayLike<number>) {
    [this.name, this.lang, this.text, this.kinds] = [sent.name, sent.lang, sent.text, sent.kinds];
    this.count = sent.cuts.length / 2;
    this.starts = new Int32Array(this.count);
    this.ends = new Int32Array(this.count);
    this.lines = new Int32Array(this.count);
    this.cut(sent.cuts);
  }

  private cut(cuts: number[]): void {
    let [end, line, newline] = [0, 1, this.text.indexOf("\n")];
    for (let row = 0; row < this.count; row++) {
      const start = end + (cuts[2 * row] ?? 0);
      end = start + (cuts[2 * row + 1] ?? 0);
      for (; newline >= 0 && newline < start; line++) newline = this.text.indexOf("\n", newline + 1);
      [this.starts[row], this.ends[row], this.lines[row]] = [start, end, line];
    }
  }

  /** The row that holds an offset, or that it comes after. */
  rowAt(offset: number): number {
    return Math.max(0, below(this.starts, offset + 1) - 1);
  }

  line(row: number): number {
    return this.lines[row] ?? 1;
  }

  bead(row: number): number {
    return this.beads[row] ?? -1;
  }

  mark(finding: number, start: number, end: number): void {
    const first = this.rowAt(start);
    for (let row = first; row < this.count && (row === first || this.startOf(row) < end); row++) {
      const until = row + 1 < this.count ? this.startOf(row + 1) : this.text.length;
      const mark = { finding, start: Math.max(start, row ? this.startOf(row) : 0), end: Math.min(end, until) };
      this.marks.set(row, [...(this.marks.get(row) ?? []), mark]);
    }
  }

  /** What a row shows: its segment, and white space beside it in its line that a finding speaks of. */
  extent(row: number): [number, number] {
    const [start, end] = [this.startOf(row), this.ends[row] ?? 0];
    const newline = this.text.indexOf("\n", end);
    const [least, most] = [this.text.lastIndexOf("\n", start - 1) + 1, newline < 0 ? this.text.length : newline];
    const marks = this.marks.get(row) ?? [];
    return [
      Math.max(start ? least : 0, Math.min(start, ...marks.map((mark) => mark.start))),
      Math.min(most, Math.max(end, ...marks.map((mark) => mark.end))),
    ];
  }

  private startOf(row: number): number {
    return this.starts[row] ?? 0;
  }
}

export class Texts {
  readonly sides: readonly [Side, Side];
  readonly findings: Finding[];
  readonly beads: number;
  readonly moved: Set<number>;
  private readonly members: [number[][], number[][]];
  private readonly proofs: number[] = [];

  constructor(readonly sent: Sent) {
    const side = (no: SideNo) => new Side(sent.sides[no] as Sent["sides"][number], sent.links[no] ?? []);
    this.sides = [side(0), side(1)];
    this.beads = sent.scores.length;
    this.moved = new Set(sent.moved);
    this.members = [this.gather(this.sides[0]), this.gather(this.sides[1])];
    for (let at = 0; at < sent.evidence.length; at += 1 + (sent.evidence[at] ?? 0)) this.proofs.push(at);
    this.findings = sent.findings.map((one, index) => this.read(one, index));
  }

  private gather(side: Side): number[][] {
    const found: number[][] = Array.from({ length: this.beads }, () => []);
    for (let row = 0; row < side.count; row++) found[side.bead(row)]?.push(row);
    return found;
  }

  private read([rest, tier, severity, category, message, args, suggestion, clause, scene, flat]: SentFinding, index: number): Finding {
    const spans: Span[] = [];
    const id = `${this.sent.categories[category]}-${rest}`;
    for (let at = 0; at < flat.length; at += 3) {
      const [side, start, end] = [flat[at] as SideNo, flat[at + 1] ?? 0, flat[at + 2] ?? 0];
      this.sides[side].mark(index, start, end);
      spans.push({ side, start, end, row: this.sides[side].rowAt(start) });
    }
    return { index, id, tier, severity, category, message, args, suggestion, clause, scene, spans };
  }

  /** The rows of a bead on a side; none where only the other text has it. */
  rows(side: SideNo, bead: number): number[] {
    return this.members[side][bead] ?? [];
  }

  /** The rows of the other side that a row belongs with. */
  partners(side: SideNo, row: number): number[] {
    return this.rows(other(side), this.sides[side].bead(row));
  }

  /** Whether only one text has the row; page furniture is no part of either. */
  alone(side: SideNo, row: number): boolean {
    const bead = this.sides[side].bead(row);
    return bead >= 0 && !this.rows(other(side), bead).length;
  }

  evidence(bead: number): [string, string][] {
    const at = this.proofs[bead] ?? 0;
    return this.sent.evidence.slice(at + 1, at + 1 + (this.sent.evidence[at] ?? 0)).map((told) => this.sent.told[told] ?? ["", ""]);
  }

  quote({ side, start, end }: Span): string {
    return this.sides[side].text.slice(start, end);
  }
}

export function other(side: SideNo): SideNo {
  return side ? 0 : 1;
}

/** How many of the sorted values are less than one. */
export function below(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
