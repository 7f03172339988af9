/** A forest as a grid: rivers that meet, half bonus icons, and where the tree that is to be planted may lie. */
import { Button } from "./button.tsx";
import { Cell, LegalMark } from "./cell.tsx";
import { Glyph, HalfBonus, IconSign } from "./duel_art.tsx";
import { plantText } from "./duel_choice.ts";
import type { Desk } from "./duel_desk.ts";
import { at, ELEMENTS, SIDES, SQUARE, tops, treeOf, type Box, type Element, type Side, type Tree, type View } from "./duel_state.ts";
import { treeWords } from "./duel_words.ts";
import type { Seat } from "./state.ts";
import { useUi } from "./ui.ts";

const STEP: Record<Side, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
const FACING: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
/** The middle of each side of a card that is 100 wide, with y down. */
const EDGE: Record<Side, [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
/** Where half an icon lies at each side. */
const HALF: Record<Side, [number, number]> = { N: [22, 0], E: [100, 22], S: [22, 100], W: [0, 22] };

/** The cells from left to right and from top to bottom: the trees, the fullest square, and round them where one is planted. */
export function extent(view: View, seat: Seat, planting: boolean): { xs: number[]; ys: number[] } {
  const [left, low] = view.squares[seat]?.corner ?? [-1, -1];
  const cells = [...(view.forests[seat] ?? []).map(([, x, y]): [number, number] => [x, y]), [0, 0], [left, low], [left + SQUARE - 1, low + SQUARE - 1]] as [number, number][];
  const more = planting ? 1 : 0;
  const range = (of: number[]) => Array.from({ length: Math.max(...of) - Math.min(...of) + 1 + 2 * more }, (_, i) => Math.min(...of) - more + i);
  return { xs: range(cells.map(([x]) => x)), ys: range(cells.map(([, y]) => y)).reverse() };
}

export function Forest({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { say } = useUi();
  const { view } = desk;
  const pile = desk.seat === seat && desk.act?.element === "tree" ? desk.draft?.pile ?? null : null;
  const { xs, ys } = extent(view, seat, pile !== null);
  const grid = tops(view.forests[seat] ?? []);
  const ghost = pile && desk.state.plants.find((one) => one.pile === pile && at(...one.cell) === desk.spot);
  if (ghost) grid.set(at(...ghost.cell), view.piles[pile][0] ?? "");
  return (
    <>
      <div role="row" class="lfd-forest-name"><div role="rowheader" class="lfd-name" data-cell={`${seat}/forest/head`}>{say.ui("ui-forest-of", { seat: say.seat(seat) })}</div></div>
      <div class={`lfd-forest${pile ? " lfd-planting" : ""}`} style={`--lfd-columns:${xs.length}`}>
        {ys.map((y) => (
          <div key={y} role="row" class="lfd-forest-row">
            {xs.map((x) => <Place key={x} desk={desk} seat={seat} x={x} y={y} pile={pile} grid={grid} ghost={ghost ? at(...ghost.cell) === at(x, y) : false} />)}
          </div>
        ))}
      </div>
    </>
  );
}

interface PlaceProps {
  desk: Desk;
  seat: Seat;
  x: number;
  y: number;
  pile: Element | null;
  /** What lies on top, the tree that is looked at among it. */
  grid: Map<string, string>;
  ghost: boolean;
}

function Place({ desk, seat, x, y, pile, grid, ghost }: PlaceProps) {
  const { say } = useUi();
  const { view, box, see } = desk;
  const id = grid.get(at(x, y));
  const [left, low] = view.squares[seat]?.corner ?? [0, 0];
  const inside = x >= left && x < left + SQUARE && y >= low && y < low + SQUARE;
  const name = `${seat}/forest/${x}/${y}`;
  const where = say.ui("ui-cell", { x, y });
  const label = say.pair(where, id ? treeWords(say, box, id) : say.ui("ui-empty"));
  const classes = `lfd-place${inside ? " lfd-in-square" : ""}${id ? "" : " lfd-free"}`;
  if (!pile) return <Cell name={name} class={classes}><span role="img" aria-label={label} title={id ? label : undefined}>{id && <TreeFace box={box} id={id} grid={grid} x={x} y={y} />}</span></Cell>;
  const text = plantText(seat, pile, x, y);
  const legal = view.moves.includes(text);
  const gives = desk.state.plants.find((one) => one.pile === pile && one.cell[0] === x && one.cell[1] === y);
  const bonus = gives?.bonuses.map((one) => say.ui("ui-completes", { bonus: say.ui("ui-bonus-name", { bonus: one }) })) ?? [];
  return (
    <div role="gridcell" class={classes}>
      <Button class="lfd-plant" data-cell={name} data-legal={legal || undefined} onClick={() => { desk.remember(name); desk.send(text); }}
        onMouseEnter={() => see(at(x, y))} onMouseLeave={() => see(null)} onFocus={() => see(at(x, y))} onBlur={() => see(null)}>
        {id && <span class={ghost ? "lfd-ghost" : undefined}><TreeFace box={box} id={id} grid={grid} x={x} y={y} /></span>}
        {legal && <LegalMark />}
        {bonus.length > 0 && <span class="lfd-promise" aria-hidden="true">{gives?.bonuses.map((one, i) => <IconSign key={i} name={one} />)}</span>}
        <span class="silva-sr">{[label, legal && say.ui("ui-legal"), ...bonus].filter(Boolean).join(" · ")}</span>
      </Button>
    </div>
  );
}

/** A tree card among its neighbours: where two rivers meet there is a joint, where two halves meet the icon is whole. */
export function TreeFace({ box, id, grid, x, y }: { box: Box; id: string; grid?: Map<string, string>; x?: number; y?: number }) {
  const tree = treeOf(box, id);
  const beside = (side: Side): Tree | undefined => {
    const found = grid?.get(at((x ?? 0) + STEP[side][0], (y ?? 0) + STEP[side][1]));
    return found === undefined ? undefined : treeOf(box, found);
  };
  const [main] = ELEMENTS.filter((element) => tree.values[element]);
  return (
    <svg class="lfd-tree-card" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect class="lfd-ground" width="100" height="100" />
      <path class="lfd-bank" d={tree.rivers.map((side) => `M50 50L${EDGE[side].join(" ")}`).join("")} />
      <path class="lfd-river" d={tree.rivers.map((side) => `M50 50L${EDGE[side].join(" ")}`).join("")} />
      {tree.rivers.filter((side) => beside(side)?.rivers.includes(FACING[side])).map((side) => <circle key={side} class="lfd-joint" cx={EDGE[side][0]} cy={EDGE[side][1]} r="9" />)}
      {tree.pile ? <circle class="lfd-isle" cx="50" cy="50" r="23" /> : <path class="lfd-lake" d="M22 50C22 34 38 26 52 28C68 28 80 38 78 52C78 66 64 74 48 73C32 74 22 64 22 50Z" />}
      {main && <Glyph element={main} x={50} y={50} size={17} />}
      {main && (tree.values[main] ?? 0) > 1 && <text class="lfd-tree-value" x="76" y="62">{tree.values[main]}</text>}
      {SIDES.map((side) => {
        const bonus = tree.halves[side];
        return bonus && <g key={side} transform={`translate(${HALF[side].join(" ")})`}><HalfBonus bonus={bonus} whole={beside(side)?.halves[FACING[side]] === bonus} /></g>;
      })}
      <rect class="lfd-rim" x=".75" y=".75" width="98.5" height="98.5" />
    </svg>
  );
}
