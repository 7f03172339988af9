import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { act } from "preact/test-utils";
import { Speaker } from "../src/i18n.ts";
import { PATIENCE } from "../src/kernel.ts";
import reader from "../src/reader.tsx";
import { below, Side, Texts, type Sent } from "../src/reader_data.ts";
import { ALL, beside, counts, fits, unmatched, type Decided } from "../src/reader_filter.ts";
import { Heights } from "../src/reader_heights.ts";
import { Level } from "../src/reader_level.ts";
import { pieces } from "../src/reader_marks.ts";
import { Port } from "../src/reader_scroll.ts";
import type { Lang } from "../src/state.ts";
import { decided, many, readerWords, sent, side } from "./reader_states.ts";
import { HALF_WIDTH, Screen } from "./screen.ts";

const words = readerWords();
const en = new Speaker("en", words, {});
const ui = en.ui.bind(en);

let screen: Screen;
const open = (data: Sent = sent(), state: Decided = decided(), lang: Lang = "en") => (screen = new Screen(state, lang, reader, words, { _data: data }));
const rows = (no: number) => screen.all(`[data-side="${no}"] [role=option]`);
const linked = () => screen.all(".silva-linked").map((one) => one.querySelector(".silva-text")?.textContent);
const entries = () => screen.all(".silva-findings [role=option]");
const focus = (selector: string) => act(() => screen.get(selector).focus());
const choose = (name: string, value: string) => act(() => {
  const select = screen.get(`[id$="-${name}"]`) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
});

describe("what is sent", () => {
  it("gives back every segment at its place, with its line", () => {
    const text = new Side(side("a", "en", ["One.", "  Two. ", "", "Three."].filter(Boolean)), [0, 1, 2]);
    expect([0, 1, 2].map((row) => text.text.slice(...text.extent(row)))).toEqual(["One.", "Two.", "Three."]);
    expect([...text.lines]).toEqual([1, 2, 3]);
    expect(text.rowAt(text.text.indexOf("wo"))).toBe(1);
  });

  it("cuts a row at the ends of its findings and loses no character", () => {
    const text = new Side(side("a", "en", ["abcdef", "ghi"]), [0, 1]);
    text.mark(1, 1, 4);
    text.mark(2, 3, 9);
    const found = pieces(text, 0, () => true);
    expect(found.map((one) => one.text)).toEqual(["a", "bc", "d", "ef"]);
    expect(found.map((one) => one.findings)).toEqual([[], [1], [1, 2], [2]]);
    expect(pieces(text, 1, () => true).map((one) => one.text)).toEqual(["gh", "i"]);
    expect(pieces(text, 0, (one) => one === 1).map((one) => one.text)).toEqual(["a", "bcd", "ef"]);
  });

  it("shows white space behind a sentence when a finding speaks of it, and no other", () => {
    const text = new Side(side("a", "en", ["One.  ", "Two.  "]), [0, 1]);
    text.mark(0, 4, 6);
    expect([0, 1].map((row) => pieces(text, row, () => true).map((one) => one.text))).toEqual([["One.", "  "], ["Two."]]);
  });

  it("knows which sentences stand alone, and why the others belong together", () => {
    const texts = new Texts(sent());
    expect([0, 1, 2, 3].map((row) => texts.alone(0, row))).toEqual([false, false, true, false]);
    expect(texts.partners(1, 2)).toEqual([1]);
    expect(texts.evidence(1)).toEqual([["number", "2"], ["term", "card / 牌"]]);
    expect(texts.evidence(0)).toEqual([]);
    expect(texts.findings.map((one) => one.id)).toEqual(["number-mismatch-aa", "missing-clause-bb", "x-layout-cc"]);
  });
});

describe("where rows stand", () => {
  it("finds the row at a height, also after heights were put right", () => {
    const heights = new Heights(Float64Array.from([10, 20, 30]));
    expect([0, 9, 10, 29, 30, 99].map((y) => heights.at(y))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(heights.set(1, 50)).toBe(true);
    expect(heights.set(1, 50.2)).toBe(false);
    expect([heights.top(2), heights.total, heights.at(59)]).toEqual([60, 90, 1]);
    expect(heights.y(heights.place(42))).toBeCloseTo(42);
  });

  it("counts what is less, as a search by halves must", () => {
    expect([0, 1, 2, 3, 9].map((value) => below([1, 2, 2, 5], value))).toEqual([0, 0, 1, 3, 4]);
  });

  it("levels the texts at their ends and at beads in order, never at moved ones, and both ways alike", () => {
    const texts = new Texts({ ...sent(), links: [[0, 1, 2, 3], [3, 0, 1]] });
    const level = new Level(texts);
    expect(level.across(0, 0)).toBe(0);
    expect(level.across(0, 4)).toBe(3);
    expect(level.across(0, 1)).toBeCloseTo(2);
    for (const place of [0.5, 1, 1.5, 1.9]) expect(level.across(1, level.across(0, place))).toBeCloseTo(place);
    const climb = [0, 0.5, 1, 1.5, 2, 3, 4].map((place) => level.across(0, place));
    expect(climb).toEqual([...climb].sort((a, b) => a - b));
  });

  it("keeps the looked-at row in its place when rows above it turn out taller", () => {
    const port = new Port(new Texts(many(1000)), 0, () => undefined);
    port.hold(500, 100);
    const before = port.yOf(500);
    const box = document.createElement("div");
    for (let row = 490; row < 510; row++) {
      const one = box.appendChild(document.createElement("p"));
      one.dataset["row"] = String(row);
      Object.defineProperty(one, "offsetHeight", { value: 90 });
    }
    port.attach(box);
    port.measure();
    expect(before).toBe(100);
    expect(port.yOf(500)).toBe(100);
    expect(port.heights.height(495)).toBe(90);
  });
});

describe("which findings are shown", () => {
  const texts = new Texts(sent());
  const state = decided({ accepted: { "missing-clause-bb": "" }, dismissed: { "x-layout-cc": "wanted" } });
  const ids = (filter = ALL, from = state) => texts.findings.filter((one) => fits(one, filter, from)).map((one) => one.index);

  it("goes by tier, category and what was decided", () => {
    expect(ids()).toEqual([0]);
    expect(ids({ ...ALL, status: "any" })).toEqual([0, 1, 2]);
    expect(ids({ ...ALL, status: "dismissed" })).toEqual([2]);
    expect(ids({ ...ALL, status: "any", hidden: [0, 2] })).toEqual([1]);
    expect(ids({ ...ALL, status: "any", category: 3 })).toEqual([2]);
  });

  it("counts a tier also while it is hidden", () => {
    expect([...counts(texts, { ...ALL, status: "any", hidden: [0] }, state, "tier")]).toEqual([[0, 1], [1, 1], [2, 1]]);
    expect([...counts(texts, { ...ALL, hidden: [0] }, decided(), "category").keys()]).toEqual([1, 3]);
  });

  it("goes round the end in both directions", () => {
    const found = texts.findings;
    expect([beside(found, null, 1), beside(found, 2, 1), beside(found, 0, -1), beside(found, null, -1)].map((one) => one?.index)).toEqual([0, 0, 2, 2]);
    expect(beside([], 1, 1)).toBeUndefined();
    expect([unmatched(texts, -1, 1), unmatched(texts, 2, 1), unmatched(texts, 3, -1)]).toEqual([2, 2, 2]);
    expect(unmatched(new Texts(many(3)), 0, 1)).toBeUndefined();
  });
});

describe("the reader", () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => {
    screen.close();
    vi.useRealTimers();
  });

  it("shows both texts with their lines, and marks exactly the characters of a finding", () => {
    open();
    expect(rows(0).map((one) => one.querySelector(".silva-text")?.textContent)).toEqual(["Setup", "Draw 2 cards.", "Play one.", "The end."]);
    expect(rows(1).map((one) => one.querySelector(".silva-line")?.textContent)).toEqual(["1", "2", "3"]);
    expect(screen.all("mark").map((one) => one.textContent)).toEqual(["2", "3"]);
    expect(screen.all("[data-side] [lang=zh-Hant]").length).toBe(3);
  });

  it("says in words what the margin draws", () => {
    open();
    const heard = (no: number, row: number) => screen.all(`[data-side="${no}"] [data-row="${row}"] [role=img]`).map((one) => one.getAttribute("aria-label"));
    expect(heard(0, 1)).toEqual([`${ui("desk-tier-error")} 1`]);
    expect(heard(0, 2)).toEqual([`${ui("desk-tier-review")} 1`, ui("desk-reader-only-source")]);
    expect(heard(1, 0)).toEqual([`${ui("desk-tier-style")} 1`, ui("desk-reader-moved")]);
  });

  it("links a bead on hover, and lets go of it", () => {
    open();
    act(() => { rows(0)[1]?.dispatchEvent(new MouseEvent("mouseenter")); });
    expect(linked()).toEqual(["Draw 2 cards.", "抽3張牌。"]);
    act(() => { screen.get("[data-side='0']").dispatchEvent(new MouseEvent("mouseleave")); });
    expect(linked()).toEqual([]);
  });

  it("tells a bead's evidence when a sentence is chosen", () => {
    open();
    screen.click(rows(0)[1]!);
    expect(linked()).toEqual(["Draw 2 cards.", "抽3張牌。"]);
    expect(screen.get(".silva-evidence").textContent).toContain("card / 牌");
    expect(screen.get(".silva-bead").textContent).toContain(ui("desk-reader-agreement", { percent: "80" }));
  });

  it("tells what is wrong, what would be right, and what it changes in play, in each language", () => {
    open();
    screen.click(entries()[0]!);
    expect(screen.get(".silva-said").textContent).toBe(ui("desk-number-changed", { source: "2", quote: "3" }));
    expect(screen.get(".silva-suggestion").textContent).toBe("2");
    expect(screen.get(".silva-in-play").textContent).toContain("The clause en.");
    act(() => screen.model.set("lang", "ja"));
    const ja = new Speaker("ja", words, {});
    expect(screen.get(".silva-said").textContent).toBe(ja.ui("desk-number-changed", { source: "2", quote: "3" }));
    expect(screen.get(".silva-in-play").textContent).toContain("The clause ja.");
  });

  it("puts words for the reader's language into a sentence", () => {
    open(sent(), decided(), "ja");
    screen.click(entries()[2]!);
    expect(screen.get(".silva-said").textContent).toContain("壱");
  });

  it("goes through the findings by key, on both sides, and closes", () => {
    open();
    focus("[data-side='0']");
    screen.press("n");
    expect(screen.all(".silva-now").map((one) => one.textContent)).toEqual(["2", "3"]);
    expect(screen.announced).toContain(ui("desk-number-changed", { source: "2", quote: "3" }));
    screen.press("n");
    expect(screen.get(".silva-now").textContent).toBe("Play one.");
    screen.press("p");
    screen.press("Escape");
    expect(screen.all(".silva-now, .silva-detail").length).toBe(0);
  });

  it("goes from sentence to sentence and across by arrows, the focus with it", () => {
    open();
    focus("[data-side='0']");
    const picked = () => screen.all("[data-side] [aria-selected=true]").map((one) => one.id);
    const side = (no: number) => screen.get(`[data-side='${no}']`);
    screen.press("End");
    expect(picked()).toEqual([rows(0)[3]?.id]);
    expect(side(0).getAttribute("aria-activedescendant")).toBe(rows(0)[3]?.id);
    screen.press("ArrowRight");
    expect(picked()).toEqual([rows(1)[0]?.id]);
    expect(document.activeElement).toBe(side(1));
    screen.press("ArrowDown");
    screen.press("ArrowDown");
    screen.press("ArrowLeft");
    expect(picked()).toEqual([rows(0)[1]?.id]);
    screen.press("Enter");
    expect(screen.get(".silva-said").textContent).toBe(ui("desk-number-changed", { source: "2", quote: "3" }));
  });

  it("goes to what only one text has", () => {
    open();
    screen.click(screen.button(ui("desk-reader-unmatched")));
    expect(screen.get("[data-side] [aria-selected=true] .silva-text").textContent).toBe("Play one.");
    expect(screen.get(".silva-detail").textContent).toContain(ui("desk-reader-only-source"));
  });

  it("filters by tier and category, in the list and in the texts", () => {
    open();
    screen.click(screen.get("[data-tier=error]"));
    expect(entries().length).toBe(2);
    expect(screen.all("mark").length).toBe(0);
    choose("category", "1");
    expect(entries().length).toBe(1);
    choose("status", "dismissed");
    expect(screen.get(".silva-empty").textContent).toBe(ui("desk-reader-none"));
  });

  it("asks the kernel to accept, and to dismiss with the reason", () => {
    open();
    screen.answer();
    screen.click(entries()[0]!);
    screen.click(screen.button(ui("desk-reader-accept")));
    screen.answer(decided({ accepted: { "number-mismatch-aa": "" }, unsaved: true }));
    expect(screen.model.asked).toEqual([{ do: "decide", id: "number-mismatch-aa", to: "accepted", reason: "" }]);
    expect(screen.get(".silva-verdict").textContent).toContain(ui("desk-reader-accepted"));
    expect(document.activeElement?.textContent).toBe(ui("desk-reader-reopen"));
    screen.click(entries()[0]!);
    screen.click(screen.button(ui("desk-reader-dismiss")));
    const field = screen.get(".silva-reason input") as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    field.value = "our <b>style</b>";
    act(() => { screen.get(".silva-reason").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })); });
    expect(screen.model.asked.at(-1)).toEqual({ do: "decide", id: "missing-clause-bb", to: "dismissed", reason: "our <b>style</b>" });
    screen.answer(decided({ dismissed: { "missing-clause-bb": "our <b>style</b>" }, unsaved: true }));
    expect(screen.get(".silva-verdict").textContent).toContain("our <b>style</b>");
    screen.click(screen.button(ui("desk-reader-save")));
    expect(screen.model.asked.at(-1)).toEqual({ do: "save" });
  });

  it("asks for the scene of a finding on the table, and names the one that is there", () => {
    open();
    screen.answer();
    screen.click(entries()[0]!);
    expect(screen.get(".silva-in-play summary").textContent).toContain("<b>Duel</b> en");
    screen.click(screen.button(ui("desk-reader-show")));
    expect(screen.model.asked).toEqual([{ do: "show", id: "number-mismatch-aa" }]);
    act(() => { screen.model.set("table", "IPY_MODEL_x"); screen.model.set("scene", "duel"); });
    expect(screen.get(".rb-table strong").textContent).toBe(ui("book-on-table", { scene: "<b>Duel</b> en" }));
  });

  it("stays readable without a kernel, and says so only when one is needed", () => {
    open();
    act(() => { vi.advanceTimersByTime(PATIENCE + 1); });
    expect(screen.all(".silva-notice").length).toBe(0);
    screen.click(entries()[0]!);
    screen.click(screen.button(ui("desk-reader-accept")));
    act(() => { vi.advanceTimersByTime(PATIENCE + 1); });
    expect(screen.get(".silva-notice").textContent).toBe(ui("desk-reader-no-kernel"));
    expect(entries().length).toBe(3);
  });

  it("tells what the kernel has to say", () => {
    open(sent(), decided({ notice: { key: "desk-reader-saved", args: { file: "<i>b</i>" } } }));
    expect(screen.get(".silva-notice").textContent).toContain("<i>b</i>");
  });

  it("draws only what is in sight, however long the texts are", () => {
    open(many(20_000));
    expect(screen.all("*").length).toBeLessThan(900);
    focus("[data-side='0']");
    screen.press("End");
    const last = rows(0).at(-1);
    expect(last?.getAttribute("aria-posinset")).toBe("20000");
    expect(last?.getAttribute("aria-setsize")).toBe("20000");
    expect(rows(1).at(-1)?.getAttribute("aria-posinset")).toBe("20000");
    expect(screen.all("*").length).toBeLessThan(900);
  });

  it("leaves markup in names and texts as text", () => {
    const data = many(2);
    data.sides[0] = side("<img src=x>", "en", ["<script>alert(1)</script>", "&amp;"]);
    open(data);
    expect(screen.all("img, script").length).toBe(0);
    expect(rows(0).map((one) => one.querySelector(".silva-text")?.textContent)).toEqual(["<script>alert(1)</script>", "&amp;"]);
    expect(screen.get(".silva-head").textContent).toContain("<img src=x>");
  });

  it.each(["en", "zh-Hant", "ja"] as const)("speaks %s everywhere, with nothing left unsaid", (lang) => {
    open(sent(), decided(), lang);
    for (const entry of [0, 1, 2]) {
      screen.click(entries()[entry]!);
      for (const text of screen.told) expect(text).not.toMatch(/desk-|ui-|\{|undefined/);
      if (lang !== "en") for (const text of screen.told) expect(text).not.toMatch(HALF_WIDTH);
    }
  });

  it("leaves keys to the fields, and those with Ctrl to the browser", () => {
    open();
    focus("[id$='-status']");
    screen.press("n");
    expect(screen.all(".silva-detail").length).toBe(0);
  });

  it("gives every view ids of its own", () => {
    open();
    const twin = new Screen(decided(), "en", reader, words, { _data: sent() });
    const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
    twin.close();
    expect(new Set(ids).size).toBe(ids.length);
  });
});
