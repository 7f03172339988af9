/** The shared line and the personal lines: their cards, the tokens on them, and what the token that is spoken of counts. */
import type { Look } from "./duel_art.tsx";
import { CardFace } from "./duel_card.tsx";
import type { Desk } from "./duel_desk.ts";
import { Name, Spot } from "./duel_spot.tsx";
import { cardOf, seasonOf, type Element } from "./duel_state.ts";
import { cardWords } from "./duel_words.ts";
import type { Seat } from "./state.ts";

/** So many cards stand in one row at their full size. */
const MANY = 6;

export function SharedLine({ desk }: { desk: Desk }) {
  const { ui, say, view, spoken, look } = desk;
  const over = (event: Event) => look(((event.target as HTMLElement).closest<SVGElement>("[data-element]")?.dataset["element"] ?? null) as Element | null);
  return (
    <div role="row" class={`lfd-line${view.line.length > MANY ? " lfd-many" : ""}`} onMouseOver={over} onMouseLeave={() => look(null)}>
      <Name cell="line" name={ui("ui-shared-line")} />
      {!view.line.length && <Spot desk={desk} name="line/none" words={ui("ui-empty")} class="lfd-slot lfd-gap" />}
      {view.line.map((id, place) => {
        const tokens = view.tokens.filter((one) => one.place === place).map((one) => ({ ...one, season: seasonOf(view, one.seat) }));
        const words = tokens.map((one) => ui("ui-token-on", { seat: say.seat(one.seat), element: say.named("element", one.element) }));
        const here = spoken && !spoken.count.refused && spoken.count.place === place;
        return (
          <Spot key={place} desk={desk} name={`line/${place}`} class={`lfd-slot${here ? " lfd-here" : ""}`} words={say.join([say.pair(ui("ui-card-number", { number: place + 1 }), cardWords(desk, id)), ...words])}>
            <CardFace box={desk.box} id={id} tokens={tokens} look={(element) => lookOf(desk, element, place)} /><small class="lfd-order">{place + 1}</small>
          </Spot>
        );
      })}
    </div>
  );
}

function lookOf({ spoken }: Desk, element: Element, place: number): Look {
  if (!spoken) return "plain";
  if (element !== spoken.element) return "faint";
  if (spoken.count.blocked.includes(place)) return "blocked";
  return spoken.count.parts.some(([at]) => at === place) ? "counted" : "plain";
}

/** A personal line: what it gives to every action, and its icons. */
export function OwnLine({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { ui, say, view, box, spoken } = desk;
  const lit = (id: string, element: Element): Look => (spoken?.seat !== seat || !spoken.count.added || !cardOf(box, id).values[spoken.element] ? "plain" : element === spoken.element ? "counted" : "faint");
  return (
    <div role="row" class="lfd-own">
      <Name cell={`${seat}/line`} name={ui("ui-own-line", { seat: say.seat(seat) })} />
      {!view.own[seat]?.length && <Spot desk={desk} name={`${seat}/line/none`} words={ui("ui-empty")} class="lfd-slot lfd-gap" />}
      {view.own[seat]?.map((id, i) => <Spot key={i} desk={desk} name={`${seat}/line/${i}`} class="lfd-slot" words={cardWords(desk, id)}><CardFace box={box} id={id} look={(element) => lit(id, element)} /></Spot>)}
    </div>
  );
}
