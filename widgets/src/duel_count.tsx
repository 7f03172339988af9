/** What would a token count? The sum written out: counted and blocked cards, the own area's part, the total, what it buys. */
import { Button, ClauseLink } from "./button.tsx";
import { LegalMark } from "./cell.tsx";
import { tokensAsked, tokenText } from "./duel_choice.ts";
import { Sign } from "./duel_art.tsx";
import type { Desk, Spoken } from "./duel_desk.ts";
import { blocker, cardOf, ELEMENTS, type Element } from "./duel_state.ts";
import { roam } from "./grid.ts";
import type { Said } from "./state.ts";
import { useUi } from "./ui.ts";

/** A button for each element: pointed at or focused, it tells its sum; pressed, it places the token or keeps the sum. */
export function CountBar({ desk }: { desk: Desk }) {
  const { say, id } = useUi();
  const { view, seat, counted, look, pinned, pin, count, take } = desk;
  const asked = seat === counted && tokensAsked(view);
  const press = (element: Element) => (asked ? take(tokenText(counted, element)) : pin(pinned === element ? null : element));
  return (
    <div class="lfd-counts">
      <p class="lfd-name" id={id("counts")}>{say.ui(asked ? "ui-place-token" : "ui-token-counts")}</p>
      <div class="lfd-whose" role="group" aria-label={say.ui("ui-counts-for")}>
        {view.seats.map((one) => <Button key={one} aria-pressed={one === counted} onClick={() => count(one)}>{say.seat(one)}</Button>)}
      </div>
      <div class="lfd-bar" role="group" aria-labelledby={id("counts")} onKeyDown={roam} onMouseLeave={() => look(null)}>
        {ELEMENTS.map((element) => {
          const one = view.counts[counted]?.[element];
          const legal = asked && view.moves.includes(tokenText(counted, element));
          const words = one?.refused ? say.ui("ui-refused-short") : String(one?.value ?? 0);
          return (
            <Button key={element} class={`silva-option lfd-count${legal ? " silva-legal" : ""}`} data-legal={legal || undefined} data-option={element} data-element={element}
              aria-pressed={asked ? undefined : pinned === element} onMouseEnter={() => look(element)} onFocus={() => look(element)} onBlur={() => look(null)} onClick={() => press(element)}>
              <span><Sign element={element} /> {say.named("element", element)}</span>
              <b class={`silva-big${one?.refused ? " lfd-refused" : ""}`}>{one?.refused ? "–" : words}</b>
              {one?.refused && <span class="silva-sr">{words}</span>}
              {legal && <><LegalMark /><span class="silva-sr">{say.ui("ui-legal")}</span></>}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

export function CountPanel({ desk }: { desk: Desk }) {
  const { say } = useUi();
  const { spoken } = desk;
  if (!spoken) return <div class="lfd-sum lfd-invite"><p class="silva-soft">{say.ui("ui-count-invite")}</p></div>;
  const words = { seat: say.seat(spoken.seat), element: say.named("element", spoken.element) };
  const title = say.ui(spoken.done ? "ui-counted-title" : "ui-count-title", words);
  return (
    <section class="lfd-sum" aria-label={title}>
      <p class="lfd-sum-title"><Sign element={spoken.element} /> {title}</p>
      {spoken.count.refused ? <Refused desk={desk} spoken={spoken} /> : <Sum desk={desk} spoken={spoken} />}
    </section>
  );
}

/** A sentence with the clause that it rests on. */
function Line({ said }: { said: Said }) {
  const { say } = useUi();
  return <p class="lfd-said">{say.event(said)} <ClauseLink clause={said.clause} /></p>;
}

function Sum({ desk, spoken }: { desk: Desk; spoken: Spoken }) {
  const { say } = useUi();
  const { seat, element, count } = spoken;
  const args = { seat, element, count: count.shared };
  const begins = count.start > 0;
  return (
    <>
      <Parts label={say.ui("ui-shared-line")} parts={count.parts.map(([place, value]) => [say.ui("ui-card-number", { number: place + 1 }), value])} total={count.shared} />
      <Line said={begins ? { clause: "lfd.token.restart", args: { ...args, number: count.start } } : { clause: "lfd.token.count", args }} />
      {count.blocked.length > 0 && <Blocked desk={desk} spoken={spoken} />}
      <Parts label={say.ui("ui-own-area")} parts={[[say.ui("ui-part-line"), count.line], [say.ui("ui-part-forest"), count.forest]]} total={count.added} />
      {count.added > 0 && <Line said={{ clause: "lfd.R7", args: { ...args, count: count.added } }} />}
      <p class="lfd-total"><ClauseLink clause="lfd.card.values" /><span>{say.ui("ui-total")}</span> <strong class="silva-num">{count.value}</strong></p>
      <Bought spoken={spoken} />
    </>
  );
}

/** `Shared line  card 1 2 + card 3 1 = 3`. */
function Parts({ label, parts, total }: { label: string; parts: [string, number][]; total: number }) {
  return (
    <p class="lfd-parts">
      <span class="lfd-parts-name">{label}</span>
      <span>{parts.filter(([, value]) => value).map(([name, value], i) => <span key={name}>{i > 0 && " + "}<span class="lfd-part"><small>{name}</small> <b>{value}</b></span></span>)}</span>
      <b class="lfd-parts-sum">{total}</b>
    </p>
  );
}

/** The cards that an earlier token has used up. */
function Blocked({ desk, spoken }: { desk: Desk; spoken: Spoken }) {
  const { say } = useUi();
  const { element, count } = spoken;
  const by = blocker(desk.view, element);
  const cards = count.blocked.map((place) => say.ui("ui-card-value", { number: place + 1, value: cardOf(desk.box, desk.view.line[place] ?? "").values[element] ?? 0 }));
  return <p class="lfd-blocked"><span aria-hidden="true">⊘</span> {say.ui("ui-blocked", { cards: say.list(cards), seat: say.seat(by?.seat ?? ""), number: count.start })}</p>;
}

const CLAUSE: Record<Element, string> = { sun: "lfd.act.muster", water: "lfd.act.fire", tree: "lfd.act.tree_buy", move: "lfd.act.onibi" };

/** What the whole value would buy, and by which clause. */
function Bought({ spoken }: { spoken: Spoken }) {
  const { say } = useUi();
  const { element, buys } = spoken;
  if (!buys) return null;
  const choice = buys.choice.map((one) => (element === "tree" ? say.named("element", String(one)) : String(one)));
  const words = buys.most ? say.ui("ui-buys", { kind: element, count: buys.most, choice: say.list(choice) }) : say.ui("ui-buys-nothing");
  return (
    <p class="lfd-buys"><strong>{say.named("action", element)}</strong> {words} {buys.wins && <strong class="lfd-wins">{say.ui("ui-buys-win")}</strong>} <ClauseLink clause={CLAUSE[element]} /></p>
  );
}

/** Why the line does not take the token. */
function Refused({ desk, spoken }: { desk: Desk; spoken: Spoken }) {
  const { say } = useUi();
  const { element, count, seat } = spoken;
  const clause = count.refused ?? "";
  const own = Math.max(-1, ...desk.view.tokens.filter((token) => token.seat === seat && token.element === element).map((token) => token.place));
  const number = (clause === "lfd.R4" ? count.place : own) + 1;
  return (
    <>
      <p class="lfd-why">{say.refusal({ clause, args: { element, number } })} <ClauseLink clause={clause} /></p>
      {count.blocked.length > 0 && <Blocked desk={desk} spoken={spoken} />}
    </>
  );
}
