/** The quiz: who wins, which token? The kernel has the answer; it is not here before it was given. */
import { useState } from "preact/hooks";
import { roam } from "./grid.ts";
import type { Ask } from "./kernel.ts";
import { COLORS, type Color, type Quiz, type View } from "./sg.ts";
import type { Seat } from "./state.ts";
import { Token } from "./suit.tsx";
import { useUi } from "./ui.ts";

export function QuizPanel({ quiz, view, ask }: { quiz: Quiz; view: View; ask: (content: Ask) => void }) {
  return quiz.phase === "asked" ? <Question view={view} ask={ask} /> : <Verdict quiz={quiz} view={view} ask={ask} />;
}

function Question({ view, ask }: { view: View; ask: (content: Ask) => void }) {
  const { say, id } = useUi();
  const [winner, setWinner] = useState<Seat | null>(null);
  const [colors, setColors] = useState<Color[]>([]);
  const toggle = (color: Color) => setColors(colors.includes(color) ? colors.filter((one) => one !== color) : [...colors, color]);
  const all = colors.length === COLORS.length;
  return (
    <section class="sg-quiz" aria-label={say.ui("ui-quiz")}>
      <p class="silva-prompt-title" id={id("who")}>{say.ui("ui-who-wins")}</p>
      <div class="silva-options" role="group" aria-labelledby={id("who")} onKeyDown={roam}>
        {view.trick.map(({ seat, card }, i) => (
          <button key={seat} type="button" class="silva-option" aria-pressed={winner === seat} data-option={seat}
            data-autofocus={i === 0 ? `quiz ${view.trick.length}` : undefined} onClick={() => setWinner(seat)}>
            <span>{say.seat(seat)}</span><small>{say.card(card)}</small>
          </button>
        ))}
      </div>
      <p class="silva-prompt-title" id={id("which")}>{say.ui("ui-which-token")}</p>
      <p class="silva-soft">{say.ui("ui-quiz-colors")}</p>
      <div class="silva-options" role="group" aria-labelledby={id("which")} onKeyDown={roam}>
        {COLORS.map((color) => (
          <button key={color} type="button" class="silva-option" aria-pressed={colors.includes(color)} data-option={color} onClick={() => toggle(color)}>
            <Token color={color} /><span>{say.color(color)}</span>
          </button>
        ))}
        <button type="button" class="silva-option" aria-pressed={all} data-option="any" onClick={() => setColors(all ? [] : [...COLORS])}>{say.ui("ui-any-token")}</button>
      </div>
      <button type="button" class="silva-primary" disabled={winner === null || colors.length === 0}
        onClick={() => { if (winner) ask({ do: "quiz", winner, colors }); }}>{say.ui("ui-confirm")}</button>
    </section>
  );
}

/** What was answered, what is right; why stands in the middle of the table. */
function Verdict({ quiz, view, ask }: { quiz: Quiz; view: View; ask: (content: Ask) => void }) {
  const { say } = useUi();
  const { given, right } = quiz;
  if (!given || !right || !view.owed) return null;
  const truth = view.owed.case === "all_different" ? say.ui("ui-any-token") : say.list(view.owed.choosable.map((color) => say.color(color)));
  const rows: [boolean, string, string, string][] = [
    [right.winner, say.ui("ui-who-wins"), say.seat(given.winner), say.seat(view.owed.winner)],
    [right.colors, say.ui("ui-which-token"), given.colors.length === COLORS.length ? say.ui("ui-any-token") : say.list(given.colors.map((color) => say.color(color))), truth],
  ];
  return (
    <section class="sg-quiz" aria-label={say.ui("ui-quiz")}>
      {rows.map(([ok, question, yours, correct]) => (
        <p key={question} class={`silva-feedback${ok ? " silva-right" : ""}`}>
          {question} {yours} <strong>{ok ? `✓ ${say.ui("ui-right")}` : `✗ ${say.ui("ui-quiz-wrong", { answer: correct })}`}</strong>
        </p>
      ))}
      {quiz.go && <button type="button" class="silva-primary" data-autofocus="go" onClick={() => ask({ do: "quiz", go: true })}>{say.ui("ui-next")}</button>}
    </section>
  );
}
