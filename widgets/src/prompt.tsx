/** What the viewer is asked now, as buttons: target, guess, keep, pick, masu; and every move as text. */
import { useState } from "preact/hooks";
import { CardBack, CardMini } from "./card.tsx";
import { mine, options, type Draft, type Option } from "./choice.ts";
import { roam } from "./grid.ts";
import { LegalMark } from "./seat.tsx";
import { actingSeat, type Level, type Seat, type View } from "./state.ts";
import { useUi } from "./ui.ts";

interface PromptProps {
  view: View;
  draft: Draft | null;
  take: (next: string | Draft) => void;
  cancel: () => void;
  send: (text: string) => void;
}

export function Prompt({ view, draft, take, cancel, send }: PromptProps) {
  const { say, id } = useUi();
  if (view.result) return <p class="silva-prompt-title">{say.ui("ui-game-over")}</p>;
  const decision = view.decision;
  if (!decision?.seat) return null;
  if (!mine(view)) return <p class="silva-prompt-title">{say.ui("ui-waiting", { seat: say.seat(decision.seat) })}</p>;
  const list = options(view, draft);
  return (
    <div class="silva-prompt">
      <p class="silva-prompt-title" id={id("prompt")}>{question(say.ui.bind(say), decision.kind, draft)}</p>
      {list.length > 0 && (
        <div class={`silva-options silva-options-${list[0]?.kind}`} role="group" aria-labelledby={id("prompt")} onKeyDown={roam}>
          {list.map((option, i) => (
            <Choice key={option.kind + String(option.value)} option={option} take={take}
              focus={i === firstLegal(list) ? `${view.turn}${decision.kind}${draft?.card}${draft?.target}` : undefined} />
          ))}
          {draft && <button type="button" class="silva-quiet" onClick={cancel}>{say.ui("ui-cancel")}</button>}
        </div>
      )}
      <TextMoves moves={view.moves} send={send} seat={actingSeat(view)} />
    </div>
  );
}

function firstLegal(list: Option[]): number {
  return Math.max(0, list.findIndex((option) => option.legal));
}

function question(ui: (id: string) => string, kind: string, draft: Draft | null): string {
  if (kind === "play" && draft) return ui(draft.target === undefined ? "ui-choose-target" : "ui-choose-guess");
  if (kind === "masu") return ui("ui-masu-question");
  return ui("ui-choose-card");
}

function Choice({ option, take, focus }: { option: Option; take: PromptProps["take"]; focus: string | undefined }) {
  const { say } = useUi();
  return (
    <button type="button" class={`silva-option${option.legal ? " silva-legal" : ""}`} data-legal={option.legal || undefined}
      data-autofocus={focus} data-option={String(option.value ?? option.kind)} onClick={() => take(option.then)}>
      <ChoiceFace option={option} />{option.legal && <LegalMark />}
      {option.legal && <span class="silva-sr">{say.ui("ui-legal")}</span>}
    </button>
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

/** Every legal move as text, and a line to type any other one: what the buttons cannot say can be tried here. */
function TextMoves({ moves, send, seat }: { moves: string[]; send: (text: string) => void; seat: Seat | null }) {
  const { say, id } = useUi();
  const [text, setText] = useState("");
  const submit = (): void => {
    if (!text.trim()) return;
    send(text.trim());
    setText("");
  };
  return (
    <details class="silva-text-moves">
      <summary>{say.ui("ui-legal-moves")} ({moves.length})</summary>
      <div class="silva-moves">
        {moves.map((move) => <button key={move} type="button" class="silva-quiet silva-code" onClick={() => send(move)}>{move}</button>)}
      </div>
      <form onSubmit={(event) => { event.preventDefault(); submit(); }}>
        <label for={id("text")}>{say.ui("ui-type-move")}</label>
        <input id={id("text")} class="silva-code" value={text} placeholder={moves[0] ?? `${seat} play 5`} autocomplete="off" spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
          // JupyterLab cancels the line break that would submit the form, so Enter is heard here.
          onKeyDown={(event) => { if (event.key === "Enter" && !event.isComposing) { event.preventDefault(); submit(); } }} />
        <button type="submit">{say.ui("ui-confirm")}</button>
      </form>
    </details>
  );
}
