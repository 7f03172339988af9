/** What is decided now, as buttons beside the table: reveal, confirm with the running cost, steps, extra action, Sanki card. */
import type { ComponentChildren } from "preact";
import { Button, ClauseLink } from "./button.tsx";
import { Sign } from "./duel_art.tsx";
import { buyText, costOf } from "./duel_choice.ts";
import { onLook, type Desk } from "./duel_desk.ts";
import { Legal } from "./duel_spot.tsx";
import { at, ELEMENTS, type Act } from "./duel_state.ts";
import { bonusName } from "./duel_words.ts";
import { roam } from "./grid.ts";

export function AskBar({ desk, children }: { desk: Desk; children: ComponentChildren }) {
  const { ui, say, id, view, seat, act } = desk;
  const { decision, result } = view;
  if (result) return <div class="lfd-ask silva-result"><span class="silva-soft">{ui("ui-game-over")}</span><strong>{ui("ui-winner", { seat: say.list(result.winners.map((one) => say.seat(one))) })}</strong><p>{say.clause(result.clause)?.text} <ClauseLink clause={result.clause} /></p></div>;
  if (!decision?.seat) return null;
  const title = say.event({ clause: `decision-${decision.kind}`, form: seat ? "" : "other", args: { seat: decision.seat } });
  return (
    <div class="lfd-ask">
      <p class="silva-prompt-title" id={id("ask")}>{view.viewer === "OPEN" ? say.pair(say.seat(decision.seat), title) : title}
        {act?.element && <span class="lfd-value"><Sign name={act.element} /> {ui("ui-value-left", { value: act.value })}</span>}</p>
      {seat && <div class="silva-options" role="group" aria-labelledby={id("ask")} onKeyDown={roam}><Choices desk={desk} kind={decision.kind} /></div>}
      {children}
      {act && <p class="silva-soft lfd-hint">{hint(desk, act)}</p>}
    </div>
  );
}

function Choices({ desk, kind }: { desk: Desk; kind: string }) {
  const { ui, say, view, act, seat, state, draft, box } = desk;
  const whole = (verb: string, words: ComponentChildren, focus = false, looks = {}) => <Choice key={verb} desk={desk} text={`${seat} ${verb}`} option={verb} focus={focus} looks={looks}>{words}</Choice>;
  const ifLegal = (verb: string, words: string) => view.moves.includes(`${seat} ${verb}`) && whole(verb, words);
  if (kind === "turn") return <>{whole("reveal", ui("ui-reveal"), true)}{ifLegal("pass", ui("ui-pass"))}</>;
  if (kind === "sanki") return <>{whole("sanki", ui("ui-use-sanki"), true)}{whole("keep", ui("ui-keep-sanki"))}</>;
  if (kind === "second") return whole("keep", ui("ui-no-token"), true);
  if (kind === "extra") return <>{ELEMENTS.map((one) => whole(`extra ${one}`, <><Sign name={one} /> {say.named("action", one)}</>, one === "sun"))}</>;
  const numbers = draft?.numbers ?? [];
  const cost = act ? costOf(view, box, act, numbers) : 0;
  return (
    <>
      {act && "sunwater".includes(act.element ?? "?") && <span class={cost > act.value ? "lfd-dear" : "lfd-cost-of"} role="status">{ui("ui-cost-of", { cost, value: act.value })}</span>}
      {act && numbers.length > 0 && whole(buyText(act, numbers), ui("ui-confirm"))}
      {state.walks.map(({ to, bonus }, i) => whole(`steps ${i + 1}`, <>
        <b class="silva-big">{i + 1}</b><span>{to === null ? ui("ui-over-edge") : ui("ui-clearing", { number: to + 1 })} {bonus && <><Sign name={bonus} /><span class="silva-sr">{bonusName(desk, bonus)}</span></>}</span>
      </>, i === 0, onLook(desk.see, String(i + 1))))}
      {ifLegal("stop", ui("ui-stop"))}
      {draft && <Button class="silva-quiet" onClick={desk.cancel}>{ui("ui-cancel")}</Button>}
    </>
  );
}

/** What a choice that is looked at would bring: a crossing, a bonus, a fuller square; else what is to be chosen. */
function hint(desk: Desk, act: Act): string {
  const { ui, say, state, spot, draft, view, seat } = desk;
  const walk = state.walks[Number(spot) - 1];
  const other = view.seats.find((one) => one !== seat) ?? "";
  if (walk) return say.join([...walk.crossed.map((clause) => say.event({ clause, args: { seat: seat ?? "", other } })), walk.bonus ? ui("ui-stop-gives", { bonus: bonusName(desk, walk.bonus) }) : ""]);
  const plant = state.plants.find((one) => one.pile === draft?.pile && at(...one.cell) === spot);
  if (plant) return say.join([...plant.bonuses.map((one) => ui("ui-completes", { bonus: bonusName(desk, one) })), ui("ui-square-then", { count: plant.filled })]);
  return ui("ui-choose", { kind: draft?.pile ? "cell" : act.element ?? "" });
}

interface ChoiceProps {
  desk: Desk;
  text: string;
  option: string;
  focus: boolean;
  looks: object;
  children: ComponentChildren;
}

/** A whole move as a button; a move that is not allowed can be tried all the same. */
function Choice({ desk, text, option, focus, looks, children }: ChoiceProps) {
  const legal = desk.view.moves.includes(text);
  return (
    <Button class={`silva-option${legal ? " silva-legal" : ""}`} data-legal={legal || undefined} data-option={option} data-autofocus={focus ? desk.moment : undefined} {...looks} onClick={() => desk.take(text)}>
      {children}<Legal desk={desk} legal={legal} />
    </Button>
  );
}
