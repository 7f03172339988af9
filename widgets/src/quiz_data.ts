/** What a quiz sends: a play, a question in ids, and a grade once it has been answered. */
import type { Speaker } from "./i18n.ts";
import type { View } from "./silva.ts";
import type { Frame, Notice, Said } from "./state.ts";

export interface Option extends Said {
  id: string;
}

/** One thing that is asked: one option is right, or several. */
export interface Part {
  name: string;
  many: boolean;
  options: Option[];
}

/** For each part the ids of the chosen options. */
export type Given = Record<string, string[]>;

export interface Grade {
  right: boolean;
  parts: Record<string, boolean>;
  given: Given;
  answers: Given;
  why: Said[];
  step: number | null;
}

export interface QuizState {
  version: number;
  notice: Notice | null;
  number: number;
  of: number;
  right: number;
  answered: number;
  over: boolean;
  frames: Frame<View>[];
  at: number;
  viewer: string;
  question: { kind: string; asked: Said; parts: Part[] };
  grade: Grade | null;
}

/** The option that says: none of them. In the first part it is the whole answer. */
export const NONE = "none";

/** The parts that are to be answered, after what has been chosen so far. */
export function asked(parts: Part[], given: Given): Part[] {
  const [first] = parts;
  return first && given[first.name]?.[0] === NONE && !first.many ? [first] : parts;
}

/** The answer after a click on an option: another one, or one more; none of them stands alone. */
export function chosen(part: Part, before: string[], id: string): string[] {
  if (!part.many || id === NONE) return before.includes(id) && part.many ? [] : [id];
  const others = before.filter((one) => one !== NONE);
  return others.includes(id) ? others.filter((one) => one !== id) : [...others, id];
}

/** What is to be heard of a question: itself, or the grade with its reasons. */
export function heard(say: Speaker, { question, grade }: QuizState): string {
  if (!grade) return sentence(say, question.asked);
  return say.join([say.ui(grade.right ? "quiz-right" : "quiz-wrong"), ...grade.why.map((said) => sentence(say, said))]);
}

/** A sentence in the reader's language: of an event, a refusal, a message, or the clause itself. */
export function sentence(say: Speaker, said: Said): string {
  if (said.form === "clause") return say.clause(said.clause)?.text ?? said.clause;
  return said.form?.startsWith("refused") ? say.refusal(said) : say.event(said);
}
