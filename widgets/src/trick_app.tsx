/** Silent Guardians on the screen: which parts fill the frame that all tables share. */
import { ClauseLink } from "./button.tsx";
import type { Speaker } from "./i18n.ts";
import type { GameUi, Play } from "./shell.tsx";
import type { State, View } from "./sg.ts";
import { SolverPanel } from "./solver.tsx";
import type { Result as AnyResult } from "./state.ts";
import type { Draft } from "./trick_choice.ts";
import { Felt } from "./trick_felt.tsx";
import { Prompt } from "./trick_prompt.tsx";
import { useUi } from "./ui.ts";

export const guardians: GameUi<View, Draft> = {
  Felt, Result, Prompt, would,
  opening: (state) => ((state as State).walk ? 0 : null),
};

/** All win or all lose, by which clause; the clause opens at a click. */
function Result(play: Play<View, Draft>) {
  const { solver } = play.state as State;
  return (
    <>
      {play.view.result && <Banner result={play.view.result} />}
      {solver && <SolverPanel play={play} solver={solver} />}
    </>
  );
}

function Banner({ result }: { result: AnyResult }) {
  const { say } = useUi();
  const text = { win: "ui-all-win", loss: "ui-all-lose" }[result.kind] ?? "ui-game-over";
  return (
    <div class="silva-result">
      <strong>{say.ui(text)}</strong>
      <ClauseLink clause={result.clause} />
    </div>
  );
}

/** What would be legal, by color: which place in it is free to choose. */
function would(moves: string[], say: Speaker): string {
  const colors = new Set<string>();
  for (const move of moves) {
    const [, verb, what] = move.split(" ");
    if (verb !== "give" && what) colors.add(what.slice(0, 1));
  }
  return colors.size ? say.list([...colors].map((color) => say.color(color))) : moves.join(" · ");
}
