/** Beside the trees: the Season card and its track, the deck, the score track. */
import { ClauseLink } from "./button.tsx";
import { Pawn, Sign } from "./kodama_art.tsx";
import type { Box, State, View } from "./kodama_state.ts";
import { Prose } from "./prose.tsx";
import { useUi } from "./ui.ts";

const SPACES = 13;
const ROUNDS = 4;
const SEASONS = ["spring", "summer", "autumn"];

/** That something is made up is always said in words. */
export function Origin({ origin }: { origin: string }) {
  const { say } = useUi();
  return origin === "illustrative" ? <span class="ko-origin">{say.ui("ui-illustrative")}</span> : null;
}

export function SeasonStrip({ view, box }: { view: View; box: Box }) {
  const { say } = useUi();
  const id = view.seasons.at(-1);
  const card = id === undefined ? undefined : box.seasons[id];
  return (
    <div class="ko-season">
      {id !== undefined && card && (
        <div class="ko-season-card">
          <p><strong>{say.named("season_card", id)}</strong> <Prose text={say.event(card.say)} /></p>
          <p class="silva-row"><Origin origin={card.origin} /><ClauseLink clause="ko.card.season" /></p>
        </div>
      )}
      <div class="ko-track">
        <p class="ko-round">{view.season && <strong>{say.named("season", view.season)}</strong>}{view.season && !view.result && <span>{view.decision?.kind === "kodama" ? say.ui("ui-kodama-phase") : say.ui("ui-round", { round: Math.min(view.round + 1, ROUNDS) })}</span>}<span>{say.ui("ui-deck", { count: view.deck })}</span></p>
        <SeasonTrack marker={view.marker} />
      </div>
    </div>
  );
}

/** 13 spaces, 4 for each Season and the end; the marker stands on one. */
function SeasonTrack({ marker }: { marker: number }) {
  const { say } = useUi();
  return (
    <div class="ko-spaces" role="img" aria-label={say.ui("ui-season-track", { space: marker })}>
      {Array.from({ length: SPACES }, (_, i) => (
        <span key={i} class={`ko-space${i % ROUNDS ? "" : " ko-first"}`}>
          {i === marker ? <span class="ko-marker" /> : <i />}
          {i % ROUNDS === 0 && SEASONS[i / ROUNDS] && <em aria-hidden="true">{say.named("season", SEASONS[i / ROUNDS] ?? "")}</em>}
        </span>
      ))}
    </div>
  );
}

/** Where each marker stands: its Element is that of its Trunk. Markers on one space stand above each other. */
export function ScoreTrack({ view, state }: { view: View; state: State }) {
  const { say } = useUi();
  const most = Math.max(20, ...Object.values(view.scores));
  const end = Math.ceil((most + 2) / 10) * 10;
  const grain = end > 60 ? 20 : 10;
  const label = view.seats.map((seat) => say.ui("ui-score-of", { seat: say.seat(seat), points: view.scores[seat] ?? 0 }));
  const below = (seat: string, i: number) => view.seats.slice(0, i).filter((other) => Math.abs((view.scores[other] ?? 0) - (view.scores[seat] ?? 0)) < end / 28).length;
  return (
    <div class="ko-scores" role="img" aria-label={say.pair(say.ui("ui-score-track"), say.list(label))}>
      <span class="ko-scores-name" aria-hidden="true">{say.ui("ui-score-track")}</span>
      <div class="ko-line" aria-hidden="true">
        {Array.from({ length: end / 5 + 1 }, (_, i) => <i key={i} class={(i * 5) % grain ? undefined : "ko-ten"} style={`left:${(i * 500) / end}%`}>{(i * 5) % grain ? "" : i * 5}</i>)}
        {view.seats.map((seat, i) => (
          <span key={seat} class="ko-piece" style={`left:${((view.scores[seat] ?? 0) * 100) / end}%;--ko-up:${below(seat, i)}`}>
            <Sign element={state.trees[seat]?.[0]?.card ?? ""} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Name, score and pawn of a seat; whose turn it is, unless that is told beside it. */
export function Head({ seat, view, told = false }: { seat: string; view: View; told?: boolean }) {
  const { say } = useUi();
  return (
    <span class="ko-head">
      <span class="silva-seat-name">{say.seat(seat)}</span>
      {view.first === seat && <span class="silva-tag" title={say.ui("ui-first-pawn")}><Pawn /><span class="silva-sr">{say.ui("ui-first-pawn")}</span></span>}
      {view.viewer === seat && <span class="silva-tag silva-tag-you">{say.ui("ui-you")}</span>}
      {!told && view.turn === seat && !view.result && <span class="silva-tag silva-tag-turn">{view.viewer === seat ? say.ui("ui-your-turn") : say.ui("ui-turn-of", { seat: say.seat(seat) })}</span>}
      <span class="ko-points"><b class="silva-num">{view.scores[seat] ?? 0}</b> <span class="silva-sr">{say.ui("ui-points", { points: view.scores[seat] ?? 0 })}</span></span>
    </span>
  );
}
