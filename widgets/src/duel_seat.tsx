/** One seat: its tokens, solitary icons, cards held, personal line and forest. */
import { Sign } from "./duel_art.tsx";
import { TokenSign } from "./duel_card.tsx";
import type { Desk } from "./duel_desk.ts";
import { Forest } from "./duel_forest.tsx";
import { OwnLine } from "./duel_line.tsx";
import { Spot } from "./duel_spot.tsx";
import { seasonOf, TOKENS } from "./duel_state.ts";
import type { Seat } from "./state.ts";

export function SeatArea({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { view } = desk;
  return (
    <div class={`lfd-seat lfd-of-${seasonOf(view, seat)}${view.turn === seat && !view.result ? " lfd-turn" : ""}`} data-seat={seat}>
      <Stock desk={desk} seat={seat} /><OwnLine desk={desk} seat={seat} /><Forest desk={desk} seat={seat} />
    </div>
  );
}

function Stock({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { ui, view } = desk;
  const [count = 0, herd = 0] = view.solitary[seat] ?? [];
  const net = Math.max(0, count - herd);
  const left = view.left[seat] ?? 0;
  const used = view.tokens.filter((token) => token.seat === seat).length;
  const lost = TOKENS - left - used;
  const water = view.water[seat] ?? 0;
  const fire = view.fire_value;
  const sanki = view.sanki[seat] ?? 0;
  const tokens = ["left", "used", "lost"].flatMap((state, i) => Array<string>(Math.max(0, [left, used, lost][i] ?? 0)).fill(state));
  const stat = (name: string, words: string, face: preact.ComponentChildren, warn = false) => <Spot desk={desk} name={`${seat}/${name}`} words={words} class={warn ? "lfd-warn" : ""}>{face}</Spot>;
  return (
    <div role="row" class="lfd-stock">
      {stat("tokens", ui("ui-tokens-of", { left, used, lost }), tokens.map((state, i) => <TokenSign key={i} season={seasonOf(view, seat)} state={state} />))}
      {stat("solitary", ui("ui-solitary-sum", { count, herd, net }), <><Sign name="solitary" />{count}{herd > 0 && <> − <Sign name="herd" />{herd}</>} = <b>{net}</b></>, net > 1)}
      {stat("water", ui("ui-water-against", { water, fire }), <><Sign name="water" /><b>{water}</b> {water < fire ? "<" : "≥"} <Sign name="varan" />{fire}</>, water < fire)}
      {stat("sanki", ui("ui-sanki-count", { count: sanki }), <><Sign name="sanki" />×{sanki}</>)}
      {view.holder === seat && stat("onibi", ui("ui-onibi-card"), <><Sign name="onibi" /> <b>{ui("ui-onibi-card")}</b></>)}
    </div>
  );
}
