/** A view of Silent Guardians, as `view.to_json()` writes it, and what its table adds. */
import type { AnyView, ColoredCard, Frame as AnyFrame, Lang, Seat, State as AnyState } from "./state.ts";
import type { Walk } from "./walk.tsx";

/** red, blue, yellow, green, gray (trump), in the order in which a hand is sorted. */
export const COLORS = ["r", "b", "y", "g", "x"] as const;
export type Color = string;
export type Card = ColoredCard;

export interface Played {
  seat: Seat;
  card: Card;
}

export interface Pile {
  cards: Played[];
  token: Color;
}

/** What a full trick owes and why; in a walkthrough the case is null until it is told. */
export interface Owed {
  winner: Seat;
  /** The clause by which the winner wins, and the winning card. */
  by: string;
  card: Card;
  case: "most_frequent" | "two_vs_two" | "all_different" | null;
  /** The clause that decides the token, and how many cards have the color. */
  clause: string;
  count: number;
  choosable: Color[];
  valid: Color[];
  usable: Color[];
}

export interface View extends AnyView {
  mode: "A" | "B" | "C";
  lead: Seat | null;
  hands: Record<Seat, Card[]>;
  trick: Played[];
  tokens: Record<Seat, Color[]>;
  /** null: it lies face down. */
  pool: (Color | null)[];
  drafting: Seat[];
  offered: Color | null;
  piles: Record<Seat, Pile[]>;
  owed: Owed | null;
  removed: Color[];
  removed_cards: Card[] | null;
  transfers: number;
  /** In a walkthrough: the token that has just been placed on the trick. */
  placed?: Color;
}

export interface Quiz {
  phase: "asked" | "answered";
  given: { winner: Seat; colors: Color[] } | null;
  right: { winner: boolean; colors: boolean } | null;
  /** Whether the game waits to be told to go on. */
  go: boolean;
}

/** Something on the screen that is not in the source. */
export type Source = { what: "ranks" } | { what: "random" } | { what: "scenario"; number: number };

export interface LineMove {
  seat: Seat;
  kind: string;
  card: Card | null;
  color: Color;
  target: Seat | null;
}

/** A move of the viewer's, and how often it leaves the game winnable, in percent: the middle, and its interval. */
export interface Advised extends LineMove {
  text: string;
  /** Of a card: its place from the low end, and how many there are. */
  place: [number, number] | null;
  share: [number, number, number];
}

export type SolverAsk = "solve" | "turning" | "advice";

/** What the solver may be asked, and what it has found: `at` is the frame that it is about. */
export interface Solver {
  offers: SolverAsk[];
  found: {
    asked: SolverAsk;
    running: boolean;
    /** How far it is: positions, or imagined deals `of` so many. */
    nodes: number;
    of?: number | null;
    answer: "winnable" | "lost" | "unknown" | "turned" | "advised" | null;
    at?: number;
    move: string | null;
    line: LineMove[];
    deals?: number;
    moves?: Advised[];
  } | null;
}

export interface State extends AnyState<View> {
  quiz: Quiz | null;
  walk: Walk | null;
  source: Source[];
  solver: Solver | null;
}

export type Frame = AnyFrame<View>;
export type { Lang, Seat };
