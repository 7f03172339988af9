/** What the glossary gets once: entries with their words, where each stands, and the lines or clauses around it. */
import type { Basis } from "./concept.ts";
import { LANGS } from "./i18n.ts";
import type { Lang } from "./state.ts";

/** Preferred term, where it comes from, forms, admitted and deprecated words. */
export type Cell = [preferred: string, basis: Basis | "named" | "used", forms: string[], admitted: string[], deprecated: string[]];

/** Numbers of source, line, column, length, and of the clause of ours that says it; -1 for none. */
export type At = [source: number, line: number, column: number, length: number, clause: number];

export interface Entry {
  id: string;
  group: string;
  note: string;
  words: Partial<Record<Lang, Cell>>;
  at: At[];
  uses: number[];
  read: [kana: string, latin: string] | null;
}

export interface Terms {
  entries: Entry[];
  of: string | null;
  /** Whether this was found in somebody's own texts. */
  texts: boolean;
  sources: string[];
  languages: Record<string, Lang>;
  lines: Record<string, Record<string, string>>;
  clauses: [id: string, texts: Record<Lang, string>][];
}

export interface Filter {
  group: string;
  status: string;
  basis: string;
}

export const cells = (entry: Entry): [Lang, Cell][] => LANGS.flatMap(([lang]) => { const cell = entry.words[lang]; return cell ? [[lang, cell] as [Lang, Cell]] : []; });

export const spelled = (entry: Entry): string[] => cells(entry).flatMap(([, [preferred, , forms, admitted, deprecated]]) => [preferred, ...forms, ...admitted, ...deprecated]);

export function fits(entry: Entry, { group, status, basis }: Filter): boolean {
  if (group && group !== entry.group) return false;
  const own = cells(entry).map(([, cell]) => cell);
  if (status === "admitted" && !own.some((cell) => cell[3].length)) return false;
  if (status === "deprecated" && !own.some((cell) => cell[4].length)) return false;
  return basis === "any" || own.some((cell) => cell[1] === basis);
}

/** A text in three parts, the middle one being the word: columns count characters, as Python does. */
export function parted(line: string, column: number, length: number): [string, string, string] {
  const letters = [...line];
  return [letters.slice(0, column - 1).join(""), letters.slice(column - 1, column - 1 + length).join(""), letters.slice(column - 1 + length).join("")];
}
