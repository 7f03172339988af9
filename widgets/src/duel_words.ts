/** How cards, trees and clearings are told in words. */
import { cardOf, ELEMENTS, SIDES, treeOf, type Box, type Element, type Values, type View } from "./duel_state.ts";
import type { Speaker } from "./i18n.ts";

/** `2 sun and 1 water`. */
export function amounts(say: Speaker, values: Values): string {
  return say.list(ELEMENTS.filter((one) => values[one]).map((one) => amount(say, one, values[one] ?? 0)));
}

export function amount(say: Speaker, element: Element, count: number): string {
  return say.ui("ui-amount", { element: say.named("element", element), count });
}

/** `neutral animal 5: 2 sun and 1 water, 1 solitary icon`. */
export function cardWords(say: Speaker, box: Box, id: string, cost = false): string {
  const card = cardOf(box, id);
  const parts = [amounts(say, card.values)];
  if (card.solitary) parts.push(say.ui("ui-solitary-icons", { count: card.solitary }));
  if (card.herd) parts.push(say.ui("ui-herd-icons", { count: card.herd }));
  if (cost) parts.push(say.ui("ui-cost", { cost: card.cost }));
  return told(say, say.named("card", id), parts);
}

/** `protective tree card 1 (sun): 1 sun, rivers east and west, half a Sanki card icon north`. */
export function treeWords(say: Speaker, box: Box, id: string): string {
  const tree = treeOf(box, id);
  const name = tree.pile ? say.named("tree_card", id) : say.ui("ui-start-card");
  const rivers = say.ui("ui-rivers", { sides: say.list(tree.rivers.map((side) => say.ui("ui-side", { side }))) });
  const halves = SIDES.filter((side) => tree.halves[side]).map((side) =>
    say.ui("ui-half-icon", { bonus: say.ui("ui-bonus-name", { bonus: tree.halves[side] ?? "" }), side: say.ui("ui-side", { side }) }));
  return told(say, name, [amounts(say, tree.values), rivers, ...halves]);
}

function told(say: Speaker, name: string, parts: string[]): string {
  const said = parts.filter(Boolean);
  return said.length ? say.pair(name, said.join(say.lang === "en" ? ", " : "、")) : name;
}

/** `Clearing 3: value 2, 1 fire token, the Onibi pawn, bonus: Sanki card`. */
export function clearingWords(say: Speaker, box: Box, view: View, place: number): string {
  const clearing = box.clearings[place];
  const fires = view.fires[place] ?? 0;
  return told(say, say.ui("ui-clearing", { number: place + 1 }), [
    say.ui("ui-clearing-value", { value: clearing?.value ?? 0 }),
    fires ? say.ui("ui-fires", { count: fires }) : "",
    view.onibi === place ? say.ui("ui-onibi") : "",
    clearing?.bonus ? say.ui("ui-bonus", { bonus: say.ui("ui-bonus-name", { bonus: clearing.bonus }) }) : "",
  ]);
}
