/** A tree as a picture: the table's edge, cards on the cards they grow from, the scoring line over them. */
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { at, Face } from "./kodama_art.tsx";
import { branchEnd, onTable, poseOf } from "./kodama_geometry.ts";
import type { Lights } from "./kodama_line.ts";
import { cardOf, type Box, type Node, type Point, type Pose } from "./kodama_state.ts";
import { useUi } from "./ui.ts";

/** x, y, width and height of what is shown, with y down. */
export type Sight = readonly [number, number, number, number];

export function corners(box: Box, pose: Pose): Point[] {
  const { width, height } = box.sizes;
  return ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([x, y]) => onTable(pose, (x * width) / 2, (y * height) / 2));
}

/** All of a tree with some room round it, and a strip of what lies beyond the table's edge. */
export function sight(box: Box, tree: Node[], room: number, least: Point): Sight {
  const points = tree.flatMap((node) => corners(box, poseOf(node)));
  const xs = points.map(([x]) => x);
  const left = Math.min(-least[0] / 2, ...xs.map((x) => x - room));
  const right = Math.max(least[0] / 2, ...xs.map((x) => x + room));
  const top = Math.max(least[1], ...points.map(([, y]) => y + room));
  return [left, -top, right - left, top + 28];
}

/** mm for one pixel of text at the size of the table's own text. */
export function useUnit(svg: RefObject<SVGSVGElement>, shown: Sight): number {
  const [unit, set] = useState(1);
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      const scale = Math.min(width / shown[2], height / shown[3]);
      if (scale > 0) set(parseFloat(getComputedStyle(element).fontSize) / 16 / scale);
    };
    measure();
    if (!globalThis.ResizeObserver) return undefined;
    const seen = new ResizeObserver(measure);
    seen.observe(element);
    return () => seen.disconnect();
  }, [svg, ...shown]);
  return unit;
}

interface CardsProps {
  box: Box;
  tree: Node[];
  lights: Lights | null;
  /** mm to the right, for a neighbour's tree. */
  shift?: number;
  chosen?: number | null;
  /** What makes a card one that can be looked at: its words, and whether it holds the tab stop. */
  item?: (node: number) => Record<string, unknown>;
}

/** The cards, oldest first: what was laid later lies on top. */
export function Cards({ box, tree, lights, shift = 0, chosen = null, item }: CardsProps) {
  return (
    <>
      {tree.map((node, i) => {
        const classes = ["ko-card"];
        if (lights) classes.push(lights.over.includes(i) || lights.sums.has(i) ? "ko-on" : "ko-off");
        if (chosen === i) classes.push("ko-chosen");
        const face = <Face box={box} card={node.card} look={lights ? (icon) => lights.look(i, icon) : undefined} />;
        const place = at([node.x + shift, node.y, node.angle]);
        return item
          ? <g key={i} role="listitem" transform={place}><g class={classes.join(" ")} {...item(i)}>{face}</g></g>
          : <g key={i} class={classes.join(" ")} transform={place}>{face}</g>;
      })}
    </>
  );
}

/** Where a number of radius `r` hides no Element of its card: in the middle if it can be, else at a corner. */
export function free(box: Box, { card, x, y, angle }: Node, r: number): Point {
  const { width, height, icon } = box.sizes;
  const spots: Point[] = [[0, 0], ...[1, -1].flatMap((up) => [-1, 1].map((side): Point => [(side * width) / 2, (up * height) / 2]))];
  const clear = ([px, py]: Point) => Math.min(...cardOf(box, card).icons.map(([, ix, iy]) => Math.hypot(ix - px, iy - py))) - icon - r;
  const [best = spots[0] as Point] = spots.some((one) => clear(one) >= 0) ? spots.filter((one) => clear(one) >= 0) : spots.sort((a, b) => clear(b) - clear(a));
  return onTable([x, y, angle], ...best);
}

/** The way of the line: through each card to the end of its branch and on to the card below. */
export function Thread({ box, tree, lights, unit }: { box: Box; tree: Node[]; lights: Lights; unit: number }) {
  const points = lights.over.flatMap((i, place): Point[] => {
    const node = tree[i];
    if (!node) return [];
    const middle: Point = [node.x, node.y];
    return place < lights.over.length - 1 ? [middle, branchEnd(box, node.card, poseOf(node))] : [middle];
  });
  const last = tree[lights.over.at(-1) ?? -1];
  const gap = lights.broken !== null && last ? branchEnd(box, last.card, poseOf(last)) : null;
  const steps = points.map(([x, y]) => `${x} ${-y}`);
  const r = 11 * unit;
  return (
    <g class="ko-thread" aria-hidden="true">
      {steps.length > 1 && <path class="ko-dots" d={`M${steps.join("L")}`} stroke-width={4 * unit} stroke-dasharray={`0 ${9 * unit}`} />}
      {gap && <path class="ko-gap" d="M-6-6L6 6M-6 6L6-6" stroke-width={3} transform={`translate(${gap[0]} ${-gap[1]}) scale(${unit})`} />}
      {[...lights.sums].map(([i, sum]) => {
        const node = tree[i];
        const [x, y] = node ? free(box, node, r) : [0, 0];
        return node && (
          <g key={i} class="ko-sum" transform={`translate(${x} ${-y})`}>
            <circle r={r} stroke-width={1.5 * unit} />
            <text class="silva-num" y={5 * unit} text-anchor="middle" style={`font-size:${15 * unit}px`}>{sum}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The table as far as its edge. */
export function Ground({ unit, shown, words = true }: { unit: number; shown: Sight; words?: boolean }) {
  const { say } = useUi();
  const x = shown[0];
  const size = Math.min(13 * unit, 22);
  return (
    <g class="ko-ground" aria-hidden="true">
      <path class="ko-edge" d={`M${x - 2000} .5H${x + 4000}`} stroke-width={2 * unit} stroke-dasharray={`${2 * unit} ${6 * unit}`} />
      {words && <text x={x + 6} y={3 + 0.9 * size} style={`font-size:${size}px`}>{say.ui("ui-table-edge")}</text>}
    </g>
  );
}

interface TreeProps {
  box: Box;
  svg: RefObject<SVGSVGElement>;
  shown: Sight;
  unit: number;
  label: string;
  children: ComponentChildren;
  onLeave: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The large picture. Its cards are a list for who hears it. */
export function TreePicture({ svg, shown, unit, label, children, onLeave, onKey }: TreeProps) {
  return (
    <svg ref={svg} class="ko-tree" viewBox={shown.join(" ")} preserveAspectRatio="xMidYMax meet" role="list" aria-label={label} onPointerLeave={onLeave} onKeyDown={onKey}>
      <Ground unit={unit} shown={shown} />
      {children}
    </svg>
  );
}
