/** What crosses from the kernel: one view per frame, as `view.to_json()` writes it. */

export type Seat = string;
export type Level = number;
export type Lang = "en" | "zh-Hant" | "ja";

export interface Discard {
  card: Level | null;
  how: "played" | "forced" | "hidden";
}

export interface Decision {
  kind: string;
  seat: Seat | null;
  other: Seat | null;
  clause: string;
}

export interface Result {
  kind: "win" | "tie";
  winners: Seat[];
  clause: string;
}

export interface View {
  game: "silva";
  viewer: Seat | "PUBLIC" | "OPEN";
  seats: Seat[];
  turn: Seat | null;
  decision: Decision | null;
  hands: Record<Seat, (Level | null)[]>;
  known: Record<Seat, string>;
  rows: Record<Seat, Discard[]>;
  deck: number;
  deck_cards: Level[] | null;
  farmer: Record<Seat, number>;
  masu: Seat | null;
  regeneration: boolean;
  out: Seat[];
  result: Result | null;
  moves: string[];
}

export type Argument = string | number | null | string[] | (number | null)[];

/** An event as it was seen, or a refusal: a clause and what it needs to be said. */
export interface Said {
  clause: string;
  form?: string;
  args: Record<string, Argument>;
}

export interface Frame {
  move: string | null;
  log: Said[];
  view: View;
}

export interface Refusal {
  move: string;
  reasons: Said[];
}

/** One step of a lesson; every text is a message id, so that it follows the language. */
export interface Lesson {
  id: string;
  step: string;
  number: number;
  count: number;
  title: string | null;
  text: string;
  goal: string | null;
  /** Once asked for: a message, and the clause that helps. */
  hint: { text: string | null; clause: string | null } | null;
  hints_left: boolean;
  solvable: boolean;
  feedback: string[];
  done: boolean;
  finished: boolean;
}

/** What lies over the game: a what-if and how it was dealt, or an example of a clause. */
export interface Branch {
  from: number | null;
  dealt: "anew" | "true" | "example";
  clause?: string;
}

/** Something went another way than asked: a message and its arguments. */
export interface Notice {
  key: string;
  args?: Record<string, string>;
}

export interface State {
  version: number;
  frames: Frame[];
  at: number;
  viewer: Seat | "PUBLIC" | "OPEN";
  viewers: string[];
  names: Record<Seat, string>;
  refusal: Refusal | null;
  lesson: Lesson | null;
  branch: Branch | null;
  notice: Notice | null;
}

export interface ClauseText {
  text: string;
  /** Where it stands in the sources: ["silva.en", 68], and the line itself where the reader owns the text. */
  places: [string, number, string?][];
  /** Whether the kernel has a scene that shows it. */
  example?: boolean;
  /** Of a ruling: the clauses it bears on. */
  see?: string[];
}

/** One language: messages, card names by level, clause sentences. */
export interface LangWords {
  ftl: string;
  cards: string[];
  clauses: Record<string, ClauseText>;
}

export type Words = Partial<Record<Lang, LangWords>>;

/** How many of each level the game has: 18 cards. */
export const COPIES: readonly number[] = [1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 1];

/** The first frame that is news at `at`: the one after the viewer last had to decide. */
export function since(frames: Frame[], at: number): number {
  let first = at;
  while (first > 0 && !frames[first - 1]?.view.moves.length) first--;
  return first;
}

/** The seat whose moves this viewer makes: the own one, or at the open table whoever must decide. */
export function actingSeat(view: View): Seat | null {
  if (view.viewer === "PUBLIC") return null;
  if (view.viewer !== "OPEN") return view.viewer;
  return view.decision?.seat ?? null;
}

/** The seats in the order in which they sit, starting left of the bottom one. */
export function othersClockwise(view: View): Seat[] {
  const bottom = bottomSeat(view);
  const start = view.seats.indexOf(bottom);
  return view.seats.slice(start + 1).concat(view.seats.slice(0, start));
}

/** Who sits at the bottom: the viewer, or the first seat for a spectator or teacher. */
export function bottomSeat(view: View): Seat {
  return view.seats.includes(view.viewer) ? view.viewer : (view.seats[0] ?? "A");
}
