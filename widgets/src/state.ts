/** What crosses from the kernel, whatever the game: frames of one viewer, refusals, lessons, words. */

export type Seat = string;
export type Lang = "en" | "zh-Hant" | "ja";

export interface Decision {
  kind: string;
  seat: Seat | null;
  clause: string;
  /** A form of its sentence. */
  form?: string;
}

export interface Result {
  kind: string;
  winners: Seat[];
  clause: string;
}

/** What every game's view has, as `view.to_json()` writes it. */
export interface AnyView {
  game: string;
  viewer: Seat | "PUBLIC" | "OPEN";
  seats: Seat[];
  turn: Seat | null;
  decision: Decision | null;
  result: Result | null;
  moves: string[];
}

/** A card in a message: its level, or its color and rank; a rank of null cannot be seen. */
export interface ColoredCard {
  color: string;
  rank: number | null;
}

export type CardValue = number | ColoredCard | null;
export type Argument = string | CardValue | string[] | CardValue[];

/** An event as it was seen, or a refusal: a clause and what it needs to be said. */
export interface Said {
  clause: string;
  form?: string;
  args: Record<string, Argument>;
}

export interface Frame<V extends AnyView = AnyView> {
  move: string | null;
  log: Said[];
  view: V;
  /** In a walkthrough: the message that tells this step. */
  caption?: string | null;
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

export interface State<V extends AnyView = AnyView> {
  version: number;
  frames: Frame<V>[];
  at: number;
  viewer: Seat | "PUBLIC" | "OPEN";
  viewers: string[];
  names: Record<Seat, string>;
  /** The seats that the program plays. */
  bots?: Seat[];
  refusal: Refusal | null;
  lesson: Lesson | null;
  branch: Branch | null;
  notice: Notice | null;
  /** The frames of every viewer, where all of them are carried: a walkthrough needs no kernel. */
  eyes?: Record<string, Frame<V>[]> | null;
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

/** One language: messages, card names by level or color names by letter, clause sentences. */
export interface LangWords {
  ftl: string;
  title?: string;
  /** What things are called in a sentence: for each kind the words by the key of a value. */
  named?: Record<string, Record<string, string>>;
  /** What seats are called in this language, where nobody has named them. */
  names?: Record<Seat, string>;
  clauses: Record<string, ClauseText>;
}

export type Words = Partial<Record<Lang, LangWords>>;

/** The first frame that is news at `at`: the one after the viewer last had to decide. */
export function since(frames: Frame[], at: number): number {
  let first = at;
  while (first > 0 && !canMove(frames[first - 1]?.view)) first--;
  return first;
}

/** Whether this viewer has a move: one that is listed, or a card to place, which is free to the millimetre. */
function canMove(view: AnyView | undefined): boolean {
  if (!view) return false;
  return view.moves.length > 0 || (view.decision?.kind === "place" && view.decision.seat === actingSeat(view));
}

/** The seat whose moves this viewer makes: the own one, or at the open table whoever must decide. */
export function actingSeat(view: AnyView): Seat | null {
  if (view.viewer === "PUBLIC") return null;
  if (view.viewer !== "OPEN") return view.viewer;
  return view.decision?.seat ?? null;
}

/** Whether this viewer decides now. */
export function mine(view: AnyView): boolean {
  return canMove(view) && view.decision !== null && view.decision.seat === actingSeat(view);
}

/** Whether nobody is waited for: the lesson's step is done, and nothing here is to be decided. */
export function over(state: State, view: AnyView): boolean {
  return Boolean(state.lesson?.done) && !mine(view);
}

/** The seats in the order in which they sit, starting left of the bottom one. */
export function othersClockwise(view: AnyView): Seat[] {
  const bottom = bottomSeat(view);
  const start = view.seats.indexOf(bottom);
  return view.seats.slice(start + 1).concat(view.seats.slice(0, start));
}

/** Who sits at the bottom: the viewer, or the first seat for a spectator or teacher. */
export function bottomSeat(view: AnyView): Seat {
  return view.seats.includes(view.viewer) ? view.viewer : (view.seats[0] ?? "A");
}
