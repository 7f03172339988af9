import { afterEach, describe, expect, it } from "vitest";
import { render as mount } from "preact";
import { act } from "preact/test-utils";
import { mixed } from "../src/glossary_cards.tsx";
import { fits, parted, type Entry } from "../src/glossary_data.ts";
import { folded, lookUp, rank, sound } from "../src/glossary_find.ts";
import glossary from "../src/glossary.tsx";
import type { Book } from "../src/rulebook_data.ts";
import { languagesOf, Search, stem } from "../src/rulebook_search.ts";
import rulebook from "../src/rulebook.tsx";
import { readingWords } from "./reading_words.ts";

const cell = (preferred: string, basis = "decided", deprecated: string[] = []) => [preferred, basis, [], [], deprecated] as Entry["words"]["en"];
const entry = (id: string, en: string, ja: string, more: Partial<Entry> = {}): Entry => ({
  id, group: "shared", note: "", words: { en: cell(en)!, ja: cell(ja)! }, at: [], uses: [], read: null, ...more,
});
const DECK = entry("t.deck", "deck", "山札", { read: ["やまふだ", "yamafuda"], words: { en: cell("deck", "attested")!, ja: cell("山札", "attested", ["デッキ"])! } });
const CARD = entry("t.card", "card", "カード", { read: ["かーど", "kado"] });
const GAME_CARD = entry("silva.t.game_card", "game card", "ゲームカード", { group: "silva" });
const ENTRIES = [GAME_CARD, DECK, CARD];

const both = (asks: string, plays: string) => ({ en: [asks, plays], "zh-Hant": [asks, plays], ja: [asks, plays] }) as Book["rulings"][string]["words"];
const word = (preferred: string) => [preferred, "decided", [], [], []] as never;
const BOOK: Book = {
  game: "silva", sources: [],
  clauses: [
    { id: "silva.a", kind: "rule", of: null, places: [["silva.en", 4]], rulings: ["silva.R01"], scenes: [], texts: { en: ["A player ", ["draws", "t.draw"], " 1 card."], "zh-Hant": ["玩家", ["抽", "t.draw"], "1張牌。"], ja: ["プレイヤーは1枚", ["引く", "t.draw"], "。"] } },
    { id: "silva.b", kind: "flavour", of: null, places: [], rulings: ["silva.R03"], scenes: [], texts: { en: ["The tree is old."], "zh-Hant": ["樹很老。"], ja: ["木は古い。"] } },
  ],
  rulings: {
    "silva.R01": { switch: "how_many", options: ["one", "two"], default: "one", literal: { en: "two" }, words: both("How many?", "One.") },
    "silva.R03": { switch: null, options: ["seat", "zebra"], default: "seat", literal: { en: "seat", "zh-Hant": "zebra" }, words: { en: ["Whose gnu is it?", "The player’s."], "zh-Hant": ["牛羚是誰的？", "玩家的。"], ja: ["ヌーは誰のものですか？", "プレイヤーのものです。"] } },
  },
  scenes: {},
  concepts: { "t.draw": { game: null, note: "", en: word("draw"), "zh-Hant": word("抽"), ja: word("引く") } },
  asked: { spoken: { en: { "pick up": ["t.draw"] }, "zh-Hant": {}, ja: {} }, small: "a the do i", cues: { leave: ["can i"] }, numbers: { en: ["zero", "one"], "zh-Hant": ["零", "一"], pairs: ["兩"] } },
};

class Model {
  readonly sent: unknown[] = [];
  private readonly heard = new Map<string, Set<() => void>>();
  constructor(readonly values: Record<string, unknown>) {}
  get = (name: string) => this.values[name];
  set = (name: string, value: unknown) => { this.values[name] = value; for (const one of this.heard.get(`change:${name}`) ?? []) one(); };
  save_changes = () => undefined;
  send = (content: unknown) => { this.sent.push(content); };
  on = (event: string, one: never) => { this.heard.set(event, (this.heard.get(event) ?? new Set()).add(one)); };
  off = (event: string, one: never) => { this.heard.get(event)?.delete(one); };
}

const state = { version: 1, notice: null };
let el: HTMLElement;
function open(widget: typeof rulebook, values: Record<string, unknown>): Model {
  const model = new Model({ _state: state, _words: readingWords(), lang: "en", stage: false, ...values });
  el = document.body.appendChild(document.createElement("div"));
  act(() => { widget.render({ model, el }); });
  return model;
}
const openBook = (more: Record<string, unknown> = {}) => open(rulebook, { _data: BOOK, languages: ["en"], clause: "", query: "", kinds: "all", scene: "", table: null, ...more });
const openWords = (more: Record<string, unknown> = {}) =>
  open(glossary, { _data: { entries: ENTRIES, of: null, texts: false, sources: [], languages: {}, lines: {}, clauses: [] }, query: "", group: "", status: "any", basis: "any", entry: "", mode: "list", ask_in: "en", ...more });
const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
afterEach(() => { if (el) { mount(null, el); el.remove(); } });

describe("asking the rules", () => {
  it("takes endings away", () => {
    expect("swap swaps swapped swapping".split(" ").map(stem)).toEqual(["swap", "swap", "swap", "swap"]);
    expect(["copies", "pass", "use"].map(stem)).toEqual(["copy", "pass", "use"]);
  });

  it("tells the language by the letters", () => {
    expect(["Who?", "誰？", "誰が？"].map(languagesOf)).toEqual([["en"], ["zh-Hant", "ja"], ["ja"]]);
  });

  it("finds a clause by its term, by another word for it, in any language, or by its id", () => {
    const search = new Search(BOOK);
    for (const question of ["drawing a card", "pick up", "抽牌", "引く", "silva.a"]) expect(search.ask(question)[0]?.id).toBe("silva.a");
  });

  it("finds a clause by what is asked about it in any language, and not by the answer", () => {
    const search = new Search(BOOK);
    for (const question of ["gnus", "牛羚", "ヌー"]) expect(search.ask(question).map((one) => one.id)).toEqual(["silva.b"]);
    expect(search.ask("プレイヤーのもの").map((one) => one.id)).not.toContain("silva.b");
  });

  it("finds nothing for a cue alone or for strange words", () => {
    const search = new Search(BOOK);
    expect(search.ask("Can I do the zebra?")).toEqual([]);
    expect(search.ask("")).toEqual([]);
  });
});

describe("the rulebook", () => {
  it("says each clause once in each chosen language", () => {
    openBook({ languages: ["en", "ja"] });
    expect(all("[data-item='silva.a'] .rb-text").map((one) => one.textContent)).toEqual(["A player draws 1 card.", "プレイヤーは1枚引く。"]);
    expect(all("[data-item='silva.a'] .rb-text").map((one) => one.lang)).toEqual(["en", "ja"]);
  });

  it("opens a clause and tells the kernel", () => {
    const model = openBook();
    act(() => all("[data-row='silva.a']")[0]!.click());
    expect(model.get("clause")).toBe("silva.a");
    expect(all(".rb-ruling li")).toHaveLength(2);
    expect(all("[data-row='silva.a']")[0]!.getAttribute("aria-expanded")).toBe("true");
  });

  it("says what a ruling asks and what is played, with its switch or without one", () => {
    openBook({ clause: "silva.b", lang: "ja" });
    expect(all(".rb-settled strong").map((one) => one.textContent)).toEqual(["ヌーは誰のものですか？"]);
    expect(all(".rb-settled li").map((one) => one.firstChild?.textContent)).toEqual(["プレイヤーのものです。"]);
    expect(all(".rb-settled .rb-tag").map((one) => one.textContent)).toEqual(["英語の原文の字義どおり", "中国語の原文の字義とは異なる"]);
  });

  it("names the switch of a ruling that has one only", () => {
    openBook({ clause: "silva.a" });
    expect(all(".rb-ruling strong").map((one) => one.textContent)).toEqual(["How many?"]);
    expect(all(".rb-ruling .rb-small code").map((one) => one.textContent)).toEqual(["how_many"]);
    expect(all(".rb-played").map((one) => one.textContent)).toEqual(["default"]);
    act(() => all("[data-row='silva.b']")[0]!.click());
    expect(all(".rb-ruling .rb-small")).toHaveLength(0);
  });

  it("shows what the kernel opens", () => {
    const model = openBook();
    act(() => model.set("clause", "silva.b"));
    expect(all(".rb-open").map((one) => one.dataset["item"])).toEqual(["silva.b"]);
  });

  it("leaves out what is not to be shown", () => {
    openBook({ kinds: "binding" });
    expect(all(".rb-clause").map((one) => one.dataset["item"])).toEqual(["silva.a"]);
  });
});

describe("looking words up", () => {
  it("folds what people type in other ways", () => {
    expect(folded(" ＤＥＣＫ")).toBe("deck");
    expect(folded("ククノチ")).toBe("くくのち");
    expect(sound("Shōbu")).toBe(sound("shoubu"));
  });

  it("ranks a whole word before a part, a part before a reading, a reading before an id", () => {
    expect(lookUp("card", ENTRIES)).toEqual([CARD, GAME_CARD]);
    expect([rank("deck", DECK), rank("dec", DECK), rank("eck", DECK), rank("yamafu", DECK), rank("t.de", DECK), rank("x", DECK)]).toEqual([0, 1, 2, 3, 4, null]);
    expect(rank("やまふだ", DECK)).toBe(0);
    expect(rank("でっき", DECK)).toBe(0);
  });

  it("filters by whose words, by kind of term, by basis", () => {
    const ids = (filter: Parameters<typeof fits>[1]) => ENTRIES.filter((one) => fits(one, filter)).map((one) => one.id);
    expect(ids({ group: "silva", status: "any", basis: "any" })).toEqual(["silva.t.game_card"]);
    expect(ids({ group: "", status: "deprecated", basis: "any" })).toEqual(["t.deck"]);
    expect(ids({ group: "", status: "any", basis: "attested" })).toEqual(["t.deck"]);
  });

  it("counts characters, not units, in a line", () => {
    expect(parted("𠮷の牌と", 3, 1)).toEqual(["𠮷の", "牌", "と"]);
  });
});

describe("flash cards", () => {
  it("are always mixed in the same way, and none is lost", () => {
    const cards = [1, 2, 3, 4, 5, 6, 7];
    expect(mixed(cards)).toEqual(mixed(cards));
    expect([...mixed(cards)].sort()).toEqual(cards);
    expect(mixed(cards)).not.toEqual(cards);
  });

  it("hold no answer before they are turned", () => {
    openWords({ mode: "cards", query: "deck" });
    expect(el.innerHTML).not.toMatch(/山札|やまふだ|デッキ/);
    act(() => all(".gl-answers button")[0]!.click());
    expect(all(".gl-card dd")[0]!.textContent).toContain("山札");
  });

  it("ask for a file only when the button is pressed", () => {
    const model = openWords();
    expect(model.sent).toEqual([{ do: "hello" }]);
    act(() => all("button").find((one) => one.textContent === "CSV")!.click());
    expect(model.sent[1]).toEqual({ do: "export", format: "csv" });
  });
});
