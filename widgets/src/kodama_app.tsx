/** Kodama on the screen: which parts fill the frame that all tables share. */
import { Button, ClauseLink } from "./button.tsx";
import type { Speaker } from "./i18n.ts";
import { Felt, type TreePlay } from "./kodama_felt.tsx";
import { placeText, poseAt } from "./kodama_choice.ts";
import { printTrees } from "./kodama_print.ts";
import type { State, View } from "./kodama_state.ts";
import { HandOver } from "./hand_over.tsx";
import type { GameUi } from "./shell.tsx";
import { actingSeat } from "./state.ts";
import { TextMoves } from "./text_moves.tsx";
import { useUi } from "./ui.ts";

export const kodama: GameUi<View, never> = {
  Felt, Result, Prompt, tried,
  would: (moves, say) => say.list(moves.map((move) => say.named("kodama_card", move.split(" ")[2] ?? ""))),
  opening: (state) => ((state as State).walk ? 0 : null),
};

/** The card of a move, by its name: where it was laid is seen. */
function tried(move: string, say: Speaker): string | undefined {
  const [, verb, card = ""] = move.split(" ");
  if (verb === "pass") return say.ui("ui-pass");
  return verb === "place" ? say.named("card", card) : verb === "kodama" ? say.named("kodama_card", card) : undefined;
}

/** Who wins, and with how many points. */
function Result({ view }: TreePlay) {
  const { say } = useUi();
  const { result } = view;
  if (!result) return null;
  const [seat = ""] = result.winners;
  const args = { seat, seats: result.winners, points: view.scores[seat] ?? 0 };
  return (
    <div class="silva-result">
      <strong>{say.event({ clause: "ko.end.win", form: result.winners.length > 1 ? "shared" : "", args })}</strong>
      <ClauseLink clause={result.clause} />
    </div>
  );
}

function Prompt(play: TreePlay) {
  const { say } = useUi();
  const { view, send } = play;
  const state = play.state as State;
  if (state.walk) return null;
  const acting = view.decision?.seat === actingSeat(view) ? actingSeat(view) : null;
  const places = acting && view.decision?.kind === "place" ? Object.entries(state.candidates).flatMap(([card, list]) => list.map((one) => placeText(acting, card, poseAt(one)))) : [];
  const moves = [...view.moves, ...places];
  return (
    <div class="silva-prompt">
      {view.result && <p class="silva-prompt-title">{say.ui("ui-game-over")}</p>}
      <HandOver {...play} />
      {acting && view.moves.some((move) => move.endsWith(" pass")) && <div class="silva-row"><Button class="silva-primary" data-autofocus="pass" onClick={() => send(`${acting} pass`)}>{say.ui("ui-pass")}</Button></div>}
      {moves.length > 0 && <TextMoves moves={moves} send={send} example={`${acting ?? "A"} place 12 14 103 -20`} />}
      <div class="silva-row"><Button class="silva-quiet ko-print" onClick={(event) => printTrees(event.currentTarget)}>{say.ui("ui-print")}</Button></div>
    </div>
  );
}
