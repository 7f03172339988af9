/** What is decided now, as buttons beside the table: reveal, confirm with the running cost, steps, extra action, Sanki card. */
import type { ComponentChildren } from "preact";
import { Button } from "./button.tsx";
import { LegalMark } from "./cell.tsx";
import { IconSign, Sign } from "./duel_art.tsx";
import { buyText, costOf, EXTRAS, leadsOn } from "./duel_choice.ts";
import type { Desk } from "./duel_desk.ts";
import { at, type Act, type Steps } from "./duel_state.ts";
import { roam } from "./grid.ts";
import { useUi } from "./ui.ts";

export function AskBar({ desk }: { desk: Desk }) {
  const { say, id } = useUi();
  const { view, seat } = desk;
  const decision = view.decision;
  if (!decision?.seat || view.result) return null;
  const title = say.event({ clause: `decision-${decision.kind}`, form: seat ? "" : "other", args: { seat: decision.seat } });
  return (
    <div class={`lfd-ask${seat ? "" : " lfd-waits"}`}>
      <p class="silva-prompt-title" id={id("ask")}>{view.viewer === "OPEN" && seat ? say.pair(say.seat(seat), title) : title}{view.acts.length > 0 && <Value act={view.acts.at(-1)} />}</p>
      {seat && <div class="silva-options" role="group" aria-labelledby={id("ask")} onKeyDown={roam}><Choices desk={desk} kind={decision.kind} /></div>}
      {seat && desk.act && <Hint desk={desk} act={desk.act} />}
    </div>
  );
}

function Value({ act }: { act: Act | undefined }) {
  const { say } = useUi();
  if (!act?.element) return null;
  return <span class="lfd-value"><Sign element={act.element} /> {say.ui("ui-value-left", { value: act.value })}</span>;
}

function Choices({ desk, kind }: { desk: Desk; kind: string }) {
  const { say } = useUi();
  const { act } = desk;
  const whole = (verb: string, words: ComponentChildren, first = false) => <Choice key={verb} desk={desk} text={`${desk.seat} ${verb}`} focus={first} option={verb}>{words}</Choice>;
  const ifLegal = (verb: string, words: string) => (leadsOn(desk.view, `${desk.seat} ${verb}`) ? whole(verb, words, verb === "stop") : null);
  switch (kind) {
    case "turn": return <>{whole("reveal", say.ui("ui-reveal"), true)}{ifLegal("pass", say.ui("ui-pass"))}</>;
    case "sanki": return <>{whole("sanki", <><IconSign name="sanki" /> {say.ui("ui-use-sanki")}</>, true)}{whole("keep", say.ui("ui-keep-sanki"))}</>;
    case "second": return whole("keep", say.ui("ui-no-token"), true);
    case "extra": return <>{EXTRAS.map((element, i) => whole(`extra ${element}`, <><Sign element={element} /> {say.named("action", element)}</>, i === 0))}</>;
    default: break;
  }
  if (act?.element === "sun" || act?.element === "water") return <Buying desk={desk} act={act} />;
  if (act?.element === "move") return <>{desk.state.walks.map((walk, i) => <StepChoice key={i} desk={desk} walk={walk} steps={i + 1} />)}{ifLegal("stop", say.ui("ui-stop"))}</>;
  return <>{ifLegal("stop", say.ui("ui-stop"))}{desk.draft && <Button class="silva-quiet" onClick={desk.cancel}>{say.ui("ui-cancel")}</Button>}</>;
}

/** The running cost of what is chosen, and the button that makes it a move. */
function Buying({ desk, act }: { desk: Desk; act: Act }) {
  const { say } = useUi();
  const { view, box, draft, seat } = desk;
  const numbers = draft?.numbers ?? [];
  const cost = costOf(view, box, act, numbers);
  const text = buyText(seat ?? "", act, numbers);
  const words = say.ui("ui-cost-of", { cost, value: act.value });
  return (
    <>
      <span class={`lfd-cost-of${cost > act.value ? " lfd-dear" : ""}`} role="status">{words}</span>
      {numbers.length > 0 && <Choice desk={desk} text={text} option="confirm">{say.ui("ui-confirm")}</Choice>}
      {numbers.length > 0 && <Button class="silva-quiet" onClick={desk.cancel}>{say.ui("ui-cancel")}</Button>}
    </>
  );
}

function StepChoice({ desk, walk, steps }: { desk: Desk; walk: Steps; steps: number }) {
  const { say } = useUi();
  const to = walk.to === null ? say.ui("ui-over-edge") : say.ui("ui-clearing", { number: walk.to + 1 });
  const see = () => desk.see(String(steps));
  return (
    <Choice desk={desk} text={`${desk.seat} steps ${steps}`} option={`steps ${steps}`} focus={steps === 1} see={see} away={() => desk.see(null)}>
      <b class="silva-big">{steps}</b>
      <span>{to}{walk.bonus && <> <IconSign name={walk.bonus} /><span class="silva-sr">{say.ui("ui-bonus-name", { bonus: walk.bonus })}</span></>}</span>
    </Choice>
  );
}

/** What a choice that is looked at would bring: a crossing, a bonus, a fuller square. */
function Hint({ desk, act }: { desk: Desk; act: Act }) {
  const { say } = useUi();
  const { state, spot, draft, view, seat } = desk;
  const other = view.seats.find((one) => one !== seat) ?? "";
  if (act.element === "move") {
    const walk = spot === null ? undefined : state.walks[Number(spot) - 1];
    const said = walk?.crossed.map((clause) => say.event({ clause, args: { seat: seat ?? "", other } })) ?? [];
    const bonus = walk?.bonus ? [say.ui("ui-stop-gives", { bonus: say.ui("ui-bonus-name", { bonus: walk.bonus }) })] : [];
    return <p class="silva-soft lfd-hint">{walk ? say.join([...said, ...bonus]) : say.ui("ui-choose-steps")}</p>;
  }
  if (act.element !== "tree") return <p class="silva-soft lfd-hint">{say.ui(act.element === "sun" ? "ui-choose-places" : "ui-choose-fires")}</p>;
  if (!draft?.pile) return <p class="silva-soft lfd-hint">{say.ui("ui-choose-pile")}</p>;
  const plant = state.plants.find((one) => one.pile === draft.pile && at(...one.cell) === spot);
  const gives = plant ? [...plant.bonuses.map((one) => say.ui("ui-completes", { bonus: say.ui("ui-bonus-name", { bonus: one }) })), say.ui("ui-square-then", { count: plant.filled })] : [];
  return <p class="silva-soft lfd-hint">{plant ? gives.join(" · ") : say.ui("ui-choose-cell")}</p>;
}

interface ChoiceProps {
  desk: Desk;
  text: string;
  option: string;
  focus?: boolean;
  see?: () => void;
  away?: () => void;
  children: ComponentChildren;
}

/** A whole move as a button; a move that is not allowed can be tried all the same. */
function Choice({ desk, text, option, focus = false, see, away, children }: ChoiceProps) {
  const { say } = useUi();
  const legal = desk.view.moves.includes(text);
  const { view } = desk;
  const moment = `${view.turn}${view.decision?.kind}${view.round}${view.line.length}${view.tokens.length}${view.acts.length}`;
  return (
    <Button class={`silva-option${legal ? " silva-legal" : ""}`} data-legal={legal || undefined} data-option={option} data-autofocus={focus ? moment : undefined}
      onMouseEnter={see} onMouseLeave={away} onFocus={see} onBlur={away} onClick={() => desk.send(text)}>
      {children}{legal && <><LegalMark /><span class="silva-sr">{say.ui("ui-legal")}</span></>}
    </Button>
  );
}
