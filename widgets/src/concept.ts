/** Concepts of the glossary as the kernel sends them: their words in three languages. */
import type { Lang } from "./state.ts";

export type Role = "preferred" | "form" | "admitted" | "deprecated";
export type Basis = "attested" | "published" | "decided";

/** Preferred term, where it comes from, forms, admitted and deprecated words. */
export type WordsOf = [preferred: string, status: Basis, forms: string[], admitted: string[], deprecated: string[]];

export type Concept = { game: string | null; note: string } & Record<Lang, WordsOf>;

export type Concepts = Record<string, Concept>;

/** Every word of a concept in a language with its role, the preferred one first. */
export function roles(concept: Concept, lang: Lang): [string, Role][] {
  const [preferred, , forms, admitted, deprecated] = concept[lang];
  const as = (role: Role) => (text: string): [string, Role] => [text, role];
  return [[preferred, "preferred"], ...forms.map(as("form")), ...admitted.map(as("admitted")), ...deprecated.map(as("deprecated"))];
}
