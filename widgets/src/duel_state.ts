/** Living Forest Duel as the kernel sends it: the box once, and a view for each frame. */
import type { AnyView, Frame as AnyFrame, Seat, State as AnyState } from "./state.ts";
import type { Walk } from "./walk.tsx";

/** Each with its action: recruit, extinguish fire, plant, move the Onibi. */
export const ELEMENTS = ["sun", "water", "tree", "move"] as const;
export type Element = (typeof ELEMENTS)[number];
export type Season = "summer" | "winter";
export type Bonus = "sanki" | "extra";
export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];
export type Values = Partial<Record<Element, number>>;
/** Fire tokens that win, sides of the square that wins. */
export const FIRES = 8;
export const SQUARE = 3;
export const TOKENS = 2;

export interface Card {
  kind: "guardian" | "stag" | "varan";
  season: Season | null;
  values: Values;
  solitary: number;
  herd: number;
  cost: number;
}

export interface Tree {
  pile: Element | "";
  cost: number;
  values: Values;
  rivers: Side[];
  halves: Partial<Record<Side, Bonus>>;
}

export interface Box {
  cards: Record<string, Card>;
  trees: Record<string, Tree>;
  clearings: { value: number; bonus: Bonus | null }[];
  extra: number;
  made_up: boolean;
}

/** What a token would count: places from 0; `blocked` lie left of where counting begins. */
export interface Count {
  place: number;
  start: number;
  parts: [number, number][];
  blocked: number[];
  shared: number;
  line: number;
  forest: number;
  added: number;
  value: number;
  refused: string | null;
}

/** What a value would buy; null where the token may not be placed. */
export interface Buys {
  most: number;
  choice: (number | Element)[];
  wins: boolean;
}

export interface Race {
  trees: number;
  muster: number;
  fire: number;
  onibi: number;
}

export interface Token {
  seat: Seat;
  element: Element;
  place: number;
}

/** An action under way; the element is null while an extra action is not chosen. */
export interface Act {
  element: Element | null;
  value: number;
  piles: Element[];
}

/** A tree card and its cell. */
export type Planted = [string, number, number];

type BySeat<T> = Record<Seat, T>;

export interface View extends AnyView {
  round: number;
  line: string[];
  tokens: Token[];
  own: BySeat<string[]>;
  left: BySeat<number>;
  strikes: BySeat<number>;
  /** Solitary icons, and herd icons that cancel them. */
  solitary: BySeat<[number, number]>;
  muster: (string | null)[];
  deck: number;
  discard: string[];
  decks: BySeat<number>;
  forests: BySeat<Planted[]>;
  squares: BySeat<{ filled: number; corner: [number, number] }>;
  piles: Record<Element, string[]>;
  fires: number[];
  fires_left: number;
  onibi: number;
  holder: Seat | null;
  taken: BySeat<number>;
  sanki: BySeat<number>;
  varans_left: BySeat<number>;
  fire_value: number;
  water: BySeat<number>;
  acts: Act[];
  /** What is nothing is left out. */
  counts: BySeat<Record<Element, Partial<Count>>>;
  buys: BySeat<Record<Element, Buys | null>>;
  race: BySeat<Race>;
}

/** Where so many steps lead: a clearing, or over the edge (null), and what happens on the way. */
export interface Steps {
  to: number | null;
  crossed: string[];
  bonus: Bonus | null;
}

/** What a tree gives in a cell. */
export interface Plant {
  pile: Element;
  cell: [number, number];
  bonuses: Bonus[];
  filled: number;
}

export interface State extends AnyState<View> {
  walks: Steps[];
  plants: Plant[];
  walk: Walk | null;
}

export type Frame = AnyFrame<View>;

const NO_CARD: Card = { kind: "guardian", season: null, values: {}, solitary: 0, herd: 0, cost: 0 };
const NO_TREE: Tree = { pile: "", cost: 0, values: {}, rivers: [], halves: {} };

export function cardOf(box: Box, id: string): Card {
  return box.cards[id] ?? NO_CARD;
}

export function treeOf(box: Box, id: string): Tree {
  return box.trees[id] ?? NO_TREE;
}

/** Seat A is Summer, seat B Winter. */
export function seasonOf(view: View, seat: Seat): Season {
  return view.seats.indexOf(seat) === 1 ? "winter" : "summer";
}

/** The last token that has used up the element's numbers to its left. */
export function blocker(view: View, element: Element): Token | undefined {
  return view.tokens.filter((one) => one.element === element).sort((one, other) => other.place - one.place)[0];
}

export const at = (x: number, y: number): string => `${x},${y}`;

/** The trees that lie on top, by their cell. */
export function tops(planted: Planted[]): Map<string, string> {
  return new Map([[at(0, 0), "start"], ...planted.map(([id, x, y]): [string, string] => [at(x, y), id])]);
}
