/** The points of a card, Element by Element, with running totals; stepped, played, stopped; each line to its clause. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ClauseLink } from "./button.tsx";
import { Sign } from "./kodama_art.tsx";
import { beats, rows, type Beat, type Row } from "./kodama_line.ts";
import type { Score } from "./kodama_state.ts";
import { Prose } from "./prose.tsx";
import type { Seat } from "./state.ts";
import { Jump } from "./timeline.tsx";
import { useUi } from "./ui.ts";

/** How long each moment of a scoring line is shown, in milliseconds. */
export const BEAT = 650;

export interface Film {
  beat: Beat;
  at: number;
  last: number;
  playing: boolean;
  go: (at: number) => void;
  play: (on: boolean) => void;
}

/** A score as a film. `key` names the card; `roll`: it plays by itself when the card is new here. */
export function useFilm(score: Score | null, key: string, roll: boolean): Film {
  const film = score ? beats(score) : [];
  const last = Math.max(0, film.length - 1);
  const [{ of, at, playing }, set] = useState({ of: "", at: 0, playing: false });
  const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
  const fresh = of !== key;
  const now = fresh ? (roll && !calm ? 0 : last) : Math.min(at, last);
  const runs = fresh ? roll && !calm : playing;
  useEffect(() => { if (fresh) set({ of: key, at: now, playing: runs }); }, [key]);
  useEffect(() => {
    if (!runs) return undefined;
    if (now >= last) { set({ of: key, at: last, playing: false }); return undefined; }
    const timer = setTimeout(() => set({ of: key, at: now + 1, playing: true }), BEAT);
    return () => clearTimeout(timer);
  }, [runs, now, last, key]);
  const go = (to: number) => set({ of: key, at: Math.max(0, Math.min(to, last)), playing: false });
  const play = (on: boolean) => set({ of: key, at: on && now >= last ? 0 : now, playing: on });
  return { beat: film[now] ?? { line: 0, steps: 0, told: true }, at: now, last, playing: runs, go, play };
}

interface PanelProps {
  title: string;
  seat: Seat;
  score: Score;
  /** The extra points of the Season card that held then, and what it says where it changes what an Element counts as. */
  extra: number;
  rule: ComponentChildren;
  film: Film | null;
}

export function ScorePanel({ title, seat, score, extra, rule, film }: PanelProps) {
  const { say } = useUi();
  const beat = film?.beat ?? { line: score.lines.length, steps: 0, told: true };
  const told = rows(score, beat);
  const over = beat.line >= score.lines.length;
  const total = told.reduce((sum, row) => sum + sumOf(row), 0) + (over ? extra : 0);
  return (
    <section class="ko-score" aria-label={title}>
      <p class="ko-score-title">{title}</p>
      {rule}
      <ul class="ko-rows">
        {told.map((row) => <LineRow key={row.line.element} row={row} seat={seat} />)}
        {extra > 0 && over && <li class="ko-row"><span class="ko-sign" /><span>{say.ui("ui-season-card")}</span><b>{extra}</b><span class="ko-why"><ClauseLink clause="ko.card.season" /></span></li>}
      </ul>
      <p class="ko-total"><ClauseLink clause="ko.score.rule" /><span>{say.ui("ui-total")}</span> <strong class="silva-num">{total}</strong></p>
      {film && <Controls film={film} />}
    </section>
  );
}

/** What a line has given so far: nothing where it breaks at once. */
function sumOf({ line, icons, told }: Row): number {
  return told ? line.points : icons.reduce((sum, one) => sum + one, 0);
}

function LineRow({ row, seat }: { row: Row; seat: Seat }) {
  const { say } = useUi();
  const { line, icons, told, now } = row;
  const broken = told && line.points === 0;
  const forks = line.forks.reduce((sum, one) => sum + one.icons, 0);
  return (
    <li class={`ko-row${now ? " ko-now" : ""}`}>
      <span role="img" aria-label={say.named("element", line.element)}><Sign element={line.element} look={broken ? "hollow" : icons.length ? "counted" : "plain"} /></span>
      <span>{broken ? say.ui("ui-line-breaks") : icons.join(" + ")}</span>
      <b>{icons.length > 0 && sumOf(row)}</b>
      <span class={`ko-why${told ? "" : " ko-later"}`}><ClauseLink clause={line.clause} /></span>
      {told && forks > 0 && <span class="ko-fork-words"><Sign element={line.element} look="fork" /> <Prose text={say.event({ clause: "ko.score.no_fork", args: { seat, element: line.element, count: forks } })} /> <ClauseLink clause="ko.score.no_fork" /></span>}
    </li>
  );
}

function Controls({ film: { at, last, playing, go, play } }: { film: Film }) {
  const { say } = useUi();
  return (
    <div class="ko-film" role="group" aria-label={say.ui("ui-score-steps")}>
      <Jump name="ui-back" d="M-5 0L5-7V7Z" press={() => go(at - 1)} idle={at === 0} />
      <Jump name={playing ? "ui-pause" : "ui-autoplay"} d={playing ? "M-4-7V7M4-7V7" : "M7 0L-6-8V8Z"} press={() => play(!playing)} idle={last === 0} />
      <Jump name="ui-next" d="M5 0L-5-7V7Z" press={() => go(at + 1)} idle={at === last} />
      <span class="silva-step">{at + 1} / {last + 1}</span>
    </div>
  );
}
