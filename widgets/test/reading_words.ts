/** The words of the widgets that are read, from content/, for tests. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Lang, Words } from "../src/state.ts";

const file = (name: string) => readFileSync(resolve(__dirname, "../../content", name), "utf8");
const LANGS: Lang[] = ["en", "zh-Hant", "ja"];

export function readingWords(): Words {
  const of = (lang: Lang) => ["messages", "reading", "rulings", "silva/messages"].map((name) => file(`${name}.${lang}.ftl`)).join("\n");
  return Object.fromEntries(LANGS.map((lang) => [lang, { ftl: of(lang), title: "SILVA", named: { game: {} }, clauses: {} }]));
}
