import { afterEach, describe, expect, it, vi } from "vitest";
import { act } from "preact/test-utils";
import { Speaker } from "../src/i18n.ts";
import { PATIENCE } from "../src/kernel.ts";
import type { Lang } from "../src/state.ts";
import { PACE } from "../src/timeline.tsx";
import { HALF_WIDTH, Screen } from "./screen.ts";
import { frames, NOT_PLAYABLE, state, view, words } from "./states.ts";

/** The interface's words come from content/: the tests ask for them by id and never quote them. */
const en = new Speaker("en", words(), {});
const ui = en.ui.bind(en);
const asked = (form: string, args: Record<string, string | number>, kind = "play") => en.event({ clause: `decision-${kind}`, form, args });

let screen: Screen;
const open = (...args: ConstructorParameters<typeof Screen>) => (screen = new Screen(...args));
afterEach(() => {
  screen.close();
  vi.useRealTimers();
});

describe("the table", () => {
  it("shows every seat, clockwise from the left, the own one last", () => {
    open();
    expect(screen.all("[role=row]").map((row) => row.dataset["seat"] ?? "centre")).toEqual(["B", "C", "centre", "A"]);
  });

  it("says in words what edges and marks show", () => {
    open();
    expect(screen.get("[data-seat=A] [role=rowheader]").textContent).toContain(ui("ui-your-turn"));
    expect(screen.get("[data-seat=B] [role=rowheader]").textContent).toContain(ui("ui-masu-owner", { seat: "B" }));
    expect(screen.get("[data-seat=A] [role=rowheader]").textContent).toContain(ui("ui-farmer-bonus", { seat: "A", count: 2 }));
    expect(screen.all("[data-seat=B] .silva-discard .silva-caption").map((one) => one.textContent)).toEqual(["Masu Craftsman", `Recon Team${ui("ui-forced-tag")}`, ui("ui-hidden-tag")]);
  });

  it("names hidden cards without knowing them", () => {
    open();
    expect(screen.get("[data-seat=B] .silva-hand [role=img]").getAttribute("aria-label")).toBe(ui("ui-unknown-card"));
  });

  it("draws as many rings as the level", () => {
    open();
    expect(screen.card(10).querySelectorAll(".silva-rings path")).toHaveLength(10);
    expect(screen.card(2).querySelectorAll(".silva-rings path")).toHaveLength(2);
  });

  it("marks who is out and who won", () => {
    const over = view({ out: ["B"], hands: { A: [9], B: [], C: [0] }, decision: null, moves: [], result: { kind: "win", winners: ["A"], clause: "silva.end.deck.highest" } });
    open(state({ frames: [{ move: null, log: [], view: over }], at: 0 }));
    expect(screen.get("[data-seat=B]").textContent).toContain(ui("ui-eliminated"));
    expect(screen.get("[data-seat=A]").textContent).toContain(ui("ui-winner-tag"));
    expect(screen.get(".silva-result").textContent).toBe(`${ui("ui-winner", { seat: "A" })}silva.end.deck.highest`);
  });

  it.each<Lang>(["zh-Hant", "ja"])("has full-width marks in %s", (lang) => {
    const open_table = view({ viewer: "OPEN", regeneration: true, deck_cards: [1, 2] });
    open(state({ frames: [{ move: null, log: [], view: open_table }], at: 0 }), lang);
    expect(screen.told.filter((text) => text.includes("："))).not.toEqual([]);
    expect(screen.told.filter((text) => HALF_WIDTH.test(text))).toEqual([]);
  });

  it("names hand and discard pile, and who is a bot", () => {
    open(state({ bots: ["B"] }));
    expect(screen.all("[data-seat=B] .silva-zone-name").map((one) => one.textContent)).toEqual([ui("ui-hand", { seat: "B" }), ui("ui-discard-pile")]);
    expect(screen.get("[data-seat=B] [role=rowheader]").textContent).toContain(ui("ui-bot"));
    expect(screen.get("[data-seat=C] [role=rowheader]").textContent).not.toContain(ui("ui-bot"));
  });

  it("shows markup in a name as text", () => {
    open(state({ names: { B: "<img src=x onerror=alert(1)>" } }));
    expect(screen.all("img")).toEqual([]);
    expect(screen.get("[data-seat=B] .silva-seat-name").textContent).toBe("<img src=x onerror=alert(1)>");
  });

  it("shares no id with a second table on the page", () => {
    const other = new Screen();
    open();
    const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    other.close();
  });

  it("keeps Jupyter's shortcuts and translators away", () => {
    open();
    const root = screen.get(".silva-root");
    expect(root.dataset["lmSuppressShortcuts"]).toBe("true");
    expect(root.getAttribute("translate")).toBe("no");
  });
});

describe("a move", () => {
  it("goes card, opponent, guess, and is sent once with the version", () => {
    open();
    screen.answer();
    screen.click(screen.card(2));
    screen.click(screen.get("[data-option=B]"));
    screen.click(screen.get("[data-option='7']"));
    expect(screen.model.asked).toEqual([{ do: "move", text: "A play 2 B 7", version: 1 }]);
  });

  it("can be aimed by clicking the opponent's place", () => {
    open();
    screen.click(screen.card(2));
    screen.click(screen.get("[data-seat=C]"));
    expect(screen.get(".silva-prompt-title").textContent).toBe(asked("guess", { card: 2, target: "C" }));
  });

  it("says what is chosen, with the card and the opponent that it is about", () => {
    open();
    expect(screen.get(".silva-prompt-title").textContent).toBe(asked("", { seat: "A" }));
    screen.click(screen.card(2));
    expect(screen.get(".silva-prompt-title").textContent).toBe(asked("target", { card: 2 }));
    const reveal = view({ decision: { kind: "pick_open", seat: "A", other: "B", clause: "silva.card.09.choose" }, hands: { A: [2], B: [6, 3], C: [0] }, moves: ["A pick 6", "A pick 3"] });
    screen.answer(state({ version: 2, frames: [{ move: null, log: [], view: reveal }], at: 0 }));
    expect(screen.get(".silva-prompt-title").textContent).toBe(asked("named", { target: "B" }, "pick_open"));
    expect(screen.all("[data-seat=B] .silva-known").map((one) => one.textContent)).toEqual([ui("ui-public"), ui("ui-public")]);
  });

  it("waits for another seat by saying what that seat decides", () => {
    const other = view({ decision: { kind: "keep", seat: "B", other: null, clause: "silva.card.07.keep_return" }, moves: [] });
    open(state({ frames: [{ move: null, log: [], view: other }], at: 0 }));
    expect(screen.get(".silva-prompt-title").textContent).toBe(asked("other", { seat: "B" }, "keep"));
  });

  it("keeps the card chosen when its opponent is refused", () => {
    open();
    screen.answer();
    screen.click(screen.card(2));
    screen.click(screen.get("[data-option=B]"));
    screen.click(screen.get("[data-option='2']"));
    screen.answer(state({ version: 2, refusal: NOT_PLAYABLE }));
    expect(screen.card(2).getAttribute("aria-pressed")).toBe("true");
    expect(screen.all("[data-option='2']")).toHaveLength(1);
  });

  it("tells what the card does that is looked at or chosen", () => {
    open();
    act(() => { screen.card(10).focus(); });
    expect(screen.get(".silva-short").textContent).toBe(`${en.card(10)} ${ui("silva-short-10")}`);
    expect(screen.card(10).getAttribute("aria-describedby")).toBe(screen.get(".silva-short").id);
  });

  it("is put down with Escape, and the focus is back on the card", () => {
    open();
    screen.click(screen.card(2));
    screen.press("Escape");
    expect(screen.all(".silva-options")).toEqual([]);
    expect(document.activeElement).toBe(screen.card(2));
  });

  it("that is doubled is asked once", () => {
    open();
    screen.answer();
    screen.click(screen.card(10));
    screen.click(screen.card(10));
    expect(screen.model.asked).toHaveLength(1);
  });

  it("may be typed", () => {
    open();
    screen.answer();
    const input = screen.get(".silva-text-moves input") as HTMLInputElement;
    act(() => { input.value = "A play 2"; input.dispatchEvent(new Event("input", { bubbles: true })); });
    act(() => { input.form?.requestSubmit(); });
    expect(screen.model.asked).toEqual([{ do: "move", text: "A play 2", version: 1 }]);
  });
});

describe("a refusal", () => {
  it("says what, why, the clause, and what would be legal", () => {
    open(state({ refusal: NOT_PLAYABLE }));
    const text = screen.get(".silva-refusal").textContent;
    expect(text).toContain("A play 10");
    expect(text).toContain(en.refusal(NOT_PLAYABLE.reasons[0]!));
    expect(text).toContain("silva.card.10.not_playable");
    expect(text).toContain("Trainee (2) → B, C");
    expect(screen.announced).toContain(`${ui("ui-not-allowed")}. ${en.refusal(NOT_PLAYABLE.reasons[0]!)}`);
  });

  it("leaves the focus where it was, and closes", () => {
    open();
    screen.answer();
    screen.click(screen.card(10));
    screen.answer(state({ version: 2, refusal: NOT_PLAYABLE }));
    expect(document.activeElement).toBe(screen.card(10));
    screen.click(screen.button(ui("ui-close")));
    expect(screen.all(".silva-refusal")).toEqual([]);
    expect(screen.el.contains(document.activeElement)).toBe(true);
  });

  it("opens its clause in the current language, with its place in the source", () => {
    open(state({ refusal: NOT_PLAYABLE }), "zh-Hant");
    screen.click(screen.get(".silva-refusal .silva-clause-link"));
    expect(screen.get(".silva-clause").textContent).toContain("條文的中文。");
    expect(screen.get(".silva-places").textContent).toContain("68");
  });
});

describe("time", () => {
  it("goes back and forth without the kernel, and nothing can be played in the past", () => {
    open();
    screen.click(screen.button(ui("ui-back")));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 2 }));
    expect(screen.all(".silva-pick-card")).toEqual([]);
    expect(screen.get(".silva-past").textContent).toContain(ui("ui-past", { step: 1, of: 2 }));
    expect(screen.get(".silva-table").textContent).not.toContain(ui("ui-your-turn"));
    expect(screen.announced).toContain(`${ui("ui-step", { step: 1, of: 2 })}.`);
    screen.click(screen.button(ui("ui-next")));
    expect(screen.card(2)).toBeTruthy();
    expect(screen.model.asked).toEqual([]);
  });

  it("moves with Page Up and Page Down too", () => {
    open();
    screen.card(2).focus();
    screen.press("PageUp");
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 2 }));
    expect(screen.el.contains(document.activeElement)).toBe(true);
  });

  it("asks the kernel for a what-if, and says how it was dealt", () => {
    open();
    screen.answer();
    screen.click(screen.button(ui("ui-back")));
    screen.click(screen.button(ui("ui-branch")));
    expect(screen.model.asked).toEqual([{ do: "branch", at: 0 }]);
    screen.answer(state({ version: 2, branch: { from: 0, dealt: "anew" } }));
    expect(screen.get(".silva-bar + .silva-branch").textContent).toContain(ui("ui-branch-dealt"));
  });

  it("plays by itself to the last step, and can be stopped", () => {
    vi.useFakeTimers();
    open(state({ frames: [...frames(), ...frames()], at: 3 }));
    screen.click(screen.button(ui("ui-autoplay")));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 4 }));
    act(() => { vi.advanceTimersByTime(PACE); });
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 2, of: 4 }));
    screen.click(screen.button(ui("ui-pause")));
    act(() => { vi.advanceTimersByTime(3 * PACE); });
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 2, of: 4 }));
  });

  it("marks what is new since the own last move, and plays it back", () => {
    vi.useFakeTimers();
    const [first, own] = frames();
    const bots = [first!, first!, first!].map((frame) => ({ ...frame, view: view({ moves: [] }) }));
    open(state({ frames: [own!, ...bots, own!], at: 4 }));
    expect(screen.all(".silva-since").map((one) => one.textContent)).toEqual([ui("ui-since")]);
    screen.click(screen.button(ui("ui-replay")));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 2, of: 5 }));
    act(() => { vi.advanceTimersByTime(PACE); });
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 3, of: 5 }));
  });

  it("comes back to the present when the game moves on", () => {
    open();
    screen.click(screen.button(ui("ui-back")));
    screen.answer(state({ version: 2, frames: [...frames(), ...frames()], at: 3 }));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 4, of: 4 }));
  });
});

describe("languages", () => {
  it("change without a message, and every word follows", () => {
    open();
    screen.click(screen.button("日本語"));
    expect(screen.model.asked).toEqual([]);
    expect(screen.get(".silva-root").lang).toBe("ja");
    expect(screen.get(".silva-log li:last-child").textContent).toContain("「訓練生」（2）");
    expect(screen.card(2).textContent).toContain("「訓練生」（2）");
  });
});

describe("without a kernel", () => {
  it("says so when a move is tried, and the timeline works on", () => {
    vi.useFakeTimers();
    open();
    act(() => { vi.advanceTimersByTime(PATIENCE); });
    screen.click(screen.card(10));
    expect(screen.get(".silva-notice").textContent).toContain(ui("ui-no-kernel"));
    expect(screen.announced).toContain(ui("ui-no-kernel"));
    screen.click(screen.button(ui("ui-back")));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 1, of: 2 }));
  });

  it("says so when an answer stays away", () => {
    vi.useFakeTimers();
    open();
    screen.answer();
    screen.click(screen.card(10));
    expect(screen.all(".silva-notice")).toEqual([]);
    act(() => { vi.advanceTimersByTime(PATIENCE); });
    expect(screen.get(".silva-notice").textContent).toContain(ui("ui-no-kernel"));
    screen.answer(state({ version: 2, refusal: NOT_PLAYABLE }));
    expect(screen.all(".silva-notice")).toEqual([]);
  });
});

describe("the keyboard", () => {
  it("finds one tab stop in the grid and moves by arrows", () => {
    open();
    const stops = screen.all("[role=grid] [data-cell]").filter((one) => one.tabIndex === 0);
    expect(stops).toEqual([screen.card(2)]);
    screen.card(2).focus();
    screen.press("ArrowLeft");
    expect(document.activeElement).toBe(screen.card(10));
    screen.press("ArrowUp");
    expect((document.activeElement as HTMLElement).dataset["cell"]).toBe("deck");
  });

  it("carries the focus from a card to the first legal opponent", () => {
    open();
    screen.click(screen.card(2));
    expect((document.activeElement as HTMLElement).dataset["option"]).toBe("B");
  });
});

describe("a lesson", () => {
  it("shows step, goal, feedback, and asks for the next step", () => {
    const lesson = {
      id: "x", step: "1", number: 1, count: 3, title: null, text: "ui-choose-card", goal: "ui-choose-target", hint: null, hints_left: true, solvable: true,
      feedback: ["ui-choose-guess"], done: true, finished: false,
    };
    open(state({ lesson }));
    screen.answer();
    expect(screen.get(".silva-lesson").textContent).toContain(ui("ui-lesson-step", { step: 1, of: 3 }));
    expect(screen.all(".silva-prompt")).toHaveLength(1);
    screen.answer(state({ version: 2, lesson: { ...lesson, finished: true }, frames: [{ move: null, log: [], view: view({ turn: "B", decision: { kind: "play", seat: "B", other: null, clause: "silva.turn.play_one" }, moves: [] }) }], at: 0 }));
    expect(screen.all(".silva-prompt-title, .silva-tag-wait")).toEqual([]);
    screen.answer(state({ version: 3, lesson }));
    screen.click(screen.button(ui("ui-next-step")));
    expect(screen.model.asked).toEqual([{ do: "lesson", step: "next" }]);
  });
});
