/** How cards of trees are told in words. */
import type { Speaker } from "./i18n.ts";
import { shown, type Box, type Element, type Grown } from "./kodama_state.ts";

const COUNTS: Record<Element, string> = {
  caterpillar: "ui-count-caterpillar", cloud: "ui-count-cloud", dragonfly: "ui-count-firefly",
  flower: "ui-count-flower", mushroom: "ui-count-mushroom", star: "ui-count-star",
};

/** `2 fireflies and 1 flower`. */
export function contents(say: Speaker, box: Box, card: string): string {
  return say.list(shown(box, card).map(([element, count]) => say.ui(COUNTS[element] ?? element, { count })));
}

/** `Branch card 12: 2 fireflies and 1 flower`. */
export function cardWords(say: Speaker, box: Box, card: string): string {
  return say.ui("ui-card-shows", { card: say.named("card", card), elements: contents(say, box, card) });
}

/** The card that another grows from, in a sentence. */
export function parentName(say: Speaker, tree: { card: string }[], node: number): string {
  return node === 0 ? say.ui("ui-the-trunk") : say.named("card", tree[node]?.card ?? "");
}

/** A card of a tree: what it shows, what it grows from, what it scored. */
export function nodeWords(say: Speaker, box: Box, tree: Grown[], node: number): string {
  const placed = tree[node];
  if (!placed) return "";
  if (placed.parent < 0) return say.ui("ui-trunk-card", { element: say.named("element", placed.card) });
  const points = (placed.score?.total ?? 0) + placed.extra;
  return say.ui("ui-card-grown", { card: say.named("card", placed.card), elements: contents(say, box, placed.card), parent: parentName(say, tree, placed.parent), points });
}
