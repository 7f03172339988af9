import { afterEach, describe, expect, it } from "vitest";
import duel from "../src/duel.tsx";
import { costOf, taken, toggled } from "../src/duel_choice.ts";
import { placed, wouldCount } from "../src/duel_desk.ts";
import { extent } from "../src/duel_forest.tsx";
import { blocker, type Element, type State, type View } from "../src/duel_state.ts";
import { Speaker } from "../src/i18n.ts";
import type { Lang } from "../src/state.ts";
import { box, duelWords, table, type TableName } from "./duel_states.ts";
import { FakeModel, HALF_WIDTH, Screen } from "./screen.ts";

const en = new Speaker("en", duelWords(), {});
const ui = en.ui.bind(en);
const view = (name: TableName): View => table(name).frames.at(-1)!.view;

let screen: Screen;
function open(state: State = table(), lang: Lang = "en"): Screen {
  const withBox = { render: ({ model, el }: { model: FakeModel; el: HTMLElement }) => { model.set("_box", box); return duel.render({ model, el }); } };
  screen = new Screen(state, lang, withBox as typeof duel, duelWords());
  return screen;
}
afterEach(() => screen?.close());
const asked = () => screen.model.asked.map((ask) => ("text" in ask ? ask.text : ask.do));
const option = (name: string) => screen.get(`[data-option="${name}"]`);
const cell = (name: string) => screen.get(`[data-cell="${name}"]`);
const sum = () => screen.get(".lfd-sum").textContent ?? "";
const focus = (element: HTMLElement) => { screen.click(document.body); element.focus(); screen.answer(); };

describe("half chosen", () => {
  it("puts a place of the recruitment line in and takes it out", () => {
    expect(toggled([], 3)).toEqual([3]);
    expect(toggled([3], 1)).toEqual([1, 3]);
    expect(toggled([1, 3], 1)).toEqual([3]);
  });

  it("takes fire tokens of a clearing up to the one that is pressed, and puts back from there", () => {
    expect(taken([], 3, 1)).toEqual([3, 3]);
    expect(taken([2, 3, 3], 3, 1)).toEqual([2, 3]);
    expect(taken([3, 3], 3, 0)).toEqual([]);
    expect(taken([5], 2, 0)).toEqual([2, 5]);
  });

  it("adds up what is chosen", () => {
    const sun = view("sun");
    expect(costOf(sun, box, sun.acts[0]!, [1, 5])).toBe(box.cards["s1"]!.cost + box.cards["w5"]!.cost);
    const water = view("water");
    expect(costOf(water, box, water.acts[0]!, [2, 3, 3])).toBe(3 + 2 + 2);
  });
});

describe("a token's sum", () => {
  it("is the kernel's, with what is nothing put back", () => {
    expect(wouldCount(view("turn"), "A", "water")!.count).toMatchObject({ blocked: [], refused: null, forest: 1, line: 2 });
    expect(wouldCount(view("turn"), "A", "sun")!.count).toMatchObject({ start: 3, blocked: [0, 1, 2], shared: 4, value: 6 });
  });

  it("names the earlier token that blocks", () => {
    expect(blocker(view("turn"), "sun")).toEqual({ seat: "A", element: "sun", place: 2 });
    expect(blocker(view("turn"), "move")).toBeUndefined();
  });

  it("is told of the token that has just been placed", () => {
    const { frames } = table("placed");
    expect(placed(frames, 1)).toMatchObject({ seat: "A", element: "tree", done: true, count: { value: 6 } });
    expect(placed(frames, 0)).toBeNull();
  });
});

describe("a forest's extent", () => {
  it("holds the trees, as many cells as win, and a rim where a tree is planted", () => {
    expect(extent(view("start"), "A", false)).toEqual([[-1, 0, 1], [1, 0, -1]]);
    expect(extent(view("turn"), "A", false)).toEqual([[0, 1, 2], [2, 1, 0]]);
    expect(extent(view("turn"), "A", true)).toEqual([[-1, 0, 1, 2, 3], [2, 1, 0, -1]]);
  });
});

describe("what would a token count", () => {
  it("writes the sum out when an element is focused: parts, blocked cards, own area, total, what it buys, clauses", () => {
    open();
    expect(sum()).toBe(ui("ui-count-invite"));
    focus(option("sun"));
    expect(screen.all(".lfd-parts").map((one) => one.textContent)).toEqual(["Shared lineCard 4 1 + Card 5 1 + Card 6 24", "Own areaforest 22"]);
    expect(screen.get(".lfd-mark").textContent).toContain(ui("ui-blocked", { cards: "card 1 (1), card 2 (1), and card 3 (2)", seat: "Summer", number: 3 }));
    expect(screen.get(".lfd-total strong").textContent).toBe("6");
    expect(screen.all(".lfd-sum .silva-clause-link").map((one) => one.textContent)).toEqual(["lfd.token.restart", "lfd.R7", "lfd.card.values", "lfd.act.muster"]);
    expect(sum()).toContain(ui("ui-buys", { kind: "sun", count: 4, choice: "1, 2, 4, and 5" }));
    expect(screen.all(".lfd-line .lfd-counted.lfd-number").length).toBe(3);
    expect(screen.all(".lfd-line .lfd-blocked.lfd-number").length).toBe(3);
    expect(screen.all(".lfd-here").map((one) => one.dataset["cell"])).toEqual(["line/5"]);
  });

  it("counts for the other seat too, and then keeps the sum instead of placing the token", () => {
    open();
    screen.click(screen.button("Winter"));
    screen.click(option("tree"));
    expect(sum()).toContain(ui("ui-count-title", { seat: "Winter", element: "tree", done: 0 }));
    expect(option("tree").getAttribute("aria-pressed")).toBe("true");
    expect(asked()).toEqual([]);
  });

  it("says why a token is refused, in the words and with the clause of the kernel", () => {
    open(table("used"));
    focus(option("sun"));
    expect(screen.get(".lfd-mark").textContent).toBe(`${en.refusal({ clause: "lfd.R4", args: { element: "sun", number: 6 } })} lfd.R4`);
    expect(option("sun").textContent).toContain(ui("ui-refused-short"));
    expect(option("sun").dataset["legal"]).toBeUndefined();
    screen.click(option("sun"));
    expect(asked()).toEqual(["A token sun"]);
  });

  it("places the token of who decides", () => {
    open();
    screen.click(option("tree"));
    expect(asked()).toEqual(["A token tree"]);
  });
});

describe("the actions", () => {
  it("recruits: places are put together, with the running cost against the value", () => {
    open(table("sun"));
    expect(screen.get(".lfd-cost-of").textContent).toBe(ui("ui-cost-of", { cost: 0, value: 7 }));
    screen.click(cell("muster/5"));
    screen.click(cell("muster/1"));
    expect([cell("muster/1"), cell("muster/2")].map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    expect(screen.get(".lfd-cost-of").textContent).toBe(ui("ui-cost-of", { cost: 4, value: 7 }));
    screen.click(screen.button(ui("ui-confirm") + ui("ui-legal")));
    expect(asked()).toEqual(["A muster 1.5"]);
  });

  it("says when it is too dear, and lets it be tried", () => {
    open(table("sun"));
    screen.click(cell("muster/3"));
    screen.click(cell("muster/1"));
    expect(screen.get(".lfd-dear").textContent).toBe(ui("ui-cost-of", { cost: 8, value: 7 }));
    screen.click(option("muster 1.3"));
    expect(asked()).toEqual(["A muster 1.3"]);
  });

  it("extinguishes: each fire token is a toggle", () => {
    open(table("water"));
    expect(screen.all(".lfd-fires .lfd-pick").map((one) => one.dataset["cell"])).toEqual(["fire/1/0", "fire/2/0", "fire/2/1", "fire/4/0"]);
    screen.click(cell("fire/2/1"));
    expect(screen.get(".lfd-cost-of").textContent).toBe(ui("ui-cost-of", { cost: 4, value: 5 }));
    screen.click(option("fire 3.3"));
    expect(asked()).toEqual(["A fire 3.3"]);
  });

  it("plants: a pile, then a cell; a cell that is not legal can be tried", () => {
    const state = table("tree");
    open(state);
    expect(screen.all(".lfd-place .lfd-pick")).toEqual([]);
    screen.click(cell("pile/sun"));
    const legal = screen.all(".lfd-place .lfd-pick[data-legal]").map((one) => one.dataset["cell"]);
    expect(legal).toEqual(state.plants.filter((one) => one.pile === "sun").map((one) => `A/forest/${one.cell.join("/")}`).sort((a, b) => legal.indexOf(a) - legal.indexOf(b)));
    expect(legal.length).toBeGreaterThan(0);
    screen.click(cell(legal[0]!));
    screen.click(cell("A/forest/-1/-1"));
    expect(asked()).toEqual([`A plant sun ${legal[0]!.split("/").slice(2).join(" ")}`]);
  });

  it("shows what a cell completes before it is chosen", () => {
    const state = table("tree");
    const [plant] = state.plants;
    plant!.bonuses = ["sanki"];
    open(state);
    screen.click(cell(`pile/${plant!.pile}`));
    const place = cell(`A/forest/${plant!.cell.join("/")}`);
    expect(place.textContent).toContain(ui("ui-completes", { bonus: "Sanki card" }));
    focus(place);
    expect(screen.get(".lfd-hint").textContent).toBe(`${ui("ui-completes", { bonus: "Sanki card" })} ${ui("ui-square-then", { count: plant!.filled })}`);
    expect(screen.all(".lfd-ghost").length).toBe(1);
  });

  it("moves the Onibi: each number of steps with its clearing, over the edge with its sentence", () => {
    open(table("move"));
    expect(screen.all("[data-option^=steps]").map((one) => one.dataset["option"])).toEqual(["steps 1", "steps 2", "steps 3", "steps 4"]);
    focus(option("steps 4"));
    expect(screen.get(".lfd-hint").textContent).toBe(en.event({ clause: "lfd.act.onibi_cross_opp", args: { seat: "A", other: "B" } }));
    focus(option("steps 2"));
    expect(screen.get(".lfd-hint").textContent).toBe(ui("ui-stop-gives", { bonus: "extra action" }));
    expect(screen.all(".lfd-aimed").map((one) => one.querySelector(".lfd-clearing-top small")?.textContent)).toEqual(["6"]);
    screen.click(cell("clearing/6"));
    expect(asked()).toEqual(["A steps 3"]);
  });

  it("chooses an extra action, and whether a Sanki card is used", () => {
    open(table("extra"));
    expect(screen.all(".lfd-ask [data-option]").map((one) => one.dataset["option"])).toEqual(["extra sun", "extra water", "extra tree", "extra move"]);
    screen.click(option("extra move"));
    expect(asked()).toEqual(["A extra move"]);
    screen.close();
    open(table("sanki"));
    screen.click(option("keep"));
    expect(asked()).toEqual(["A keep"]);
  });

  it("reveals, and offers to pass only where that is legal", () => {
    open();
    expect(screen.all("[data-option=pass]")).toEqual([]);
    screen.click(option("reveal"));
    expect(asked()).toEqual(["A reveal"]);
  });
});

describe("the table", () => {
  it("shows the race of both seats, always", () => {
    open();
    const goals = screen.all(".lfd-racer [role=img]").map((one) => one.getAttribute("aria-label"));
    expect(goals.slice(0, 4)).toEqual([["trees", 5, 9], ["muster", 2, 5], ["fire", 3, 8], ["onibi", 4, 0]].map(([goal, count, of]) => ui("ui-race", { goal: goal!, count: count!, of: of! })));
    expect(goals.length).toBe(8);
  });

  it("names Summer and Winter in the reader's language, and players by their own names", () => {
    open(table("turn", { names: { B: "Ben" } }), "ja");
    expect(screen.all(".lfd-racer strong").map((one) => one.textContent)).toEqual(["夏", "Ben"]);
  });

  it("draws a joint where rivers meet, and an icon whole where its halves do", () => {
    open();
    expect(screen.all("[data-seat=A] .lfd-joint").length).toBe(2 * 4);
    expect(screen.all("[data-seat=A] .lfd-whole").length).toBe(2);
    expect(screen.all("[data-seat=B] .lfd-joint").length).toBe(2);
  });

  it("draws elements, seasons and icons that differ in outline", () => {
    open();
    const names = ["sun", "water", "tree", "move", "summer", "winter", "solitary", "herd", "sanki", "extra", "varan", "onibi"];
    const outline = (name: string) => [...screen.get(`.lfd-pic.lfd-${name}`).querySelectorAll("path")].map((one) => one.getAttribute("d")).join();
    expect(new Set(names.map(outline)).size).toBe(names.length);
  });

  it("asks nothing of who does not decide, and nothing in the past", () => {
    open(table("winter"));
    expect(screen.all(".lfd-ask [data-option], .lfd-pick")).toEqual([]);
    expect(screen.get(".silva-prompt-title").textContent).toContain("Summer");
    screen.close();
    open(table("placed"));
    screen.click(screen.button(ui("ui-back")));
    expect(screen.all(".lfd-ask, .lfd-pick").length).toBe(0);
  });

  it("says who wins, by which clause", () => {
    open(table("won"));
    expect(screen.get(".silva-result").textContent).toBe(`${ui("ui-game-over")}${ui("ui-winner", { seat: "Summer" })}Onibi en lfd.win.onibi`);
    expect(screen.all(".lfd-reached").length).toBe(1);
  });

  it("says that its components are made up", () => {
    open();
    expect(screen.get(".lfd-source").textContent).toBe(`${ui("ui-illustrative")} ${ui("ui-source-duel")}`);
  });

  const seen = (["en", "zh-Hant", "ja"] as const).flatMap((lang) => (["turn", "tree", "move"] as const).map((name) => [lang, name] as const));
  it.each(seen)("has a name for every control, its own marks, and no fixed ids: %s, %s", (lang, name) => {
    open(table(name), lang);
    if (name === "turn") focus(option("sun"));
    if (name === "tree") screen.click(cell("pile/sun"));
    for (const control of screen.all("button")) expect((control.getAttribute("aria-label") ?? control.textContent ?? "").trim()).not.toBe("");
    const told = screen.told.join("\n");
    expect(told).not.toMatch(/\bui-[a-z]|\{ ?\$|undefined|NaN/u);
    if (lang !== "en") expect(told.replace(/\n+/g, "\n")).not.toMatch(HALF_WIDTH);
    expect(screen.all("[id]").every((one) => one.id.startsWith("silva-"))).toBe(true);
  });

  it("goes from cell to cell by arrow keys, and to the first thing that can be chosen", () => {
    open(table("sun"));
    cell("muster/1").focus();
    screen.press("ArrowRight");
    expect((document.activeElement as HTMLElement).dataset["cell"]).toBe("muster/2");
    screen.press("ArrowUp");
    expect((document.activeElement as HTMLElement).dataset["cell"]).toBe("clearing/1");
    expect(screen.all("[role=grid] [data-cell]").filter((one) => one.tabIndex === 0).length).toBe(1);
  });

  it("leads from a chosen pile to the first cell for it", () => {
    open(table("tree"));
    screen.click(cell("pile/move"));
    expect((document.activeElement as HTMLElement).closest(".lfd-place")).not.toBeNull();
    screen.press("Escape");
    expect(screen.all(".lfd-place .lfd-pick")).toEqual([]);
  });

  it("tells what would be legal under a refusal", () => {
    const reasons = [{ clause: "lfd.R15", form: "refused_pass", args: {} }];
    open(table("turn", { refusal: { move: "A pass", reasons } }));
    expect(screen.get(".silva-would").textContent).toBe(ui("ui-would-be-legal", { moves: [ui("ui-reveal"), ...(["sun", "water", "tree", "movement"] as (Element | string)[])].join(" · ") }));
  });
});
