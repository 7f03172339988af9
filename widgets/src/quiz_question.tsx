/** The question with its options, and what came of the answer. The kernel has the answer; it is not here before. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button, ClauseLink } from "./button.tsx";
import { CardMini } from "./card.tsx";
import { roam } from "./grid.ts";
import { Prose } from "./prose.tsx";
import { asked, chosen, NONE, sentence, type Given, type Grade, type Option, type Part, type QuizState } from "./quiz_data.ts";
import { useInSight } from "./sight.ts";
import type { Said } from "./state.ts";
import { useUi } from "./ui.ts";

interface AskedProps {
  state: QuizState;
  answer: (given: Given) => void;
  /** Shows a step of the play. */
  look: (step: number) => void;
  /** What can be done instead. */
  children?: ComponentChildren;
}

/** The options as buttons; the answer goes off when every part of it is there. */
export function Asked({ state, answer, look, children }: AskedProps) {
  const { say } = useUi();
  const { parts } = state.question;
  const [given, give] = useState<Given>({});
  const open = asked(parts, given);
  const ready = open.every((part) => given[part.name]?.length);
  const choose = (part: Part, id: string) => {
    give({ ...given, [part.name]: chosen(part, given[part.name] ?? [], id) });
    if (part.name === "step" && id !== NONE) look(Number(id));
  };
  return (
    <>
      {open.map((part, i) => (
        <Choices key={part.name} part={part} state={state} titled={parts.length > 1} focus={i === 0 ? `question ${state.number} ${state.version}` : undefined}
          given={given[part.name] ?? []} choose={(id) => choose(part, id)} />
      ))}
      <div class="silva-row">
        <Button class="silva-primary" disabled={!ready} data-option="answer"
          onClick={() => answer(Object.fromEntries(open.map((part) => [part.name, given[part.name] ?? []])))}>{say.ui("quiz-answer")}</Button>
        {children}
      </div>
    </>
  );
}

interface ChoicesProps {
  part: Part;
  state: QuizState;
  titled: boolean;
  focus: string | undefined;
  given: string[];
  choose: (id: string) => void;
}

function Choices({ part, state, titled, focus, given, choose }: ChoicesProps) {
  const { say, id } = useUi();
  return (
    <div class={`silva-quiz-part silva-quiz-${part.name}`}>
      <p class="silva-soft" id={id(part.name)}>{titled && <strong>{say.ui(`quiz-part-${part.name}`)} </strong>}{say.ui(part.many ? "quiz-choose-many" : "quiz-choose-one")}</p>
      <div class="silva-options" role="group" aria-labelledby={id(part.name)} onKeyDown={roam}>
        {part.options.map((option, i) => (
          <Button key={option.id} class="silva-option" aria-pressed={given.includes(option.id)} data-option={option.id}
            data-autofocus={i === 0 ? focus : undefined} onClick={() => choose(option.id)}><Face part={part} option={option} state={state} /></Button>
        ))}
      </div>
    </div>
  );
}

function Face({ part, option, state }: { part: Part; option: Option; state: QuizState }) {
  const { say } = useUi();
  const level = option.args["card"];
  const said = sentence(say, option);
  const log = part.name === "step" ? state.frames[Number(option.id)]?.log ?? [] : [];
  const move = log.find((one) => one.clause.endsWith(".play_one")) ?? log[0];
  return (
    <>
      {part.name === "cards" && typeof level === "number" && <CardMini level={level} />}
      <span><Prose text={move ? say.pair(said, say.event(move)) : said} />{option.form === "clause" && <> <code>{option.id}</code></>}</span>
    </>
  );
}

interface GradedProps {
  state: QuizState;
  grade: Grade;
  look: (step: number) => void;
  /** The buttons that go on. */
  children: ComponentChildren;
}

/** Right or not, which options are right, and why. */
export function Graded({ state, grade, look, children }: GradedProps) {
  const { say } = useUi();
  const panel = useInSight(grade);
  const { step } = grade;
  return (
    <section ref={panel} class="silva-quiz-grade">
      <p class={`silva-feedback${grade.right ? " silva-right" : ""}`}><strong>{grade.right ? "✓" : "✗"} {say.ui(grade.right ? "quiz-right" : "quiz-wrong")}</strong></p>
      {state.question.parts.map((part) => <Marked key={part.name} part={part} state={state} grade={grade} titled={state.question.parts.length > 1} />)}
      <Why why={grade.why} />
      <div class="silva-row">
        {children}
        {step !== null && <Button onClick={() => look(step)}>{say.ui("quiz-look", { step: step + 1 })}</Button>}
      </div>
    </section>
  );
}

/** The options that were chosen or are right, each with its mark in words. */
function Marked({ part, state, grade, titled }: { part: Part; state: QuizState; grade: Grade; titled: boolean }) {
  const { say } = useUi();
  const yours = grade.given[part.name] ?? [];
  const right = grade.answers[part.name] ?? [];
  return (
    <ul class={`silva-quiz-marked silva-quiz-${part.name}`} aria-label={titled ? say.ui(`quiz-part-${part.name}`) : undefined}>
      {part.options.filter(({ id }) => yours.includes(id) || right.includes(id)).map((option) => {
        const fits = right.includes(option.id);
        const marks = [yours.includes(option.id) ? "quiz-yours" : "", fits ? "quiz-fits" : ""].filter(Boolean).map((id) => say.ui(id));
        return <li key={option.id} class={fits ? "silva-quiz-fits" : undefined}><Face part={part} option={option} state={state} /> <em>{fits ? "✓" : "✗"} {marks.join(" · ")}</em></li>;
      })}
    </ul>
  );
}

/** The reasons, and under each clause once what it says. */
function Why({ why }: { why: Said[] }) {
  const { say, id } = useUi();
  if (!why.length) return null;
  const first = (said: Said, i: number) => why.findIndex((one) => one.clause === said.clause) === i;
  return (
    <div class="silva-quiz-why">
      <p class="silva-title" id={id("why")}>{say.ui("quiz-why")}</p>
      <ul aria-labelledby={id("why")}>
        {why.map((said, i) => {
          const clause = first(said, i) ? say.clause(said.clause)?.text : undefined;
          const told = sentence(say, said);
          return (
            <li key={i}>
              <Prose text={told} />
              {clause && clause !== told && <p class="silva-clause-text"><Prose text={clause} /></p>}
              {say.clause(said.clause) && <ClauseLink clause={said.clause} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
