/** What a placed card scores and why: the port of silva_kit/kodama/scoring.py (vectors: see kodama_geometry.ts). */
import { shown, type Box, type Element, type Line, type Node, type Score, type SeasonCard } from "./kodama_state.ts";

/** A node and all below it, down to the Trunk. */
export function path(tree: Node[], node: number): number[] {
  const found: number[] = [];
  for (let at = node; at >= 0; at = tree[at]?.parent ?? -1) found.push(at);
  return found;
}

/** What the card at `node` scored when it was placed, with the whole explanation. */
export function score(box: Box, tree: Node[], node: number, count: [Element, Element] | null, lone: boolean): Score {
  const grown = tree.slice(0, node + 1);
  const shows = grown.map(({ card }) => new Map(shown(box, card, count)));
  const lines = [...(shows[node] ?? [])].map(([element]) => line(grown, shows, node, element, lone));
  return { node, lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
}

function line(tree: Node[], shows: Map<Element, number>[], node: number, element: Element, lone: boolean): Line {
  const below = path(tree, node);
  const icons = below.map((at) => shows[at]?.get(element) ?? 0);
  const length = icons.includes(0) ? icons.indexOf(0) : icons.length;
  const steps = below.slice(0, length).map((at, i) => ({ node: at, icons: icons[i] ?? 0 }));
  const alone = length === 1;
  const beside = new Set(below.slice(0, length));
  const forks: Line["forks"] = [];
  tree.forEach(({ parent }, at) => {
    if (below.includes(at) || !beside.has(parent)) return;
    beside.add(at);
    const many = shows[at]?.get(element);
    if (many) forks.push({ node: at, icons: many });
  });
  return {
    element, steps, forks,
    points: lone || !alone ? steps.reduce((sum, step) => sum + step.icons, 0) : 0,
    broken_at: below[length] ?? null,
    clause: !alone ? "ko.score.extent" : lone ? "ko.R1" : "ko.score.break",
    form: below.length === length ? "trunk" : "",
  };
}

/** The extra points of a Season card for the card at `node`. */
export function seasonPoints(box: Box, tree: Node[], node: number, season: SeasonCard): number {
  const placed = tree[node];
  if (!season.points || !placed) return 0;
  const seen = season.onto ? tree[placed.parent] : placed;
  const fits = season.shows === null || (seen !== undefined && new Map(shown(box, seen.card, season.count)).has(season.shows));
  const near = season.placed === null || path(tree, node).length <= 3;
  const last = placed.parent > 0 && !tree.slice(0, node).some(({ parent }) => parent === placed.parent);
  return fits && near && (season.onto === null || last) ? season.points : 0;
}
