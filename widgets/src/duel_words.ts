/** How cards, trees and clearings are told in words. */
import type { Desk } from "./duel_desk.ts";
import { cardOf, SIDES, treeOf, type Bonus, type Values } from "./duel_state.ts";

const NONE = { sun: 0, water: 0, tree: 0, move: 0 };

/** `Neutral animal 5. 2 sun. 1 water. 1 solitary icon.` */
export function cardWords({ ui, say, box }: Desk, id: string, cost = false): string {
  const card = cardOf(box, id);
  return ui("ui-card-words", { ...NONE, ...card.values, card: say.named("card", id), solitary: card.solitary, herd: card.herd, cost: cost ? card.cost : 0 });
}

/** `Protective tree card 1 (sun). 1 sun. River right and left. Half a bonus icon above: Sanki card.` */
export function treeWords(desk: Desk, id: string): string {
  const { ui, say, box } = desk;
  const tree = treeOf(box, id);
  const sides = (list: readonly string[]) => say.list(list.map((side) => ui("ui-side", { side })));
  const values: Values = tree.values;
  const halves = SIDES.flatMap((side) => (tree.halves[side] ? [ui("ui-half-icon", { side: sides([side]), bonus: bonusName(desk, tree.halves[side]) })] : []));
  return say.join([ui("ui-tree-words", { ...NONE, ...values, tree_card: say.named("tree_card", id), lake: tree.pile ? 0 : 1, sides: sides(tree.rivers) }), ...halves]);
}

export function bonusName({ ui }: Desk, bonus: Bonus): string {
  return ui("ui-bonus-name", { bonus });
}

/** `Clearing 3. Value 2. 1 fire token. The Onibi pawn. Bonus: Sanki card.` */
export function clearingWords({ ui, box, view }: Desk, place: number): string {
  const clearing = box.clearings[place];
  return ui("ui-clearing-words", { number: place + 1, value: clearing?.value ?? 0, fires: view.fires[place] ?? 0, onibi: view.onibi === place ? 1 : 0, bonus: clearing?.bonus ?? "" });
}
