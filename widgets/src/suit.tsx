/** Colors as shapes: flame, wave, star, leaf, shield differ in outline before they differ in color. */
import type { Color } from "./sg.ts";

/** Outlines in a box of about ±10 units round the origin. */
const SHAPES: Record<Color, string> = {
  r: "M-8 8C-10 2-7-1-7-7C-4-5-3-3-2.5-1C-2-4-1-7 1-10C2-6 3-4 4-2C5-3 6-5 6.5-7C8-2 10 2 8 8Z",
  b: "M0-9A9 9 0 1 1-.01-9ZM-8 1C-5-3-3-3 0 0C3 3 5 3 8-1",
  y: "M0-9L2.6-2.8L9-2.8L3.8 1.4L5.8 8L0 4.2L-5.8 8L-3.8 1.4L-9-2.8L-2.6-2.8Z",
  g: "M0-9C8-6 8 4 0 9C-8 4-8-6 0-9ZM0-6V9",
  x: "M-7-8H7V2C7 6 3 8 0 9C-3 8-7 6-7 2Z",
};

/** A color's shape inside another picture. */
export function Shape({ color, at, scale = 1 }: { color: Color; at: string; scale?: number }) {
  return <path class="sg-shape" d={SHAPES[color]} transform={`translate(${at}) scale(${scale})`} />;
}

/** A color's shape by itself, as large as the text beside it. */
export function Suit({ color }: { color: Color }) {
  return (
    <svg class={`sg-suit sg-${color}`} viewBox="-11 -11 22 22" aria-hidden="true"><Shape color={color} at="0 0" /></svg>
  );
}

/** A sword token: the color's shape in a ring; face down the ring alone. */
export function Token({ color }: { color: Color | null }) {
  return (
    <svg class={`sg-token sg-${color ?? "face-down"}`} viewBox="-17 -17 34 34" aria-hidden="true">
      <circle r="15.4" class="sg-token-ring" />{color && <Shape color={color} at="0 0" />}
    </svg>
  );
}
