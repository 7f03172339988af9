/** The card that is held over the tree: where its branch ends, what it would score, and what is in its way. */
import { at, Face, type FaceProps } from "./kodama_art.tsx";
import { branchEnd, onTable, overhang, poseOf } from "./kodama_geometry.ts";
import type { Ground, Judged } from "./kodama_judge.ts";
import { free } from "./kodama_tree.tsx";
import { cardOf, type Box, type Node, type Pose } from "./kodama_state.ts";

interface GhostProps {
  ground: Ground;
  card: string;
  pose: Pose;
  judged: Judged;
  unit: number;
  /** How its icons look in what it would score. */
  look: FaceProps["look"];
  /** Makes it something to take hold of. */
  grip: Record<string, unknown> | undefined;
  handle: Record<string, unknown> | undefined;
}

export function Ghost({ ground, card, pose, judged, unit, look, grip, handle }: GhostProps) {
  const { box } = ground;
  const [ex, ey] = branchEnd(box, card, pose);
  const fits = !judged.reasons.length;
  const { width, height } = box.sizes;
  const points = (judged.score?.total ?? 0) + judged.extra;
  const reach = height / 2 + 22 * unit;
  const [hx, hy] = onTable(pose, 0, reach);
  const [px, py] = free(box, { card, parent: -1, x: pose[0], y: pose[1], angle: pose[2] }, 15 * unit);
  return (
    <g class={`ko-ghost ${fits ? "ko-fits" : "ko-not"}`} aria-hidden="true">
      <g class="ko-held" transform={at(pose)} {...grip}>
        <Face box={box} card={card} look={look} />
        <rect class="ko-outline" x={-width / 2} y={-height / 2} width={width} height={height} rx="4" stroke-width={3 * unit} stroke-dasharray={fits ? undefined : `${7 * unit} ${5 * unit}`} />
      </g>
      <Marks ground={ground} pose={pose} judged={judged} unit={unit} />
      <circle class={`ko-end${judged.fit.on_bark.length ? " ko-grips" : ""}`} cx={ex} cy={-ey} r={5 * unit} stroke-width={2.5 * unit} />
      {judged.score && (
        <g class="ko-sum ko-would" transform={`translate(${px} ${-py})`}>
          <circle r={15 * unit} stroke-width={2 * unit} />
          <text class="silva-num" y={6 * unit} text-anchor="middle" style={`font-size:${18 * unit}px`}>{points}</text>
        </g>
      )}
      {handle && (
        <g class="ko-handle" transform={`translate(${hx} ${-hy})`} {...handle}>
          <circle class="ko-hit" r={18 * unit} /><circle r={13 * unit} stroke-width={2 * unit} />
          <path d="M-6 2A6 6 0 1 1-2 6M-6-3V2.500H-.5" stroke-width="2" transform={`scale(${unit})`} />
        </g>
      )}
    </g>
  );
}

/** What is in the way: cards that would be touched, Elements that would be covered, what hangs over the edge.
 * `outline`: where the card lay that was refused and is back in the Display. */
export function Marks({ ground, pose, judged, unit, outline = false }: { ground: Ground; pose: Pose; judged: Judged; unit: number; outline?: boolean }) {
  const { box, trees, own } = ground;
  const { fit } = judged;
  const amiss = judged.reasons.length > 0;
  const others = fit.touched.length > 1 || fit.touched.some(([seat]) => seat !== own) || (amiss && judged.parent === null);
  const shift = (seat: number) => (seat - own) * box.sizes.spacing;
  const { width, height } = box.sizes;
  return (
    <g class="ko-marks">
      {others && fit.touched.filter(([seat, node]) => seat !== own || node !== judged.parent).map(([seat, node]) => (
        <CardMark key={`${seat}/${node}`} box={box} node={trees[seat]?.[node]} shift={shift(seat)} unit={unit} />
      ))}
      {fit.covered.map(([seat, node, icon]) => {
        const under = trees[seat]?.[node];
        const [, ix = 0, iy = 0] = (under && cardOf(box, under.card).icons[icon]) ?? [];
        if (!under) return null;
        const [x, y] = onTable(poseOf(under), ix, iy);
        return <g key={`${seat}/${node}/${icon}`} transform={`translate(${x + shift(seat)} ${-y})`}><circle r={box.sizes.icon + 1.5} stroke-width={2.5 * unit} /><path d="M-5-5L5 5M-5 5L5-5" stroke-width={2.5 * unit} /></g>;
      })}
      {outline && <rect class="ko-was" transform={at(pose)} x={-width / 2} y={-height / 2} width={width} height={height} rx="4" stroke-width={3 * unit} stroke-dasharray={`${7 * unit} ${5 * unit}`} />}
      {overhang(box, pose) > 0 && <path class="ko-beyond" d={`M${pose[0] - 56} 0H${pose[0] + 56}`} stroke-width={5 * unit} />}
    </g>
  );
}

function CardMark({ box, node, shift, unit }: { box: Box; node: Node | undefined; shift: number; unit: number }) {
  const { width, height } = box.sizes;
  return node ? <rect transform={at([node.x + shift, node.y, node.angle])} x={-width / 2} y={-height / 2} width={width} height={height} rx="4" stroke-width={3 * unit} /> : null;
}
