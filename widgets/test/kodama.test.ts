import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { Speaker } from "../src/i18n.ts";
import { placed, placeText, poseAt, snap, turn, turned, walk } from "../src/kodama_choice.ts";
import { branchEnd, fit } from "../src/kodama_geometry.ts";
import { judge, type Ground } from "../src/kodama_judge.ts";
import { beats, lights, rows } from "../src/kodama_line.ts";
import { score, seasonPoints } from "../src/kodama_scoring.ts";
import { latest } from "../src/kodama_felt.tsx";
import kodama from "../src/kodama.tsx";
import type { Candidate, Pose, State } from "../src/kodama_state.ts";
import type { Lang } from "../src/state.ts";
import { FakeModel, Screen } from "./screen.ts";
import { box, koWords, table, trees, VECTORS } from "./kodama_states.ts";

const en = new Speaker("en", koWords(), {});
const ui = en.ui.bind(en);
/** Laid here, Branch card 5 scores the nine points of the printed example. */
const NINE: Pose = [13, 299, 0];

function ground(state: State = table()): Ground {
  return { box, seats: ["A", "B"], trees: [state.trees["A"] ?? [], state.trees["B"] ?? []], own: 0, limits: state.limits, season: "sp3" };
}

describe("the ports", () => {
  it("judge every placement as Python does", () => {
    for (const { ground: at, own, card, pose, edge, fit: right } of VECTORS.placements) {
      const { end, overhang, ...found } = fit(box, trees(at), own, card, pose, edge);
      const { end: rightEnd, overhang: rightOverhang = 0, ...rest } = right;
      expect(found).toEqual({ on_bark: [], touched: [], overlapped: [], covered: [], ...rest });
      expect(end[0]).toBeCloseTo(rightEnd?.[0] ?? NaN, 5);
      expect(end[1]).toBeCloseTo(rightEnd?.[1] ?? NaN, 5);
      expect(overhang).toBeCloseTo(rightOverhang, 5);
    }
  });

  it("score every card as Python does", () => {
    for (const { ground: at, own, node, season, lone, score: right, extra } of VECTORS.scores) {
      const tree = trees(at)[own] ?? [];
      const card = season === null ? undefined : box.seasons[season];
      expect(score(box, tree, node, card?.count ?? null, lone)).toEqual(right);
      expect(card ? seasonPoints(box, tree.slice(0, node + 1), node, card) : 0).toBe(extra);
    }
  });

  it("find every candidate of the table legal, with the points that the kernel gives it", () => {
    const state = table();
    for (const [card, list] of Object.entries(state.candidates)) {
      for (const one of list) {
        const judged = judge(ground(state), card, poseAt(one));
        expect([judged.reasons, judged.parent, judged.score?.total, judged.extra]).toEqual([[], one[0], one[4], one[5]]);
      }
    }
  });
});

describe("why a card may not lie there", () => {
  const clauses = (card: string, pose: Pose) => judge(ground(), card, pose).reasons.map(({ clause, form, args }) => [clause, form, args]);

  it("says it in the order of the guards, with their arguments", () => {
    expect(clauses("5", [300, 300, 0])).toEqual([["ko.place.bark", "refused", {}], ["ko.place.one_card", "refused_none", {}]]);
    expect(clauses("5", [0, 20, 0])).toContainEqual(["ko.place.table_edge", "refused", { count: 24 }]);
    expect(clauses("5", [8, 170, 0])).toContainEqual(["ko.place.one_card", "refused", { count: 3 }]);
    expect(clauses("5", [8, 129, 0]).map(([clause]) => clause)).toContain("ko.place.no_cover");
    expect(clauses("5", [480, 200, 0])).toContainEqual(["ko.place.one_card", "refused_other", { other: "B" }]);
  });

  it("holds the points without the Season card to the limit, unless a ruling says otherwise", () => {
    const [season] = Object.entries(box.seasons).find(([, one]) => one.onto && one.shows === "dragonfly") ?? [];
    const limited = (base: boolean, most: number) => judge({ ...ground(), limits: { lone: false, edge: true, base, most }, season: season ?? null }, "5", NINE).reasons;
    expect(limited(true, 9)).toEqual([]);
    expect(limited(true, 8)).toEqual([{ clause: "ko.place.max10", form: "refused", args: { points: 9 } }]);
    expect(limited(false, 9)).toEqual([{ clause: "ko.place.max10", form: "refused", args: { points: 10 } }]);
  });
});

describe("holding a card", () => {
  const list: Candidate[] = [[0, 0, 0, 0, 1, 0], [0, 0, 0, 15, 1, 0], [2, 0, 0, 30, 1, 0]];

  it("writes and reads a move", () => {
    expect(placeText("A", "5", NINE)).toBe("A place 5 13 299 0");
    expect(placed("A place 5 13 299 0")).toEqual({ card: "5", pose: NINE });
    expect([placed("A pass"), placed("A kodama k7"), placed("A place 5 x 2 3"), placed("A place 5 1 2")]).toEqual([null, null, null, null]);
  });

  it("walks along the list and from card to card", () => {
    expect([0, 1, 2].map((at) => walk(list, at, "ArrowRight"))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((at) => walk(list, at, "ArrowLeft"))).toEqual([2, 0, 1]);
    expect([0, 2].map((at) => walk(list, at, "ArrowUp"))).toEqual([2, 0]);
    expect([1, 2].map((at) => walk(list, at, "ArrowDown"))).toEqual([2, 0]);
    expect([walk(list, -1, "ArrowRight"), walk([], 0, "ArrowUp")]).toEqual([0, -1]);
  });

  it("keeps angles from -179 to 180", () => {
    expect([181, -180, 540, -15, 0].map(turn)).toEqual([-179, 180, 180, -15, 0]);
  });

  it("turns round the end of the branch", () => {
    const before = branchEnd(box, "5", NINE);
    const after = branchEnd(box, "5", turned(ground(), "5", NINE, 30));
    expect(Math.hypot(after[0] - before[0], after[1] - before[1])).toBeLessThan(1);
  });

  it("springs to a placement near by, turned the way it can grow, and only as far as that", () => {
    const candidates = table().candidates["5"] ?? [];
    const [first] = candidates;
    const good = poseAt(first!);
    expect(snap(ground(), "5", candidates, [good[0] + 4, good[1] - 3, 0], true)).toEqual(good);
    const byHand: Pose = [good[0], good[1], turn(good[2] + 40)];
    expect(snap(ground(), "5", candidates, byHand, false)[2]).toBe(byHand[2]);
    expect(snap(ground(), "5", candidates, [400, 500, 7], true)).toEqual([400, 500, 7]);
    const off = snap(ground(), "5", [], [NINE[0] + 5, NINE[1] - 2, 0], true);
    expect(fit(box, ground().trees, 0, "5", off, true).on_bark).toEqual([2]);
  });
});

describe("the film of a score", () => {
  const judged = judge(ground(), "5", NINE);
  const film = beats(judged.score!);
  const show = (i: number) => lights(box, judged.tree, judged.score!, film[i]!, null);

  it("goes card by card, Element by Element, and ends with the sum", () => {
    expect(film.length).toBe(judged.score!.lines.reduce((sum, { steps }) => sum + steps.length + 1, 1));
    const sums = film.map((beat) => rows(judged.score!, beat).reduce((sum, row) => sum + (row.told ? row.line.points : row.icons.reduce((a, b) => a + b, 0)), 0));
    expect(sums.at(-1)).toBe(9);
  });

  it("fills what counts, leaves hollow what breaks, crosses what lies on a fork", () => {
    const last = show(film.length - 1);
    const look = (node: number, element: string) => last.look(node, box.cards[judged.tree[node]!.card]!.icons.findIndex(([one]) => one === element));
    expect([look(4, "caterpillar"), look(4, "flower"), look(3, "dragonfly"), look(3, "cloud"), look(0, "dragonfly")]).toEqual(["counted", "hollow", "fork", "plain", "counted"]);
    expect(last.over).toEqual([4, 2, 1, 0]);
    expect([...last.sums]).toEqual([[4, 3], [2, 2], [1, 3], [0, 1]]);
  });

  it("shows the running total, and where a line breaks", () => {
    expect([...show(1).sums]).toEqual([[4, 1], [2, 2]]);
    expect([show(2).broken, show(3).broken]).toEqual([null, 0]);
  });

  it("lights an Element that counts as another", () => {
    const aliased = judge({ ...ground(), season: "sp1" }, "5", NINE);
    const lit = lights(box, aliased.tree, aliased.score!, beats(aliased.score!).at(-1)!, box.seasons["sp1"]!.count);
    const icon = box.cards["5"]!.icons.findIndex(([one]) => one === "caterpillar");
    expect(lit.look(4, icon)).toBe("counted");
  });
});

let screen: Screen;
function open(state: State = table(), lang: Lang = "en"): Screen {
  const withBox = { render: ({ model, el }: { model: FakeModel; el: HTMLElement }) => { model.set("_box", box); return kodama.render({ model, el }); } };
  screen = new Screen(state, lang, withBox as typeof kodama, koWords());
  return screen;
}
afterEach(() => screen?.close());
const status = () => screen.get(".ko-status").textContent ?? "";
const card = (id: string) => screen.get(`[data-card="${id}"]`);
const asked = () => screen.model.asked.map((ask) => ("text" in ask ? ask.text : ask.do));

describe("the table", () => {
  it("tells every card of the tree as a list", () => {
    open();
    const list = screen.get(".ko-tree");
    expect(list.getAttribute("role")).toBe("list");
    expect(screen.all(".ko-tree [role=listitem] [role=button]").map((one) => one.getAttribute("aria-label"))).toEqual([
      ui("ui-trunk-card", { element: "firefly" }),
      ui("ui-card-grown", { card: "Branch card 22", elements: "2 caterpillars and 1 firefly", parent: ui("ui-the-trunk"), points: 2 }),
      ui("ui-card-grown", { card: "Branch card 52", elements: "1 caterpillar and 1 firefly", parent: "Branch card 22", points: 6 }),
      ui("ui-card-grown", { card: "Branch card 32", elements: "1 cloud and 2 fireflies", parent: "Branch card 22", points: 4 }),
    ]);
  });

  it("shows another's tree large at a click, and never its Kodama cards", () => {
    open();
    expect(screen.get(".ko-title").textContent).toContain("A");
    screen.click(screen.get("[data-seat=B]"));
    expect(screen.get(".ko-tree").getAttribute("aria-label")).toBe(ui("ui-tree-of", { seat: "B" }));
    expect(screen.all(".ko-hand .ko-says").map((one) => one.querySelector("b")?.textContent)).toEqual(["k3", "k5", "k11", "k13"].map((id) => `Kodama card ${id}`));
  });

  it("draws Elements that differ in outline", () => {
    open();
    expect(new Set(screen.all(".ko-glyph > path:first-child").map((one) => one.getAttribute("d"))).size).toBe(6);
  });

  it("has a name for every control in three languages, and no fixed ids", () => {
    for (const lang of ["en", "zh-Hant", "ja"] as const) {
      open(table(), lang);
      screen.click(card("5"));
      const named = (one: HTMLElement) => one.getAttribute("aria-label") ?? one.textContent ?? "";
      for (const control of screen.all("button, [role=button]")) expect(named(control).trim()).not.toBe("");
      expect(screen.el.innerHTML).not.toMatch(/\bui-[a-z]|\bko-[a-z-]+[a-z]\.|\{ ?\$/u);
      expect(screen.all("[id]").every((one) => one.id.startsWith("silva-"))).toBe(true);
      screen.close();
    }
    open();
  });
});

describe("placing by keyboard", () => {
  it("walks through the good places, each told with its card and its points, and places with Enter", () => {
    open();
    const [first, second] = table().candidates["5"] ?? [];
    screen.click(card("5"));
    expect(status()).toContain(ui("ui-place-at", { place: 1, of: table().candidates["5"]!.length, parent: ui("ui-the-trunk"), points: first![4] + first![5] }));
    screen.press("ArrowRight");
    screen.press("Enter");
    expect(asked()).toEqual([placeText("A", "5", poseAt(second!))]);
  });

  it("moves by a millimetre and turns by a degree; says by which clause it may not lie there", () => {
    open();
    screen.click(card("5"));
    const [, x, y, angle] = table().candidates["5"]![0]!;
    for (const key of ["ArrowRight", "ArrowUp"]) act(() => { document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: true, bubbles: true, cancelable: true })); });
    screen.press("Enter");
    expect(asked()).toEqual([placeText("A", "5", [x + 1, y + 1, angle])]);
    screen.close();
    open();
    screen.click(card("5"));
    for (let i = 0; i < 9; i++) screen.press("r");
    expect(screen.all(".ko-reason").length).toBeGreaterThan(0);
    expect(screen.all(".ko-reason .silva-clause-link").every((one) => one.textContent?.startsWith("ko."))).toBe(true);
    expect(screen.get(".ko-ghost").getAttribute("class")).toContain("ko-not");
  });

  it("gives up with Escape, and nothing is asked", () => {
    open();
    screen.click(card("5"));
    expect(screen.all(".ko-ghost").length).toBe(1);
    screen.press("Escape");
    expect([screen.all(".ko-ghost").length, asked()]).toEqual([0, []]);
  });

  it("keeps the card in hand when it was refused, and puts it down when it lies there", () => {
    open();
    screen.click(card("5"));
    screen.press("Enter");
    const move = asked()[0] ?? "";
    screen.answer(table({ version: 2, refusal: { move, reasons: [{ clause: "ko.place.bark", form: "refused", args: {} }] } }));
    expect(screen.all(".ko-ghost").length).toBe(1);
    screen.answer(table({ version: 3 }));
    expect(screen.all(".ko-ghost").length).toBe(0);
  });
});

describe("a refusal", () => {
  const refused = (move: string, lang: Lang = "en") => {
    open(table({ version: 2, refusal: { move, reasons: [{ clause: "ko.place.bark", form: "refused", args: {} }] } }), lang);
    return screen.get(".silva-refusal").textContent ?? "";
  };

  it("names the card that was tried, and not the text of the move", () => {
    for (const lang of ["en", "zh-Hant", "ja"] as const) {
      expect(refused("A place 5 8 170 45", lang)).toContain("Branch card 5");
      expect(refused("A kodama k7", lang)).toContain("Kodama card k7");
      expect(refused("A pass", lang)).toContain(new Speaker(lang, koWords(), {}).ui("ui-pass"));
      expect(refused("A place 5 8 170 45", lang)).not.toMatch(/A place|170/);
    }
  });
});

describe("running text", () => {
  it.each(["zh-Hant", "ja"] as const)("keeps each number and its counter on one line, and is the same text: %s", (lang) => {
    const state = table();
    open(state, lang);
    const hand = state.frames[state.at]?.view.hands["A"] ?? [];
    hand.forEach((card, i) => {
      const says = screen.get(`[data-cell="kodama/${i}"] .ko-says`);
      const sentence = new Speaker(lang, koWords(), {}).event(box.kodama[card ?? ""]?.say ?? { clause: "", args: {} });
      expect(says.textContent).toContain(sentence);
      expect([...says.querySelectorAll(".silva-whole")].map((one) => one.textContent)).toEqual(sentence.match(/\d+\p{Script=Han}/gu));
    });
    expect(hand.length).toBe(4);
  });
});

describe("the scoring line", () => {
  it("is told for the card that is looked at, with the clause of each line", () => {
    open();
    const node = screen.get('[data-node="2"]');
    act(() => { node.focus(); node.dispatchEvent(new FocusEvent("focus")); });
    const panel = screen.get(".ko-score").textContent ?? "";
    expect(panel).toContain(ui("ui-scored", { card: "Branch card 52" }));
    expect(panel).toContain("1 + 2");
    expect(panel).toContain("1 + 1 + 1");
    expect(screen.get(".ko-total strong").textContent).toBe("6");
    expect(screen.all(".ko-row .silva-clause-link").map((one) => one.textContent)).toEqual(["ko.score.extent", "ko.score.extent"]);
  });

  it("can be stepped back and on", () => {
    open();
    act(() => { screen.get('[data-node="2"]').dispatchEvent(new MouseEvent("click", { bubbles: true })); });
    const back = () => screen.click(screen.get(".ko-film button"));
    for (let i = 0; i < 20; i++) back();
    expect(screen.get(".ko-total strong").textContent).toBe("1");
    screen.click(screen.all(".ko-film button")[2]!);
    expect(screen.get(".ko-total strong").textContent).toBe("3");
    expect(screen.all(".ko-sum text").map((one) => one.textContent)).toEqual(["1", "3"]);
  });
});

describe("what is news", () => {
  const [frame] = table().frames;
  const frames = (...grown: [number, number][]) => grown.map(([A, B], i) => ({ ...frame!, move: i ? "draw 9" : null, view: { ...frame!.view, grown: { A, B }, turn: i % 2 ? "B" : "A", decision: { kind: "place", seat: i % 2 ? "B" : "A", clause: "" } } }));

  it("is the viewer's own last placement, though a draw and a bot's placement followed", () => {
    const state = table({ frames: frames([3, 3], [4, 3], [4, 4]), at: 2 });
    expect([0, 1, 2].map((at) => latest(state, at))).toEqual([null, { seat: "A", node: 3 }, { seat: "A", node: 3 }]);
    expect(latest({ ...state, viewer: "PUBLIC" }, 2)).toEqual({ seat: "B", node: 3 });
  });

  it("is no Trunk", () => {
    expect(latest(table({ frames: frames([0, 0], [1, 1]), at: 1 }), 1)).toBeNull();
  });

  it("is told at once, with the tree on which it happened", () => {
    open(table({ frames: frames([3, 3], [3, 4]), at: 1 }));
    screen.click(screen.button(ui("ui-back")));
    expect(screen.get(".ko-invite").textContent).toBe(ui("ui-look-at-card"));
    screen.click(screen.button(ui("ui-next")));
    act(() => { screen.get("[data-seat=B]").click(); });
    expect(screen.get(".ko-score-title").textContent).toBe(ui("ui-scored", { card: "Branch card 61" }));
  });
});

describe("the Kodama phase", () => {
  function phase(): State {
    const state = table();
    const [frame] = state.frames;
    const view = { ...frame!.view, decision: { kind: "kodama", seat: "A", clause: "ko.kodama.play" }, moves: ["A kodama k3", "A kodama k5"], hands: { A: ["k3", "k5"], B: [null, null] } };
    return { ...state, candidates: {}, frames: [{ ...frame!, view }], worth: { k3: { seat: "A", card: "k3", steps: [{ node: 1, icons: 2 }], points: 4 } } };
  }

  it("explains a card on the tree before it is played with a second press", () => {
    open(phase());
    screen.click(screen.get('[data-cell="kodama/0"]'));
    expect([screen.get(".ko-total strong").textContent, screen.all(".ko-sum text").map((one) => one.textContent), asked()]).toEqual(["4", ["4"], []]);
    screen.click(screen.get('[data-cell="kodama/0"]'));
    expect(asked()).toEqual(["A kodama k3"]);
  });
});
