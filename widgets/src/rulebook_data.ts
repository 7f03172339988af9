/** What the rulebook gets once: clauses, rulings, scenes, concepts, and how people ask. */
import type { Concepts } from "./concept.ts";
import type { Lang } from "./state.ts";

/** A piece of a sentence: plain text, or a term and the concept that it stands for. */
export type Segment = string | [text: string, concept: string];

/** Source and line; where the source text is at hand, the line itself, the quoted part in the middle. */
export type Place = [source: string, line: number, before?: string, quote?: string, after?: string];

export interface Clause {
  id: string;
  kind: string;
  /** Of a duplicate: the clause that says it first. */
  of: string | null;
  texts: Record<Lang, Segment[]>;
  places: Place[];
  rulings: string[];
  scenes: string[];
}

export interface Ruling {
  switch: string | null;
  options: string[];
  default: string;
  literal: Partial<Record<Lang, string>>;
  words: Record<Lang, [asks: string, plays: string]>;
}

export interface Asked {
  spoken: Record<Lang, Record<string, string[]>>;
  small: string;
  cues: Record<string, string[]>;
  numbers: { en: string[]; "zh-Hant": string[]; pairs: string[] };
}

export interface Book {
  game: string;
  sources: string[];
  clauses: Clause[];
  rulings: Record<string, Ruling>;
  scenes: Record<string, Record<Lang, [title: string, caption: string]>>;
  concepts: Concepts;
  asked: Asked;
}

export const text = (segments: Segment[]): string => segments.map((one) => (typeof one === "string" ? one : one[0])).join("");

export const binding = (kind: string): boolean => kind === "rule" || kind === "setup";

/** Whether a clause is among those that are to be shown. */
export function fits(clause: Clause, kinds: string): boolean {
  if (kinds === "all") return true;
  if (kinds === "binding") return binding(clause.kind);
  if (kinds === "ruled") return clause.rulings.length > 0;
  return kinds === "scenes" ? clause.scenes.length > 0 : clause.kind === kinds;
}
