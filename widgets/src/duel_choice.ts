/** From a click to a move's text at the table of Living Forest Duel. Legal or not is the kernel's word. */
import { cardOf, type Act, type Box, type Element, type View } from "./duel_state.ts";
import { actingSeat, type Seat } from "./state.ts";

/** What is half chosen: places of the recruitment line or clearings (from 1, as often as taken), or a pile. */
export interface Draft {
  numbers: number[];
  pile: Element | null;
}

/** Who decides now at this screen; null for onlookers and at the end. */
export function decider(view: View): Seat | null {
  const seat = view.decision?.seat ?? null;
  return !view.result && seat === actingSeat(view) ? seat : null;
}

/** Whether a token can be placed now. */
export function tokensAsked(view: View): boolean {
  return /^(turn|second)$/.test(view.decision?.kind ?? "");
}

/** A place of the recruitment line put in or taken out. */
export function toggled(numbers: number[], number: number): number[] {
  return numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number].sort();
}

/** The i-th fire token of a clearing put in, with those before it; or taken out, with those after it. */
export function taken(numbers: number[], clearing: number, i: number): number[] {
  const others = numbers.filter((one) => one !== clearing);
  const count = i < numbers.length - others.length ? i : i + 1;
  return [...others, ...Array<number>(count).fill(clearing)].sort();
}

/** What the chosen places or clearings cost. */
export function costOf(view: View, box: Box, act: Act, numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + (act.element === "sun" ? cardOf(box, view.muster[one - 1] ?? "").cost : box.clearings[one - 1]?.value ?? 0), 0);
}

export function buyText(act: Act, numbers: number[]): string {
  return `${act.element === "sun" ? "muster" : "fire"} ${numbers.join(".")}`;
}
