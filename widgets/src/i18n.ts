/** Words in the reader's language, formatted in the browser from the Fluent text sent with the widget. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, CardValue, ClauseText, Lang, LangWords, Said, Words } from "./state.ts";

/** Arguments that are seats, cards, colors or lists of them; all others are plain numbers or text. */
const SEATS = new Set(["seat", "target", "other", "winner"]);
const CARDS = new Set(["card", "guess", "kept", "given", "received", "other_card"]);
const CARD_LISTS = new Set(["cards", "returned"]);
const COLORS = new Set(["color", "token"]);

export const LANGS: readonly [Lang, string][] = [["en", "English"], ["zh-Hant", "中文"], ["ja", "日本語"]];

/** The nearest language we have: `zh-TW` reads zh-Hant, anything else English. */
export function nearest(tag: string): Lang {
  if (tag.startsWith("zh")) return "zh-Hant";
  return tag.startsWith("ja") ? "ja" : "en";
}

export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly words: LangWords | undefined;

  constructor(readonly lang: Lang, words: Words, private readonly names: Record<string, string>) {
    this.words = words[lang] ?? words.en;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(this.words?.ftl ?? ""));
  }

  /** A message of the interface; an unknown id is shown as it is, so that nothing breaks. */
  ui(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.format(id, "", args) ?? id;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** An event of the log as one sentence. */
  event(said: Said): string {
    return this.format(key(said.clause), said.form ?? "", this.args(said)) ?? said.clause;
  }

  /** Why a move is refused; without a message of its own the clause speaks. */
  refusal(said: Said): string {
    const form = said.form ? said.form : "refused";
    return this.format(key(said.clause), form, this.args(said))
      ?? this.format(key(said.clause), "refused", this.args(said))
      ?? this.clause(said.clause)?.text ?? said.clause;
  }

  clause(id: string): ClauseText | undefined {
    return this.words?.clauses[id];
  }

  seat(seat: string): string {
    return this.names[seat] ?? this.words?.names?.[seat] ?? seat;
  }

  cardName(level: number): string {
    return this.words?.cards?.[level] ?? String(level);
  }

  /** The word for a color's letter. */
  color(letter: string): string {
    return this.words?.colors?.[letter] ?? letter;
  }

  /** A card in a sentence: `Brewer (5)`, 「釀酒師」（5）, `red 5`, 紅色5; null is one that cannot be seen. */
  card(card: CardValue): string {
    if (card === null) return this.ui("ui-unknown-card");
    const en = this.lang === "en";
    if (typeof card === "object") return `${this.color(card.color)}${en ? " " : ""}${card.rank ?? (en ? "?" : "？")}`;
    const name = this.cardName(card);
    return en ? `${name} (${card})` : `「${name}」（${card}）`;
  }

  list(items: string[]): string {
    if (this.lang !== "en") return items.join("、");
    const last = items[items.length - 1];
    if (items.length < 2 || last === undefined) return last ?? "";
    return this.ui("ui-list-and", { list: items.slice(0, -1).join(", "), last });
  }

  /** Sentences put one after the other as the language does. */
  join(sentences: string[]): string {
    return sentences.filter(Boolean).join(this.lang === "en" ? " " : "");
  }

  private args(said: Said): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(said.args).map(([name, value]) => [name, this.argument(name, value)]));
  }

  private argument(name: string, value: Argument): FluentVariable {
    if (name === "seats" || name === "winners") return this.list((value as string[]).map((seat) => this.seat(seat)));
    if (CARD_LISTS.has(name)) return this.list((value as CardValue[]).map((card) => this.card(card)));
    if (name === "colors" || name === "tokens") return this.list((value as string[]).map((color) => this.color(color)));
    if (CARDS.has(name)) return this.card(value as CardValue);
    if (COLORS.has(name)) return this.color(value as string);
    if (SEATS.has(name)) return this.seat(value as string);
    return Array.isArray(value) ? this.list(value.map(String)) : typeof value === "object" ? "" : value;
  }

  private format(id: string, form: string, args: Record<string, FluentVariable>): string | undefined {
    const message = this.bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    // Errors are collected and dropped: a missing variable then shows as {$name}, a test finds it.
    return pattern ? this.bundle.formatPattern(pattern, args, []) : undefined;
  }
}

/** A message key is the clause id with `-` for `.`. */
export function key(clause: string): string {
  return clause.replaceAll(".", "-");
}
