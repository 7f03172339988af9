/** Two panes that scroll together: where each stands, what is in sight, and how to bring a row into sight. */
import { other, type SideNo, type Texts } from "./reader_data.ts";
import { guess, Heights } from "./reader_heights.ts";
import { Level } from "./reader_level.ts";

/** Where a row that was jumped to comes to stand: this part of the pane lies above it. */
const EYE = 0.3;

/** One pane: its element, and the heights of its rows. */
export class Port {
  heights: Heights;
  top = 0;
  view = 600;
  private element: HTMLElement | null = null;
  /** The row that is held at a height of the pane while heights are put right. */
  private aim: { row: number; y: number } | null = null;
  private width = 0;

  constructor(private readonly texts: Texts, private readonly no: SideNo, private readonly changed: () => void) {
    this.heights = this.guessed(60);
  }

  private guessed(perLine: number): Heights {
    return new Heights(guess(this.texts.sides[this.no], perLine, 26, 8));
  }

  readonly attach = (element: HTMLElement | null): void => {
    this.element = element;
  };

  /** The rows between the edges, and so many pixels beyond. */
  sight(beyond: number): [number, number] {
    return [this.heights.at(this.top - beyond), this.heights.at(this.top + this.view + beyond)];
  }

  /** Reads where the element stands; false where it stands as it was put. */
  moved(): boolean {
    const top = this.element?.scrollTop ?? 0;
    if (Math.abs(top - this.top) < 1.5) return false;
    this.top = top;
    this.aim = null;
    return true;
  }

  put(top: number): void {
    const most = Math.max(0, this.heights.total - this.view);
    this.top = Math.max(0, Math.min(top, most));
    if (!this.element) return;
    // The page is as tall as the last drawing knew: a place beyond that would be cut off, and look like a scroll by hand.
    const page = this.element.firstElementChild as HTMLElement | null;
    if (page) page.style.height = `${this.heights.total}px`;
    this.element.scrollTop = this.top;
  }

  hold(row: number, y: number): void {
    this.aim = { row, y };
    this.put(this.heights.top(row) - y);
  }

  /** How far below the upper edge a row stands. */
  yOf(row: number): number {
    return this.heights.top(row) - this.top;
  }

  inSight(row: number): boolean {
    const y = this.yOf(row);
    return y >= 0 && y + Math.min(this.heights.height(row), this.view) <= this.view;
  }

  /** The place that the eye is at: at the top of the first row in the beginning, at the end of the last at the end. */
  get place(): number {
    return this.heights.place(this.top + this.eye(this.top) * this.view);
  }

  private eye(top: number): number {
    const most = this.heights.total - this.view;
    return most > 0 ? Math.max(0, Math.min(1, top / most)) : 0;
  }

  /** Brings a place to the height that the eye of the other pane is at. */
  follow(place: number, eye: number): void {
    this.aim = null;
    this.put(this.heights.y(place) - eye);
  }

  get eyeHeight(): number {
    return this.eye(this.top) * this.view;
  }

  /** Puts the heights of the drawn rows right; what is looked at stays where it is. */
  measure(): void {
    const element = this.element;
    if (!element) return;
    const row = this.aim?.row ?? this.heights.at(this.top);
    const y = this.aim?.y ?? this.yOf(row);
    let news = this.resized(element);
    for (const one of element.querySelectorAll<HTMLElement>("[data-row]")) news = this.take(one) || news;
    if (!news) return;
    this.put(this.heights.top(row) - y);
    this.changed();
  }

  /** What is not laid out, in a hidden tab, has no height and tells none. */
  private take(row: HTMLElement): boolean {
    return row.offsetHeight > 0 && this.heights.set(Number(row.dataset["row"]), row.offsetHeight);
  }

  private resized(element: HTMLElement): boolean {
    const [view, width] = [element.clientHeight || this.view, element.clientWidth];
    if (view === this.view && width === this.width) return false;
    if (width !== this.width && width) this.heights = this.guessed((width - 124) / 8);
    [this.view, this.width] = [view, width];
    return true;
  }
}

export class Scroll {
  readonly ports: readonly [Port, Port];
  together = true;
  /** Draws the panes again. */
  changed: () => void = () => undefined;
  private readonly level: Level;

  constructor(texts: Texts) {
    const again = () => this.changed();
    this.ports = [new Port(texts, 0, again), new Port(texts, 1, again)];
    this.level = new Level(texts);
  }

  /** A pane was scrolled by hand: the other one follows. */
  scrolled(no: SideNo): void {
    const port = this.ports[no];
    if (!port.moved()) return;
    if (this.together) this.ports[other(no)].follow(this.level.across(no, port.place), port.eyeHeight);
    this.changed();
  }

  /** Brings a row into sight and its partner, or else the place level with it, beside it. */
  show(no: SideNo, row: number, partner: number | undefined, keep = false): void {
    const [mine, theirs] = [this.ports[no], this.ports[other(no)]];
    mine.hold(row, keep && mine.inSight(row) ? mine.yOf(row) : mine.view * EYE);
    const y = mine.yOf(row);
    if (partner !== undefined) {
      if (this.together || !theirs.inSight(partner)) theirs.hold(partner, y);
    } else if (this.together) theirs.follow(this.level.across(no, row), y);
    this.changed();
  }
}
