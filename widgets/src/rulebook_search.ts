/** Search in the rulebook without a kernel: the same features and weights as silva_kit/rulebook/{features,search}.py. */
import { roles } from "./concept.ts";
import { text, type Book, type Clause } from "./rulebook_data.ts";
import type { Lang } from "./state.ts";

const WORD = /[a-z0-9]+/g;
const RUN = /[\u3041-\u30ff\u3400-\u9fff]+/g;
const KANA = /[\u3041-\u30ff]/;
const HAN = /[\u3400-\u9fff]/;
const HIRAGANA = /^[\u3041-\u309f]+$/;
const BARE_NUMBER = /(?<![0-9(（])[0-9]+(?![0-9)）])/;
const LEAVE = /\b(?:may|must|cannot)\b|可以|必須|不得|てもよい|できない|なければならない/;
const COUNTED = /(十一|十二|[零一二三四五六七八九十兩両])(?=[個張名位枚人回次點点分種輪色つ])/g;
const WEIGHTS: Record<string, number> = { w: 1, p: 1, c: 0.4, t: 1.4, "#": 0.8 };
const SATURATION = 1.2;
const LENGTH = 0.2;
const CONTEXT = 0.5;
const ASKED = 0.2;
const OTHER_KINDS: Record<string, number> = { advice: 0.9, duplicate: 0.7, heading: 0.6, flavour: 0.5, "source incomplete": 0.9 };
const LANGS: readonly Lang[] = ["en", "zh-Hant", "ja"];

export const normal = (said: string): string => said.normalize("NFKC").toLowerCase();

/** An English word without its ending. */
export function stem(word: string): string {
  if (word.length > 3 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  for (const ending of ["ing", "ed", "es", "s"]) {
    if (!word.endsWith(ending) || word.length - ending.length < 3 || word.endsWith("ss")) continue;
    word = word.slice(0, -ending.length);
    const last = word[word.length - 1] ?? "";
    if (ending.length > 1 && ending !== "es" && word.length > 3 && last === word[word.length - 2] && !"ls".includes(last)) word = word.slice(0, -1);
    break;
  }
  return word.length > 3 && word.endsWith("e") ? word.slice(0, -1) : word;
}

/** The languages that a question may be asked in: kana is Japanese, Han alone may be either. */
export function languagesOf(question: string): Lang[] {
  if (KANA.test(question)) return ["ja"];
  return HAN.test(question) ? ["zh-Hant", "ja"] : ["en"];
}

const words = (said: string): string[] => said.match(WORD) ?? [];
const phraseKey = (said: string, lang: Lang) => (lang === "en" ? words(normal(said)).map(stem).join(" ") : normal(said));

type Document = { clause: Clause; counts: Map<string, number>; length: number };

export class Search {
  private readonly phrases: Record<Lang, Map<string, Set<string>>>;
  private readonly longest: Record<Lang, number>;
  private readonly small: Set<string>;
  private readonly numbers = new Map<string, string>();
  private readonly indexes = new Map<Lang, { documents: Document[]; rarity: Map<string, number>; mean: number }>();

  constructor(private readonly book: Book) {
    this.small = new Set(book.asked.small.split(/\s+/));
    const { en, "zh-Hant": zh, pairs } = book.asked.numbers;
    for (const spelled of [en, zh]) spelled.forEach((word, value) => this.numbers.set(word, String(value)));
    for (const word of pairs) this.numbers.set(word, "2");
    const tables = LANGS.map((lang) => [lang, this.table(lang)] as const);
    this.phrases = Object.fromEntries(tables) as Search["phrases"];
    this.longest = Object.fromEntries(tables.map(([lang, table]) => [lang, Math.max(0, ...[...table.keys()].map((key) => [...key].length))])) as Search["longest"];
  }

  /** The clauses that answer a question, best first; an id finds itself. */
  ask(question: string, limit = 8): Clause[] {
    const itself = this.book.clauses.find((one) => one.id === question.trim());
    if (itself) return [itself];
    const best = new Map<Clause, number>();
    for (const lang of languagesOf(question)) {
      for (const [clause, score] of this.scores(question, lang)) best.set(clause, Math.max(score, best.get(clause) ?? 0));
    }
    const ranked = [...best].filter(([, score]) => score > 0).sort((a, b) => b[1] - a[1] || (a[0].id < b[0].id ? -1 : 1));
    return ranked.slice(0, limit).map(([clause]) => clause);
  }

  private scores(question: string, lang: Lang): [Clause, number][] {
    const { documents, rarity, mean } = this.index(lang);
    const asked = [...this.features(question, lang)].sort();
    return documents.map(({ clause, counts, length }) => {
      const norm = SATURATION * (1 - LENGTH + (LENGTH * length) / mean);
      let total = 0;
      let content = false;
      for (const feature of asked) {
        const count = counts.get(feature);
        if (!count) continue;
        const mark = feature[0] ?? "";
        content ||= mark !== "#";
        total += ((WEIGHTS[mark] ?? 0) * (rarity.get(feature) ?? 0) * count * (SATURATION + 1)) / (count + norm);
      }
      return [clause, content ? total * (OTHER_KINDS[clause.kind] ?? 1) : 0];
    });
  }

  private table(lang: Lang): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    const add = (said: string, id: string) => {
      const key = phraseKey(said, lang);
      if (key) found.set(key, (found.get(key) ?? new Set()).add(id));
    };
    for (const [id, concept] of Object.entries(this.book.concepts)) for (const [word] of roles(concept, lang)) add(word, id);
    for (const [phrase, ids] of Object.entries(this.book.asked.spoken[lang])) for (const id of ids) add(phrase, id);
    return found;
  }

  private index(lang: Lang) {
    const known = this.indexes.get(lang);
    if (known) return known;
    const heads = new Map(this.book.clauses.map((one) => [one.id, one]));
    const documents = this.book.clauses.map((clause) => this.document(clause, heads, lang));
    const having = new Map<string, number>();
    for (const { counts } of documents) for (const feature of counts.keys()) having.set(feature, (having.get(feature) ?? 0) + 1);
    const rarity = new Map([...having].map(([feature, count]) => [feature, Math.log(1 + documents.length / count)]));
    const mean = documents.reduce((sum, one) => sum + one.length, 0) / documents.length;
    const made = { documents, rarity, mean };
    this.indexes.set(lang, made);
    return made;
  }

  private document(clause: Clause, clauses: Map<string, Clause>, lang: Lang): Document {
    const counts = new Map<string, number>();
    const add = (feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1);
    const said = text(clause.texts[lang]);
    for (const feature of plain(said, lang, this.small)) add(feature);
    if (BARE_NUMBER.test(said)) add("#number");
    if (LEAVE.test(said)) add("#leave");
    for (const one of clause.texts[lang]) if (typeof one !== "string") add(`t:${one[1]}`);
    const [word = "", ...parts] = clause.id.split(".");
    // An id sums its clause up in English words.
    const summed = lang === "en" ? plain(parts.join(".").replace(/_/g, " "), "en", this.small) : [];
    for (const feature of summed) if (!counts.has(feature)) counts.set(feature, CONTEXT);
    const head = clauses.get([word, "head", ...parts.slice(0, -1)].join("."));
    for (const one of head?.texts[lang] ?? []) if (typeof one !== "string" && !counts.has(`t:${one[1]}`)) counts.set(`t:${one[1]}`, CONTEXT);
    for (const id of clause.rulings) for (const feature of this.asked(this.book.rulings[id]?.words[lang][0] ?? "", lang)) if (!counts.has(feature)) counts.set(feature, ASKED);
    return { clause, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
  }

  private *asked(question: string, lang: Lang): Iterable<string> {
    yield* plain(question, lang, this.small);
    for (const id of this.concepts(normal(question), lang)) yield `t:${id}`;
  }

  private features(question: string, lang: Lang): Set<string> {
    const lowered = normal(question);
    const found = new Set(this.asked(question, lang));
    for (const word of [...words(lowered), ...(lowered.match(COUNTED) ?? [])]) {
      const digits = this.numbers.get(word);
      if (digits) found.add(`w:${digits}`);
    }
    for (const [name, cues] of Object.entries(this.book.asked.cues)) if (cues.some((word) => lowered.includes(word))) found.add(`#${name}`);
    return found;
  }

  private *concepts(lowered: string, lang: Lang): Iterable<string> {
    const parts = lang === "en" ? words(lowered).map(stem) : [...lowered];
    const join = lang === "en" ? " " : "";
    for (let at = 0; at < parts.length; at++) {
      for (let end = Math.min(parts.length, at + this.longest[lang]); end > at; end--) {
        const ids = this.phrases[lang].get(parts.slice(at, end).join(join));
        if (!ids) continue;
        yield* ids;
        at = end - 1;
        break;
      }
    }
  }
}

function* plain(said: string, lang: Lang, small: Set<string>): Iterable<string> {
  const lowered = normal(said);
  for (const word of words(lowered)) if (!small.has(word)) yield `w:${stem(word)}`;
  if (lang === "en") return;
  for (const run of lowered.match(RUN) ?? []) {
    for (let i = 0; i < run.length - 1; i++) if (!HIRAGANA.test(run.slice(i, i + 2))) yield `p:${run.slice(i, i + 2)}`;
    for (const letter of run) if (HAN.test(letter)) yield `c:${letter}`;
  }
}
