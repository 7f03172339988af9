/** Living Forest Duel on the screen: which parts fill the frame that all tables share. */
import { ClauseLink } from "./button.tsx";
import type { Draft } from "./duel_choice.ts";
import { Felt, type DuelPlay } from "./duel_felt.tsx";
import type { Element, State, View } from "./duel_state.ts";
import { HandOver } from "./hand_over.tsx";
import type { Speaker } from "./i18n.ts";
import type { GameUi } from "./shell.tsx";
import { actingSeat } from "./state.ts";
import { TextMoves } from "./text_moves.tsx";
import { useUi } from "./ui.ts";

export const duel: GameUi<View, Draft> = { Felt, Result, Prompt, would, opening: (state) => ((state as State).walk ? 0 : null) };

/** Who wins, and by which of the four victories; the clause opens at a click. */
function Result({ view }: DuelPlay) {
  const { say } = useUi();
  const { result } = view;
  if (!result) return null;
  return (
    <div class="silva-result">
      <strong>{say.ui("ui-winner", { seat: say.list(result.winners.map((seat) => say.seat(seat))) })}</strong>
      <span>{say.clause(result.clause)?.text}</span> <ClauseLink clause={result.clause} />
    </div>
  );
}

function Prompt(play: DuelPlay) {
  const { say } = useUi();
  const { view, send } = play;
  if ((play.state as State).walk) return null;
  return (
    <div class="silva-prompt">
      {view.result && <p class="silva-prompt-title">{say.ui("ui-game-over")}</p>}
      <HandOver {...play} />
      {view.moves.length > 0 && <TextMoves moves={view.moves} send={send} example={`${actingSeat(view) ?? "A"} token sun`} />}
    </div>
  );
}

/** What would be legal, in words: elements of tokens, places, clearings and cells as they are written. */
function would(moves: string[], say: Speaker): string {
  const words = moves.map((move) => {
    const [, verb = "", ...rest] = move.split(" ");
    if (verb === "token") return say.named("element", rest[0] as Element);
    if (verb === "extra") return say.named("action", rest[0] as Element);
    const plain: Record<string, string> = { reveal: "ui-reveal", pass: "ui-pass", sanki: "ui-use-sanki", keep: "ui-keep-sanki", stop: "ui-stop" };
    return plain[verb] ? say.ui(plain[verb]) : move.slice(2);
  });
  return words.length > MANY ? words.slice(0, MANY).join(" · ") + " …" : words.join(" · ");
}

const MANY = 12;
