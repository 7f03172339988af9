/** Positions of Silent Guardians to look at, in the form in which the kernel sends them. */
import type { Card, Frame, Owed, State, View } from "../src/sg.ts";
import type { Lang, Refusal, Words } from "../src/state.ts";
import { ftlOf } from "./states.ts";

const COLORS: Record<Lang, Record<string, string>> = {
  en: { r: "red", b: "blue", y: "yellow", g: "green", x: "gray" },
  "zh-Hant": { r: "紅色", b: "藍色", y: "黃色", g: "綠色", x: "灰色" },
  ja: { r: "赤", b: "青", y: "黄", g: "緑", x: "灰色" },
};

/** `red 5`, `red ?`, 紅色5, 紅色？ by letter and rank. */
function cardsOf(lang: Lang): Record<string, string> {
  const [space, unseen] = lang === "en" ? [" ", "?"] : ["", "？"];
  const ranks = ["?", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return Object.fromEntries(Object.entries(COLORS[lang]).flatMap(([letter, color]) =>
    ranks.map((rank) => [`${letter}${rank}`, `${color}${space}${rank === "?" ? unseen : rank}`])));
}

export function sgWords(): Words {
  const all: Words = {};
  for (const lang of ["en", "zh-Hant", "ja"] as const) {
    const clauses = { "sg.trick.follow": { text: "Follow.", places: [["silent_guardians.en", 93]] as [string, number][], example: true } };
    all[lang] = { ftl: ftlOf(lang, "silent_guardians"), title: "Silent Guardians", named: { color: COLORS[lang], card: cardsOf(lang) }, names: { A: `Rangea ${lang}` }, clauses };
  }
  return all;
}

export function cards(text: string): Card[] {
  return text ? text.split(".").map((card) => ({ color: card.slice(0, 1), rank: card.slice(1) === "?" ? null : Number(card.slice(1)) })) : [];
}

/** C has led red 5; A must follow and holds two red cards, a blue and a yellow one. */
export function sgView(changes: Partial<View> = {}): View {
  return {
    game: "silent_guardians", viewer: "A", seats: ["A", "B", "C"], mode: "A", turn: "A", lead: "C",
    decision: { kind: "play", seat: "A", clause: "sg.trick.all_play" },
    hands: { A: cards("r?.r?.b?.y?"), B: cards("r2.b1.y1.g10"), C: cards("b4.y5.g2") },
    trick: [{ seat: "C", card: { color: "r", rank: 5 } }],
    tokens: { A: ["r", "b"], B: ["y"], C: [] }, pool: [], drafting: [], offered: null,
    piles: { A: [], B: [], C: [{ cards: [{ seat: "C", card: { color: "y", rank: 9 } }, { seat: "A", card: { color: "y", rank: 1 } }, { seat: "B", card: { color: "g", rank: 6 } }], token: "y" }] },
    owed: null, removed: ["r", "b", "y", "g"], removed_cards: null, transfers: 0, result: null,
    moves: ["A play r#1", "A play r#2"], ...changes,
  };
}

export const OWED: Owed = {
  winner: "B", by: "sg.trick.winner_lead", card: { color: "r", rank: 9 }, case: "most_frequent", clause: "sg.token.most_frequent",
  count: 2, choosable: ["r"], valid: ["r", "x"], usable: ["r"],
};

/** All have played; B has won and owes red. */
export function wonView(changes: Partial<View> = {}): View {
  return sgView({
    trick: [{ seat: "C", card: { color: "r", rank: 5 } }, { seat: "A", card: { color: "r", rank: 1 } }, { seat: "B", card: { color: "r", rank: 9 } }],
    turn: "B", decision: { kind: "pay", seat: "B", clause: "sg.token.place" }, owed: OWED, moves: [], ...changes,
  });
}

export function sgState(view: View = sgView(), changes: Partial<State> = {}): State {
  const first: Frame = { move: null, log: [{ clause: "sg.draft.until_empty", args: {} }], view: sgView({ trick: [], moves: [], turn: "C", decision: { kind: "play", seat: "C", clause: "sg.trick.all_play" } }) };
  const lead: Frame = { move: "C play r#1", log: [{ clause: "sg.trick.lead_card", args: { seat: "C", card: { color: "r", rank: 5 } } }], view };
  return {
    version: 1, frames: [first, lead], at: 1, viewer: "A", viewers: ["A", "PUBLIC"], names: { B: "Ben" }, refusal: null,
    lesson: null, branch: null, notice: null, quiz: null, walk: null, eyes: null, solver: null, source: [{ what: "ranks" }], ...changes,
  };
}

export const MUST_FOLLOW: Refusal = {
  move: "A play b#1", reasons: [{ clause: "sg.trick.follow", form: "refused", args: { color: "r" } }],
};
