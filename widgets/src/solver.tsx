/** The solver, behind a button: can it still be won, which move lost it, and what could this seat play? */
import { Button } from "./button.tsx";
import type { Speaker } from "./i18n.ts";
import type { Play } from "./shell.tsx";
import type { Advised, LineMove, Solver, View } from "./sg.ts";
import { Suit, Token } from "./suit.tsx";
import type { Draft } from "./trick_choice.ts";
import { useUi } from "./ui.ts";

const QUESTIONS = { solve: "ui-solve", turning: "ui-turning-show", advice: "ui-advice-ask" };
const ANSWERS: Record<string, string> = { winnable: "ui-still-winnable", lost: "ui-lost-already" };

export function SolverPanel({ play, solver }: { play: Play<View, Draft>; solver: Solver }) {
  const { say } = useUi();
  const { at, live, ask } = play;
  const { found, offers } = solver;
  return (
    <div class="sg-solver">
      <div class="silva-row">
        {offers.map((one) => (one !== "advice" || live) && <Button key={one} onClick={() => ask({ do: one, at })}>{say.ui(QUESTIONS[one])}</Button>)}
        {found?.running && <Running {...found} stop={() => ask({ do: "stop" })} />}
      </div>
      {found && !found.running && (found.answer === "advised" ? live && <Advice {...found} /> : <Found {...found} play={play} />)}
    </div>
  );
}

type FoundProps = NonNullable<Solver["found"]>;

function Running({ nodes, of, stop }: FoundProps & { stop: () => void }) {
  const { say } = useUi();
  const words = of ? say.ui("ui-advice-running", { count: nodes, of }) : say.ui("ui-solving", { count: nodes });
  return (
    <>
      <progress aria-label={words} {...(of ? { max: of, value: nodes } : {})} /><span class="silva-soft">{words}</span>
      <Button class="silva-quiet" onClick={stop}>{say.ui("ui-cancel")}</Button>
    </>
  );
}

function Found({ asked, answer, at, move, line, play }: FoundProps & { play: Play<View, Draft> }) {
  const { say } = useUi();
  const said = at === undefined ? undefined : play.state.frames[at]?.log[0];
  return (
    <>
      <p role="status">
        {asked === "turning" && <strong>{say.ui("ui-turning-point")}{" "}</strong>}
        {answer === "turned" ? <>{say.ui("ui-turning-at")} {said && <q class="sg-said">{say.event(said)}</q>} <code>{move}</code></> : <strong>{say.ui(ANSWERS[answer ?? ""] ?? "ui-not-known-yet")}</strong>}
        {at !== undefined && <>{" "}<Button onClick={() => play.go(at)}>{say.ui("ui-step-short", { step: at + 1 })}</Button></>}
      </p>
      {line.length > 0 && <details open={asked === "turning"}><summary>{say.ui("ui-winning-line")}</summary><Line line={line} /></details>}
    </>
  );
}

/** Each move of this seat with its share of the imagined deals, the best first; the bar repeats the numbers. */
function Advice({ deals = 0, moves = [] }: FoundProps) {
  const { say } = useUi();
  return (
    <section aria-label={say.ui("ui-advice")}>
      <p role="status">{say.ui("ui-advice-deals", { count: deals })}</p>
      <ul class="sg-advice">
        {moves.map((move) => {
          const [share, low, high] = move.share;
          return (
            <li key={move.text}>
              <span class="sg-word"><Mark {...move} />{inWords(say, move)}</span>
              <span class="sg-share" style={{ "--at": `${share}%`, "--low": `${low}%`, "--high": `${high}%` }} />
              <span>{say.ui("ui-advice-share", { share, low, high })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Mark({ kind, color }: LineMove) {
  return kind === "play" ? <Suit color={color} /> : <Token color={color} />;
}

/** A move of a line was made, so its token is placed; one that is only advised is named by its color. */
function inWords(say: Speaker, { card, color, target, place }: LineMove & Partial<Advised>): string {
  const word = card ? say.card(card) : say.color(color);
  if (target) return `${say.ui("ui-give-token")} · ${word} → ${say.seat(target)}`;
  if (place) return `${word} · ${say.ui("ui-place-of", { place: place[0], of: place[1] })}`;
  return card || place === null ? word : say.ui("ui-token-placed", { color: word });
}

/** A line of moves, trick by trick: each ends with the token that is placed. */
function Line({ line }: { line: LineMove[] }) {
  const { say } = useUi();
  const tricks: LineMove[][] = [[]];
  for (const move of line) {
    tricks[tricks.length - 1]?.push(move);
    if (move.kind === "pay") tricks.push([]);
  }
  return (
    <ol class="sg-line">
      {tricks.filter((trick) => trick.length).map((trick, i) => (
        <li key={i}>{trick.map((move, j) => (
          <span key={j} class={`sg-chip sg-${move.color}`} role="img" aria-label={say.pair(say.seat(move.seat), inWords(say, move))}>
            <b>{say.seat(move.seat)}</b><Mark {...move} />{move.card?.rank}{move.target && `→${say.seat(move.target)}`}
          </span>
        ))}</li>
      ))}
    </ol>
  );
}
