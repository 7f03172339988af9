/** Positions to look at, in the form in which the kernel sends them, with the real words of content/. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Frame, State, View } from "../src/silva.ts";
import type { Lang, Refusal, Words } from "../src/state.ts";

const CONTENT = resolve(import.meta.dirname, "../../content");
const CARDS: Record<Lang, string[]> = {
  en: ["Young Kukunochi", "Boy", "Trainee", "Recon Team", "Warrior", "Brewer", "Masu Craftsman", "Farmer", "Spirit", "Sword Girl", "Kukunochi"],
  "zh-Hant": ["幼年久久能智", "少年", "訓練生", "偵察隊", "戰士", "釀酒師", "枡工匠", "農夫", "精靈", "劍之少女", "久久能智"],
  ja: ["幼きククノチ", "少年", "訓練生", "偵察隊", "戦士", "蔵人", "枡職人", "農民", "精霊", "刀の少女", "ククノチ"],
};
const CLAUSE: Record<Lang, string> = {
  en: "The clause in English.", "zh-Hant": "條文的中文。", ja: "条項の日本語。",
};

/** The messages of a game in a language, the shared ones among them. */
export function ftlOf(lang: Lang, game: string): string {
  return [`messages.${lang}.ftl`, `${game}/messages.${lang}.ftl`].map((name) => readFileSync(resolve(CONTENT, name), "utf8")).join("\n");
}

/** Brewer on the card, `Brewer (5)` in a sentence. */
function namesOf(lang: Lang): Record<string, Record<string, string>> {
  const sentence = (name: string, level: number) => (lang === "en" ? `${name} (${level})` : `「${name}」（${level}）`);
  return {
    name: Object.fromEntries(CARDS[lang].map((name, level) => [level, name])),
    card: Object.fromEntries(CARDS[lang].map((name, level) => [level, sentence(name, level)])),
  };
}

export function words(): Words {
  const all: Words = {};
  for (const lang of ["en", "zh-Hant", "ja"] as const) {
    const clauses = { "silva.card.10.not_playable": { text: CLAUSE[lang], places: [["silva.en", 68]] as [string, number][], example: true } };
    all[lang] = { ftl: ftlOf(lang, "silva"), title: "SILVA", named: namesOf(lang), clauses };
  }
  return all;
}

/** A holds Kukunochi and the Trainee and must play; B owns the Masu, C has regenerated. */
export function view(changes: Partial<View> = {}): View {
  return {
    game: "silva", viewer: "A", seats: ["A", "B", "C"], turn: "A",
    decision: { kind: "play", seat: "A", other: null, clause: "silva.turn.play_one" },
    hands: { A: [10, 2], B: [null], C: [0] }, known: { C: "*" },
    rows: { A: [{ card: 7, how: "played" }], B: [{ card: 6, how: "played" }, { card: 3, how: "forced" }, { card: null, how: "hidden" }], C: [] },
    deck: 9, deck_cards: null, farmer: { A: 2 }, masu: "B", regeneration: false, out: [], result: null,
    moves: ["B", "C"].flatMap((target) => Array.from({ length: 11 }, (_, guess) => `A play 2 ${target} ${guess}`)),
    ...changes,
  };
}

export function frames(): Frame[] {
  return [
    { move: null, log: [{ clause: "silva.setup.first_player", args: { seat: "A" } }], view: view({ deck: 10, hands: { A: [10], B: [null], C: [0] }, moves: [] }) },
    { move: null, log: [{ clause: "silva.turn.draw", form: "private", args: { seat: "A", card: 2 } }], view: view() },
  ];
}

export function state(changes: Partial<State> = {}): State {
  return {
    version: 1, frames: frames(), at: 1, viewer: "A", viewers: ["A", "PUBLIC"], names: {},
    refusal: null, lesson: null, branch: null, notice: null, ...changes,
  };
}

export const NOT_PLAYABLE: Refusal = {
  move: "A play 10", reasons: [{ clause: "silva.card.10.not_playable", form: "refused", args: {} }],
};
