/** From a click to a move's text: which question comes next, and what may be tried. Legal or not is the kernel's word. */
import type { Level, View } from "./silva.ts";
import { actingSeat, mine, type Seat } from "./state.ts";

export interface Parsed {
  seat: Seat;
  verb: string;
  card?: Level;
  target?: Seat;
  guess?: Level;
  word?: string;
}

/** What has been chosen so far of `A play 2 B 7`. */
export interface Draft {
  card: Level;
  target?: Seat;
}

export interface Option {
  kind: "seat" | "guess" | "keep" | "pick" | "left" | "right" | "masu" | "decline";
  /** The seat, the guessed level, the cards kept or picked. */
  value: Seat | Level | Level[] | null;
  legal: boolean;
  /** A move's text to be sent, or the next draft. */
  then: string | Draft;
}

/** `A play 2 B 7` in its parts. */
export function parse(text: string): Parsed {
  const [seat = "", verb = "", first, target, guess] = text.split(" ");
  const move: Parsed = { seat, verb };
  if (first !== undefined) {
    if (/^\d+$/.test(first)) move.card = Number(first);
    else move.word = first;
  }
  if (target !== undefined) move.target = target;
  if (guess !== undefined) move.guess = Number(guess);
  return move;
}

/** Whether a legal move starts with this text (`A play 5`, then ` B`, then ` 7`). */
export function leadsOn(view: View, text: string): boolean {
  return view.moves.some((move) => move === text || move.startsWith(`${text} `));
}

/** Choosing a card of the own hand: a complete move, or a draft that asks for more. */
export function chooseCard(view: View, level: Level): string | Draft {
  const seat = actingSeat(view) ?? view.turn ?? "";
  const kind = mine(view) ? view.decision?.kind : undefined;
  if (kind === "keep") return `${seat} keep ${level}`;
  if (kind === "pick_open") return `${seat} pick ${level}`;
  return needs(view, level, "target") ? { card: level } : `${seat} play ${level}`;
}

/** Whether any legal move with this card names a target or a guess. */
function needs(view: View, level: Level, part: "target" | "guess"): boolean {
  return view.moves.some((text) => {
    const move = parse(text);
    return move.verb === "play" && move.card === level && move[part] !== undefined;
  });
}

/** The options of the question that is open now; [] while a card is to be chosen in the hand. */
export function options(view: View, draft: Draft | null): Option[] {
  if (!mine(view) || !view.decision?.seat) return [];
  const seat = view.decision.seat;
  switch (view.decision.kind) {
    case "play": return draft ? playOptions(view, seat, draft) : [];
    case "keep": return view.moves.map((text) => ({ kind: "keep", value: levels(text), legal: true, then: text }));
    case "pick_open": return picks(view, seat, view.hands[view.decision.other ?? seat] ?? []);
    case "pick_blind": return (["left", "right"] as const).map((side) => whole(view, `${seat} pick ${side}`, side));
    case "masu": return (["masu", "decline"] as const).map((verb) => whole(view, `${seat} ${verb}`, verb));
    default: return [];
  }
}

/** Target, then guess; every seat and every level may be tried. */
function playOptions(view: View, seat: Seat, draft: Draft): Option[] {
  const start = `${seat} play ${draft.card}`;
  if (draft.target === undefined) {
    const asksGuess = needs(view, draft.card, "guess");
    return view.seats.map((target) => {
      const text = `${start} ${target}`;
      const then = asksGuess ? { card: draft.card, target } : text;
      return { kind: "seat", value: target, legal: leadsOn(view, text), then };
    });
  }
  return Array.from({ length: 11 }, (_, guess) => {
    const text = `${start} ${draft.target} ${guess}`;
    return { kind: "guess", value: guess, legal: leadsOn(view, text), then: text };
  });
}

/** The cards of `A keep 5`, or of `A keep 8 5` where all may be chosen from. */
function levels(text: string): Level[] {
  return text.split(" ").slice(2).map(Number);
}

/** The cards that lie open; one that may not be picked can be tried all the same. */
function picks(view: View, seat: Seat, cards: (Level | null)[]): Option[] {
  return [...new Set(cards.filter((card) => card !== null))].map((level) => {
    const text = `${seat} pick ${level}`;
    return { kind: "pick", value: [level], legal: leadsOn(view, text), then: text };
  });
}

function whole(view: View, text: string, kind: Option["kind"]): Option {
  return { kind, value: null, legal: leadsOn(view, text), then: text };
}
