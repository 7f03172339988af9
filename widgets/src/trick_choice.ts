/** From a click to a move's text at the table of Silent Guardians. Legal or not is the kernel's word. */
import { COLORS, type Card, type Color, type View } from "./sg.ts";
import { actingSeat, type Seat } from "./state.ts";

/** A transfer that is half chosen: whose token, and which. */
export interface Draft {
  giver: Seat;
  color: Color | null;
}

export interface Option {
  kind: "take" | "pass" | "pay" | "gift" | "to";
  color: Color | null;
  seat: Seat | null;
  legal: boolean;
  then: string | Draft;
}

/** Whether this viewer decides now, even where only another's help can go on. */
export function decides(view: View): boolean {
  return !view.result && view.decision?.seat != null && view.decision.seat === actingSeat(view);
}

/** Place from the low end, and how many of the color there are, of the i-th card of a hand. */
export function placeOf(hand: Card[], i: number): [number, number] {
  const same = hand.map((card, at) => (card.color === hand[i]?.color ? at : -1)).filter((at) => at >= 0);
  return [same.indexOf(i) + 1, same.length];
}

export function playText(seat: Seat, hand: Card[], i: number): string {
  return `${seat} play ${hand[i]?.color}#${placeOf(hand, i)[0]}`;
}

/** What can be tried now besides the cards: tokens of the pool, pass, tokens to place. */
export function options(view: View): Option[] {
  const seat = view.decision?.seat;
  if (!decides(view) || !seat) return [];
  const whole = (kind: Option["kind"], color: Color | null, text: string): Option => ({ kind, color, seat: null, legal: view.moves.includes(text), then: text });
  if (view.decision?.kind === "draft") {
    const there = view.offered ? [view.offered] : COLORS.filter((color) => view.pool.includes(color));
    return [...there.map((color) => whole("take", color, `${seat} take ${color}`)), whole("pass", null, `${seat} pass`)];
  }
  if (view.decision?.kind !== "pay") return [];
  return held(view, seat).map((color) => whole("pay", color, `${seat} pay ${color}`));
}

/** Whether tokens can change hands in this game, as far as this viewer goes. */
export function transfersHere(view: View): boolean {
  return !view.result && actingSeat(view) !== null && (view.transfers > 0 || view.moves.some((move) => move.split(" ")[1] === "give"));
}

/** A transfer, question by question: whose and which token, then to whom. */
export function gifts(view: View, draft: Draft): Option[] {
  const begins = (text: string) => view.moves.some((move) => move === text || move.startsWith(`${text} `));
  if (draft.color === null) {
    const givers = view.viewer === "OPEN" ? view.seats : [draft.giver];
    return givers.flatMap((giver) => held(view, giver).map((color) => (
      { kind: "gift" as const, color, seat: view.viewer === "OPEN" ? giver : null, legal: begins(`${giver} give ${color}`), then: { giver, color } })));
  }
  return view.seats.filter((seat) => seat !== draft.giver).map((seat) => {
    const text = `${draft.giver} give ${draft.color} ${seat}`;
    return { kind: "to", color: null, seat, legal: begins(text), then: text };
  });
}

function held(view: View, seat: Seat): Color[] {
  return COLORS.filter((color) => view.tokens[seat]?.includes(color));
}
