/** One seat: its tokens, solitary icons, cards held, personal line and forest. */
import { Cell } from "./cell.tsx";
import { IconSign, Sign } from "./duel_art.tsx";
import { TokenSign } from "./duel_card.tsx";
import type { Desk } from "./duel_desk.ts";
import { Forest } from "./duel_forest.tsx";
import { OwnLine } from "./duel_line.tsx";
import { seasonOf, TOKENS, type View } from "./duel_state.ts";
import type { Seat } from "./state.ts";
import { useUi } from "./ui.ts";

export function SeatArea({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { view } = desk;
  const classes = ["lfd-seat", `lfd-of-${seasonOf(view, seat)}`];
  if (view.turn === seat && !view.result) classes.push("lfd-turn");
  return (
    <div class={classes.join(" ")} data-seat={seat}>
      <Stock view={view} seat={seat} />
      <OwnLine desk={desk} seat={seat} />
      <Forest desk={desk} seat={seat} />
    </div>
  );
}

function Stock({ view, seat }: { view: View; seat: Seat }) {
  const { say } = useUi();
  const [solitary, herd] = view.solitary[seat] ?? [0, 0];
  const net = Math.max(0, solitary - herd);
  return (
    <div role="row" class="lfd-stock">
      <div role="rowheader" class="silva-seat-name" data-cell={`${seat}/head`}>{say.seat(seat)}</div>
      <Tokens view={view} seat={seat} />
      <Cell name={`${seat}/solitary`} class={`lfd-stat${net > 1 ? " lfd-warn" : ""}`} label={say.ui("ui-solitary-sum", { count: solitary, herd, net })}>
        <span aria-hidden="true" title={say.ui("ui-solitary-sum", { count: solitary, herd, net })}><IconSign name="solitary" />{solitary}{herd > 0 && <> − <IconSign name="herd" />{herd}</>} = <b>{net}</b></span>
      </Cell>
      <Cell name={`${seat}/water`} class="lfd-stat" label={say.ui("ui-water-against", { water: view.water[seat] ?? 0, fire: view.fire_value })}>
        <span aria-hidden="true" title={say.ui("ui-water-against", { water: view.water[seat] ?? 0, fire: view.fire_value })}><Sign element="water" /> <b>{view.water[seat] ?? 0}</b> {(view.water[seat] ?? 0) < view.fire_value ? "<" : "≥"} <IconSign name="fire" />{view.fire_value}</span>
      </Cell>
      <Cell name={`${seat}/sanki`} class="lfd-stat" label={say.ui("ui-sanki-count", { count: view.sanki[seat] ?? 0 })}>
        <span aria-hidden="true" title={say.ui("ui-sanki-count", { count: view.sanki[seat] ?? 0 })}><IconSign name="sanki" />×{view.sanki[seat] ?? 0}</span>
      </Cell>
      {view.holder === seat && <Cell name={`${seat}/onibi`} class="lfd-stat lfd-holder"><IconSign name="onibi" /> {say.ui("ui-onibi-card")}</Cell>}
    </div>
  );
}

/** The two tokens: to be placed, placed, lost to solitary icons. */
function Tokens({ view, seat }: { view: View; seat: Seat }) {
  const { say } = useUi();
  const left = view.left[seat] ?? 0;
  const used = view.tokens.filter((token) => token.seat === seat).length;
  const lost = Math.max(0, TOKENS - left - used);
  const states = [...Array<"left">(left).fill("left"), ...Array<"used">(used).fill("used"), ...Array<"lost">(lost).fill("lost")];
  const words = say.ui("ui-tokens-of", { left, used, lost });
  return (
    <Cell name={`${seat}/tokens`} class="lfd-stat" label={words}>
      <span aria-hidden="true" title={words}>{states.map((state, i) => <TokenSign key={i} season={seasonOf(view, seat)} state={state} />)}</span>
    </Cell>
  );
}
