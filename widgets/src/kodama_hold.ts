/** Holding a card over the tree: with mouse, pen or finger, with the keyboard, or with buttons. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { poseAt, placeText, snap, turn, turned, walk, whole } from "./kodama_choice.ts";
import { branchEnd } from "./kodama_geometry.ts";
import type { Ground } from "./kodama_judge.ts";
import type { Candidate, Pose } from "./kodama_state.ts";
import { PATIENCE } from "./kernel.ts";
import type { Seat } from "./state.ts";

/** Pixels that a pointer moves before a press becomes a drag; how far above a finger the card is held. */
const SLACK = 5;
const ABOVE = 44;
const COARSE = 15;

export interface Held {
  card: string;
  pose: Pose;
  /** The candidate it stands at; -1 for any other place. */
  at: number;
  /** Nobody has turned it by hand: it turns the way it can grow. */
  auto: boolean;
  /** What drags it now: from the Display it is laid down where it is let go. */
  drag: "display" | "ghost" | "handle" | null;
  /** Whether a pointer that drags it is over the picture. */
  over: boolean;
  /** It has been laid, and the kernel has not answered yet. */
  sent: boolean;
}

interface Asked {
  ground: Ground;
  seat: Seat;
  candidates: Record<string, Candidate[]>;
  svg: RefObject<SVGSVGElement>;
  active: boolean;
  version: number;
  refused: boolean;
  send: (text: string) => void;
  remember: (cell: string) => void;
}

export type Holding = ReturnType<typeof useHold>;

export function useHold({ ground, seat, candidates, svg, active, version, refused, send, remember }: Asked) {
  const [held, set] = useState<Held | null>(null);
  const now = useRef<Held | null>(null);
  const grab = useRef({ x: 0, y: 0, dx: 0, dy: 0, from: 0, moved: false, down: false, touch: false });
  now.current = active ? held : null;
  const hold = (next: Held | null) => { now.current = next; set(next); };
  const change = (part: Partial<Held>) => { if (now.current) hold({ ...now.current, ...part }); };
  const list = (card: string) => candidates[card] ?? [];

  // An answer: a card that was laid is in the tree, or back in the Display; one that was walked with stays in hand if refused.
  useEffect(() => { if (now.current) hold(refused && !now.current.drag ? { ...now.current, sent: false } : null); }, [version]);

  const take = (card: string): void => {
    const first = list(card)[0];
    hold({ card, pose: first ? poseAt(first) : above(ground), at: first ? 0 : -1, auto: true, drag: null, over: true, sent: false });
  };
  const place = (): void => {
    if (!now.current || now.current.sent) return;
    send(placeText(seat, now.current.card, now.current.pose));
    change({ sent: true });
    setTimeout(() => { if (now.current?.sent) hold(null); }, PATIENCE);
  };
  const rotate = (by: number): void => {
    const it = now.current;
    if (!it) return;
    const pose: Pose = it.drag === "display" ? [it.pose[0], it.pose[1], turn(it.pose[2] + by)] : turned(ground, it.card, it.pose, by);
    change({ pose: it.drag ? snap(ground, it.card, list(it.card), pose, false) : pose, at: -1, auto: false });
  };
  const step = (key: string): void => {
    const it = now.current;
    const next = it ? walk(list(it.card), it.at, key) : -1;
    const found = it && list(it.card)[next];
    if (found) change({ pose: poseAt(found), at: next, auto: true });
  };
  const nudge = (key: string): void => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
    const it = now.current;
    if (it && by) change({ pose: whole([it.pose[0] + (by[0] ?? 0), it.pose[1] + (by[1] ?? 0), it.pose[2]]), at: -1 });
  };

  /** Where on the table, in mm, a point of the window is. */
  const spot = (x: number, y: number): [number, number] | null => {
    const matrix = svg.current?.getScreenCTM?.();
    if (!matrix) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return [point.x, -point.y];
  };
  const isOver = (x: number, y: number): boolean => {
    const box = svg.current?.getBoundingClientRect();
    return Boolean(box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  };
  const carry = (x: number, y: number): void => {
    const it = now.current;
    const here = spot(x, y - (grab.current.touch ? ABOVE : 0));
    if (!it || !here) return;
    const pose: Pose = [here[0] + grab.current.dx, here[1] + grab.current.dy, it.pose[2]];
    change({ pose: snap(ground, it.card, list(it.card), pose, it.auto), at: -1, over: isOver(x, y) });
  };
  const press = (event: PointerEvent, card: string, drag: Held["drag"]): boolean => {
    if (event.button !== 0 || now.current?.sent || (grab.current.down && grab.current.moved)) return false;
    grab.current = { x: event.clientX, y: event.clientY, dx: 0, dy: 0, from: 0, moved: false, down: true, touch: event.pointerType === "touch" && drag === "display" };
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    return card !== "";
  };
  const moved = ({ clientX, clientY }: PointerEvent): boolean => {
    const { x, y, down } = grab.current;
    if (down && Math.hypot(clientX - x, clientY - y) > SLACK) grab.current.moved = true;
    return down && grab.current.moved;
  };

  /** A card of the Display: dragged it is laid where it is let go; pressed it is taken in hand. */
  const fromDisplay = (card: string, cell: string) => ({
    onPointerDown: (event: PointerEvent) => { press(event, card, "display"); },
    onPointerMove: (event: PointerEvent) => {
      if (!moved(event)) return;
      if (now.current?.drag !== "display") {
        (event.currentTarget as HTMLElement).focus();
        hold({ card, pose: now.current?.card === card ? now.current.pose : [0, 0, 0], at: -1, auto: true, drag: "display", over: false, sent: false });
      }
      carry(event.clientX, event.clientY);
    },
    onPointerUp: () => {
      grab.current.down = false;
      if (now.current?.drag !== "display") return;
      if (now.current.over) place(); else hold(null);
    },
    onPointerCancel: () => { grab.current.down = false; if (now.current?.drag === "display") hold(null); },
    onClick: () => {
      if (grab.current.moved) { grab.current.moved = false; return; }
      remember(cell);
      if (now.current?.card === card) hold(null); else take(card);
    },
  });

  const let_go = () => { grab.current.down = grab.current.moved = false; change({ drag: null }); };
  const grip = {
    onPointerDown: (event: PointerEvent) => {
      const it = now.current;
      const here = spot(event.clientX, event.clientY);
      if (!it || !here || !press(event, it.card, "ghost")) return;
      Object.assign(grab.current, { dx: it.pose[0] - here[0], dy: it.pose[1] - here[1] });
      change({ drag: "ghost" });
    },
    onPointerMove: (event: PointerEvent) => { if (now.current?.drag === "ghost" && moved(event)) carry(event.clientX, event.clientY); },
    onPointerUp: let_go, onPointerCancel: let_go,
  };
  const bearing = (event: PointerEvent): number | null => {
    const it = now.current;
    const here = spot(event.clientX, event.clientY);
    if (!it || !here) return null;
    const [ex, ey] = branchEnd(ground.box, it.card, it.pose);
    return (Math.atan2(here[1] - ey, here[0] - ex) * 180) / Math.PI;
  };
  const handle = {
    onPointerDown: (event: PointerEvent) => {
      const from = bearing(event);
      if (from === null || !now.current || !press(event, now.current.card, "handle")) return;
      grab.current.from = from - now.current.pose[2];
      change({ drag: "handle" });
    },
    onPointerMove: (event: PointerEvent) => {
      const to = bearing(event);
      const it = now.current;
      if (it?.drag !== "handle" || to === null) return;
      let angle = turn(to - grab.current.from);
      const near = Math.round(angle / COARSE) * COARSE;
      if (Math.abs(angle - near) <= 2) angle = near;
      change({ pose: turned(ground, it.card, it.pose, angle - it.pose[2]), at: -1, auto: false });
    },
    onPointerUp: let_go, onPointerCancel: let_go,
  };

  const onKey = (event: KeyboardEvent): void => {
    if (!now.current || event.altKey || event.metaKey || event.ctrlKey || (event.target as Element).closest("input")) return;
    const turns: Record<string, number> = { "[": 1, "]": -1, r: COARSE, R: -COARSE };
    const by = turns[event.key];
    const onButton = (event.target as Element).closest("button:not(.ko-take)");
    if (event.key === "Escape") hold(null);
    else if (by !== undefined) rotate(by);
    else if (event.key.startsWith("Arrow") && event.shiftKey) nudge(event.key);
    else if (event.key.startsWith("Arrow") && !now.current.drag) step(event.key);
    else if (event.key === "Enter" && !onButton) place();
    else return;
    event.preventDefault();
  };
  const onWheel = (event: WheelEvent): void => {
    if (!now.current || event.ctrlKey) return;
    rotate(event.deltaY > 0 ? -5 : 5);
    event.preventDefault();
  };
  return { held: now.current, fromDisplay, grip, handle, onKey, onWheel, place, rotate, step, drop: () => hold(null), list };
}

/** Over the top of the tree: where a card begins that has no good placement. */
function above({ trees, own, box }: Ground): Pose {
  return whole([0, Math.max(...(trees[own] ?? []).map(({ y }) => y)) + box.sizes.height, 0]);
}
