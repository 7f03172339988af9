/** The lesson strip: where in the lesson, what to do, hint, feedback, next step. */
import { Button, ClauseLink } from "./button.tsx";
import type { Ask } from "./kernel.ts";
import { Prose } from "./prose.tsx";
import type { Lesson } from "./state.ts";
import { useUi } from "./ui.ts";

export function LessonStrip({ lesson, ask }: { lesson: Lesson; ask: (content: Ask) => void }) {
  const { say } = useUi();
  const step = (name: "next" | "hint" | "again" | "solution") => () => ask({ do: "lesson", step: name });
  return (
    <section class={`silva-lesson${lesson.done ? " silva-done" : ""}`} aria-label={say.ui("ui-lesson")}>
      <p class="silva-lesson-head">
        {lesson.title && <strong>{say.ui(lesson.title)}</strong>} <span>{say.ui("ui-lesson-step", { step: lesson.number, of: lesson.count })}</span>
      </p>
      <p><Prose text={say.ui(lesson.text)} /></p>
      {lesson.goal && <p><strong>{say.ui("ui-goal")}</strong> <Prose text={say.ui(lesson.goal)} /></p>}
      {lesson.hint && <Hint {...lesson.hint} />}
      {lesson.feedback.map((id) => <p key={id} class="silva-feedback"><Prose text={say.ui(id)} /></p>)}
      {lesson.done && <p class="silva-feedback silva-right">{say.ui(lesson.finished ? "ui-lesson-done" : "ui-right")}</p>}
      <div class="silva-row">
        {lesson.done && !lesson.finished && <Button class="silva-primary" data-autofocus={`next ${lesson.step}`} onClick={step("next")}>{say.ui("ui-next-step")}</Button>}
        {!lesson.done && lesson.hints_left && <Button onClick={step("hint")}>{say.ui("ui-hint")}</Button>}
        {!lesson.done && lesson.solvable && <Button class="silva-quiet" onClick={step("solution")}>{say.ui("ui-solution")}</Button>}
        <Button class="silva-quiet" onClick={step("again")}>{say.ui("ui-again")}</Button>
      </div>
    </section>
  );
}

/** The hint's own words, and the clause that helps. */
function Hint({ text, clause }: { text: string | null; clause: string | null }) {
  const { say } = useUi();
  return (
    <p class="silva-hint">
      <strong>{say.ui("ui-hint")}</strong> <Prose text={text ? say.ui(text) : say.clause(clause ?? "")?.text} />{" "}
      {clause && <ClauseLink clause={clause} />}
    </p>
  );
}
