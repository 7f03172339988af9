/** The shared line: its cards from the left, the tokens on them, and what the token that is spoken of counts. */
import { Cell } from "./cell.tsx";
import type { Look } from "./duel_art.tsx";
import { CardFace } from "./duel_card.tsx";
import type { Desk } from "./duel_desk.ts";
import { cardOf, seasonOf, type Element } from "./duel_state.ts";
import { cardWords } from "./duel_words.ts";
import type { Seat } from "./state.ts";
import { useUi } from "./ui.ts";

export function SharedLine({ desk }: { desk: Desk }) {
  const { say } = useUi();
  const { view, box, spoken, look } = desk;
  const over = (event: Event) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-element]");
    if (row) look(row.dataset["element"] as Element);
  };
  return (
    <div role="row" class="lfd-line" onMouseOver={over} onMouseLeave={() => look(null)}>
      <div role="rowheader" class="lfd-name" data-cell="line/head">{say.ui("ui-shared-line")}</div>
      {view.line.length === 0 && <Cell name="line/none" class="silva-soft">{say.ui("ui-empty")}</Cell>}
      {view.line.map((id, place) => {
        const tokens = view.tokens.filter((token) => token.place === place).map((token) => ({ token, season: seasonOf(view, token.seat) }));
        const words = tokens.map(({ token }) => say.ui("ui-token-on", { seat: say.seat(token.seat), element: say.named("element", token.element) }));
        const label = say.pair(say.ui("ui-card-number", { number: place + 1 }), [cardWords(say, box, id), ...words].join(say.lang === "en" ? "; " : "；"));
        return (
          <Cell key={`${id}${place}`} name={`line/${place}`} class={`lfd-slot${spoken?.count.refused === null && spoken.count.place === place ? " lfd-here" : ""}`}>
            <span role="img" aria-label={label} title={label}><CardFace box={box} id={id} tokens={tokens} look={spoken ? (element) => lookOf(spoken, element, place) : undefined} /></span>
            <span class="lfd-order" aria-hidden="true">{place + 1}</span>
          </Cell>
        );
      })}
    </div>
  );
}

function lookOf(spoken: NonNullable<Desk["spoken"]>, element: Element, place: number): Look {
  if (element !== spoken.element) return "faint";
  if (spoken.count.blocked.includes(place)) return "blocked";
  return spoken.count.parts.some(([at]) => at === place) ? "counted" : "plain";
}

/** The personal line of a seat: what it gives to every action, and its icons. */
export function OwnLine({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { say } = useUi();
  const { view, box, spoken } = desk;
  const cards = view.own[seat] ?? [];
  const lit = (id: string): ((element: Element) => Look) | undefined => (spoken?.seat === seat && spoken.count.added && cardOf(box, id).values[spoken.element]
    ? (element) => (element === spoken.element ? "counted" : "faint") : undefined);
  return (
    <div role="row" class="lfd-own">
      <div role="rowheader" class="lfd-name" data-cell={`${seat}/line/head`}>{say.ui("ui-own-line", { seat: say.seat(seat) })}</div>
      {cards.length === 0 && <Cell name={`${seat}/line/none`} class="silva-soft">{say.ui("ui-empty")}</Cell>}
      {cards.map((id, i) => (
        <Cell key={`${id}${i}`} name={`${seat}/line/${i}`} class="lfd-slot">
          <span role="img" aria-label={cardWords(say, box, id)} title={cardWords(say, box, id)}><CardFace box={box} id={id} look={lit(id)} /></span>
        </Cell>
      ))}
    </div>
  );
}

