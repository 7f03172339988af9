/** What would a token count? The sum written out: counted and blocked cards, the own area's part, the total, what it buys. */
import { Button, ClauseLink } from "./button.tsx";
import { Sign } from "./duel_art.tsx";
import { tokensAsked } from "./duel_choice.ts";
import { onLook, type Desk, type Spoken } from "./duel_desk.ts";
import { Legal } from "./duel_spot.tsx";
import { blocker, cardOf, ELEMENTS } from "./duel_state.ts";
import { roam } from "./grid.ts";
import type { Argument } from "./state.ts";

/** A button for each element: pointed at or focused, it tells its sum; pressed, it places the token or keeps the sum. */
export function CountBar({ desk }: { desk: Desk }) {
  const { ui, say, id, view, counted, look, pinned } = desk;
  const asked = desk.seat === counted && tokensAsked(view);
  return (
    <div class="lfd-counts">
      <p class="lfd-name" id={id("counts")}>{ui(asked ? "ui-place-token" : "ui-token-counts")}</p>
      <div class="silva-row" role="group" aria-label={ui("ui-counts-for")}>
        {view.seats.map((one) => <Button key={one} aria-pressed={one === counted} onClick={() => desk.count(one)}>{say.seat(one)}</Button>)}
      </div>
      <div class="lfd-bar" role="group" aria-labelledby={id("counts")} onKeyDown={roam}>
        {ELEMENTS.map((element) => {
          const one = view.counts[counted]?.[element];
          const text = `${counted} token ${element}`;
          const legal = asked && view.moves.includes(text);
          return (
            <Button key={element} class={`silva-option${legal ? " silva-legal" : ""}`} data-legal={legal || undefined} data-option={element} {...onLook(look, element)}
              aria-pressed={asked ? undefined : pinned === element} onClick={() => (asked ? desk.take(text) : desk.pin(pinned === element ? null : element))}>
              <span><Sign name={element} /> {say.named("element", element)}</span>
              {one?.refused ? <b class="silva-big silva-soft"><span aria-hidden="true">–</span><span class="silva-sr">{ui("ui-refused-short")}</span></b> : <b class="silva-big">{one?.value ?? 0}</b>}
              <Legal desk={desk} legal={legal} />
            </Button>
          );
        })}
      </div>
    </div>
  );
}

export function CountPanel({ desk }: { desk: Desk }) {
  const { ui, say, spoken } = desk;
  if (!spoken) return <p class="lfd-sum silva-soft">{ui("ui-count-invite")}</p>;
  const { seat, element, count, done } = spoken;
  const title = ui("ui-count-title", { seat: say.seat(seat), element: say.named("element", element), done: done ? 1 : 0 });
  return (
    <section class="lfd-sum" aria-label={title}>
      <p><Sign name={element} /> <strong>{title}</strong></p>
      {count.refused ? <Refused desk={desk} {...spoken} /> : <Sum desk={desk} {...spoken} />}
    </section>
  );
}

type Told = Spoken & { desk: Desk };

function Sum(told: Told) {
  const { desk: { ui, say }, seat, element, count } = told;
  const line = (clause: string, args: Record<string, Argument>) => <p class="lfd-said">{say.event({ clause, args: { seat, element, ...args } })} <ClauseLink clause={clause} /></p>;
  return (
    <>
      <Parts name={ui("ui-shared-line")} parts={count.parts.map(([place, value]) => [ui("ui-card-number", { number: place + 1 }), value])} total={count.shared} />
      {line(count.start ? "lfd.token.restart" : "lfd.token.count", { count: count.shared, number: count.start })}
      <Blocked {...told} />
      <Parts name={ui("ui-own-area")} parts={[[ui("ui-part-line"), count.line], [ui("ui-part-forest"), count.forest]]} total={count.added} />
      {count.added > 0 && line("lfd.R7", { count: count.added })}
      <p class="lfd-total"><ClauseLink clause="lfd.card.values" /><span>{ui("ui-total")}</span> <strong class="silva-num">{count.value}</strong></p>
      <Bought {...told} />
    </>
  );
}

/** `Shared line  card 1 2 + card 3 1  3`. */
function Parts({ name, parts, total }: { name: string; parts: [string, number][]; total: number }) {
  return (
    <p class="lfd-parts">
      <span>{name}</span>
      <span>{parts.filter(([, value]) => value).map(([card, value], i) => <span key={card}>{i > 0 && " + "}<small>{card}</small> <b>{value}</b></span>)}</span>
      <b>{total}</b>
    </p>
  );
}

/** The cards that an earlier token has used up. */
function Blocked({ desk: { ui, say, view, box }, element, count }: Told) {
  if (!count.blocked.length) return null;
  const cards = count.blocked.map((place) => ui("ui-card-value", { number: place + 1, value: cardOf(box, view.line[place] ?? "").values[element] ?? 0 }));
  return <p class="lfd-mark">⊘ {ui("ui-blocked", { cards: say.list(cards), seat: say.seat(blocker(view, element)?.seat ?? ""), number: count.start })}</p>;
}

const CLAUSE = { sun: "lfd.act.muster", water: "lfd.act.fire", tree: "lfd.act.tree_buy", move: "lfd.act.onibi" };

/** What the whole value would buy, and by which clause. */
function Bought({ desk: { ui, say }, element, buys }: Told) {
  if (!buys) return null;
  const choice = say.list(buys.choice.map((one) => (element === "tree" ? say.named("element", one) : String(one))));
  return (
    <p>{say.pair(say.named("action", element), buys.most ? ui("ui-buys", { kind: element, count: buys.most, choice }) : ui("ui-buys-nothing"))}
      {buys.wins && <strong class="lfd-wins"> {ui("ui-buys-win")}</strong>} <ClauseLink clause={CLAUSE[element]} /></p>
  );
}

/** Why the line does not take the token. */
function Refused(told: Told) {
  const { desk: { say, view }, element, count, seat } = told;
  const clause = count.refused ?? "";
  const own = view.tokens.filter((one) => one.seat === seat && one.element === element).map((one) => one.place);
  return (
    <>
      <p class="lfd-mark">{say.refusal({ clause, args: { element, number: 1 + (clause === "lfd.R4" ? count.place : Math.max(-1, ...own)) } })} <ClauseLink clause={clause} /></p>
      <Blocked {...told} />
    </>
  );
}
