/** The sentences of findings and the names of their kinds, in the language of the screen. */
import type { Speaker } from "./i18n.ts";
import type { Finding, Texts } from "./reader_data.ts";

/** What is wrong, in a sentence. */
export function sentence(say: Speaker, finding: Finding): string {
  const args = Object.entries(finding.args).map(([name, value]) => [name, typeof value === "string" ? value : value[say.lang] ?? ""]);
  return say.ui(finding.message, Object.fromEntries(args));
}

export function category(say: Speaker, texts: Texts, number: number): string {
  return say.ui(`desk-category-${texts.sent.categories[number]?.replace("/", "-")}`);
}

/** `12`, `12–15`: the lines of rows of one side. */
export function lines(texts: Texts, side: 0 | 1, rows: number[]): string {
  return [...new Set(rows.map((row) => texts.sides[side].line(row)))].join(", ");
}
