/** Where rows stand that are mostly not drawn: heights guessed from the text, and put right once a row was seen. */
import { below, type Side } from "./reader_data.ts";

export class Heights {
  /** The upper edge of each row, and behind them the lower edge of all. */
  private readonly tops: Float64Array;
  private dirty = 0;

  constructor(private readonly heights: Float64Array) {
    this.tops = new Float64Array(heights.length + 1);
  }

  get count(): number {
    return this.heights.length;
  }

  get total(): number {
    return this.top(this.count);
  }

  top(row: number): number {
    this.settle();
    return this.tops[Math.max(0, Math.min(row, this.count))] ?? 0;
  }

  height(row: number): number {
    return this.heights[row] ?? 0;
  }

  /** The row at a height of the page. */
  at(y: number): number {
    this.settle();
    return Math.max(0, Math.min(this.count - 1, below(this.tops, y + 0.01) - 1));
  }

  /** The row at a height, with the part of it that lies above. */
  place(y: number): number {
    const row = this.at(y);
    return row + Math.max(0, Math.min(1, (y - this.top(row)) / (this.height(row) || 1)));
  }

  /** The height of a place. */
  y(place: number): number {
    const row = Math.max(0, Math.min(this.count - 1, Math.floor(place)));
    return this.top(row) + (place - row) * this.height(row);
  }

  /** Takes a measured height; whether it is news. */
  set(row: number, height: number): boolean {
    if (Math.abs(this.height(row) - height) < 0.5) return false;
    this.heights[row] = height;
    this.dirty = Math.min(this.dirty, row);
    return true;
  }

  private settle(): void {
    for (let row = this.dirty; row < this.count; row++) this.tops[row + 1] = (this.tops[row] as number) + (this.heights[row] as number);
    this.dirty = this.count;
  }
}

/** How tall the rows of a side may be, in pixels, where so many half-width characters fit into a line. */
export function guess(side: Side, perLine: number, lineHeight: number, gap: number): Float64Array {
  const wide = side.lang === "en" ? 1 : 2;
  return Float64Array.from({ length: side.count }, (_, row) => {
    const length = ((side.ends[row] ?? 0) - (side.starts[row] ?? 0)) * wide;
    return Math.ceil(Math.max(1, length) / Math.max(8, perLine)) * lineHeight + gap;
  });
}
