/** Tables of Living Forest Duel as the kernel sends them (duel_vectors.json), and their words. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Box, State } from "../src/duel_state.ts";
import type { Lang, Words } from "../src/state.ts";
import { ftlOf } from "./states.ts";

export type TableName = "start" | "turn" | "used" | "sun" | "water" | "tree" | "move" | "extra" | "sanki" | "winter" | "open" | "placed" | "won";

const VECTORS = JSON.parse(readFileSync(resolve(__dirname, "duel_vectors.json"), "utf8")) as {
  box: Box;
  named: Record<Lang, Record<string, Record<string, string>>>;
  states: Record<TableName, State>;
};

export const { box, named } = VECTORS;

/** A copy of a table, with some of its state changed. */
export function table(name: TableName = "turn", changes: Partial<State> = {}): State {
  return { ...structuredClone(VECTORS.states[name]), ...changes };
}

export function duelWords(): Words {
  const all: Words = {};
  for (const lang of ["en", "zh-Hant", "ja"] as const) {
    all[lang] = { ftl: ftlOf(lang, "living_forest_duel"), title: "Duel", clauses: { "lfd.win.onibi": { text: `Onibi ${lang}`, places: [] } }, named: named[lang] };
  }
  return all;
}
