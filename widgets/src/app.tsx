/** SILVA on the screen: which parts fill the frame that all tables share. */
import { ResultBanner } from "./centre.tsx";
import { chooseCard, leadsOn, parse, type Draft } from "./choice.ts";
import { TableGrid } from "./felt.tsx";
import type { Speaker } from "./i18n.ts";
import { Prompt } from "./prompt.tsx";
import type { GameUi, Play } from "./shell.tsx";
import type { Level, View } from "./silva.ts";
import { actingSeat, mine } from "./state.ts";

export const silva: GameUi<View, Draft> = { title: "SILVA", Felt, Result: ResultBanner, Prompt, would: legalCards };

function Felt({ view, draft, live, take, cancel, remember }: Play<View, Draft>) {
  const acting = actingSeat(view);
  const choose = (level: Level, cell: string) => {
    remember(cell);
    if (draft?.card === level) cancel();
    else take(chooseCard(view, level));
  };
  return (
    <TableGrid view={view} draft={draft} take={take} choose={live && acting && !view.result ? choose : undefined}
      legal={(level) => live && mine(view) && canChoose(view.decision?.kind, (verb) => leadsOn(view, `${acting} ${verb} ${level}`))} />
  );
}

function canChoose(kind: string | undefined, leads: (verb: string) => boolean): boolean {
  if (kind === "play") return leads("play");
  if (kind === "keep") return leads("keep");
  return kind === "pick_open" && leads("pick");
}

/** What would be legal, by card: the moves themselves are listed under the prompt. */
function legalCards(moves: string[], say: Speaker): string {
  const cards = new Set<number>();
  for (const move of moves) {
    const { card } = parse(move);
    if (card !== undefined) cards.add(card);
  }
  return cards.size ? say.list([...cards].map((card) => say.card(card))) : moves.join(" · ");
}
