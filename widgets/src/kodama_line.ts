/** A scoring line as a film: Element by Element, card by card, down to where each line breaks. */
import type { Box, Element, Line, Node, Score, Worth } from "./kodama_state.ts";
import type { Look } from "./kodama_art.tsx";

/** A moment: in line `line`, its first `steps` cards are counted; `told` once its end is told too. */
export interface Beat {
  line: number;
  steps: number;
  told: boolean;
}

/** Every moment in order; the last one shows all lines and the sum. */
export function beats(score: Score): Beat[] {
  const film = score.lines.flatMap(({ steps }, line) => [
    ...steps.map((_, i): Beat => ({ line, steps: i + 1, told: false })),
    { line, steps: steps.length, told: true },
  ]);
  return [...film, { line: score.lines.length, steps: 0, told: true }];
}

/** The lines as far as they are told at a moment, and their points so far. */
export interface Row {
  line: Line;
  /** The icons counted so far: 2, 1, 2. */
  icons: number[];
  told: boolean;
  now: boolean;
}

export function rows(score: Score, beat: Beat): Row[] {
  return score.lines.map((line, i) => {
    const many = i < beat.line ? line.steps.length : i === beat.line ? beat.steps : 0;
    return { line, icons: line.steps.slice(0, many).map(({ icons }) => icons), told: i < beat.line || (i === beat.line && beat.told), now: i === beat.line };
  });
}

export interface Lights {
  /** The cards that the line runs over, from the placed one down. */
  over: number[];
  /** What stands on a card: icons that count there so far, or the running total of the Element that is told. */
  sums: Map<number, number>;
  /** The card on the line at which it breaks. */
  broken: number | null;
  look: (node: number, icon: number) => Look;
}

/** How the tree looks at a moment. */
export function lights(box: Box, tree: Node[], score: Score, beat: Beat, count: [Element, Element] | null, rest: Look = "faint"): Lights {
  const looks = new Map<string, Look>();
  const told = rows(score, beat);
  const mark = (node: number, element: Element, look: Look) => looks.set(`${node} ${element}`, look);
  for (const { line, icons, told: ended } of told) {
    const hollow = ended && line.points === 0;
    line.steps.slice(0, icons.length).forEach(({ node }) => mark(node, line.element, hollow ? "hollow" : "counted"));
    if (ended) line.forks.forEach(({ node }) => mark(node, line.element, "fork"));
  }
  const now = told[beat.line];
  const longest = told.reduce<Row | undefined>((best, row) => (row.line.points && row.icons.length > (best?.icons.length ?? 0) ? row : best), undefined);
  const shownLine = now ?? longest;
  const over = shownLine ? shownLine.line.steps.slice(0, shownLine.icons.length).map(({ node }) => node) : [score.node];
  const on = new Set([score.node, ...told.flatMap(({ line, icons, told: ended }) => [
    ...line.steps.slice(0, icons.length).map(({ node }) => node), ...(ended ? line.forks.map(({ node }) => node) : []),
  ])]);
  return {
    over, sums: sums(told, now), broken: now?.told ? now.line.broken_at : null,
    look: (node, icon) => {
      const shows = box.cards[tree[node]?.card ?? ""]?.icons[icon]?.[0] ?? "";
      return looks.get(`${node} ${count && shows === count[0] ? count[1] : shows}`) ?? (on.has(node) ? "plain" : rest);
    },
  };
}

function sums(told: Row[], now: Row | undefined): Map<number, number> {
  const found = new Map<number, number>();
  if (now) {
    let total = 0;
    now.icons.forEach((icons, i) => found.set(now.line.steps[i]?.node ?? -1, total += icons));
    if (now.told && !now.line.points) found.clear();
    return found;
  }
  for (const { line } of told) if (line.points) for (const { node, icons } of line.steps) found.set(node, (found.get(node) ?? 0) + icons);
  return found;
}

/** The lights of a Kodama card: the cards that it counts, and how often. */
export function liked(box: Box, tree: Node[], { steps, points }: Worth, element: unknown): Lights {
  const each = steps.reduce((sum, { icons }) => sum + icons, 0);
  const found = new Map(steps.map(({ node, icons }) => [node, each ? (icons * points) / each : 0]));
  const likes = (node: number, icon: number) => !element || box.cards[tree[node]?.card ?? ""]?.icons[icon]?.[0] === element;
  return { over: [], sums: found, broken: null, look: (node, icon) => (!found.has(node) ? "faint" : likes(node, icon) ? "counted" : "plain") };
}
