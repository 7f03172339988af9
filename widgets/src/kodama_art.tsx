/** Drawing in millimetres: the six Elements, bark, a card's face. Outlines differ before colors do. */
import { useMemo } from "preact/hooks";
import { cardOf, shapeOf, type Box, type Element, type Pose, type Shape, type Strip } from "./kodama_state.ts";

/** Outlines in a box of about ±10 units round the origin: what is filled, and what is drawn on it. */
const GLYPHS: Record<Element, [string, string]> = {
  caterpillar: ["M-10 4a3.6 3.6 0 1 1 5.4-3.6A3.6 3.6 0 0 1 .4-1.5A3.7 3.7 0 0 1 5.2-2.8A4 4 0 1 1 5.6 4.6A3.7 3.7 0 0 1 .6 5A3.6 3.6 0 0 1-4.6 5.4A3.6 3.6 0 0 1-10 4ZM6-3.4l-1.4-5M8.6-3l2.2-4.4", "M-4.6 .4v5M.5-1.5v6.5M7.6 .4h.02"],
  cloud: ["M-7 6.5a4.8 4.8 0 0 1-.4-9.6A6.6 6.6 0 0 1 4.8-4.6A5.6 5.6 0 0 1 6 6.5Z", "M-2.4-2.2a4 4 0 0 1 5 .2"],
  dragonfly: ["M0-4C-4-10.5-11.5-9-10.6-5.4C-9.8-2.4-4-2.2 0-2.6C4-2.2 9.8-2.4 10.6-5.4C11.5-9 4-10.5 0-4ZM0-1.6C-3.6-1.4-9 1.8-8 4.2C-6.4 6.4-2 3 0 .2C2 3 6.4 6.4 8 4.2C9 1.8 3.6-1.4 0-1.6ZM0 6a2.1 2.1 0 1 1-.01 0ZM0-6.6V6M-1-7l-1.8-2.6M1-7l1.8-2.6M-4 9l-1.6 1M4 9l1.6 1", ""],
  flower: ["M0-2.4C-6.4-6.4-4-11 0-10.4C4-11 6.4-6.4 0-2.4M2.3-.7C4.1-8 9.2-7.1 9.9-3.2C11.7 .3 8.1 4 2.3-.7M1.4 1.9C8.9 1.4 9.7 6.5 6.1 8.4C3.3 11.2-1.1 9.1 1.4 1.9M-1.4 1.9C1.1 9.1-3.3 11.2-6.1 8.4C-9.7 6.5-8.9 1.4-1.4 1.9M-2.3-.7C-8.1 4-11.7 .3-9.9-3.2C-9.2-7.1-4.1-8-2.3-.7Z", "M0-2.6a2.6 2.6 0 1 1-.01 0"],
  mushroom: ["M-10 1.6C-9.4-11.6 9.4-11.6 10 1.6ZM-3 1.6L-3.8 8.6Q0 10.2 3.8 8.6L3 1.6Z", "M-4.6-3.6h.02M.6-6h.02M4.8-2.6h.02"],
  star: ["M0-10.4L2.9-3.4L10.4-2.9L4.7 1.9L6.5 9.2L0 5.2L-6.5 9.2L-4.7 1.9L-10.4-2.9L-2.9-3.4Z", ""],
};

/** plain; counted (filled); hollow (its line breaks); fork (does not count: crossed); faint (not spoken of). */
export type Look = "plain" | "counted" | "hollow" | "fork" | "faint";

/** An Element inside another picture; `size` is the radius of its disc. */
export function Glyph({ element, x = 0, y = 0, size = 6, look = "plain" }: { element: Element; x?: number; y?: number; size?: number; look?: Look }) {
  const [fill, lines] = GLYPHS[element] ?? ["M-8-8H8V8H-8Z", ""];
  return (
    <g class={`ko-glyph ko-${element} ko-${look}`} transform={`translate(${x} ${y}) scale(${size / 11})`}>
      <path d={fill} /><path class="ko-ink" d={lines} />
      {look === "fork" && <path class="ko-cross" d="M-11 11L11-11" />}
    </g>
  );
}

/** An Element by itself, as large as the text beside it. */
export function Sign({ element, look = "plain" }: { element: Element; look?: Look }) {
  return <svg class="ko-sign" viewBox="-12 -12 24 24" aria-hidden="true"><Glyph element={element} size={11} look={look} /></svg>;
}

interface Bark {
  d: string;
  half: number;
  grain: string;
  leaf: string;
}

/** A piece of bark, seen with y down: its middle line, the grain along it, and now and then a leaf. */
function piece([x1, y1, x2, y2, half]: Strip, i: number): Bark {
  const dx = x2 - x1;
  const dy = y1 - y2;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, off: number) => `${(x1 + ux * along - uy * off).toFixed(1)} ${(-y1 + uy * along + ux * off).toFixed(1)}`;
  const wave = (off: number) => `M${at(2, off)}C${at(length * 0.35, off * 1.7)} ${at(length * 0.6, off * 0.2)} ${at(length - 1, off * 1.2)}`;
  const side = i % 2 ? 1 : -1;
  const leaf = (along: number, out: number) => {
    const from = along * length;
    return `M${at(from, out * half)}Q${at(from + 1, out * (half + 4))} ${at(from + 6, out * (half + 4.4))}Q${at(from + 5, out * (half + 0.6))} ${at(from, out * half)}Z`;
  };
  const leaves = half < 6 && length > 24 ? leaf(0.62, side) + (i ? leaf(0.78, -side) : "") : "";
  return { d: `M${x1} ${-y1}L${x2} ${-y2}`, half, grain: wave(half * 0.45) + wave(-half * 0.4), leaf: leaves };
}

/** The branch on a card: a rim, the bark, its grain; a Trunk has roots. Cut off where the card ends. */
function Branch({ shape, width, height }: { shape: Shape; width: number; height: number }) {
  const pieces = shape.bark.map(piece);
  return (
    <svg x={-width / 2} y={-height / 2} width={width} height={height} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}>
      {!shape.root && <path class="ko-roots" d="M-8 36C-10 41-14 43-20 44.500M-5 38C-6 42-8 43-10 44.500M8 36C10 41 14 43 20 44.500M5 38C6 42 8 43 10 44.500" />}
      {pieces.map(({ leaf }) => leaf && <path class="ko-leaf" d={leaf} />)}
      {pieces.map(({ d, half }) => <path class="ko-rim" d={d} stroke-width={2 * half + 0.9} />)}
      {pieces.map(({ d, half }) => <path class="ko-bark" d={d} stroke-width={2 * half - 0.9} />)}
      {pieces.map(({ grain }) => <path class="ko-grain" d={grain} />)}
    </svg>
  );
}

export function at([x, y, angle]: Pose): string {
  return `translate(${x} ${-y}) rotate(${-angle})`;
}

export interface FaceProps {
  box: Box;
  card: string;
  /** How each icon looks, by its number; plain where nothing is said. */
  look?: ((icon: number) => Look) | undefined;
}

/** A card's face round its own middle. */
export function Face({ box, card, look }: FaceProps) {
  const { width, height, icon } = box.sizes;
  const branch = useMemo(() => <Branch shape={shapeOf(box, card)} width={width} height={height} />, [box, card]);
  return (
    <>
      <rect class="ko-shade" x={-width / 2 + 0.7} y={-height / 2 + 1.1} width={width} height={height} rx="4" />
      <rect class="ko-paper" x={-width / 2} y={-height / 2} width={width} height={height} rx="4" />
      {branch}
      {cardOf(box, card).icons.map(([element, x, y], i) => <Glyph key={i} element={element} x={x} y={-y} size={icon} look={look?.(i) ?? "plain"} />)}
    </>
  );
}

/** A card by itself. */
export function CardPicture({ box, card }: { box: Box; card: string }) {
  const { width, height } = box.sizes;
  return (
    <svg class="silva-card ko-picture" viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${width + 4} ${height + 4}`} aria-hidden="true">
      <Face box={box} card={card} />
    </svg>
  );
}

/** The First Player pawn. */
export function Pawn() {
  return <svg class="ko-pawn" viewBox="-10 -12 20 24" aria-hidden="true"><path d="M0-11a4.600 4.600 0 0 1 2.400 8.500C3.500 2 5 4 6.500 7V10.500H-6.500V7C-5 4-3.500 2-2.400-2.500A4.600 4.600 0 0 1 0-11Z" /></svg>;
}
