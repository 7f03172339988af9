/** The quiz: who wins, which token? The kernel has the answer; it is not here before it was given. */
import { useState } from "preact/hooks";
import { Button } from "./button.tsx";
import { roam } from "./grid.ts";
import type { Ask } from "./kernel.ts";
import { COLORS, type Color, type Quiz, type View } from "./sg.ts";
import type { Seat } from "./state.ts";
import { Token } from "./suit.tsx";
import { useUi } from "./ui.ts";

interface QuizProps {
  quiz: Quiz;
  view: View;
  ask: (content: Ask) => void;
}

export function QuizPanel(props: QuizProps) {
  return props.quiz.phase === "asked" ? <Question {...props} /> : <Verdict {...props} />;
}

function Question({ view, ask }: QuizProps) {
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
          <Button key={seat} class="silva-option" aria-pressed={winner === seat} data-option={seat}
            data-autofocus={i === 0 ? `quiz ${view.trick.length}` : undefined} onClick={() => setWinner(seat)}>
            <span>{say.seat(seat)}</span><small>{say.card(card)}</small>
          </Button>
        ))}
      </div>
      <p class="silva-prompt-title" id={id("which")}>{say.ui("ui-which-token")}</p>
      <p class="silva-soft">{say.ui("ui-quiz-colors")}</p>
      <div class="silva-options" role="group" aria-labelledby={id("which")} onKeyDown={roam}>
        {COLORS.map((color) => (
          <Button key={color} class="silva-option" aria-pressed={colors.includes(color)} data-option={color} onClick={() => toggle(color)}>
            <Token color={color} /><span>{say.color(color)}</span>
          </Button>
        ))}
        <Button class="silva-option" aria-pressed={all} data-option="any" onClick={() => setColors(all ? [] : [...COLORS])}>{say.ui("ui-any-token")}</Button>
      </div>
      <Button class="silva-primary" disabled={winner === null || colors.length === 0}
        onClick={() => { if (winner) ask({ do: "quiz", winner, colors }); }}>{say.ui("ui-confirm")}</Button>
    </section>
  );
}

/** What was answered, what is right; why stands in the middle of the table. */
function Verdict({ quiz, view, ask }: QuizProps) {
  const { say } = useUi();
  const { given, right } = quiz;
  if (!given || !right || !view.owed) return null;
  const words = (colors: Color[]) => (colors.length === COLORS.length ? say.ui("ui-any-token") : say.list(colors.map((color) => say.color(color))));
  const row = (ok: boolean, question: string, yours: string, correct: string) => (
    <p class={`silva-feedback${ok ? " silva-right" : ""}`}>
      {say.ui(question)} {yours} <strong>{ok ? `✓ ${say.ui("ui-right")}` : `✗ ${say.ui("ui-quiz-wrong", { answer: correct })}`}</strong>
    </p>
  );
  return (
    <section class="sg-quiz" aria-label={say.ui("ui-quiz")}>
      {row(right.winner, "ui-who-wins", say.seat(given.winner), say.seat(view.owed.winner))}
      {row(right.colors, "ui-which-token", words(given.colors), words(view.owed.choosable))}
      {quiz.go && <Button class="silva-primary" data-autofocus="go" onClick={() => ask({ do: "quiz", go: true })}>{say.ui("ui-next")}</Button>}
    </section>
  );
}
