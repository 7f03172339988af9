/** A forest as a grid: rivers that meet, half bonus icons, and where the tree that is to be planted may lie. */
import { Pic, Sign, Svg } from "./duel_art.tsx";
import { onLook, type Desk } from "./duel_desk.ts";
import { Name, Spot } from "./duel_spot.tsx";
import { at, ELEMENTS, SIDES, SQUARE, tops, treeOf, type Box, type Side, type View } from "./duel_state.ts";
import { bonusName, treeWords } from "./duel_words.ts";
import type { Seat } from "./state.ts";

/** To the neighbour (y grows upwards), the side that it turns here, the middle of the side (y grows downwards), and where half an icon lies. */
const SIDE: Record<Side, readonly [number, number, Side, string, string]> = {
  N: [0, 1, "S", "50 0", "22 0"], E: [1, 0, "W", "100 50", "100 22"], S: [0, -1, "N", "50 100", "22 100"], W: [-1, 0, "E", "0 50", "0 22"],
};

/** The cells from left to right and from top to bottom: the trees, at least so many as win, and a rim where one is planted. */
export function extent(view: View, seat: Seat, planting: boolean): [number[], number[]] {
  const range = (axis: 1 | 2) => {
    const all = [0, ...(view.forests[seat] ?? []).map((one) => one[axis])];
    const [first, last] = [Math.min(...all), Math.max(...all)];
    const missing = Math.max(planting ? 2 : 0, SQUARE - 1 - last + first);
    return Array.from({ length: last - first + 1 + missing }, (_, i) => first - Math.floor(missing / 2) + i);
  };
  return [range(1), range(2).reverse()];
}

export function Forest({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { ui, say, view, box, state } = desk;
  const pile = desk.seat === seat && desk.act?.element === "tree" ? desk.draft?.pile : null;
  const [xs, ys] = extent(view, seat, Boolean(pile));
  const grid = tops(view.forests[seat] ?? []);
  const plants = new Map(state.plants.filter((one) => one.pile === pile).map((one) => [at(...one.cell), one]));
  const [first] = plants.keys();
  const ghost = pile && desk.spot && plants.has(desk.spot) ? desk.spot : null;
  if (pile && ghost) grid.set(ghost, view.piles[pile][0] ?? "");
  return (
    <>
      <div role="row"><Name cell={`${seat}/forest`} name={ui("ui-forest-of", { seat: say.seat(seat) })} /></div>
      <div class="lfd-forest" style={`--lfd-columns:${xs.length}`}>
        {ys.map((y) => (
          <div key={y} role="row">
            {xs.map((x) => {
              const cell = at(x, y);
              const id = grid.get(cell);
              const plant = plants.get(cell);
              const gives = plant?.bonuses.map((one) => ui("ui-completes", { bonus: bonusName(desk, one) })) ?? [];
              return (
                <Spot key={x} desk={desk} name={`${seat}/forest/${x}/${y}`} words={say.join([say.pair(ui("ui-cell", { x, y }), id ? treeWords(desk, id) : ui("ui-empty")), ...gives])}
                  class={`lfd-place${id ? "" : " lfd-free"}${cell === ghost ? " lfd-ghost" : ""}`}
                  press={Boolean(pile) && (() => desk.take(`${seat} plant ${pile} ${x} ${y}`))} legal={plant !== undefined} focus={cell === first && `${pile}${desk.moment}`} looks={onLook(desk.see, cell)}>
                  {id && <TreeFace box={box} id={id} beside={(side) => grid.get(at(x + SIDE[side][0], y + SIDE[side][1]))} />}
                  {plant && gives.length > 0 && <span class="lfd-promise">{plant.bonuses.map((one, i) => <Sign key={i} name={one} />)}</span>}
                </Spot>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

/** A tree card among its neighbours: where two rivers meet there is a joint, where two halves meet the icon is whole. */
export function TreeFace({ box, id, beside }: { box: Box; id: string; beside?: (side: Side) => string | undefined }) {
  const { rivers, halves, values, pile } = treeOf(box, id);
  const other = (side: Side) => treeOf(box, beside?.(side) ?? "");
  const d = rivers.map((side) => `M50 50L${SIDE[side][3]}`).join("");
  return (
    <Svg class="lfd-tree-card" box="0 0 100 100">
      <rect class="lfd-ground" width="100" height="100" /><path class="lfd-bank" d={d} /><path class="lfd-river" d={d} />
      {rivers.filter((side) => other(side).rivers.includes(SIDE[side][2])).map((side) => <circle key={side} class="lfd-joint" r="9" transform={`translate(${SIDE[side][3]})`} />)}
      {pile ? <circle class="lfd-isle" cx="50" cy="50" r="23" /> : <ellipse class="lfd-lake" cx="50" cy="50" rx="29" ry="24" />}
      {ELEMENTS.filter((one) => values[one]).map((one, i) => <Pic key={one} name={one} x={50 + i * 30} y={50} size={17} />)}
      {SIDES.map((side) => halves[side] && (
        <g key={side} class={other(side).halves[SIDE[side][2]] === halves[side] ? "lfd-whole" : ""} transform={`translate(${SIDE[side][4]})`}><Pic name={halves[side]} size={16} /></g>
      ))}
    </Svg>
  );
}
