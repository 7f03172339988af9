import { afterEach, describe, expect, it, vi } from "vitest";
import { act } from "preact/test-utils";
import { Speaker } from "../src/i18n.ts";
import { PATIENCE } from "../src/kernel.ts";
import trick from "../src/trick.tsx";
import type { State } from "../src/sg.ts";
import type { Lang } from "../src/state.ts";
import { gifts, options, placeOf, playText } from "../src/trick_choice.ts";
import { HALF_WIDTH, Screen } from "./screen.ts";
import { cards, MUST_FOLLOW, sgState, sgView, sgWords, wonView } from "./sg_states.ts";

/** The interface's words come from content/: the tests ask for them by id and never quote them. */
const en = new Speaker("en", sgWords(), { B: "Ben" });
const ui = en.ui.bind(en);

let screen: Screen;
const open = (state: State = sgState(), lang: Lang = "en") => (screen = new Screen(state, lang, trick, sgWords()));
const labels = (selector: string) => screen.all(`${selector} [role=img]`).map((one) => one.getAttribute("aria-label"));
afterEach(() => {
  screen?.close();
  vi.useRealTimers();
});

describe("choosing by place", () => {
  it("counts from the low end of each color", () => {
    const hand = cards("r?.r?.b?.y?");
    expect(hand.map((_, i) => playText("A", hand, i))).toEqual(["A play r#1", "A play r#2", "A play b#1", "A play y#1"]);
    expect(placeOf(hand, 1)).toEqual([2, 2]);
  });

  it("offers tokens of the pool and to pass, also where passing is refused", () => {
    const draft = sgView({ decision: { kind: "draft", seat: "A", clause: "sg.draft.choose" }, pool: ["r", "r", "x"], moves: ["A take r", "A take x"] });
    expect(options(draft).map((one) => [one.then, one.legal])).toEqual([["A take r", true], ["A take x", true], ["A pass", false]]);
    expect(options({ ...draft, offered: "x" }).map((one) => one.then)).toEqual(["A take x", "A pass"]);
  });

  it("offers only the token that is turned up where the others lie face down", () => {
    const draft = sgView({ decision: { kind: "draft", seat: "A", clause: "sg.draft.choose" }, pool: ["x", null, null], offered: "x", moves: ["A take x", "A pass"] });
    expect(options(draft).map((one) => one.then)).toEqual(["A take x", "A pass"]);
  });

  it("offers every kind of token that is held, also one that is not owed", () => {
    const pay = sgView({ decision: { kind: "pay", seat: "A", clause: "sg.token.place" }, tokens: { A: ["r", "r", "b"], B: [], C: [] }, moves: ["A pay r"] });
    expect(options(pay).map((one) => [one.then, one.legal])).toEqual([["A pay r", true], ["A pay b", false]]);
  });

  it("asks which token, then to whom", () => {
    const view = sgView({ transfers: 1, moves: ["A give r B", "A give r C"] });
    expect(gifts(view, { giver: "A", color: null }).map((one) => [one.color, one.legal])).toEqual([["r", true], ["b", false]]);
    expect(gifts(view, { giver: "A", color: "r" }).map((one) => one.then)).toEqual(["A give r B", "A give r C"]);
  });
});

describe("the table", () => {
  it("shows every seat, clockwise from the left, the own one last", () => {
    open();
    expect(screen.all("[role=row]").map((row) => row.dataset["seat"] ?? "centre")).toEqual(["B", "C", "centre", "A"]);
  });

  it("names own cards by color and place, and others' by number too", () => {
    open();
    expect(screen.all("[data-seat=A] .silva-pick-card .silva-sr").map((one) => one.textContent)).toEqual([
      `red ? · ${ui("ui-place-of", { place: 1, of: 2 })} · ${ui("ui-legal")}`,
      `red ? · ${ui("ui-place-of", { place: 2, of: 2 })} · ${ui("ui-legal")}`,
      `blue ? · ${ui("ui-place-of", { place: 1, of: 1 })}`,
      `yellow ? · ${ui("ui-place-of", { place: 1, of: 1 })}`,
    ]);
    expect(labels("[data-seat=B] .sg-held")[0]).toBe(`red 2 · ${ui("ui-place-of", { place: 1, of: 1 })}`);
  });

  it("draws no number on a card whose number is hidden, but a bar for its place", () => {
    open();
    const second = screen.all("[data-seat=A] .sg-card")[1]!;
    expect(second.querySelector("text")).toBeNull();
    expect([...second.querySelectorAll(".sg-order rect")].map((bar) => bar.getAttribute("class"))).toEqual([null, "sg-here"]);
  });

  it("differs in outline, not in color alone", () => {
    open();
    const shapes = new Set(screen.all("[data-seat=B] .sg-shape").map((one) => one.getAttribute("d")));
    expect(shapes.size).toBeGreaterThanOrEqual(4);
  });

  it("marks lead and winner in words, and says which token is owed by which clause", () => {
    open(sgState(wonView()));
    expect(labels(".sg-played")).toEqual([`C: red 5 · ${ui("ui-lead")}`, "Rangea en: red 1", `Ben: red 9 · ${ui("ui-wins-trick")}`]);
    const owed = screen.get(".sg-owed").textContent;
    expect(owed).toContain(en.event({ clause: "sg.trick.winner_lead", args: { seat: "B", card: { color: "r", rank: 9 } } }));
    expect(owed).toContain("sg.token.most_frequent");
    expect(screen.get(".sg-due").textContent).toBe(`${ui("ui-owed-token")}red`);
  });

  it("says any token where all colors differ, and both where there is a choice", () => {
    open(sgState(wonView({ owed: { ...wonView().owed!, case: "all_different", clause: "sg.combo.all_different", choosable: ["r", "b", "y", "g", "x"] } })));
    expect(screen.get(".sg-due").textContent).toContain(ui("ui-any-token"));
    screen.answer(sgState(wonView({ owed: { ...wonView().owed!, case: "two_vs_two", clause: "sg.combo.2v2", choosable: ["r", "b"] } }), { version: 2 }));
    expect(screen.get(".sg-due").textContent).toBe(`${ui("ui-owed-token")}redblue`);
  });

  it("shows won tricks with their token, tokens, and removed colors as words", () => {
    open();
    expect(labels("[data-seat=C] .sg-pile")).toEqual([`${ui("ui-trick")}: yellow 9, yellow 1, and green 6 · ${ui("ui-token-placed", { color: "yellow" })}`]);
    expect(labels("[data-seat=A] .sg-tokens")).toEqual([`${en.ui("ui-sword-tokens", { seat: "Rangea en" })}: red and blue`]);
    expect(labels(".sg-removed")).toEqual([`${ui("ui-removed-cards")}: red, blue, yellow, and green`]);
  });

  it("says how many tokens lie face down in the center, and draws no color on them", () => {
    open(sgState(sgView({ pool: ["x", null, null], offered: "x", trick: [] })));
    expect(labels(".sg-pool")).toEqual([`${ui("ui-token-pool")}: gray and ${ui("ui-face-down-tokens", { count: 2 })}`]);
    expect(screen.all(".sg-pool .sg-token")).toHaveLength(3);
    expect(screen.all(".sg-pool .sg-shape")).toHaveLength(1);
  });

  it("names a seat in each language where nobody has named it", () => {
    open(sgState(), "ja");
    expect(screen.get("[data-seat=A] .silva-seat-name").textContent).toBe("Rangea ja");
    expect(screen.get("[data-seat=B] .silva-seat-name").textContent).toBe("Ben");
  });

  it.each<Lang>(["zh-Hant", "ja"])("has full-width marks in %s", (lang) => {
    open(sgState(wonView({ moves: ["B pay r"], removed_cards: cards("r1.b2") })), lang);
    expect(screen.told.join("\n")).toContain("：");
    expect(screen.told.filter((text) => HALF_WIDTH.test(text))).toEqual([]);
    screen.close();
    open(sgState(sgView({ trick: [], pool: ["r", null], moves: ["A take r"] })), lang);
    expect(screen.told.filter((text) => HALF_WIDTH.test(text))).toEqual([]);
  });

  it("says what is not in the source", () => {
    open(sgState(sgView(), { source: [{ what: "ranks" }, { what: "scenario", number: 3 }, { what: "random" }] }));
    const told = screen.all(".sg-source li").map((one) => one.textContent);
    expect(told[0]).toBe(`${ui("ui-illustrative")} ${ui("ui-source-ranks")}`);
    expect(told[1]).toContain(ui("ui-source-scenario", { number: 3 }));
    expect(told[2]).toContain(ui("ui-source-incomplete"));
  });

  it.each([["win", "ui-all-win"], ["loss", "ui-all-lose"]])("tells a %s of all together", (kind, key) => {
    const result = { kind, winners: [], clause: "sg.end.win" };
    open(sgState(sgView({ result, decision: null, moves: [] })));
    expect(screen.get(".silva-result").textContent).toBe(`${ui(key)}sg.end.win`);
  });
});

describe("a move", () => {
  it("is one click on a card, legal or not", () => {
    open();
    screen.answer();
    screen.click(screen.get("[data-cell='A/hand/1']"));
    screen.answer(sgState(sgView(), { version: 2 }));
    screen.click(screen.get("[data-cell='A/hand/2']"));
    expect(screen.model.asked).toEqual([{ do: "move", text: "A play r#2", version: 1 }, { do: "move", text: "A play b#1", version: 2 }]);
  });

  it("that is refused says why, the clause, and what would be legal", () => {
    open(sgState(sgView(), { refusal: MUST_FOLLOW }));
    expect(screen.get(".silva-refusal").textContent).toContain(en.refusal(MUST_FOLLOW.reasons[0]!));
    expect(screen.get(".silva-would").textContent).toBe(ui("ui-would-be-legal", { moves: "red" }));
    expect(screen.announced).toContain(en.refusal(MUST_FOLLOW.reasons[0]!));
  });

  it("gives a token away, question by question, and can be put down", () => {
    open(sgState(sgView({ transfers: 2, moves: ["A play r#1", "A give b C"] })));
    screen.answer();
    screen.click(screen.button(ui("ui-give-token")));
    screen.click(screen.button(ui("ui-cancel")));
    expect(screen.all(".sg-transfer")).toEqual([]);
    screen.click(screen.button(ui("ui-give-token")));
    screen.click(screen.get(".sg-transfer [data-option=b]"));
    screen.click(screen.get(".sg-transfer [data-option=C]"));
    expect(screen.model.asked).toEqual([{ do: "move", text: "A give b C", version: 1 }]);
  });

  it("is handed over to another person at this screen by a button", () => {
    open(sgState(sgView({ turn: "B", decision: { kind: "play", seat: "B", clause: "sg.trick.all_play" }, moves: [] }), { viewers: ["A", "B", "PUBLIC"] }));
    screen.answer();
    screen.click(screen.button(ui("ui-hand-over", { seat: "Ben" })));
    expect(screen.model.asked).toEqual([{ do: "view", viewer: "B" }]);
  });

  it.each([
    ["A", "draft", undefined, ""], ["B", "draft", undefined, "other"], ["A", "draft", "last", "last"], ["B", "draft", "last", "last_other"],
    ["A", "pay", "", ""], ["A", "pay", "stuck", "stuck"], ["B", "pay", "stuck", "stuck_other"],
  ])("of %s (%s, %s) is asked for in its form", (seat, kind, form, said) => {
    const decision = { kind, seat, clause: "sg.draft.choose", ...(form === undefined ? {} : { form }) };
    open(sgState(sgView({ turn: seat, decision, moves: [] })));
    expect(screen.get(".silva-prompt-title").textContent).toBe(en.event({ clause: `decision-${kind}`, form: said, args: { seat } }));
    expect(en.event({ clause: `decision-${kind}`, form: said, args: { seat } })).not.toBe(`decision-${kind}`);
  });

  it("is for the deciding seat at the open table", () => {
    const view = sgView({ viewer: "OPEN", turn: "B", decision: { kind: "play", seat: "B", clause: "sg.trick.all_play" }, moves: ["B play r#1"] });
    open(sgState(view, { viewer: "OPEN" }));
    expect(screen.all(".silva-pick-card").map((one) => one.dataset["cell"])).toEqual(["B/hand/0", "B/hand/1", "B/hand/2", "B/hand/3"]);
  });
});

describe("the keyboard", () => {
  it("finds one tab stop in the grid, on the first legal card, and goes through all places", () => {
    open();
    const stops = screen.all("[role=grid] [data-cell]").filter((one) => one.tabIndex === 0);
    expect(stops.map((one) => one.dataset["cell"])).toEqual(["A/hand/0"]);
    stops[0]!.focus();
    screen.press("ArrowRight");
    expect((document.activeElement as HTMLElement).dataset["cell"]).toBe("A/hand/1");
    screen.press("ArrowUp");
    expect((document.activeElement as HTMLElement).closest("[role=row]")?.classList.contains("sg-centre")).toBe(true);
  });
});

describe("the quiz", () => {
  const asked = sgState(wonView({ owed: null, turn: null, decision: { kind: "quiz", seat: null, clause: "sg.trick.take" } }), { quiz: { phase: "asked", given: null, right: null, go: false } });

  it("asks for winner and colors and sends both at once", () => {
    open(asked);
    screen.answer();
    expect(screen.all(".silva-pick-card")).toEqual([]);
    expect((screen.button(ui("ui-confirm")) as HTMLButtonElement).disabled).toBe(true);
    screen.click(screen.get(".sg-quiz [data-option=B]"));
    screen.click(screen.get(".sg-quiz [data-option=r]"));
    screen.click(screen.get(".sg-quiz [data-option=y]"));
    screen.click(screen.get(".sg-quiz [data-option=y]"));
    screen.click(screen.button(ui("ui-confirm")));
    expect(screen.model.asked).toEqual([{ do: "quiz", winner: "B", colors: ["r"] }]);
  });

  it("tells right from wrong in words, and goes on when it was read", () => {
    open(sgState(wonView(), { quiz: { phase: "answered", given: { winner: "C", colors: ["r"] }, right: { winner: false, colors: true }, go: true } }));
    screen.answer();
    const told = screen.all(".sg-quiz p").map((one) => one.textContent);
    expect(told[0]).toContain(ui("ui-quiz-wrong", { answer: "Ben" }));
    expect(told[1]).toContain(ui("ui-right"));
    screen.click(screen.get(".sg-quiz .silva-primary"));
    expect(screen.model.asked).toEqual([{ do: "quiz", go: true }]);
  });
});

describe("a walkthrough", () => {
  const frames = (viewer: "A" | "OPEN") => sgState(wonView({ viewer })).frames.map((frame, i) => ({ ...frame, view: { ...frame.view, viewer, hands: { ...frame.view.hands, A: cards(viewer === "A" ? "r?" : "r7") } }, caption: i ? "step-1" : null }));
  const walk = () => sgState(wonView(), { frames: frames("OPEN"), viewer: "OPEN", viewers: ["A", "OPEN"], eyes: { A: frames("A"), OPEN: frames("OPEN") }, walk: { scene: null, clause: null, random: true } });

  it("begins at its first step and is stepped, and seen with other eyes, without the kernel", () => {
    vi.useFakeTimers();
    open(walk());
    act(() => { vi.advanceTimersByTime(PATIENCE); });
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 2 }));
    screen.click(screen.button(ui("ui-next")));
    expect(labels("[data-seat=A] .sg-held")[0]).toContain("red 7");
    const select = screen.get(".silva-bar select") as HTMLSelectElement;
    act(() => { select.value = "A"; select.dispatchEvent(new Event("change", { bubbles: true })); });
    expect(labels("[data-seat=A] .sg-held")[0]).toContain("red ?");
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 2, of: 2 }));
    expect(screen.model.asked).toEqual([]);
    expect(screen.all(".silva-notice, .silva-pick-card, .silva-prompt")).toEqual([]);
  });

  it("asks the kernel for another random trick only", () => {
    open(walk());
    screen.answer();
    expect(screen.all("button").some((one) => one.textContent === ui("ui-restart"))).toBe(false);
    screen.click(screen.button(ui("ui-another-example")));
    expect(screen.model.asked).toEqual([{ do: "another" }]);
  });
});

describe("languages", () => {
  it("change without a message, and every word follows", () => {
    open();
    screen.click(screen.button("日本語"));
    expect(screen.model.asked).toEqual([]);
    expect(screen.get(".silva-log li:last-child").textContent).toContain("赤5");
    expect(screen.get(".silva-pick-card .silva-sr").textContent).toContain("赤？");
  });
});

describe("the solver", () => {
  const line = [
    { seat: "B", kind: "play", card: { color: "r", rank: 2 }, color: "r", target: null },
    { seat: "C", kind: "give", card: null, color: "x", target: "B" },
    { seat: "B", kind: "pay", card: null, color: "x", target: null },
  ];
  const solver = (changes: object): State["solver"] => ({
    offers: ["solve", "turning"], found: { asked: "solve", running: false, nodes: 0, answer: null, at: 0, move: null, line: [], ...changes },
  });

  it("is asked about the step that is shown, and for the turning point", () => {
    open(sgState(sgView(), { solver: { offers: ["solve", "turning"], found: null } }));
    screen.answer();
    screen.click(screen.button(ui("ui-back")));
    screen.click(screen.button(ui("ui-solve")));
    screen.answer();
    screen.click(screen.button(ui("ui-turning-show")));
    expect(screen.model.asked).toEqual([{ do: "solve", at: 0 }, { do: "turning", at: 0 }]);
  });

  it("says how far it is, and can be stopped", () => {
    open(sgState(sgView(), { solver: solver({ running: true, nodes: 1234 }) }));
    screen.answer();
    expect(screen.get(".sg-solver").textContent).toContain(ui("ui-solving", { count: 1234 }));
    screen.click(screen.button(ui("ui-cancel")));
    expect(screen.model.asked).toEqual([{ do: "stop" }]);
  });

  it.each([["winnable", "ui-still-winnable"], ["lost", "ui-lost-already"], ["unknown", "ui-not-known-yet"]])("answers in three values: %s", (answer, key) => {
    open(sgState(sgView(), { solver: solver({ answer }) }));
    expect(screen.get(".sg-solver").textContent).toContain(ui(key));
  });

  it("advises a seat: its moves in the order that was sent, in words and numbers, and only now", () => {
    const mine = { seat: "A", kind: "play", card: null, color: "r", target: null, text: "A play r#2", place: [2, 3], share: [84, 76, 90] };
    const gift = { ...mine, kind: "give", color: "x", target: "B", text: "A give x B", place: null, share: [10, 4, 20] };
    open(sgState(sgView(), { solver: { ...solver({ asked: "advice", answer: "advised", deals: 100, moves: [mine, gift] })!, offers: ["advice"] } }));
    screen.answer();
    expect(screen.get(".sg-solver [role=status]").textContent).toBe(ui("ui-advice-deals", { count: 100 }));
    expect(screen.all(".sg-advice li").map((one) => one.textContent)).toEqual([
      `red · ${ui("ui-place-of", { place: 2, of: 3 })}${ui("ui-advice-share", { share: 84, low: 76, high: 90 })}`,
      `${ui("ui-give-token")} · gray → Ben${ui("ui-advice-share", { share: 10, low: 4, high: 20 })}`,
    ]);
    screen.click(screen.button(ui("ui-advice-ask")));
    screen.answer();
    expect(screen.model.asked).toEqual([{ do: "advice", at: 1 }]);
    screen.click(screen.button(ui("ui-back")));
    expect(screen.all(".sg-solver button, .sg-advice")).toHaveLength(0);
  });

  it("counts the imagined deals while it seeks advice", () => {
    open(sgState(sgView(), { solver: solver({ asked: "advice", running: true, nodes: 40, of: 100 }) }));
    const bar = screen.get(".sg-solver progress") as HTMLProgressElement;
    expect([bar.value, bar.max]).toEqual([40, 100]);
    expect(bar.getAttribute("aria-label")).toBe(ui("ui-advice-running", { count: 40, of: 100 }));
  });

  it("shows the move that lost the game, leads to its step, and how it could have been won", () => {
    open(sgState(sgView(), { solver: solver({ asked: "turning", answer: "turned", move: "C play r#1", line }) }));
    expect(screen.get(".sg-solver code").textContent).toBe("C play r#1");
    expect(screen.all(".sg-line li")).toHaveLength(1);
    expect(screen.all(".sg-line [role=img]").map((one) => one.getAttribute("aria-label"))).toEqual([
      "Ben: red 2", `C: ${ui("ui-give-token")} · gray → Ben`, `Ben: ${ui("ui-token-placed", { color: "gray" })}`,
    ]);
    screen.click(screen.button(ui("ui-step-short", { step: 1 })));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 2 }));
  });
});
