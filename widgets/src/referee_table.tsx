/** A table at which nobody says no: the breach is asked for over the felt, and the game waits until it is found. */
import { Button } from "./button.tsx";
import { ResultBanner } from "./centre.tsx";
import type { Draft } from "./choice.ts";
import { Live } from "./live.tsx";
import { Felt, legalCards } from "./play.tsx";
import { Prompt } from "./prompt.tsx";
import { Prose } from "./prose.tsx";
import { heard, sentence, type Grade, type QuizState } from "./quiz_data.ts";
import { Asked, Graded } from "./quiz_question.tsx";
import { NoticeStrip } from "./refusal.tsx";
import type { GameUi, Play } from "./shell.tsx";
import type { State, View } from "./silva.ts";
import { useUi } from "./ui.ts";

/** What the referee asks, and what came of the answer. */
export type RefereeState = State & { referee: { question: QuizState["question"]; grade: Grade | null } | null };

const told = (play: Play<View, Draft>) => (play.state as RefereeState).referee;

export const referee: GameUi<View, Draft> = {
  Felt: (play) => <><Breach {...play} /><Felt {...play} /></>,
  Result: ResultBanner,
  Prompt: (play) => (told(play) ? null : <Prompt {...play} />),
  would: legalCards,
  opening: (state) => (state as RefereeState).referee?.grade?.step ?? null,
};

function Breach(play: Play<View, Draft>) {
  const { say } = useUi();
  const asked = told(play);
  if (!asked) return null;
  const { state, ask, go } = play;
  const { question, grade } = asked;
  const shown: QuizState = { ...state, question, grade, number: 0, of: 0, right: 0, answered: 0, over: false };
  const back = <Button data-option="take_back" onClick={() => ask({ do: "take_back" })}>{say.ui("quiz-take-back")}</Button>;
  return (
    <section class="silva-quiz" aria-label={say.ui("quiz-referee")}>
      <p class="silva-prompt-title"><Prose text={sentence(say, question.asked)} /></p>
      {grade
        ? <Graded state={shown} grade={grade} look={go}>
            {back}<Button class="silva-primary" data-option="next" data-autofocus={`next ${state.version}`} onClick={() => ask({ do: "next" })}>{say.ui("quiz-play-on")}</Button>
          </Graded>
        : <Asked state={shown} look={go} answer={(given) => ask({ do: "answer", given, version: state.version })}>{back}</Asked>}
      {!play.live && <NoticeStrip notice={state.notice} />}
      <Live text={heard(say, shown)} />
    </section>
  );
}
