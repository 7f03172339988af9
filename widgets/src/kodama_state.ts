/** Kodama as the kernel sends it: the box once, trees with what each card scored, and a view for each frame. */
import type { AnyView, Frame as AnyFrame, Said, Seat, State as AnyState } from "./state.ts";
import type { Walk } from "./walk.tsx";

/** In the order of the store; "dragonfly" is the firefly (KO-R9). */
export const ELEMENTS = ["caterpillar", "cloud", "dragonfly", "flower", "mushroom", "star"] as const;
export type Element = string;
/** x, y in mm, and the angle in degrees, counter-clockwise. */
export type Pose = readonly [number, number, number];
export type Point = readonly [number, number];
/** A piece of bark: x1, y1, x2, y2, half its thickness. */
export type Strip = readonly [number, number, number, number, number];

export interface Shape {
  root: Point | null;
  bark: Strip[];
}

export interface Card {
  shape: string;
  icons: [Element, number, number][];
}

export interface Spoken {
  say: Said;
  origin: string;
}

export interface SeasonCard extends Spoken {
  season: string;
  /** (a, b): the Element a counts as b. */
  count: [Element, Element] | null;
  points: number;
  shows: Element | null;
  placed: string | null;
  onto: string | null;
}

export interface Box {
  shapes: Record<string, Shape>;
  cards: Record<string, Card>;
  kodama: Record<string, Spoken>;
  seasons: Record<string, SeasonCard>;
  sizes: { width: number; height: number; icon: number; spacing: number };
}

export interface Step {
  node: number;
  icons: number;
}

export interface Line {
  element: Element;
  steps: Step[];
  points: number;
  broken_at: number | null;
  forks: Step[];
  clause: string;
  form: string;
}

export interface Score {
  node: number;
  lines: Line[];
  total: number;
}

/** A card that lies in a tree. `parent` is the index of the card it grows from, -1 for the Trunk. */
export interface Node {
  card: string;
  parent: number;
  x: number;
  y: number;
  angle: number;
}

/** What it scored when it was placed, the extra points of the Season card and which one it was. */
export interface Grown extends Node {
  score: Score | null;
  extra: number;
  season: string | null;
}

/** What a Kodama card would give now, and for which cards. */
export interface Worth {
  seat: Seat;
  card: string;
  steps: Step[];
  points: number;
}

export interface Limits {
  lone: boolean;
  edge: boolean;
  base: boolean;
  most: number;
}

export interface View extends AnyView {
  first: Seat | null;
  /** How many cards of each tree lie there at this moment. */
  grown: Record<Seat, number>;
  hands: Record<Seat, (string | null)[]>;
  played: Record<Seat, string[]>;
  display: string[];
  deck: number;
  seasons: string[];
  season: string | null;
  round: number;
  marker: number;
  scores: Record<Seat, number>;
}

/** The card that it grows from, its pose, points and extra points. */
export type Candidate = [number, number, number, number, number, number];

export interface State extends AnyState<View> {
  trees: Record<Seat, Grown[]>;
  candidates: Record<string, Candidate[]>;
  worth: Record<string, Worth>;
  limits: Limits;
  walk: Walk | null;
}

export type Frame = AnyFrame<View>;

export function cardOf(box: Box, id: string): Card {
  return box.cards[id] ?? { shape: "", icons: [] };
}

export function shapeOf(box: Box, id: string): Shape {
  return box.shapes[cardOf(box, id).shape] ?? { root: null, bark: [] };
}

/** How often a card shows each Element, in the order of ELEMENTS; with `count`, a is replaced by b (R10). */
export function shown(box: Box, id: string, count: [Element, Element] | null = null): [Element, number][] {
  const icons = cardOf(box, id).icons.map(([element]) => (count && element === count[0] ? count[1] : element));
  return ELEMENTS.map((element): [Element, number] => [element, icons.filter((one) => one === element).length]).filter(([, many]) => many);
}
