import { afterEach, describe, expect, it } from "vitest";
import { Speaker } from "../src/i18n.ts";
import referee from "../src/referee.tsx";
import { GRADE, quizWords, stepState } from "./quiz_states.ts";
import { Screen } from "./screen.ts";
import { frames, state } from "./states.ts";

const WORDS = quizWords();
const ui = (id: string, args = {}) => new Speaker("en", WORDS, {}).ui(id, args);
let screen: Screen;
const open = (asked: unknown, changes = {}) => { screen = new Screen({ ...state(changes), referee: asked }, "en", referee, WORDS); };
const option = (id: string) => screen.get(`[data-option="${id}"]`);
const QUESTION = { question: stepState().question, grade: null };
afterEach(() => screen.close());

describe("a table at which nobody says no", () => {
  it("is an ordinary table while nothing is to be found", () => {
    open(null);
    screen.answer();
    expect(screen.all(".silva-quiz")).toEqual([]);
    screen.click(screen.card(10));
    expect(screen.model.asked).toEqual([{ do: "move", text: "A play 10", version: 1 }]);
  });

  it("asks for step and clause over the felt, and for no move", () => {
    open(QUESTION, { frames: frames().map((frame) => ({ ...frame, view: { ...frame.view, moves: [] } })) });
    screen.answer();
    expect(screen.all(".silva-prompt")).toEqual([]);
    screen.click(option("1"));
    screen.click(option("silva.R71"));
    screen.click(option("answer"));
    expect(screen.model.asked).toEqual([{ do: "answer", given: { step: ["1"], clause: ["silva.R71"] }, version: 1 }]);
  });

  it("keeps the question in sight while another step is looked at", () => {
    open(QUESTION);
    screen.click(option("0"));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 2 }));
    expect(option("0").getAttribute("aria-pressed")).toBe("true");
  });

  it("says, while the past is looked at, that the breach comes first", () => {
    open(QUESTION, { notice: { key: "quiz-answer-first" } });
    screen.click(option("0"));
    expect(screen.get(".silva-quiz .silva-notice").textContent).toBe(ui("quiz-answer-first"));
  });

  it("lets the move be taken back, before the answer and after it", () => {
    open(QUESTION);
    screen.click(option("take_back"));
    screen.answer();
    screen.answer({ ...state({ version: 2 }), referee: { ...QUESTION, grade: { ...GRADE, step: 0 } } });
    screen.click(option("take_back"));
    screen.answer();
    screen.click(option("next"));
    expect(screen.model.asked).toEqual([{ do: "take_back" }, { do: "take_back" }, { do: "next" }]);
  });
});
