/** How SILVA is played on the screen: the felt with cards to choose, and what would be legal, in words. */
import { chooseCard, leadsOn, parse, type Draft } from "./choice.ts";
import { TableGrid } from "./felt.tsx";
import type { Speaker } from "./i18n.ts";
import type { Play } from "./shell.tsx";
import type { Level, View } from "./silva.ts";
import { actingSeat, mine, over, type Seat } from "./state.ts";

export function Felt({ view, state, draft, live, take, cancel, remember }: Play<View, Draft>) {
  const acting = actingSeat(view);
  const choose = (level: Level, cell: string) => {
    remember(cell);
    cancel();
    if (draft?.card !== level) take(chooseCard(view, level));
  };
  return (
    <TableGrid view={view} bots={state.bots ?? []} waits={live && !over(state, view)} draft={draft} take={take} choose={live && acting && !view.result ? choose : undefined}
      legal={(level) => live && mine(view) && canChoose(view.decision?.kind, (verb) => leadsOn(view, `${acting} ${verb} ${level}`))} />
  );
}

function canChoose(kind: string | undefined, leads: (verb: string) => boolean): boolean {
  if (kind === "play") return leads("play");
  if (kind === "keep") return leads("keep");
  return kind === "pick_open" && leads("pick");
}

/** What would be legal, by card and opponent: the moves themselves are listed under the prompt. */
export function legalCards(moves: string[], say: Speaker): string {
  const cards = new Map<Level, Set<Seat>>();
  for (const { card, target } of moves.map(parse)) {
    if (card === undefined) continue;
    const targets = cards.get(card) ?? new Set();
    cards.set(card, target ? targets.add(target) : targets);
  }
  if (!cards.size) return moves.join(" · ");
  const aims = (targets: Set<Seat>) => [...targets].map((seat) => say.seat(seat)).join(say.lang === "en" ? ", " : "、");
  const named = [...cards].map(([card, targets]) => (targets.size ? `${say.card(card)} → ${aims(targets)}` : say.card(card)));
  return [...cards.values()].some((targets) => targets.size) ? named.join(" · ") : say.list(named);
}
