/** What lies between the players: the clearings with fire and Onibi, the recruitment line, tree piles, decks. */
import { Button } from "./button.tsx";
import { Cell, LegalMark } from "./cell.tsx";
import { IconSign } from "./duel_art.tsx";
import { CardFace } from "./duel_card.tsx";
import { pileLegal, taken, toggled } from "./duel_choice.ts";
import type { Desk } from "./duel_desk.ts";
import { TreeFace } from "./duel_forest.tsx";
import { cardOf, ELEMENTS, treeOf, type Element } from "./duel_state.ts";
import { cardWords, clearingWords, treeWords } from "./duel_words.ts";
import { useUi } from "./ui.ts";

/** From Summer's end to Winter's, as they lie on the table; whoever moves drives the Onibi to the other side. */
export function Clearings({ desk }: { desk: Desk }) {
  const { say } = useUi();
  return (
    <div role="row" class="lfd-clearings">
      <div role="rowheader" class="lfd-name" data-cell="clearings/head">{say.ui("ui-clearings")}
        <span class="silva-soft">{say.ui("ui-fire-value", { value: desk.view.fire_value })} · {say.ui("ui-fires-left", { count: desk.view.fires_left })}</span></div>
      {desk.box.clearings.map((_, place) => <Clearing key={place} desk={desk} place={place} />)}
    </div>
  );
}

function Clearing({ desk, place }: { desk: Desk; place: number }) {
  const { say } = useUi();
  const { view, box, act, state, spot } = desk;
  const clearing = box.clearings[place];
  const words = clearingWords(say, box, view, place);
  const live = view.onibi === place || (view.fires[place] ?? 0) > 0;
  const steps = act?.element === "move" ? state.walks.findIndex((one) => one.to === place) + 1 : 0;
  const aimed = act?.element === "move" && spot !== null && state.walks[Number(spot) - 1]?.to === place;
  const face = (
    <>
      <span class="lfd-clearing-top"><small>{place + 1}</small><b class="lfd-clearing-value">{clearing?.value}</b></span>
      <span class="lfd-pawn">{view.onibi === place && <IconSign name="onibi" />}{aimed && view.onibi !== place && <span class="lfd-ghost"><IconSign name="onibi" /></span>}</span>
    </>
  );
  const bonus = <span class="lfd-clearing-bonus">{clearing?.bonus && <IconSign name={clearing.bonus} />}</span>;
  const classes = `lfd-clearing${live ? " lfd-live" : ""}${aimed ? " lfd-aimed" : ""}`;
  if (act?.element === "water") {
    return (
      <div role="gridcell" class={classes} title={words}>
        <span class="silva-sr" data-cell={`clearing/${place}`}>{words}</span>{face}
        <span class="lfd-fires">{Array.from({ length: view.fires[place] ?? 0 }, (_, i) => <Fire key={i} desk={desk} place={place} i={i} />)}</span>{bonus}
      </div>
    );
  }
  const fires = <span class="lfd-fires">{Array.from({ length: view.fires[place] ?? 0 }, (_, i) => <IconSign key={i} name="fire" />)}</span>;
  if (steps) {
    return (
      <div role="gridcell" class={classes}>
        <Button class="lfd-go" data-cell={`clearing/${place}`} data-legal onClick={() => { desk.remember(`clearing/${place}`); desk.send(`${desk.seat} steps ${steps}`); }}
          onMouseEnter={() => desk.see(String(steps))} onMouseLeave={() => desk.see(null)} onFocus={() => desk.see(String(steps))} onBlur={() => desk.see(null)}>
          {face}{fires}{bonus}<LegalMark /><span class="silva-sr">{`${words} · ${say.ui("ui-step-count", { count: steps })} · ${say.ui("ui-legal")}`}</span>
        </Button>
      </div>
    );
  }
  return <Cell name={`clearing/${place}`} class={classes}><span role="img" aria-label={words} title={words} class="lfd-clearing-face">{face}{fires}{bonus}</span></Cell>;
}

/** A fire token that can be put to those that are to be taken. */
function Fire({ desk, place, i }: { desk: Desk; place: number; i: number }) {
  const { say } = useUi();
  const numbers = desk.draft?.numbers ?? [];
  const cell = `fire/${place}/${i}`;
  const on = i < numbers.filter((one) => one === place + 1).length;
  return (
    <Button class="lfd-fire" data-cell={cell} data-legal aria-pressed={on} onClick={() => { desk.remember(cell); desk.take({ numbers: taken(numbers, place + 1, i), pile: null }); }}>
      <IconSign name="fire" /><span class="silva-sr">{say.ui("ui-fire-of", { number: place + 1, cost: desk.box.clearings[place]?.value ?? 0 })}</span>
    </Button>
  );
}

export function Muster({ desk }: { desk: Desk }) {
  const { say } = useUi();
  const { view } = desk;
  return (
    <div role="row" class="lfd-muster">
      <div role="rowheader" class="lfd-name" data-cell="muster/head">{say.ui("ui-recruitment-line")}</div>
      {view.muster.map((id, i) => <MusterPlace key={i} desk={desk} number={i + 1} id={id} />)}
    </div>
  );
}

function MusterPlace({ desk, number, id }: { desk: Desk; number: number; id: string | null }) {
  const { say } = useUi();
  const { box, act, draft } = desk;
  const cell = `muster/${number}`;
  if (!id) return <Cell name={cell} class="lfd-slot lfd-gap"><span role="img" aria-label={say.ui("ui-place-empty", { number })} /></Cell>;
  const words = say.pair(say.ui("ui-place-number", { number }), cardWords(say, box, id, true));
  const face = <><CardFace box={box} id={id} cost look={() => "faint"} /><span class="lfd-order" aria-hidden="true">{number}</span></>;
  if (act?.element !== "sun") return <Cell name={cell} class="lfd-slot"><span role="img" aria-label={words} title={words}>{face}</span></Cell>;
  const on = draft?.numbers.includes(number) ?? false;
  const within = cardOf(box, id).cost <= act.value;
  return (
    <div role="gridcell" class="lfd-slot">
      <Button class="silva-pick-card" data-cell={cell} data-legal={within || undefined} aria-pressed={on} onClick={() => { desk.remember(cell); desk.take({ numbers: toggled(draft?.numbers ?? [], number), pile: null }); }}>
        {face}{within && <LegalMark />}<span class="silva-sr">{within ? `${words} · ${say.ui("ui-legal")}` : words}</span>
      </Button>
    </div>
  );
}

/** One pile for each element, face up: the top card can be planted. */
export function Piles({ desk }: { desk: Desk }) {
  const { say } = useUi();
  return (
    <div role="row" class="lfd-piles">
      <div role="rowheader" class="lfd-name" data-cell="piles/head">{say.ui("ui-tree-piles")}</div>
      {ELEMENTS.map((element) => <Pile key={element} desk={desk} element={element} />)}
    </div>
  );
}

function Pile({ desk, element }: { desk: Desk; element: Element }) {
  const { say } = useUi();
  const { view, box, act, draft, seat } = desk;
  const cell = `pile/${element}`;
  const ids = view.piles[element];
  const [top] = ids;
  const name = say.ui("ui-pile-of", { element: say.named("element", element), count: ids.length });
  if (!top) return <Cell name={cell} class="lfd-pile lfd-gap"><span role="img" aria-label={name} /></Cell>;
  const cost = treeOf(box, top).cost;
  const words = say.pair(name, `${treeWords(say, box, top)} · ${say.ui("ui-cost", { cost })}`);
  const face = <><TreeFace box={box} id={top} /><span class="lfd-pile-foot" aria-hidden="true"><b class="lfd-price">{cost}</b><small>×{ids.length}</small></span></>;
  if (act?.element !== "tree" || !seat) return <Cell name={cell} class="lfd-pile"><span role="img" aria-label={words} title={words}>{face}</span></Cell>;
  const legal = pileLegal(view, seat, element);
  const used = act.piles.includes(element);
  return (
    <div role="gridcell" class={`lfd-pile${used ? " lfd-used" : ""}`}>
      <Button class="silva-pick-card" data-cell={cell} data-legal={legal || undefined} aria-pressed={draft?.pile === element} onClick={() => { desk.remember(cell); desk.take({ numbers: [], pile: element }); }}>
        {face}{legal && <LegalMark />}<span class="silva-sr">{legal ? `${words} · ${say.ui("ui-legal")}` : words}</span>
      </Button>
    </div>
  );
}

/** Decks, and what lies in the shared discard pile. */
export function Decks({ desk }: { desk: Desk }) {
  const { say } = useUi();
  const { view, box } = desk;
  const thrown = view.discard.length ? say.list(view.discard.map((id) => say.named("card", id))) : say.ui("ui-empty");
  return (
    <div role="row" class="lfd-decks">
      <Cell name="decks/shared" class="lfd-deck">{say.ui("ui-shared-deck", { count: view.deck })}</Cell>
      <Cell name="decks/discard" class="lfd-deck"><span title={thrown}>{say.ui("ui-shared-discard", { count: view.discard.length })}<span class="silva-sr">{`: ${thrown}`}</span></span></Cell>
      {view.seats.map((seat) => <Cell key={seat} name={`decks/${seat}`} class="lfd-deck">{say.ui("ui-own-deck", { seat: say.seat(seat), count: view.decks[seat] ?? 0 })}</Cell>)}
      {view.holder === null && <Cell name="decks/onibi" class="lfd-deck"><IconSign name="onibi" /> {say.ui("ui-onibi-card-nobody")}</Cell>}
      <Extra value={box.extra} />
    </div>
  );
}

function Extra({ value }: { value: number }) {
  const { say } = useUi();
  return <Cell name="decks/extra" class="lfd-deck"><IconSign name="extra" /> {say.ui("ui-extra-value", { value })}</Cell>;
}
