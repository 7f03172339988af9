/** What is drawn on a card: one symbol per level, and as many tree rings as the level. */

/** Strokes in a box of about ±19 units round the origin. */
export const GLYPHS: readonly string[] = [
  // 0 sprout
  "M0 16V-2M0 0C-2-12-14-12-16-10C-14-2-6 2 0 0M0-4C2-14 12-16 16-14C14-6 8-2 0-4",
  // 1 boy
  "M0-14a6 6 0 1 1 .01 0M-10 16C-10 2-6 0 0 0C6 0 10 2 10 16M-10 16H10",
  // 2 practice arrow
  "M-14 10L12-12M2-13H13V-2M-14 10l-2-6M-14 10l6 2",
  // 3 eye
  "M-18 0C-8-13 8-13 18 0C8 13-8 13-18 0ZM0-6a6 6 0 1 1-.01 0",
  // 4 shield
  "M0-17L14-11V0C14 10 6 15 0 18C-6 15-14 10-14 0V-11ZM0-17V18M-14-2H14",
  // 5 sake jar
  "M-8-16H8M-6-16V-9C-15-5-15 15-8 17H8C15 15 15-5 6-9V-16M-12 2C-4 7 4-3 12 2",
  // 6 masu
  "M-15-6L0-13L15-6V9L0 16L-15 9ZM-15-6L0 1L15-6M0 1V16M-8-6L0-9.5L8-6L0-2.5Z",
  // 7 ear of wheat
  "M0 18V-14M0-14c-4-4-4-6 0-8c4 2 4 4 0 8M0-4c-9 0-11-4-11-9c6 0 10 3 11 9M0-4c9 0 11-4 11-9c-6 0-10 3-11 9M0 7c-9 0-11-4-11-9c6 0 10 3 11 9M0 7c9 0 11-4 11-9c-6 0-10 3-11 9",
  // 8 wisp
  "M0-18C10-8 13 0 9 9C6 17-6 17-9 9C-12 2-6-2-5-8C-1-5 1-1 0 4C5 0 4-10 0-18Z",
  // 9 sword
  "M0-19L4-13V7H-4V-13ZM-10 7H10M0 7V17M-3 17H3",
  // 10 world tree
  "M0 18V-4M0 6L-10-4M0 2L10-8M-16-4a8 8 0 0 1 6-12a11 11 0 0 1 20-2a8 8 0 0 1 6 14a6 6 0 0 1-8 4M-16-4a6 6 0 0 0 8 4M-8 18C-4 14-2 16 0 12C2 16 4 14 8 18",
];

/** The wooden measure, for the seat that owns it. */
export const MASU = GLYPHS[6] as string;

const POINTS = 40;

/** One closed ring, a little out of round, the same for the same level and number. */
function ring(level: number, number: number): string {
  const radius = 26 + number * 3.1;
  const wobble = 0.25 + 0.16 * number;
  const phase = (level * 2.399) % (2 * Math.PI);
  const points: string[] = [];
  for (let i = 0; i < POINTS; i++) {
    const angle = (i / POINTS) * 2 * Math.PI;
    const r = radius + wobble * Math.sin(2 * angle + phase) + 0.05 * number * Math.sin(5 * angle + 2 * phase);
    points.push(`${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}

const cache = new Map<number, string[]>();

/** Tree rings: as many as the level, so that it is seen without reading and without colour. */
export function rings(level: number): string[] {
  let paths = cache.get(level);
  if (!paths) {
    paths = Array.from({ length: level }, (_, number) => ring(level, number));
    cache.set(level, paths);
  }
  return paths;
}
