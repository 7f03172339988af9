/** From a click to a move's text at the table of Living Forest Duel. Legal or not is the kernel's word. */
import { cardOf, ELEMENTS, type Act, type Box, type Element, type View } from "./duel_state.ts";
import { actingSeat, type Seat } from "./state.ts";

/** What is half chosen: places of the recruitment line or clearings (from 1, as often as taken), or a pile. */
export interface Draft {
  numbers: number[];
  pile: Element | null;
}

/** Who decides now at this screen; null for onlookers, in the past, and at the end. */
export function decider(view: View): Seat | null {
  const seat = view.decision?.seat ?? null;
  return !view.result && seat !== null && seat === actingSeat(view) ? seat : null;
}

/** The action under way that this viewer carries out. */
export function acting(view: View): Act | null {
  return view.decision?.kind === "act" && decider(view) ? view.acts.at(-1) ?? null : null;
}

/** The elements that a token can be tried for. */
export function tokensAsked(view: View): boolean {
  return decider(view) !== null && ["turn", "second"].includes(view.decision?.kind ?? "");
}

export function tokenText(seat: Seat, element: Element): string {
  return `${seat} token ${element}`;
}

/** Whether any legal move is this one, or begins with it. */
export function leadsOn(view: View, text: string): boolean {
  return view.moves.some((move) => move === text || move.startsWith(`${text} `));
}

/** A place of the recruitment line put in or taken out. */
export function toggled(numbers: number[], number: number): number[] {
  const without = numbers.filter((one) => one !== number);
  return (without.length < numbers.length ? without : [...numbers, number]).sort((one, other) => one - other);
}

/** One more fire token of a clearing, or all but those before the i-th one. */
export function taken(numbers: number[], clearing: number, i: number): number[] {
  const here = numbers.filter((one) => one === clearing).length;
  const others = numbers.filter((one) => one !== clearing);
  const count = i < here ? i : i + 1;
  return [...others, ...Array<number>(count).fill(clearing)].sort((one, other) => one - other);
}

/** What the chosen places or clearings cost. */
export function costOf(view: View, box: Box, act: Act, numbers: number[]): number {
  const price = (number: number) => (act.element === "sun" ? cardOf(box, view.muster[number - 1] ?? "").cost : box.clearings[number - 1]?.value ?? 0);
  return numbers.reduce((sum, number) => sum + price(number), 0);
}

export function buyText(seat: Seat, act: Act, numbers: number[]): string {
  return `${seat} ${act.element === "sun" ? "muster" : "fire"} ${numbers.join(".")}`;
}

export function plantText(seat: Seat, pile: Element, x: number, y: number): string {
  return `${seat} plant ${pile} ${x} ${y}`;
}

/** Whether a pile's top card can be planted anywhere now. */
export function pileLegal(view: View, seat: Seat, pile: Element): boolean {
  return leadsOn(view, `${seat} plant ${pile}`);
}

export const EXTRAS: readonly Element[] = ELEMENTS;
