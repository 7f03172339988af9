/** The sentences of findings and the names of their kinds, in the language of the screen. */
import type { Speaker } from "./i18n.ts";
import type { Finding, Span, Texts } from "./reader_data.ts";

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

/** The rows that a finding stands in, those of one wording and side together. */
export function byQuote(texts: Texts, finding: Finding): [Span, ...Span[]][] {
  const found = new Map<string, [Span, ...Span[]]>();
  for (const span of finding.spans) {
    const key = `${span.side}${texts.quote(span)}`;
    const known = found.get(key);
    if (!known) found.set(key, [span]);
    else if (known.every((one) => one.row !== span.row)) known.push(span);
  }
  return [...found.values()];
}
