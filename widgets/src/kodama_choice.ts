/** Taking up a card: walking through good placements, snapping, turning, moving by the millimetre. */
import { branchEnd, fit, nearestOn, onCard, onTable, poseOf } from "./kodama_geometry.ts";
import type { Ground } from "./kodama_judge.ts";
import { shapeOf, type Candidate, type Pose } from "./kodama_state.ts";
import type { Seat } from "./state.ts";

/** mm within which a held card turns the way it could grow, its branch springs to bark, and all of it to a placement. */
const TURNS = 70;
const SPRINGS = 9;
const SETTLES = 7;
/** The step, in degrees, at which other angles are tried. */
const STEP = 15;
/** Degrees within which a card that was turned by hand takes a good placement's angle. */
const AGREES = 8;

export function placeText(seat: Seat, card: string, pose: Pose): string {
  return `${seat} place ${card} ${pose.join(" ")}`;
}

/** The card and the pose of a move's text; null for any other move. */
export function placed(move: string): { card: string; pose: Pose } | null {
  const [, verb, card, ...rest] = move.split(" ");
  const [x, y, angle] = rest.map(Number);
  if (verb !== "place" || !card || x === undefined || y === undefined || angle === undefined || rest.some((one) => !Number.isFinite(Number(one)))) return null;
  return { card, pose: [x, y, angle] };
}

export function poseAt(candidate: Candidate): Pose {
  return [candidate[1], candidate[2], candidate[3]];
}

/** Degrees from -179 to 180. */
export function turn(angle: number): number {
  const left = ((Math.round(angle) % 360) + 360) % 360;
  return left > 180 ? left - 360 : left;
}

/** Whole millimetres and degrees, as a move has them. */
export function whole([x, y, angle]: Pose): Pose {
  return [Math.round(x) + 0, Math.round(y) + 0, turn(angle)];
}

/** Turned by some degrees round the end of its branch, which stays where it is. */
export function turned(ground: Ground, card: string, pose: Pose, by: number): Pose {
  const [ex, ey] = branchEnd(ground.box, card, pose);
  const angle = turn(pose[2] + by);
  const [rx, ry] = branchEnd(ground.box, card, [0, 0, angle]);
  return whole([ex - rx, ey - ry, angle]);
}

/** The candidate that an arrow key leads to: along the list, or to the next card of the tree. */
export function walk(list: Candidate[], at: number, key: string): number {
  const many = list.length;
  if (!many) return -1;
  if (at < 0) return 0;
  if (key === "ArrowRight") return (at + 1) % many;
  if (key === "ArrowLeft") return (at + many - 1) % many;
  const parents = [...new Set(list.map(([parent]) => parent))];
  const here = parents.indexOf(list[at]?.[0] ?? -1);
  const next = parents[(here + (key === "ArrowUp" ? 1 : parents.length - 1)) % parents.length];
  return list.findIndex(([parent]) => parent === next);
}

/** Where a card that is held near `pose` would rather lie. `auto`: nobody has turned it by hand, so that it turns until it fits: as it is, as a good
 * placement near by, else by as little as possible. */
export function snap(ground: Ground, card: string, list: Candidate[], pose: Pose, auto: boolean): Pose {
  const near = list.map(poseAt).filter((one) => apart(one, pose) <= TURNS).sort((one, other) => apart(one, pose) - apart(other, pose));
  const agrees = (one: Pose) => auto || Math.abs(turn(one[2] - pose[2])) <= AGREES;
  const [first] = near.filter(agrees);
  const others = auto ? Array.from({ length: 24 }, (_, i) => turn(pose[2] + (i % 2 ? -1 : 1) * STEP * Math.ceil(i / 2))) : [];
  const angles = [...new Set([...(auto ? [pose[2]] : []), ...near.filter(agrees).map((one) => one[2]), pose[2], ...others])];
  const tried = angles.map((angle) => whole(sprung(ground, card, [pose[0], pose[1], angle])));
  const fits = tried.find((one) => fit(ground.box, ground.trees, ground.own, card, one, ground.limits.edge).parent !== null);
  const close = first && apart(first, pose) <= (fits ? SETTLES : SETTLES * 3) ? first : undefined;
  return close ?? fits ?? tried[first ? angles.indexOf(first[2]) : 0] ?? pose;
}

function apart(one: Pose, other: Pose): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** Moved so that its branch ends in the middle of the bark near by; as it is where there is none. */
function sprung({ box, trees, own }: Ground, card: string, pose: Pose): Pose {
  const end = branchEnd(box, card, pose);
  let best: Pose = pose;
  let least = SPRINGS;
  for (const node of trees[own] ?? []) {
    const [x, y] = onCard(poseOf(node), ...end);
    for (const [x1, y1, x2, y2] of shapeOf(box, node.card).bark) {
      const found = onTable(poseOf(node), ...nearestOn([x1, y1, x2, y2], x, y));
      const far = Math.hypot(found[0] - end[0], found[1] - end[1]);
      if (far < least) {
        least = far;
        best = [pose[0] + found[0] - end[0], pose[1] + found[1] - end[1], pose[2]];
      }
    }
  }
  return best;
}
