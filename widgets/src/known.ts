/** What the kernel sends about knowledge, once it is asked for; see `knowing.py`. */
import type { Level } from "./silva.ts";
import type { Said, Seat } from "./state.ts";

/** A card and its chance in percent, or in the deck how many copies of it lie there on average. */
export type Chances = [Level, number][];

/** What was known at one frame. */
export interface Known {
  hands: Record<Seat, Chances>;
  deck?: Chances;
  /** Of another seat's knowledge about the viewer: the chance in percent that it is certain. */
  sure?: number;
  /** What happened as the seat saw it, where that is not the viewer. */
  log?: Said[];
}

export interface Shown {
  of: Seat;
  kind: "know" | "about";
  running: boolean;
  done: number;
  steps: number;
  frames: Known[];
}

export interface Explored {
  running: boolean;
  done: number;
  of: number;
  /** How many games each move was tried in; 0: worked out exactly. */
  games: number | null;
  moves: { said: Said; share: [number, number, number] }[];
  /** The message that names the kind of bot. */
  model: string;
}

export interface Knowing {
  /** Whose knowledge may be asked for, each with the message of its button. */
  offers: [Seat, string][];
  /** The bots that may be asked about, each with the message that names it. */
  models: [string, string][];
  shown: Shown | null;
  explored: Explored | null;
}

/** A change of a chance at a frame, in percent. */
export interface Change {
  at: number;
  before: number;
  after: number;
}

/** The chance of a card in a hand at a frame; undefined where nobody holds the hand or nothing is known yet. */
export function chanceOf(frame: Known | undefined, seat: Seat, card: Level): number | undefined {
  const hand = frame?.hands[seat];
  return hand && (hand.find(([level]) => level === card)?.[1] ?? 0);
}

/** Every card that has had a chance to be in a hand up to a frame, the highest first; those ruled out have 0. */
export function bars(frames: Known[], at: number, seat: Seat): Chances {
  const seen = new Set(frames.slice(0, at + 1).flatMap((frame) => (frame.hands[seat] ?? []).map(([level]) => level)));
  return [...seen].sort((a, b) => b - a).map((level) => [level, chanceOf(frames[at], seat, level) ?? 0]);
}

/** The frames up to `at` that changed the chance of a card. */
export function changes(frames: Known[], at: number, seat: Seat, card: Level): Change[] {
  const found: Change[] = [];
  let before: number | undefined;
  frames.slice(0, at + 1).forEach((frame, step) => {
    const after = chanceOf(frame, seat, card);
    if (after === undefined) return;
    if (before !== undefined && before !== after) found.push({ at: step, before, after });
    before = after;
  });
  return found;
}
