/** What is decided now, as buttons: take or pass, place a token, give one away, hand the screen over. */
import { Button } from "./button.tsx";
import { roam } from "./grid.ts";
import { LegalMark } from "./cell.tsx";
import { HandOver } from "./hand_over.tsx";
import { QuizPanel } from "./trick_quiz.tsx";
import type { Play } from "./shell.tsx";
import type { State, View } from "./sg.ts";
import { actingSeat } from "./state.ts";
import { Token } from "./suit.tsx";
import { TextMoves } from "./text_moves.tsx";
import { decides, gifts, options, transfersHere, type Draft, type Option } from "./trick_choice.ts";
import { useUi } from "./ui.ts";

type TrickPlay = Play<View, Draft>;

export function Prompt(play: TrickPlay) {
  const { say } = useUi();
  const { view, send, ask } = play;
  const state = play.state as State;
  if (state.walk) return null;
  if (state.quiz?.phase === "asked") return <QuizPanel quiz={state.quiz} view={view} ask={ask} />;
  return (
    <div class="silva-prompt">
      {state.quiz && <QuizPanel quiz={state.quiz} view={view} ask={ask} />}
      {view.result ? <p class="silva-prompt-title">{say.ui("ui-game-over")}</p> : <Decision {...play} />}
      {view.moves.length > 0 && <TextMoves moves={view.moves} send={send} example={`${actingSeat(view)} play r#1`} />}
    </div>
  );
}

function Decision(play: TrickPlay) {
  const { say, id } = useUi();
  const { view, draft, take } = play;
  const decision = view.decision;
  if (!decision?.seat) return null;
  const title = say.event({ clause: `decision-${decision.kind}`, form: [decision.form, !decides(view) && "other"].filter(Boolean).join("_"), args: { seat: decision.seat } });
  const list = draft ? [] : options(view);
  return (
    <>
      <p class="silva-prompt-title" id={id("prompt")}>{title}</p>
      <HandOver {...play} />
      {list.length > 0 && (
        <div class="silva-options" role="group" aria-labelledby={id("prompt")} onKeyDown={roam}>
          {list.map((option, i) => (
            <Choice key={option.kind + option.color} option={option} take={take} focus={i === first(list) ? `${view.turn}${decision.kind}${view.pool.length}` : undefined} />
          ))}
        </div>
      )}
      {transfersHere(view) && <Transfer {...play} />}
    </>
  );
}

/** A transfer is a move of its giver, whoever's turn it is. */
function Transfer({ view, draft, take, cancel }: TrickPlay) {
  const { say, id } = useUi();
  const giver = actingSeat(view) ?? "A";
  const left = say.ui("ui-transfers-left", { count: view.transfers });
  if (!draft) {
    return (
      <div class="silva-row">
        <Button onClick={() => take({ giver, color: null })}>{say.ui("ui-give-token")}</Button><span class="silva-soft">{left}</span>
      </div>
    );
  }
  const list = gifts(view, draft);
  return (
    <div class="sg-transfer">
      <p class="silva-prompt-title" id={id("give")}>{draft.color ? say.ui("ui-give-to") : say.ui("ui-give-token")}</p>
      <div class="silva-options" role="group" aria-labelledby={id("give")} onKeyDown={roam}>
        {list.map((option, i) => <Choice key={`${option.seat}${option.color}`} option={option} take={take} focus={i === first(list) ? `give ${draft.color}` : undefined} />)}
        <Button class="silva-quiet" onClick={cancel}>{say.ui("ui-cancel")}</Button>
      </div>
    </div>
  );
}

function first(list: Option[]): number {
  return Math.max(0, list.findIndex((option) => option.legal));
}

function Choice({ option, take, focus }: { option: Option; take: TrickPlay["take"]; focus: string | undefined }) {
  const { say } = useUi();
  const { kind, color, seat } = option;
  return (
    <Button class={`silva-option${option.legal ? " silva-legal" : ""}`} data-legal={option.legal || undefined}
      data-autofocus={focus} data-option={kind === "pass" ? "pass" : color ?? seat} onClick={() => take(option.then)}>
      {color && <Token color={color} />}
      <span>{kind === "pass" ? say.ui("ui-pass") : [seat && say.seat(seat), color && say.color(color)].filter(Boolean).join(" ")}</span>
      {option.legal && <><LegalMark /><span class="silva-sr">{say.ui("ui-legal")}</span></>}
    </Button>
  );
}
