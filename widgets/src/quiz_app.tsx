/** A quiz on the screen: the question on top, under it the table as its viewer saw it, beside it log and clause. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Button } from "./button.tsx";
import { ResultBanner } from "./centre.tsx";
import { ClausePanel } from "./clause.tsx";
import { TableGrid } from "./felt.tsx";
import { useFocusKeeper } from "./focus.ts";
import { nearest, Speaker } from "./i18n.ts";
import type { Ask, Kernel } from "./kernel.ts";
import { Live } from "./live.tsx";
import { LogPanel } from "./log.tsx";
import { Languages } from "./page_bar.tsx";
import { Prose } from "./prose.tsx";
import { heard, sentence, type QuizState } from "./quiz_data.ts";
import { Asked, Graded } from "./quiz_question.tsx";
import { NoticeStrip } from "./refusal.tsx";
import type { View } from "./silva.ts";
import type { State } from "./state.ts";
import { Timeline } from "./timeline.tsx";
import { instancePrefix, UiContext, useUi, type Ui } from "./ui.ts";
import { useKernel } from "./use_kernel.ts";

export function QuizApp({ kernel }: { kernel: Kernel }) {
  const traits = useKernel(kernel);
  const state = traits.state as unknown as QuizState;
  const lang = nearest(traits.lang);
  const say = useMemo(() => new Speaker(lang, traits.words, {}), [lang, traits.words]);
  const prefix = useMemo(instancePrefix, []);
  const [clause, open] = useState<string | null>(null);
  const [shown, show] = useState<number | null>(null);
  const ui = useMemo<Ui>(() => ({ say, id: (name) => `${prefix}-${name}`, open }), [say, prefix]);
  const root = useRef<HTMLDivElement>(null);
  useFocusKeeper(root);
  useEffect(() => { show(null); open(null); }, [state.version]);

  const ask = (content: Ask) => kernel.ask(content);
  const at = Math.min(shown ?? state.at, state.frames.length - 1);
  const frame = state.frames[at];
  if (!frame) return <div class="silva-root">{say.ui("ui-loading")}</div>;
  const go = (to: number) => show(Math.max(0, Math.min(to, state.frames.length - 1)));
  const notice = kernel.unheard ? { key: "quiz-no-kernel" } : state.notice;

  return (
    <UiContext.Provider value={ui}>
      <div ref={root} class={`silva-root${traits.stage ? " silva-stage" : ""}`} lang={lang} translate={false} aria-busy={kernel.waiting} data-lm-suppress-shortcuts="true"
        role="group" aria-label={say.ui("quiz-label", { game: say.title })} onKeyDown={(event) => onKey(event, (by) => go(at + by))}>
        <div class="silva-bar">
          <Languages label={say.ui("ui-language")} chosen={[lang]} choose={(tag) => kernel.speak(tag)} />
          <span class="silva-quiz-count"><strong>{say.ui("quiz-number", { number: state.number, of: state.of })}</strong> {state.answered > 0 && say.ui("quiz-score", { right: state.right, answered: state.answered })}</span>
          <Button class="silva-quiet" aria-pressed={traits.stage} onClick={() => kernel.enlarge(!traits.stage)}>{say.ui(traits.stage ? "ui-stage-leave" : "ui-stage")}</Button>
        </div>
        <section class="silva-quiz" aria-label={say.ui("quiz-number", { number: state.number, of: state.of })}>
          {state.over ? <Result state={state} again={() => ask({ do: "again" })} /> : <>
            <p class="silva-prompt-title"><Prose text={sentence(say, state.question.asked)} /></p>
            {state.grade
              ? <Graded state={state} grade={state.grade} look={go}>
                  <Button class="silva-primary" data-option="next" data-autofocus={`next ${state.number}`} onClick={() => ask({ do: "next" })}>{say.ui(state.number === state.of ? "quiz-finish" : "quiz-next")}</Button>
                </Graded>
              : <Asked key={state.number} state={state} look={go} answer={(given) => ask({ do: "answer", given, version: state.version })} />}
          </>}
          <NoticeStrip notice={notice} />
        </section>
        <div class="silva-main">
          <div class="silva-table">
            <TableGrid view={frame.view} bots={[]} waits={at === state.at && !state.grade} draft={null} take={() => undefined} choose={undefined} legal={() => false} />
            <ResultBanner view={frame.view} />
            <Timeline state={timed(state)} at={at} go={go} />
          </div>
          <div class="silva-side">
            {clause && <ClausePanel clause={clause} ask={undefined} close={() => open(null)} />}
            <LogPanel frames={state.frames} at={at} />
            <details class="silva-keys">
              <summary>{say.ui("ui-keyboard")}</summary>
              <p class="silva-soft">{say.ui("ui-keyboard-help")}</p>
            </details>
          </div>
        </div>
        <Live text={notice ? say.ui(notice.key, notice.args) : toHear(say, state, at)} />
      </div>
    </UiContext.Provider>
  );
}

function Result({ state, again }: { state: QuizState; again: () => void }) {
  const { say } = useUi();
  return (
    <>
      <p class="silva-prompt-title">{say.ui("quiz-result", { right: state.right, of: state.of })}</p>
      <div class="silva-row"><Button class="silva-primary" data-option="again" data-autofocus={`again ${state.version}`} onClick={again}>{say.ui("quiz-again")}</Button></div>
    </>
  );
}

/** The timeline's part of a table's state; nobody decides here. */
function timed({ version, frames, at, viewer }: QuizState): State<View> {
  return { version, frames, at, viewer, viewers: [viewer], names: {}, refusal: null, lesson: null, branch: null, notice: null, eyes: {} };
}

/** What is to be heard: the step that is looked at, the result, the grade with its reasons, or the question. */
function toHear(say: Speaker, state: QuizState, at: number): string {
  const stop = say.lang === "en" ? "." : "。";
  if (at !== state.at) return say.join([say.ui("ui-step", { step: at + 1, of: state.frames.length }) + stop, ...(state.frames[at]?.log ?? []).map((said) => say.event(said))]);
  if (state.over) return say.ui("quiz-result", { right: state.right, of: state.of });
  return say.join([state.grade ? "" : say.ui("quiz-number", { number: state.number, of: state.of }) + stop, heard(say, state)]);
}

/** Page Up and Page Down step through time. */
function onKey(event: KeyboardEvent, step: (by: number) => void): void {
  if (event.key === "PageUp") step(-1);
  else if (event.key === "PageDown") step(1);
  else return;
  event.preventDefault();
}
