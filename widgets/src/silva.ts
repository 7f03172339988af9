/** A view of SILVA, as `view.to_json()` writes it. */
import type { Knowing } from "./known.ts";
import type { AnyView, Decision, Frame as AnyFrame, Seat, State as AnyState } from "./state.ts";

export type Level = number;

export interface Discard {
  card: Level | null;
  how: "played" | "forced" | "hidden";
}

export interface View extends AnyView {
  decision: (Decision & { other: Seat | null }) | null;
  hands: Record<Seat, (Level | null)[]>;
  known: Record<Seat, string>;
  rows: Record<Seat, Discard[]>;
  deck: number;
  deck_cards: Level[] | null;
  farmer: Record<Seat, number>;
  masu: Seat | null;
  regeneration: boolean;
  out: Seat[];
}

export type Frame = AnyFrame<View>;
export type State = AnyState<View> & { know?: Knowing | null };

/** How many of each level the game has: 18 cards. */
export const COPIES: readonly number[] = [1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 1];
