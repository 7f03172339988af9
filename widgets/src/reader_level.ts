/** Which place of one text is level with which place of the other: straight between beads that keep their order. */
import { below, other, type SideNo, type Texts } from "./reader_data.ts";

export class Level {
  /** Places that are level, ascending on both sides. */
  private readonly marks: [number[], number[]] = [[0], [0]];

  constructor(texts: Texts) {
    let last = 0;
    for (let bead = 0; bead < texts.beads; bead++) {
      const [mine, theirs] = [texts.rows(0, bead), texts.rows(1, bead)];
      const [a, b] = [mine[0], theirs[0]];
      if (a === undefined || b === undefined || texts.moved.has(bead) || b < last) continue;
      this.add(a, b);
      last = (theirs[theirs.length - 1] ?? b) + 1;
      this.add((mine[mine.length - 1] ?? a) + 1, last);
    }
    this.add(texts.sides[0].count, texts.sides[1].count);
  }

  private add(a: number, b: number): void {
    const [mine, theirs] = this.marks;
    if (a < (mine[mine.length - 1] ?? 0) || b < (theirs[theirs.length - 1] ?? 0)) return;
    mine.push(a);
    theirs.push(b);
  }

  /** The place of the other side that is level with a place of this one. */
  across(side: SideNo, place: number): number {
    const [mine, theirs] = [this.marks[side], this.marks[other(side)]];
    if (place <= 0) return 0;
    const at = Math.max(1, Math.min(mine.length - 1, below(mine, place + 1e-9)));
    const [low, high] = [mine[at - 1] ?? 0, mine[at] ?? 0];
    const [from, to] = [theirs[at - 1] ?? 0, theirs[at] ?? 0];
    return high > low ? from + ((place - low) / (high - low)) * (to - from) : to;
  }
}
