/** What the viewer is asked now, as buttons: target, guess, keep, pick, masu; and every move as text. */
import { Button } from "./button.tsx";
import { CardBack, CardMini } from "./card.tsx";
import { options, type Draft, type Option } from "./choice.ts";
import { roam } from "./grid.ts";
import { LegalMark } from "./cell.tsx";
import type { Speaker } from "./i18n.ts";
import { Prose } from "./prose.tsx";
import type { Level, View } from "./silva.ts";
import { actingSeat, mine, over, type Seat, type State } from "./state.ts";
import { TextMoves } from "./text_moves.tsx";
import { useUi } from "./ui.ts";

interface PromptProps {
  view: View;
  state: State;
  draft: Draft | null;
  take: (next: string | Draft) => void;
  cancel: () => void;
  send: (text: string) => void;
}

export function Prompt({ view, state, draft, take, cancel, send }: PromptProps) {
  const { say, id } = useUi();
  if (view.result) return <p class="silva-prompt-title">{say.ui("ui-game-over")}</p>;
  const decision = view.decision;
  if (!decision?.seat || over(state, view)) return null;
  if (!mine(view)) return <p class="silva-prompt-title"><Prose text={say.event({ clause: `decision-${decision.kind}`, form: "other", args: { seat: decision.seat } })} /></p>;
  const list = options(view, draft);
  return (
    <div class="silva-prompt">
      <p class="silva-prompt-title" id={id("prompt")}><Prose text={question(say, view, draft)} /></p>
      {list.length > 0 && (
        <div class={`silva-options silva-options-${list[0]?.kind}`} role="group" aria-labelledby={id("prompt")} onKeyDown={roam}>
          {list.map((option, i) => (
            <Choice key={option.kind + String(option.value)} option={option} take={take}
              focus={i === firstLegal(list) ? `${view.turn}${decision.kind}${draft?.card}${draft?.target}` : undefined} />
          ))}
          {draft && <Button class="silva-quiet" onClick={cancel}>{say.ui("ui-cancel")}</Button>}
        </div>
      )}
      <TextMoves moves={view.moves} send={send} example={`${actingSeat(view)} play 5`} />
    </div>
  );
}

function firstLegal(list: Option[]): number {
  return Math.max(0, list.findIndex((option) => option.legal));
}

/** What is to be chosen, with the card and the opponent that it is about. */
function question(say: Speaker, { decision, viewer }: View, draft: Draft | null): string {
  const { kind = "", seat = null, other = null } = decision ?? {};
  const ask = (form: string, args = {}) => say.event({ clause: `decision-${kind}`, form, args: { seat: seat ?? "", ...args } });
  if (kind === "play" && draft) return draft.target ? ask("guess", { ...draft }) : ask("target", { card: draft.card });
  const named = kind.startsWith("pick") && other !== null && other !== seat;
  const question = named ? ask("named", { target: other }) : ask("");
  // At the open table one person moves for every seat: whose question it is must be said.
  return viewer === "OPEN" && seat ? `${say.seat(seat)}${say.lang === "en" ? ": " : "："}${question}` : question;
}

function Choice({ option, take, focus }: { option: Option; take: PromptProps["take"]; focus: string | undefined }) {
  const { say } = useUi();
  return (
    <Button class={`silva-option${option.legal ? " silva-legal" : ""}`} data-legal={option.legal || undefined}
      data-autofocus={focus} data-option={String(option.value ?? option.kind)} onClick={() => take(option.then)}>
      <ChoiceFace option={option} />{option.legal && <LegalMark />}
      {option.legal && <span class="silva-sr">{say.ui("ui-legal")}</span>}
    </Button>
  );
}

function ChoiceFace({ option }: { option: Option }) {
  const { say } = useUi();
  const { kind, value } = option;
  switch (kind) {
    case "seat": return <span>{say.seat(value as Seat)}</span>;
    case "guess": return <><b class="silva-big">{value}</b> <span>{say.cardName(value as Level)}</span></>;
    case "keep":
    case "pick": return <Cards levels={value as Level[]} keep={kind === "keep"} />;
    case "left": return <><CardBack mini /><span>{say.ui("ui-pick-left")}</span></>;
    case "right": return <><CardBack mini /><span>{say.ui("ui-pick-right")}</span></>;
    case "masu": return <span>{say.ui("ui-use-masu")}</span>;
    case "decline": return <span>{say.ui("ui-decline")}</span>;
  }
}

function Cards({ levels, keep }: { levels: Level[]; keep: boolean }) {
  const { say } = useUi();
  const named = say.list(levels.map((level) => say.card(level)));
  return (
    <>
      <span class="silva-row">{levels.map((level) => <CardMini key={level} level={level} />)}</span>
      <span>{keep ? say.ui("ui-keep", { card: named }) : named}</span>
    </>
  );
}
