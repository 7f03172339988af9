import { afterEach, describe, expect, it } from "vitest";
import quiz from "../src/quiz.tsx";
import { asked, chosen, NONE, type QuizState } from "../src/quiz_data.ts";
import { Speaker } from "../src/i18n.ts";
import type { Lang } from "../src/state.ts";
import { cardsState, GRADE, quizState, quizWords, stepState } from "./quiz_states.ts";
import { HALF_WIDTH, Screen } from "./screen.ts";

const WORDS = quizWords();
let screen: Screen;
const open = (state: QuizState, lang: Lang = "en") => { screen = new Screen(state, lang, quiz, WORDS); };
const ui = (id: string, args = {}, lang: Lang = "en") => new Speaker(lang, WORDS, {}).ui(id, args);
const option = (id: string) => screen.get(`[data-option="${id}"]`) as HTMLButtonElement;
afterEach(() => screen?.close());

describe("an answer", () => {
  const [part] = cardsState().question.parts;
  const [one] = quizState().question.parts;
  if (!part || !one) throw new Error("no parts");

  it("is one option, or as many as fit", () => {
    expect(chosen(one, ["A play 2"], "A play 10")).toEqual(["A play 10"]);
    expect(chosen(one, ["A play 10"], "A play 10")).toEqual(["A play 10"]);
    expect(chosen(part, ["card1"], "card5")).toEqual(["card1", "card5"]);
    expect(chosen(part, ["card1", "card5"], "card1")).toEqual(["card5"]);
  });

  it("is none of them alone", () => {
    expect(chosen(part, ["card1"], NONE)).toEqual([NONE]);
    expect(chosen(part, [NONE], "card1")).toEqual(["card1"]);
    expect(chosen(part, [NONE], NONE)).toEqual([]);
    const { parts } = stepState().question;
    expect(asked(parts, { step: [NONE] })).toEqual([parts[0]]);
    expect(asked(parts, { step: ["1"] })).toEqual(parts);
  });
});

describe("a question", () => {
  it("waits until every part is answered, and goes off whole", () => {
    open(quizState());
    screen.answer();
    expect(option("answer").disabled).toBe(true);
    screen.click(option("A play 10"));
    expect(option("answer").disabled).toBe(true);
    screen.click(option("silva.card.10.not_playable"));
    screen.click(option("answer"));
    expect(screen.model.asked).toEqual([{ do: "answer", given: { move: ["A play 10"], clause: ["silva.card.10.not_playable"] }, version: 1 }]);
  });

  it("lets several cards be chosen and taken back", () => {
    open(cardsState());
    screen.answer();
    for (const id of ["card1", "card5", "card8", "card5"]) screen.click(option(id));
    screen.click(option("answer"));
    expect(screen.model.asked).toEqual([{ do: "answer", given: { cards: ["card1", "card8"] }, version: 1 }]);
  });

  it("shows the step that is chosen, and needs no clause where there is no breach", () => {
    open(stepState());
    screen.answer();
    screen.click(option("0"));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 2 }));
    screen.click(option(NONE));
    expect(screen.all(".silva-quiz-clause")).toEqual([]);
    screen.click(option("answer"));
    expect(screen.model.asked).toEqual([{ do: "answer", given: { step: [NONE] }, version: 1 }]);
  });

  it("says the clause of an option, not the event that it may cause", () => {
    open(quizState());
    expect(option("silva.card.10.not_playable").textContent).toBe("The clause in English. silva.card.10.not_playable");
  });

  it("goes along the options with the arrow keys", () => {
    open(quizState());
    option("A play 2").focus();
    screen.press("ArrowRight");
    expect(document.activeElement).toBe(option("A play 10"));
  });

  it("has nothing to play with", () => {
    open(quizState());
    expect(screen.all(".silva-pick-card")).toEqual([]);
  });
});

describe("a grade", () => {
  it("marks the answer, the right one, and says why, with the clause", () => {
    open(quizState({ grade: GRADE, answered: 1 }));
    screen.answer();
    expect(screen.get(".silva-quiz-grade .silva-feedback").textContent).toContain(ui("quiz-wrong"));
    const marked = screen.all(".silva-quiz-marked li").map((one) => one.textContent);
    expect(marked[0]).toContain(`✗ ${ui("quiz-yours")}`);
    expect(marked[1]).toContain(`✓ ${ui("quiz-fits")}`);
    expect(marked[2]).toContain(`✓ ${ui("quiz-yours")} · ${ui("quiz-fits")}`);
    expect(screen.get(".silva-quiz-why").textContent).toContain("The clause in English.");
    expect(screen.announced).toContain(ui("quiz-wrong"));
    screen.click(screen.get(".silva-quiz-why .silva-clause-link"));
    expect(screen.get(".silva-clause code").textContent).toBe("silva.card.10.not_playable");
    screen.click(option("next"));
    expect(screen.model.asked).toEqual([{ do: "next" }]);
  });

  it("takes the focus to what goes on", () => {
    open(quizState());
    screen.answer();
    option("A play 10").focus();
    screen.answer(quizState({ version: 2, grade: { ...GRADE, right: true }, right: 1, answered: 1 }));
    expect(document.activeElement).toBe(option("next"));
    screen.answer(quizState({ version: 3, number: 2, right: 1, answered: 1 }));
    expect(document.activeElement).toBe(option("A play 2"));
  });

  it("ends in a result", () => {
    open(quizState({ over: true, grade: GRADE, number: 3, right: 2, answered: 3 }));
    screen.answer();
    expect(screen.get(".silva-quiz").textContent).toContain(ui("quiz-result", { right: 2, of: 3 }));
    screen.click(option("again"));
    expect(screen.model.asked).toEqual([{ do: "again" }]);
  });
});

describe("without a kernel", () => {
  it("says that an answer needs one, and shows the play all the same", async () => {
    open(quizState());
    screen.model.send = () => { throw new Error("the comm is closed"); };
    screen.click(option("A play 10"));
    screen.click(option("silva.R71"));
    screen.click(option("answer"));
    expect(screen.get(".silva-notice").textContent).toBe(ui("quiz-no-kernel"));
    expect(screen.announced).toBe(ui("quiz-no-kernel"));
    screen.click(screen.button(ui("ui-first")));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 2 }));
  });
});

describe("three languages", () => {
  it.each(["zh-Hant", "ja"] as const)("sets %s with full-width punctuation and leaves no id untold", (lang) => {
    for (const state of [quizState(), cardsState(), stepState(), quizState({ grade: GRADE })]) {
      open(state, lang);
      for (const text of screen.told) {
        expect(text).not.toMatch(HALF_WIDTH);
        expect(text).not.toMatch(/quiz-|\{/);
      }
      screen.close();
    }
    open(quizState(), lang);
  });
});
