/** Words in the reader's language, formatted in the browser from the Fluent text sent with the widget. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, CardValue, ClauseText, Lang, LangWords, Said, Words } from "./state.ts";

/** Arguments that name a thing of the game, with its kind; a list of such things has the same kind. */
const kinds = (kind: string, names: string) => names.split(" ").map((name): [string, string] => [name, kind]);
const KINDS = new Map([
  ...kinds("seat", "seat target other winner seats winners"),
  ...kinds("card", "card guess kept given received other_card cards returned"),
  ...kinds("color", "color token colors tokens"),
  ...kinds("element", "element other_element elements"),
  ...["season", "season_card", "kodama_card"].map((kind): [string, string] => [kind, kind]),
  ...kinds("kodama_card", "kodama_cards"),
  ...kinds("tree_card", "tree_card other_tree"),
  ...kinds("action", "action"),
]);

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

  /** The game's name in this language. */
  get title(): string {
    return this.words?.title ?? "";
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

  /** A player's name; else what this table, or the game, calls the seat; else its letter. */
  seat(seat: string): string {
    return this.names[seat] ?? this.words?.names?.[seat] ?? this.words?.named?.["seat"]?.[seat] ?? seat;
  }

  /** A thing in a sentence: `Brewer (5)`, 「釀酒師」（5）, `red 5`, 紅色5; a card of null cannot be seen. */
  named(kind: string, value: CardValue | string): string {
    if (value === null) return this.ui("ui-unknown-card");
    const key = typeof value === "object" ? `${value.color}${value.rank ?? "?"}` : String(value);
    return this.words?.named?.[kind]?.[key] ?? key;
  }

  /** The bare name on a card's face. */
  cardName(level: number): string {
    return this.named("name", level);
  }

  /** The word for a color's letter. */
  color(letter: string): string {
    return this.named("color", letter);
  }

  card(card: CardValue): string {
    return this.named("card", card);
  }

  list(items: string[]): string {
    if (this.lang !== "en") return items.join("、");
    const last = items[items.length - 1];
    if (items.length < 2 || last === undefined) return last ?? "";
    return this.ui(items.length === 2 ? "ui-list-and" : "ui-list-more", { list: items.slice(0, -1).join(", "), last });
  }

  /** A label and what it stands before: `Trick: red 5`, 墩：紅色5. */
  pair(label: string, value: string): string {
    return this.ui("ui-pair", { label, value });
  }

  /** Sentences put one after the other as the language does. */
  join(sentences: string[]): string {
    return sentences.filter(Boolean).join(this.lang === "en" ? " " : "");
  }

  private args(said: Said): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(said.args).map(([name, value]) => [name, this.argument(name, value)]));
  }

  private argument(name: string, value: Argument): FluentVariable {
    const kind = KINDS.get(name);
    const said = (one: string | CardValue) =>
      kind === "seat" ? this.seat(String(one)) : kind ? this.named(kind, one) : String(one);
    if (Array.isArray(value)) return this.list(value.map(said));
    return kind ? said(value) : typeof value === "object" ? "" : value;
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
