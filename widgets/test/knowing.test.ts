import { afterEach, describe, expect, it } from "vitest";
import { act } from "preact/test-utils";
import { Speaker } from "../src/i18n.ts";
import { bars, changes, type Explored, type Knowing, type Shown } from "../src/known.ts";
import type { Lang } from "../src/state.ts";
import { HALF_WIDTH, Screen } from "./screen.ts";
import { frames, state, words } from "./states.ts";

const en = new Speaker("en", words(), {});
const ui = en.ui.bind(en);

const SHOWN: Shown = {
  of: "A", kind: "know", running: false, done: 2, steps: 2,
  frames: [
    { hands: { B: [[9, 50], [5, 25], [1, 25]], C: [[0, 100]] }, deck: [[9, 0.5], [8, 2]] },
    { hands: { B: [[9, 66.7], [1, 33.3]], C: [[0, 100]] }, deck: [[9, 0.3], [8, 2]] },
  ],
};
const ABOUT: Shown = { of: "B", kind: "about", running: false, done: 2, steps: 2, frames: [{ hands: { A: [[10, 40], [2, 60]] }, sure: 0 }, { hands: { A: [[10, 70], [2, 90]] }, sure: 12.5 }] };
const EXPLORED: Explored = {
  running: false, done: 400, of: 400, games: 200, model: "ui-explore-sensible",
  moves: [
    { said: { clause: "ui-explore-move", form: "guess", args: { card: 2, target: "B", guess: 9 } }, share: [62.5, 55, 69] },
    { said: { clause: "ui-explore-move", form: "target", args: { card: 3, target: "C" } }, share: [20, 15, 26] },
  ],
};

function know(changes: Partial<Knowing> = {}): Knowing {
  return {
    offers: [["A", "ui-know-you"], ["B", "ui-know-about"], ["C", "ui-know-about"]],
    models: [["random", "ui-explore-random"], ["sensible", "ui-explore-sensible"]],
    shown: null, explored: null, ...changes,
  };
}

const told = (changes: Partial<Knowing> = {}) => ({ ...state(), know: know(changes) });
let screen: Screen;
const open = (...args: ConstructorParameters<typeof Screen>) => (screen = new Screen(...args));
afterEach(() => screen.close());

const rows = () => screen.all("button.silva-know-row");
const texts = (elements: HTMLElement[]) => elements.map((one) => [...one.children].map((part) => part.textContent).filter(Boolean));

describe("what can be known", () => {
  it("is not there at a table that offers nothing", () => {
    open();
    expect(screen.all(".silva-know")).toEqual([]);
  });

  it("is asked for and hidden by one button for each seat", () => {
    open(told());
    expect(screen.all(".silva-know-row")).toEqual([]);
    screen.click(screen.button(ui("ui-know-about", { seat: "B" })));
    screen.answer(told({ shown: ABOUT }));
    expect(screen.button(ui("ui-know-about", { seat: "B" })).getAttribute("aria-pressed")).toBe("true");
    screen.click(screen.button(ui("ui-know-about", { seat: "B" })));
    expect(screen.model.asked).toEqual([{ do: "know", seat: "B" }, { do: "know", seat: null }]);
  });

  it("says each chance in words beside its bar, the cards that are ruled out too", () => {
    open(told({ shown: SHOWN }));
    expect(texts(rows())).toEqual([["Sword Girl (9)", "66.7%"], ["Brewer (5)", "0%"], ["Boy (1)", "33.3%"], ["Young Kukunochi (0)", "100%"]]);
    expect(rows()[1]?.dataset["never"]).toBe("");
    expect(texts(screen.all("span.silva-know-row"))).toEqual([["Sword Girl (9)", ui("ui-know-copies", { count: 0.3, of: 1 })], ["Spirit (8)", ui("ui-know-copies", { count: 2, of: 2 })]]);
  });

  it("tells why: the steps that changed it, and a click goes there", () => {
    open(told({ shown: SHOWN }));
    screen.click(rows()[1] as HTMLElement);
    expect(rows()[1]?.getAttribute("aria-expanded")).toBe("true");
    const step = screen.get(".silva-know-why li button");
    expect(step.textContent).toBe(`${ui("ui-know-change", { before: 25, after: 0 })} ${ui("ui-step-short", { step: 2 })} A draws Trainee (2).`);
    screen.click(screen.button(ui("ui-back")));
    expect(screen.get(".silva-know-why").textContent).toContain(ui("ui-know-unchanged"));
    expect(texts(rows())[1]).toEqual(["Brewer (5)", "25%"]);
    screen.click(rows()[1] as HTMLElement);
    expect(screen.all(".silva-know-why")).toEqual([]);
  });

  it("goes to the step of a reason", () => {
    open(told({ shown: SHOWN }));
    screen.click(rows()[0] as HTMLElement);
    screen.click(screen.get(".silva-know-why li button"));
    expect(screen.get(".silva-step").textContent).toBe(ui("ui-step", { step: 2, of: 2 }));
  });

  it("speaks with the log of the seat whose knowledge it is", () => {
    const said = { clause: "silva.turn.draw", args: { seat: "C" } };
    open(told({ shown: { ...SHOWN, of: "C", frames: SHOWN.frames.map((frame) => ({ ...frame, log: [said] })) } }));
    screen.click(rows()[0] as HTMLElement);
    expect(screen.get(".silva-know-why li").textContent).toContain("C draws 1 card.");
  });

  it("marks the own cards where it is about them, and how sure the other is", () => {
    open(told({ shown: ABOUT }));
    expect(texts(rows())).toEqual([[`Kukunochi (10)${ui("ui-know-held")}`, "70%"], [`Trainee (2)${ui("ui-know-held")}`, "90%"]]);
    expect(screen.get(".silva-know").textContent).toContain(ui("ui-know-sure", { seat: "B", share: 12.5 }));
    expect(screen.get(".silva-know").textContent).toContain(ui("ui-know-mean", { seat: "B" }));
  });

  it("is one tab stop for each hand, and the arrow keys go along its bars", () => {
    open(told({ shown: SHOWN }));
    expect(rows().map((row) => row.tabIndex)).toEqual([0, -1, -1, 0]);
    rows()[0]?.focus();
    screen.press("ArrowDown");
    expect(document.activeElement).toBe(rows()[1]);
    screen.click(rows()[1] as HTMLElement);
    expect(rows().map((row) => row.tabIndex)).toEqual([-1, 0, -1, 0]);
  });

  it("can be stopped and continued", () => {
    open(told({ shown: { ...SHOWN, running: true, done: 1, frames: SHOWN.frames.slice(0, 1) } }));
    expect(screen.get("progress").getAttribute("aria-label")).toBe(ui("ui-know-running", { count: 1, of: 2 }));
    expect(rows()).toEqual([]); // the frame that is shown is not known yet
    screen.click(screen.button(ui("ui-cancel")));
    screen.answer(told({ shown: { ...SHOWN, done: 1, frames: SHOWN.frames.slice(0, 1) } }));
    expect(screen.get(".silva-know").textContent).toContain(ui("ui-know-stopped", { count: 1, of: 2 }));
    screen.click(screen.button(ui("ui-know-go-on")));
    expect(screen.model.asked).toEqual([{ do: "stop" }, { do: "know", seat: "A" }]);
  });

  it("shows at an earlier step what was known then", () => {
    open(told({ shown: SHOWN }));
    screen.click(screen.button(ui("ui-first")));
    expect(texts(rows())[0]).toEqual(["Sword Girl (9)", "50%"]);
  });

  it.each<Lang>(["zh-Hant", "ja"])("has full-width marks in %s", (lang) => {
    open({ ...told({ shown: SHOWN, explored: EXPLORED }), frames: frames() }, lang);
    act(() => (rows()[1] as HTMLElement).click());
    const words = screen.all(".silva-know *").filter((one) => !one.children.length).map((one) => one.textContent ?? "");
    expect(words.filter((text) => text.includes("％"))).not.toEqual([]);
    expect(words.filter((text) => HALF_WIDTH.test(text))).toEqual([]);
  });
});

describe("what could I play?", () => {
  it("asks with the kind of bot that was chosen", () => {
    open(told());
    const select = screen.get(".silva-know select") as HTMLSelectElement;
    act(() => { select.value = "random"; select.dispatchEvent(new Event("change", { bubbles: true })); });
    screen.click(screen.button(ui("ui-explore-ask")));
    expect(screen.model.asked).toEqual([{ do: "explore", bot: "random" }]);
  });

  it("lists the moves in words, the best first, with the interval and the number of games", () => {
    open(told({ explored: EXPLORED }));
    expect(texts(screen.all("span.silva-know-row"))).toEqual([
      ["Trainee (2) → B: Sword Girl (9)", ui("ui-advice-share", { share: 62.5, low: 55, high: 69 })],
      ["Recon Team (3) → C", ui("ui-advice-share", { share: 20, low: 15, high: 26 })],
    ]);
    expect(screen.get(".silva-know [role=status]").textContent).toBe(ui("ui-explore-games", { count: 200 }));
    screen.click(screen.button(ui("ui-close")));
    expect(screen.model.asked).toEqual([{ do: "explore", bot: null }]);
  });

  it("says when a chance is exact, and when nothing is known", () => {
    open(told({ explored: { ...EXPLORED, games: 0 } }));
    expect(screen.get(".silva-know [role=status]").textContent).toBe(ui("ui-explore-exact"));
    expect(texts(screen.all("span.silva-know-row"))[0]?.[1]).toBe(ui("ui-know-percent", { share: 62.5 }));
    screen.answer(told({ explored: { ...EXPLORED, games: null, moves: [] } }));
    expect(screen.get(".silva-know [role=status]").textContent).toBe(ui("ui-not-known-yet"));
  });

  it("shows how far it is, and a way to stop it", () => {
    open(told({ explored: { ...EXPLORED, running: true, done: 40, games: null, moves: [] } }));
    expect(screen.get("progress").getAttribute("aria-label")).toBe(ui("ui-explore-running", { count: 40, of: 400 }));
    screen.click(screen.button(ui("ui-cancel")));
    expect(screen.model.asked).toEqual([{ do: "stop" }]);
  });

  it("is about now: not in the past, and not where nobody may ask", () => {
    open(told({ explored: EXPLORED }));
    screen.click(screen.button(ui("ui-first")));
    expect(screen.all(".silva-know select")).toEqual([]);
    screen.answer({ ...told({ models: [] }), version: 2 });
    expect(screen.all(".silva-know select")).toEqual([]);
  });
});

describe("reading the frames", () => {
  it("keeps a card that was ruled out, and forgets what comes later", () => {
    expect(bars(SHOWN.frames, 1, "B")).toEqual([[9, 66.7], [5, 0], [1, 33.3]]);
    expect(bars(SHOWN.frames, 0, "B")).toEqual([[9, 50], [5, 25], [1, 25]]);
  });

  it("tells only steps that changed a chance, up to the one that is shown", () => {
    expect(changes(SHOWN.frames, 1, "B", 5)).toEqual([{ at: 1, before: 25, after: 0 }]);
    expect(changes(SHOWN.frames, 0, "B", 5)).toEqual([]);
    expect(changes(SHOWN.frames, 1, "C", 0)).toEqual([]);
  });

  it("takes up a hand again that was gone for a while", () => {
    const gone = [{ hands: { B: [[5, 50]] } }, { hands: {} }, { hands: { B: [[5, 100]] } }] as Shown["frames"];
    expect(changes(gone, 2, "B", 5)).toEqual([{ at: 2, before: 50, after: 100 }]);
  });
});
