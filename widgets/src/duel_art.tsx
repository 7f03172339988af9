/** Everything that is drawn, as strokes: elements, seasons, icons, fire, the Onibi. Outlines differ before colors do. */
import type { ComponentChildren } from "preact";

/** Outlines in a box of about ±10 units round the origin: what is filled, and what is drawn on it. */
const SHAPES = {
  sun: ["M0-5.2a5.2 5.2 0 1 1-.01 0Z", "M0-10.4v2.6M0 7.8v2.6M-10.4 0h2.6M7.8 0h2.6M-7.4-7.4l1.9 1.9M5.5 5.5l1.9 1.9M7.4-7.4l-1.9 1.9M-5.5 5.5l-1.9 1.9"],
  water: ["M0-10.4C4.6-4.8 7.6-1 7.6 2.8A7.6 7.4 0 0 1-7.6 2.8C-7.6-1-4.6-4.8 0-10.4Z", "M-3.8 3.4A4 4 0 0 0-.6 6.8"],
  tree: ["M0-10.6L5.2-3.6H2.8L8 3.4H1.4V10H-1.4V3.4H-8L-2.8-3.6H-5.2Z"],
  move: ["", "M-10-3.6H3.4A3.5 3.5 0 1 0 0-7.4M-10 .6H7A3.4 3.4 0 1 1 3.6 4.4M-8 4.8H-1.6A2.7 2.7 0 1 1-4.2 7.8"],
  summer: ["M0 10V-1M0 5C-6 5-9.6 1-9.4-4.4C-3.6-4.4-.4-1 0 5ZM0 1.6C.4-4.4 3.6-9 9-9.6C9.6-3.4 6 1 0 1.6Z"],
  winter: ["", "M0-10V10M-8.7-5L8.7 5M-8.7 5L8.7-5M-2.8-8.6L0-5.8L2.8-8.6M-2.8 8.6L0 5.8L2.8 8.6M-8.8-1.9L-5-2.9L-6-6.7M8.8 1.9L5 2.9L6 6.7M-8.8 1.9L-5 2.9L-6 6.7M8.8-1.9L5-2.9L6-6.7"],
  none: ["M0-1C4-1 7.4 3.6 6.6 6.8C5.8 9.6 2.8 8 0 8C-2.8 8-5.8 9.6-6.6 6.8C-7.4 3.6-4-1 0-1Z", "M-8.4-2.4h.02M-3.2-7h.02M3.2-7h.02M8.4-2.4h.02"],
  stag: ["M-4 2C-4-2 4-2 4 2L2.6 9.6Q0 11 -2.6 9.6Z", "M-2-1C-3-5-7-4-8.4-9M-5.4-4.4L-9.4-4M2-1C3-5 7-4 8.4-9M5.4-4.4L9.4-4"],
  solitary: ["M0-9.4a9.4 9.4 0 1 1-.01 0Z", "M0-1.5a1.5 1.5 0 1 1-.01 0Z"],
  herd: ["M0-9.4a9.4 9.4 0 1 1-.01 0Z", "M-3.6 1a1 1 0 1 1-.01 0ZM3.6 1a1 1 0 1 1-.01 0ZM0-4.6a1 1 0 1 1-.01 0Z"],
  sanki: ["M0-10L7.6 0L0 10L-7.6 0Z", "M0-4.6L3.4 0L0 4.6L-3.4 0Z"],
  extra: ["M0-9.4a9.4 9.4 0 1 1-.01 0Z", "M0-5V5M-5 0H5"],
  varan: ["M-1 10C-8 9.6-9 2.6-5.6-1.6C-5-.2-4.4 .6-3.4 1C-4.4-4-2-8.6 2-10.6C1.6-6.6 3.6-4.6 5.4-2C8.6 3 6.6 9.6-1 10Z", "M0 9.4C-3 8.4-3 4.6 .2 1.8C1 4 3.4 5.6 2.2 8.4"],
  onibi: ["M-1-11C5-8 8.4-2.6 8 2.6C7.6 8.6 3.6 10.6 0 10.6C-4.6 10.6-8 7.4-8 2.6C-8-.6-6-3-3.6-4.6C-1.6-6-.6-8-1-11Z", "M-3-.2v3M3-.2v3M-2.4 6.2Q0 7.8 2.4 6.2"],
  token: ["M-8.6-4L0-9L8.6-4V4L0 9L-8.6 4Z"],
} as const;
export type Shape = keyof typeof SHAPES;

/** plain; counted (filled); blocked (hollow and crossed); faint (not spoken of). */
export type Look = "plain" | "counted" | "blocked" | "faint";

/** A shape inside another picture; `size` is the radius of its disc. */
export function Pic({ name, x = 0, y = 0, size = 9, look = "plain" }: { name: Shape; x?: number; y?: number; size?: number; look?: Look }) {
  const [fill, ink] = SHAPES[name];
  return (
    <g class={`lfd-pic lfd-${name} lfd-${look}`} transform={`translate(${x} ${y}) scale(${size / 11})`}>
      <path d={fill} /><path class="lfd-ink" d={ink} />{look === "blocked" && <Cross />}
    </g>
  );
}

export function Cross() {
  return <path class="lfd-cross" d="M-10 10L10-10" />;
}

/** A picture whose words stand beside it, or in the cell that holds it. */
export function Svg({ box, class: name, children }: { box: string; class: string; children: ComponentChildren }) {
  return <svg class={name} viewBox={box} aria-hidden="true" focusable="false">{children}</svg>;
}

/** A shape by itself, as large as the text beside it. */
export function Sign({ name }: { name: Shape }) {
  return <Svg class="lfd-sign" box="-12 -12 24 24"><Pic name={name} size={11} /></Svg>;
}

/** How many of so many, as small squares. */
export function Pips({ name, now, of }: { name: string; now: number; of: number }) {
  return <span class={`lfd-pips lfd-pips-${name}`} aria-hidden="true">{Array.from({ length: of }, (_, i) => <i key={i} class={i < now ? "lfd-on" : ""} />)}</span>;
}
