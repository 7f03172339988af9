/** What every part of the table of Living Forest Duel needs: the moment, who acts, what is half chosen or looked at. */
import type { Act, Box, Buys, Count, Element, State, View } from "./duel_state.ts";
import type { Draft } from "./duel_choice.ts";
import type { Frame, Seat } from "./state.ts";

/** A token that is spoken of: one that could be placed, or (done) the one that has just been. */
export interface Spoken {
  seat: Seat;
  element: Element;
  count: Count;
  buys: Buys | null;
  done: boolean;
}

export interface Desk {
  view: View;
  state: State;
  box: Box;
  /** The seat that decides at this screen now. */
  seat: Seat | null;
  act: Act | null;
  draft: Draft | null;
  take: (next: string | Draft) => void;
  send: (text: string) => void;
  cancel: () => void;
  remember: (cell: string) => void;
  /** Whose tokens are counted, and the token that is spoken of. */
  counted: Seat;
  count: (seat: Seat) => void;
  spoken: Spoken | null;
  look: (element: Element | null) => void;
  pinned: Element | null;
  pin: (element: Element | null) => void;
  /** The cell of the own forest, or the number of steps, that is looked at. */
  spot: string | null;
  see: (spot: string | null) => void;
}

/** The token that was placed at a frame, with what it counted: told by the frame before. */
export function placed(frames: Frame[], at: number): Spoken | null {
  const said = frames[at]?.log.find((one) => one.clause === "lfd.token.place");
  const before = frames[at - 1]?.view as View | undefined;
  if (!said || !before) return null;
  const seat = String(said.args["seat"]);
  const element = String(said.args["element"]) as Element;
  const count = before.counts[seat]?.[element];
  return count && count.refused === null ? { seat, element, count, buys: before.buys[seat]?.[element] ?? null, done: true } : null;
}

/** What a token of a seat would count now. */
export function wouldCount(view: View, seat: Seat, element: Element): Spoken | null {
  const count = view.counts[seat]?.[element];
  return count ? { seat, element, count, buys: view.buys[seat]?.[element] ?? null, done: false } : null;
}
