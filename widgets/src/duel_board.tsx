/** What lies between the players: the clearings with fire and Onibi, the recruitment line, tree piles, decks. */
import { Sign } from "./duel_art.tsx";
import { CardFace } from "./duel_card.tsx";
import { taken, toggled } from "./duel_choice.ts";
import { onLook, type Desk } from "./duel_desk.ts";
import { TreeFace } from "./duel_forest.tsx";
import { Name, Pick, Spot } from "./duel_spot.tsx";
import { cardOf, ELEMENTS, treeOf, type Element } from "./duel_state.ts";
import { cardWords, clearingWords, treeWords } from "./duel_words.ts";

type Part = { desk: Desk };

/** From Summer's end to Winter's, as they lie on the table; whoever moves drives the Onibi to the other side. */
export function Clearings({ desk }: Part) {
  const { ui, view } = desk;
  return (
    <div role="row" class="lfd-clearings">
      <Name cell="clearings" name={ui("ui-clearings")}><small>{ui("ui-fire-value", { value: view.fire_value })} · {ui("ui-fires-left", { count: view.fires_left })}</small></Name>
      {desk.box.clearings.map((_, place) => <Clearing key={place} desk={desk} place={place} />)}
    </div>
  );
}

function Clearing({ desk, place }: Part & { place: number }) {
  const { view, box, act, seat, state } = desk;
  const { value, bonus } = box.clearings[place] ?? { value: 0, bonus: null };
  const moves = act?.element === "move";
  const steps = moves ? state.walks.findIndex((one) => one.to === place) + 1 : 0;
  const aimed = moves && desk.spot !== null && state.walks[Number(desk.spot) - 1]?.to === place;
  const here = view.onibi === place;
  const fires = Array.from({ length: view.fires[place] ?? 0 }, (_, i) => i);
  const classes = `lfd-clearing${here || fires.length ? " lfd-live" : ""}${aimed ? " lfd-aimed" : ""}`;
  const face = (list: preact.ComponentChildren) => (
    <>
      <span class="lfd-clearing-top"><small>{place + 1}</small><b>{value}</b></span>
      <span class="lfd-pawn">{(here || aimed) && <Sign name="onibi" />}</span><span class="lfd-fires">{list}</span>{bonus && <Sign name={bonus} />}
    </>
  );
  const words = clearingWords(desk, place);
  if (act?.element === "water" && fires.length) return <div role="gridcell" class={classes} title={words}><span class="silva-sr">{words}</span>{face(fires.map((i) => <Fire key={i} desk={desk} place={place} i={i} />))}</div>;
  return (
    <Spot desk={desk} name={`clearing/${place}`} words={words} class={classes} press={steps > 0 && (() => desk.take(`${seat} steps ${steps}`))} legal={steps > 0} looks={onLook(desk.see, String(steps))}>
      {face(fires.map((i) => <Sign key={i} name="varan" />))}
    </Spot>
  );
}

/** A fire token that can be put to those that are to be taken. */
function Fire({ desk, place, i }: Part & { place: number; i: number }) {
  const numbers = desk.draft?.numbers ?? [];
  return (
    <Pick desk={desk} name={`fire/${place}/${i}`} words={desk.ui("ui-fire-of", { number: place + 1, cost: desk.box.clearings[place]?.value ?? 0 })} legal={false} focus={!i && place === desk.view.fires.findIndex(Boolean) && desk.moment}
      pressed={i < numbers.filter((one) => one === place + 1).length} press={() => desk.take({ numbers: taken(numbers, place + 1, i), pile: null })}><Sign name="varan" /></Pick>
  );
}

export function Muster({ desk }: Part) {
  const { ui, say, view, box, act, draft } = desk;
  const numbers = draft?.numbers ?? [];
  return (
    <div role="row" class="lfd-muster">
      <Name cell="muster" name={ui("ui-recruitment-line")} />
      {view.muster.map((id, i) => (
        <Spot key={i} desk={desk} name={`muster/${i + 1}`} class={`lfd-slot${id ? "" : " lfd-gap"}`} words={say.pair(ui("ui-place-number", { number: i + 1 }), id ? cardWords(desk, id, true) : ui("ui-empty"))}
          press={act?.element === "sun" && (() => desk.take({ numbers: toggled(numbers, i + 1), pile: null }))} legal={id !== null && cardOf(box, id).cost <= (act?.value ?? 0)} pressed={numbers.includes(i + 1)} focus={i === 0 && desk.moment}>
          {id && <><CardFace box={box} id={id} cost look={() => "faint"} /><small class="lfd-order">{i + 1}</small></>}
        </Spot>
      ))}
    </div>
  );
}

/** One pile for each element, face up: the top card can be planted. */
export function Piles({ desk }: Part) {
  return <div role="row" class="lfd-piles"><Name cell="piles" name={desk.ui("ui-tree-piles")} />{ELEMENTS.map((one) => <Pile key={one} desk={desk} element={one} />)}</div>;
}

function Pile({ desk, element }: Part & { element: Element }) {
  const { ui, say, view, box, act, draft } = desk;
  const count = view.piles[element].length;
  const [top] = view.piles[element];
  const cost = treeOf(box, top ?? "").cost;
  const words = say.join([ui("ui-pile-of", { element: say.named("element", element), count, cost }), top ? treeWords(desk, top) : ""]);
  return (
    <Spot desk={desk} name={`pile/${element}`} words={words} class={`lfd-pile${act?.piles.includes(element) ? " lfd-used" : ""}${top ? "" : " lfd-gap"}`}
      press={act?.element === "tree" && (() => desk.take({ numbers: [], pile: element }))} legal={desk.state.plants.some((one) => one.pile === element)} pressed={draft?.pile === element} focus={!draft && element === desk.state.plants[0]?.pile && desk.moment}>
      {top && <><TreeFace box={box} id={top} /><span class="lfd-clearing-top"><b>{cost}</b><small>×{count}</small></span></>}
    </Spot>
  );
}

/** The round, decks, what lies in the shared discard pile, the Onibi card in the supply, the value of an extra action. */
export function Decks({ desk }: Part) {
  const { ui, say, view, box } = desk;
  const told: [string, string, string?][] = [
    ["round", ui("ui-round", { round: view.round })],
    ["shared", ui("ui-shared-deck", { count: view.deck })],
    ["discard", ui("ui-shared-discard", { count: view.discard.length }), say.list(view.discard.map((id) => say.named("card", id)))],
    ...view.seats.map((seat): [string, string] => [seat, ui("ui-own-deck", { seat: say.seat(seat), count: view.decks[seat] ?? 0 })]),
    ...view.seats.map((seat): [string, string] => [`${seat}/varan`, ui("ui-varans-left", { seat: say.seat(seat), count: view.varans_left[seat] ?? 0 })]),
    ["extra", ui("ui-extra-value", { value: box.extra })],
  ];
  if (!view.holder) told.push(["onibi", ui("ui-onibi-card-nobody")]);
  return <div role="row" class="lfd-decks">{told.map(([name, words, more]) => <Spot key={name} desk={desk} name={`decks/${name}`} words={say.join([words, more ?? ""])}>{words}</Spot>)}</div>;
}
