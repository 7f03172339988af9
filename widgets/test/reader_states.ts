/** Two texts to read, in the form in which the kernel sends them, with the real messages of content/. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Sent, SideNo } from "../src/reader_data.ts";
import type { Decided } from "../src/reader_filter.ts";
import type { Lang, Words } from "../src/state.ts";
import { ftlOf } from "./states.ts";

const TIERS = ["error", "review", "style"];
const CATEGORIES = ["number-mismatch", "missing-clause", "unbalanced-quote/parenthesis", "x-layout"];

/** A side of a text whose lines are its segments; a line may begin with white space. */
export function side(name: string, lang: string, lines: string[], kinds = "s".repeat(lines.length)): Sent["sides"][number] {
  const cuts: number[] = [];
  let gap = 0;
  for (const line of lines) {
    cuts.push(gap + line.length - line.trimStart().length, line.trim().length);
    gap = line.length - line.trimEnd().length + 1;
  }
  return { name, lang, text: lines.join("\n"), cuts, kinds };
}

/** Draws 2 cards against three: an error on both sides, a sentence that only one side has, one that was moved. */
export function sent(): Sent {
  const source = side("a.en.txt", "en", ["Setup", "Draw 2 cards.", "Play one.", "The end."], "1sss");
  const target = side("b.zh.txt", "zh-Hant", ["結束。", "準備", "抽3張牌。"], "s1s");
  const at = (no: SideNo, quote: string) => {
    const start = [source, target][no]!.text.indexOf(quote);
    return [no, start, start + quote.length];
  };
  return {
    sides: [source, target],
    links: [[0, 1, 2, 3], [3, 0, 1]],
    scores: [90, 80, 0, 70], moved: [3],
    told: [["number", "2"], ["term", "card / 牌"]],
    evidence: [0, 2, 0, 1, 0, 0],
    categories: CATEGORIES, tiers: TIERS, severities: ["critical", "major", "minor", "cosmetic"],
    findings: [
      ["aa", 0, 0, 0, "desk-number-changed", { source: "2", quote: "3" }, "2", "silva.turn.draw", "duel", [...at(1, "3"), ...at(0, "2")]],
      ["bb", 1, 1, 1, "desk-clause-missing", {}, "", "", "", at(0, "Play one.")],
      ["cc", 2, 3, 3, "desk-layout-furniture", { quote: { en: "one", "zh-Hant": "一", ja: "壱" } }, "", "", "", at(1, "結束。")],
    ],
  };
}

/** Very many segments, one to one. */
export function many(count: number): Sent {
  const lines = (word: string) => Array.from({ length: count }, (_, n) => `${word} ${n}.`);
  const links = Array.from({ length: count }, (_, n) => n);
  return { ...sent(), sides: [side("a", "en", lines("Line")), side("b", "ja", lines("行"))], links: [links, links], scores: links.map(() => 50), moved: [], told: [], evidence: links.map(() => 0), findings: [] };
}

export function decided(changes: Partial<Decided> = {}): Decided {
  return { version: 1, accepted: {}, dismissed: {}, unsaved: false, notice: null, ...changes };
}

export function readerWords(): Words {
  const all: Words = {};
  for (const lang of ["en", "zh-Hant", "ja"] as Lang[]) {
    const scenes = { duel: { title: `<b>Duel</b> ${lang}`, caption: "…", table: true } };
    all[lang] = { ftl: `${ftlOf(lang, "translation")}\n${readFileSync(resolve(import.meta.dirname, `../../content/reading.${lang}.ftl`), "utf8")}`, clauses: { "silva.turn.draw": { text: `The clause ${lang}.`, places: [] } }, ...{ scenes } };
  }
  return all;
}
