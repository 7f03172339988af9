/** How a Branch card lies on the table: the port of silva_kit/kodama/geometry.py, so that the ghost answers at once.
 *
 * Python decides; golden vectors (test/kodama_vectors.json, made by tests/ko_vectors.py) hold this against it:
 *
 *   {"box": the widget's `_box`,
 *    "grounds": [[tree of each seat, …], …]             a tree is [[card, parent, x, y, angle], …], its Trunk first
 *    "placements": [{"ground": 0, "own": 0, "card": "12", "pose": [x, y, angle], "edge": true,
 *                    "fit": Fit.to_json() without what is empty or 0}, …],
 *    "scores": [{"ground": 0, "own": 0, "node": 5, "season": "sp1" or null, "lone": false,
 *                "score": score(tree, node, count=the Season card's, lone_counts=lone).to_json(), "extra": season_points}, …],
 *    "table": the state of a KodamaTree}
 */
import { cardOf, shapeOf, type Box, type Node, type Point, type Pose } from "./kodama_state.ts";

const TOLERANCE = 1e-9;

export interface Fit {
  /** Where the branch leaves the card, in the frame of the own tree. */
  end: Point;
  on_bark: number[];
  /** [tree, node] of the cards in contact. */
  touched: [number, number][];
  overlapped: number[];
  /** [tree, node, icon] of the Elements that are covered in part. */
  covered: [number, number, number][];
  overhang: number;
  parent: number | null;
}

/** Exact where cards lie upright or across, and alike in all four quadrants. */
export function cos(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn > 180) return cos(360 - turn);
  if (turn > 90) return -cos(180 - turn);
  return turn < 90 ? Math.cos((turn * Math.PI) / 180) : 0;
}

export function sin(degrees: number): number {
  return cos(degrees - 90);
}

/** A point of a card, given from the card's middle, in the frame of the pose. */
export function onTable([px, py, angle]: Pose, x: number, y: number): Point {
  const c = cos(angle);
  const s = sin(angle);
  return [px + x * c - y * s, py + x * s + y * c];
}

/** A point of the pose's frame as seen from the middle of the card that lies there. */
export function onCard([px, py, angle]: Pose, x: number, y: number): Point {
  const c = cos(angle);
  const s = sin(angle);
  return [(x - px) * c + (y - py) * s, (y - py) * c - (x - px) * s];
}

export function poseOf({ x, y, angle }: Node): Pose {
  return [x, y, angle];
}

export function branchEnd(box: Box, card: string, pose: Pose): Point {
  return onTable(pose, ...(shapeOf(box, card).root ?? [0, 0]));
}

export function fit(box: Box, trees: Node[][], own: number, card: string, pose: Pose, edge: boolean): Fit {
  const end = branchEnd(box, card, pose);
  const tree = trees[own] ?? [];
  const near = gaps(box, trees, own, pose).filter(([, , gap]) => gap <= TOLERANCE);
  const touched = near.filter(([, , gap]) => edge || gap < -TOLERANCE).map(([seat, node]): [number, number] => [seat, node]);
  const overlapped = near.filter(([seat, , gap]) => seat === own && gap < -TOLERANCE).map(([, node]) => node);
  const on_bark = tree.map((_, node) => node).filter((node) => holds(box, tree[node] as Node, end));
  const covered = near.flatMap(([seat, node]) => hidden(box, trees[seat]?.[node] as Node, (seat - own) * box.sizes.spacing, pose)
    .map((icon): [number, number, number] => [seat, node, icon]));
  const over = overhang(box, pose);
  const [only] = touched;
  const grows = only && touched.length === 1 && !covered.length && !over && only[0] === own && overlapped.includes(only[1]) && on_bark.includes(only[1]);
  return { end, on_bark, touched, overlapped, covered, overhang: over, parent: grows ? only[1] : null };
}

/** How far, in mm, a card lies beyond the table's edge. */
export function overhang(box: Box, [, y, angle]: Pose): number {
  const below = (box.sizes.height / 2) * Math.abs(cos(angle)) + (box.sizes.width / 2) * Math.abs(sin(angle)) - y;
  return below > TOLERANCE ? below : 0;
}

/** Whether the bark of a card, as far as it lies on the card, holds a point (its rim too). */
export function holds(box: Box, node: Node, point: Point): boolean {
  const [x, y] = onCard(poseOf(node), ...point);
  if (Math.abs(x) > box.sizes.width / 2 + TOLERANCE || Math.abs(y) > box.sizes.height / 2 + TOLERANCE) return false;
  return shapeOf(box, node.card).bark.some(([x1, y1, x2, y2, half]) => {
    const [nx, ny] = nearestOn([x1, y1, x2, y2], x, y);
    return Math.hypot(x - nx, y - ny) <= half + TOLERANCE;
  });
}

/** The point of a segment that is nearest to (x, y). */
export function nearestOn([x1, y1, x2, y2]: readonly [number, number, number, number], x: number, y: number): Point {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy;
  const along = length ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length)) : 0;
  return [x1 + along * dx, y1 + along * dy];
}

/** [tree, node, mm] for the cards near enough: above 0 the way between them, below 0 how deep they overlap. */
function gaps(box: Box, trees: Node[][], own: number, [x, y, angle]: Pose): [number, number, number][] {
  const { width, height, spacing } = box.sizes;
  const found: [number, number, number][] = [];
  trees.forEach((tree, seat) => tree.forEach((placed, node) => {
    const dx = placed.x + (seat - own) * spacing - x;
    const dy = placed.y - y;
    if (dx * dx + dy * dy > width * width + height * height) return;
    const c = Math.abs(cos(placed.angle - angle));
    const s = Math.abs(sin(placed.angle - angle));
    const across = (width / 2) * (1 + c) + (height / 2) * s;
    const along = (height / 2) * (1 + c) + (width / 2) * s;
    const ways = [angle, placed.angle].flatMap((turn) => [
      Math.abs(dx * cos(turn) + dy * sin(turn)) - across,
      Math.abs(dy * cos(turn) - dx * sin(turn)) - along,
    ]);
    found.push([seat, node, Math.max(...ways)]);
  }));
  return found;
}

/** The Elements of a card, `shift` mm to the right, that a card at `pose` covers in part. */
function hidden(box: Box, node: Node, shift: number, pose: Pose): number[] {
  const { width, height, icon } = box.sizes;
  return cardOf(box, node.card).icons.flatMap(([, ix, iy], number) => {
    const [tx, ty] = onTable(poseOf(node), ix, iy);
    const [x, y] = onCard(pose, tx + shift, ty);
    const beside = Math.max(Math.abs(x) - width / 2, 0);
    const above = Math.max(Math.abs(y) - height / 2, 0);
    return beside * beside + above * above < (icon - TOLERANCE) ** 2 ? [number] : [];
  });
}
