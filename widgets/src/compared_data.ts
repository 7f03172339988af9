/** What the page of the two texts gets once: every place at which they matter, with its words, figures and plays. */
import type { Place as Words } from "./rulebook_data.ts";
import type { Frame } from "./silva.ts";
import type { Lang } from "./state.ts";

export type Group = "apart" | "alike" | "silent";

/** What is said of a place in one language; empty where there is nothing to say. */
export interface Told {
  question: string;
  en: string;
  zh: string;
  plays: string;
  mend: string;
  /** The other answers of the switch, the one that is played on the right first. */
  others: string[];
}

/** Both plays, step by step, with the eyes that look at them; `at`: the step at which they part. */
export interface Plays {
  at: number;
  first: Frame[];
  second: Frame[];
  /** The clauses that only one of them cites there. */
  cited: [string[], string[]];
  /** Whose choice the right play stands for, where the kit cannot let that seat choose. */
  for: string | null;
}

export interface Place {
  id: string;
  group: Group;
  words: Words[];
  told: Record<Lang, Told>;
  clauses: string[];
  /** Percent, as it is shown: comes up, another winner with its range. */
  figures: { up: string; changed: [share: string, low: string, high: string] | null };
  plays: Plays | null;
}

export interface Compared {
  places: Place[];
  /** Whether the lines of the texts are at hand. */
  sources: boolean;
  games: string;
  players: string;
}
