/** A table of Kodama as the kernel sends it (kodama_vectors.json), and its words. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Fit } from "../src/kodama_geometry.ts";
import type { Box, Node, Pose, Score, State } from "../src/kodama_state.ts";
import type { Lang, Words } from "../src/state.ts";
import { ftlOf } from "./states.ts";

type Row = [string, number, number, number, number];

interface Vectors {
  box: Box;
  grounds: Row[][][];
  placements: { ground: number; own: number; card: string; pose: Pose; edge: boolean; fit: Partial<Fit> }[];
  scores: { ground: number; own: number; node: number; season: string | null; lone: boolean; score: Score; extra: number }[];
  table: State;
}

export const VECTORS = JSON.parse(readFileSync(resolve(__dirname, "kodama_vectors.json"), "utf8")) as Vectors;
export const { box } = VECTORS;

export function trees(ground: number): Node[][] {
  return (VECTORS.grounds[ground] ?? []).map((tree) => tree.map(([card, parent, x, y, angle]) => ({ card, parent, x, y, angle })));
}

/** A copy of the table, with some of its state changed. */
export function table(changes: Partial<State> = {}): State {
  return { ...(structuredClone(VECTORS.table)), ...changes };
}

export function koWords(): Words {
  const all: Words = {};
  const elements: Record<Lang, string> = { en: "caterpillar cloud firefly flower mushroom star", "zh-Hant": "毛毛蟲 雲 螢火蟲 花 蘑菇 星星", ja: "イモムシ 雲 ホタル 花 キノコ 星" };
  for (const lang of ["en", "zh-Hant", "ja"] as const) {
    const names = elements[lang].split(" ");
    const ids = ["caterpillar", "cloud", "dragonfly", "flower", "mushroom", "star"];
    const cards = Object.keys(box.cards).filter((id) => box.shapes[box.cards[id]?.shape ?? ""]?.root);
    const numbered = (word: string, list: string[]) => Object.fromEntries(list.map((id) => [id, `${word} ${id}`]));
    all[lang] = {
      ftl: ftlOf(lang, "kodama"), clauses: {},
      named: {
        element: Object.fromEntries(ids.map((id, i) => [id, names[i] ?? id])), card: numbered("Branch card", cards),
        kodama_card: numbered("Kodama card", Object.keys(box.kodama)), season_card: numbered("Season card", Object.keys(box.seasons)),
        season: { spring: "Spring", summer: "Summer", autumn: "Autumn" },
      },
    } as Words[Lang] & object;
  }
  return all;
}
