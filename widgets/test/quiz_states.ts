/** Quizzes to look at, in the form in which the kernel sends them, with the real words of content/. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Grade, QuizState } from "../src/quiz_data.ts";
import type { Words } from "../src/state.ts";
import { frames, words } from "./states.ts";

const CONTENT = resolve(import.meta.dirname, "../../content");

export function quizWords(): Words {
  const all = words();
  for (const lang of ["en", "zh-Hant", "ja"] as const) {
    const said = all[lang];
    if (said) said.ftl += readFileSync(resolve(CONTENT, `quiz.${lang}.ftl`), "utf8") + readFileSync(resolve(CONTENT, `reading.${lang}.ftl`), "utf8");
  }
  return all;
}

const play = (seat: string, card: number) => ({ id: `${seat} play ${card}`, clause: "silva.turn.play_one", form: "", args: { seat, card } });
const clause = (id: string) => ({ id, clause: id, form: "clause", args: {} });

export function quizState(changes: Partial<QuizState> = {}): QuizState {
  return {
    version: 1, notice: null, number: 1, of: 3, right: 0, answered: 0, over: false,
    frames: frames().map((frame) => ({ ...frame, view: { ...frame.view, moves: [] } })), at: 1, viewer: "A",
    question: {
      kind: "legal", asked: { clause: "quiz-ask-legal", form: "", args: { seat: "A" } },
      parts: [
        { name: "move", many: false, options: [play("A", 2), play("A", 10)] },
        { name: "clause", many: false, options: [clause("silva.card.10.not_playable"), clause("silva.R71")] },
      ],
    },
    grade: null, ...changes,
  };
}

export const GRADE: Grade = {
  right: false, parts: { move: false, clause: true },
  given: { move: ["A play 2"], clause: ["silva.card.10.not_playable"] },
  answers: { move: ["A play 10"], clause: ["silva.card.10.not_playable"] },
  why: [{ clause: "silva.card.10.not_playable", form: "refused", args: {} }], step: null,
};

/** Which cards can B hold? Several may be right. */
export function cardsState(): QuizState {
  const card = (level: number) => ({ id: `card${level}`, clause: "quiz-card", form: "", args: { card: level } });
  const asked = { clause: "quiz-ask-cards", form: "", args: { seat: "A", target: "B" } };
  return quizState({ question: { kind: "known", asked, parts: [{ name: "cards", many: true, options: [card(1), card(5), card(8)] }] } });
}

/** Where is the breach? A step, or none. */
export function stepState(): QuizState {
  const step = (id: string) => ({ id, clause: "quiz-step", form: "", args: { step: Number(id) + 1 } });
  const none = { id: "none", clause: "quiz-no-step", form: "", args: {} };
  const parts = [{ name: "step", many: false, options: [step("0"), step("1"), none] }, { name: "clause", many: false, options: [clause("silva.R71"), clause("silva.R76")] }];
  return quizState({ question: { kind: "breach", asked: { clause: "quiz-ask-breach", form: "", args: {} }, parts } });
}
