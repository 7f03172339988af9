/** What every part of the table of Living Forest Duel needs: the moment, who acts, what is half chosen or looked at. */
import type { Draft } from "./duel_choice.ts";
import type { Act, Box, Buys, Count, Element, State, View } from "./duel_state.ts";
import type { Speaker } from "./i18n.ts";
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
  say: Speaker;
  ui: Speaker["ui"];
  /** An id of this table's own, for ARIA. */
  id: (name: string) => string;
  view: View;
  state: State;
  box: Box;
  /** The seat that decides at this screen now, and the action that it carries out. */
  seat: Seat | null;
  act: Act | null;
  draft: Draft | null;
  take: (next: string | Draft) => void;
  cancel: () => void;
  remember: (cell: string) => void;
  /** Whose tokens are counted, and the token that is spoken of. */
  counted: Seat;
  count: (seat: Seat) => void;
  spoken: Spoken | null;
  look: (element: Element | null) => void;
  pinned: Element | null;
  pin: (element: Element | null) => void;
  /** What is told apart by the focus: the decision, and what is half chosen for it. */
  moment: string;
  /** The cell of the forest, or the number of steps, that is looked at. */
  spot: string | null;
  see: (spot: string | null) => void;
}

/** What tells that something is looked at: the pointer on it, or the focus. */
export function onLook<T>(look: (one: T | null) => void, one: T) {
  const [on, off] = [() => look(one), () => look(null)];
  return { onMouseEnter: on, onFocus: on, onMouseLeave: off, onBlur: off };
}

/** The token that was placed at a frame, with what it counted: told by the frame before. */
export function placed(frames: Frame[], at: number): Spoken | null {
  const said = frames[at]?.log.find((one) => one.clause === "lfd.token.place");
  const before = frames[at - 1]?.view as View | undefined;
  const { seat, element } = (said?.args ?? {}) as { seat: Seat; element: Element };
  const found = said && before ? wouldCount(before, seat, element) : null;
  return found && !found.count.refused ? { ...found, done: true } : null;
}

const NOTHING: Count = { place: 0, start: 0, parts: [], blocked: [], shared: 0, line: 0, forest: 0, added: 0, value: 0, refused: null };

/** What a token of a seat would count now. */
export function wouldCount(view: View, seat: Seat, element: Element): Spoken | null {
  const count = view.counts[seat]?.[element];
  return count ? { seat, element, count: { ...NOTHING, ...count }, buys: view.buys[seat]?.[element] ?? null, done: false } : null;
}
