/** The solver, behind a button: can it still be won, and after a loss, which move lost it. */
import { Button } from "./button.tsx";
import type { Play } from "./shell.tsx";
import type { LineMove, Solver, View } from "./sg.ts";
import { Suit, Token } from "./suit.tsx";
import type { Draft } from "./trick_choice.ts";
import { useUi } from "./ui.ts";

export function SolverPanel({ play, solver }: { play: Play<View, Draft>; solver: Solver }) {
  const { say } = useUi();
  const { ask } = play;
  const found = solver.found;
  return (
    <div class="sg-solver">
      <div class="silva-row">
        {solver.offers.includes("solve") && <Button onClick={() => ask({ do: "solve", at: play.at })}>{say.ui("ui-solve")}</Button>}
        {solver.offers.includes("turning") && <Button onClick={() => ask({ do: "turning" })}>{say.ui("ui-turning-show")}</Button>}
        {found?.running && <><progress aria-label={say.ui("ui-solving", { count: found.nodes })} /><span class="silva-soft">{say.ui("ui-solving", { count: found.nodes })}</span>
          <Button class="silva-quiet" onClick={() => ask({ do: "stop" })}>{say.ui("ui-cancel")}</Button></>}
      </div>
      {found && !found.running && <Found {...found} play={play} />}
    </div>
  );
}

function Found({ asked, answer, at, move, line, play }: NonNullable<Solver["found"]> & { play: Play<View, Draft> }) {
  const { say } = useUi();
  const said = at === undefined ? undefined : play.state.frames[at]?.log[0];
  const words = answer === "winnable" ? "ui-still-winnable" : answer === "lost" ? "ui-lost-already" : "ui-not-known-yet";
  return (
    <>
      <p role="status">
        {asked === "turning" && <strong>{say.ui("ui-turning-point")}{" "}</strong>}
        {answer === "turned" ? <>{say.ui("ui-turning-at")} {said && <q class="sg-said">{say.event(said)}</q>} <code>{move}</code></> : <strong>{say.ui(words)}</strong>}
        {at !== undefined && <>{" "}<Button onClick={() => play.go(at)}>{say.ui("ui-step-short", { step: at + 1 })}</Button></>}
      </p>
      {line.length > 0 && <details open={asked === "turning"}><summary>{say.ui("ui-winning-line")}</summary><Line line={line} /></details>}
    </>
  );
}

/** A line of moves, trick by trick: each ends with the token that is placed. */
function Line({ line }: { line: LineMove[] }) {
  const { say } = useUi();
  const inWords = ({ card, color, target }: LineMove) => {
    if (card) return say.card(card);
    const word = say.color(color);
    return target ? `${say.ui("ui-give-token")} · ${word} → ${say.seat(target)}` : say.ui("ui-token-placed", { color: word });
  };
  const tricks: LineMove[][] = [[]];
  for (const move of line) {
    tricks[tricks.length - 1]?.push(move);
    if (move.kind === "pay") tricks.push([]);
  }
  return (
    <ol class="sg-line">
      {tricks.filter((trick) => trick.length).map((trick, i) => (
        <li key={i}>{trick.map((move, j) => (
          <span key={j} class={`sg-chip sg-${move.color}`} role="img" aria-label={`${say.seat(move.seat)}: ${inWords(move)}`}>
            <b>{say.seat(move.seat)}</b>{move.card ? <><Suit color={move.color} />{move.card.rank}</> : <Token color={move.color} />}{move.target && `→${say.seat(move.target)}`}
          </span>
        ))}</li>
      ))}
    </ol>
  );
}
