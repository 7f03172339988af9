/** Whether a card may lie where it is held, and what it would score there: the reasons as the guards give them. */
import { fit, type Fit } from "./kodama_geometry.ts";
import { score, seasonPoints } from "./kodama_scoring.ts";
import { cardOf, type Box, type Limits, type Node, type Pose, type Score } from "./kodama_state.ts";
import type { Said, Seat } from "./state.ts";

/** Where a card is laid: all trees, whose it would be, the rulings, the Season card that holds. */
export interface Ground {
  box: Box;
  seats: Seat[];
  trees: Node[][];
  own: number;
  limits: Limits;
  season: string | null;
}

export interface Judged {
  fit: Fit;
  /** The card that it lies on and grows from, whatever else is wrong. */
  parent: number | null;
  reasons: Said[];
  score: Score | null;
  extra: number;
  /** The own tree with the card in it, where it grows from one. */
  tree: Node[];
}

export function judge(ground: Ground, card: string, pose: Pose): Judged {
  const { box, trees, own, limits } = ground;
  const lies = fit(box, trees, own, card, pose, limits.edge);
  const parent = lies.on_bark.find((node) => lies.overlapped.includes(node)) ?? null;
  const season = box.seasons[ground.season ?? ""];
  const tree = [...(trees[own] ?? []), { card, parent: parent ?? -1, x: pose[0], y: pose[1], angle: pose[2] }];
  const node = tree.length - 1;
  const scored = parent === null ? null : score(box, tree, node, season?.count ?? null, limits.lone);
  const extra = parent === null || !season ? 0 : seasonPoints(box, tree, node, season);
  const limited = scored && (limits.base || !season ? score(box, tree, node, null, limits.lone).total : scored.total + extra);
  const reasons = [...refusals(ground, lies, parent)];
  if (limited !== null && limited > limits.most) reasons.push({ clause: "ko.place.max10", form: "refused", args: { points: limited } });
  return { fit: lies, parent, reasons, score: scored, extra, tree };
}

/** In the order in which the guards tell them. */
function* refusals({ box, seats, trees, own }: Ground, lies: Fit, parent: number | null): Iterable<Said> {
  const not = (clause: string, args: Said["args"] = {}, form = "refused"): Said => ({ clause, form, args });
  const other = lies.touched.find(([seat]) => seat !== own);
  if (!lies.on_bark.length) yield not("ko.place.bark");
  if (!lies.touched.length) yield not("ko.place.one_card", {}, "refused_none");
  else if (other) yield not("ko.place.one_card", { other: seats[other[0]] ?? "" }, "refused_other");
  else if (lies.touched.length > 1) yield not("ko.place.one_card", { count: lies.touched.length });
  if (lies.on_bark.length && parent === null) yield not("ko.R8");
  const [covered] = lies.covered;
  if (covered) {
    const [seat, node, icon] = covered;
    yield not("ko.place.no_cover", { element: cardOf(box, trees[seat]?.[node]?.card ?? "").icons[icon]?.[0] ?? "", count: lies.covered.length });
  }
  if (lies.overhang) yield not("ko.place.table_edge", { count: Math.ceil(lies.overhang) });
}

