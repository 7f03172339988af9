/** Living Forest Duel on the screen: which parts fill the frame that all tables share. */
import type { Draft } from "./duel_choice.ts";
import { Felt, type DuelPlay } from "./duel_felt.tsx";
import type { Element, State, View } from "./duel_state.ts";
import type { Speaker } from "./i18n.ts";
import type { GameUi } from "./shell.tsx";
import { actingSeat } from "./state.ts";
import { TextMoves } from "./text_moves.tsx";

export const duel: GameUi<View, Draft> = { Felt, Prompt, would,
  /** Told where the next decision would be asked for. */
  Result: () => null,
  opening: (state) => ((state as State).walk ? 0 : null) };

/** Every move as text; the buttons stand at the table. */
function Prompt(play: DuelPlay) {
  const { view, send } = play;
  return !(play.state as State).walk && view.moves.length > 0 && <TextMoves moves={view.moves} send={send} example={`${actingSeat(view) ?? "A"} token sun`} />;
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
