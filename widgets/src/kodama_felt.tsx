/** The table of Kodama: the tree that is looked at, large; the others beside it; what can be taken, and what it scores. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Shelf, WorthPanel } from "./kodama_cards.tsx";
import { placed } from "./kodama_choice.ts";
import { Ghost, Marks } from "./kodama_ghost.tsx";
import { useHold } from "./kodama_hold.ts";
import { HoldPanel } from "./kodama_held.tsx";
import { judge, type Ground } from "./kodama_judge.ts";
import { beats, lights, liked, type Lights } from "./kodama_line.ts";
import { Others } from "./kodama_others.tsx";
import { ScorePanel, useFilm } from "./kodama_score.tsx";
import type { Box, Grown, State, View } from "./kodama_state.ts";
import { Head, ScoreTrack, SeasonStrip } from "./kodama_track.tsx";
import { Cards, sight, Thread, TreePicture, useUnit } from "./kodama_tree.tsx";
import { nodeWords } from "./kodama_words.ts";
import { Prose } from "./prose.tsx";
import type { Play } from "./shell.tsx";
import { actingSeat, bottomSeat, over, since, type Seat } from "./state.ts";
import { useUi } from "./ui.ts";
import { WalkStrip } from "./walk.tsx";

export type TreePlay = Play<View, never>;

/** The trees as they were in a frame: cards never move, so each is the beginning of what it is now. */
export function grownTrees(state: State, view: View): Record<Seat, Grown[]> {
  return Object.fromEntries(view.seats.map((seat) => [seat, (state.trees[seat] ?? []).slice(0, view.grown[seat] ?? 0)]));
}

/** The placement that is news at a frame: the viewer's own last one, else the last. A draw may have followed it in its frame. */
export function latest(state: State, at: number): { seat: Seat; node: number } | null {
  const first = at === state.at ? since(state.frames, at) : at;
  const news = state.frames.slice(Math.max(1, first), at + 1).flatMap(({ view }, i) => {
    const before = state.frames[Math.max(1, first) + i - 1]?.view.grown ?? {};
    return view.seats.filter((seat) => (view.grown[seat] ?? 0) > Math.max(1, before[seat] ?? 0)).map((seat) => ({ seat, node: (view.grown[seat] ?? 1) - 1 }));
  });
  return news.find(({ seat }) => seat === state.viewer) ?? news.at(-1) ?? null;
}

/** mm round a tree that is to grow: a card laid on its outermost one is seen in full. */
const ROOM = 92;

export function Felt(play: TreePlay) {
  const { say } = useUi();
  const { view, live, send, remember } = play;
  const state = play.state as State;
  const box = play.extra("_box") as Box;
  const svg = useRef<SVGSVGElement>(null);
  const trees = useMemo(() => grownTrees(state, view), [state, view]);
  const acting = live && !view.result && !state.walk && !over(state, view) && view.decision?.seat === actingSeat(view) ? actingSeat(view) : null;
  const news = latest(state, play.at);
  const [wanted, want] = useState<Seat | null>(null);
  const home = acting ?? (live ? bottomSeat(view) : news?.seat ?? bottomSeat(view));
  const seat = wanted && view.seats.includes(wanted) ? wanted : home;
  const [looked, look] = useState<number | null>(null);
  const [pinned, pin] = useState<number | null>(null);
  const [liking, like] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => { want(null); pin(null); look(null); like(null); choose(null); }, [state.version, play.at]);

  const ground = useMemo<Ground>(() => ({
    box, seats: view.seats, trees: view.seats.map((one) => trees[one] ?? []), own: view.seats.indexOf(acting ?? seat), limits: state.limits, season: view.seasons.at(-1) ?? null,
  }), [box, trees, acting, seat, state]);
  const places = acting && view.decision?.kind === "place" ? acting : null;
  const hold = useHold({
    ground, seat: places ?? "", candidates: state.candidates, svg, active: places !== null, version: state.version, refused: state.refusal !== null,
    send, remember,
  });
  const { held } = hold;
  const shownSeat = held && places ? places : seat;
  const here = trees[shownSeat] ?? [];
  const judged = held && (held.over || !held.drag) ? judge(ground, held.card, held.pose) : null;

  const node = pinned ?? looked ?? (news?.seat === shownSeat ? news.node : null);
  const spoken = node === null ? null : here[node];
  const film = useFilm(spoken?.score ?? null, spoken ? `${shownSeat} ${node} ${state.version} ${play.at} ${pinned}` : "", pinned !== null || looked === null);
  const card = liking ?? chosen;
  const worth = live && card && !held ? state.worth[card] : undefined;
  const lit = useMemo<Lights | null>(() => {
    if (judged) return judged.score && lights(box, judged.tree, judged.score, beats(judged.score).at(-1) ?? film.beat, box.seasons[ground.season ?? ""]?.count ?? null, "plain");
    if (worth) return worth.seat === shownSeat ? liked(box, here, worth, box.kodama[worth.card]?.say.args["element"]) : null;
    return spoken?.score ? lights(box, here, spoken.score, film.beat, box.seasons[spoken.season ?? ""]?.count ?? null) : null;
  }, [judged, worth, spoken, film.at, here]);

  const shown = useMemo(() => sight(box, here, places ? ROOM : 30, [300, 250]), [box, here, places]);
  const unit = useUnit(svg, shown);
  const goTo = (to: number) => svg.current?.querySelector<SVGElement>(`[data-node="${to}"]`)?.focus();
  const onTreeKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || held) return;
    const from = Number((event.target as Element).getAttribute("data-node") ?? -1);
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, ArrowDown: here[from]?.parent ?? -1, ArrowUp: here.findIndex(({ parent }) => parent === from), Home: 0, End: here.length - 1 }[event.key];
    if (event.key === "Enter" || event.key === " ") pin(from);
    else if (to === undefined) return;
    else if (here[to]) goTo(to);
    event.preventDefault();
  };
  const stop = node ?? 0;
  const item = (i: number) => ({
    role: "button", tabIndex: i === stop ? 0 : -1, "data-node": i, "aria-label": nodeWords(say, box, here, i), "aria-pressed": pinned === i,
    onPointerEnter: () => look(i), onFocus: () => look(i), onBlur: () => look(null), onClick: () => pin(pinned === i ? null : i),
  });
  const neighbours = view.seats.map((other, i) => ({ other, shift: (i - view.seats.indexOf(shownSeat)) * box.sizes.spacing })).filter(({ other }) => other !== shownSeat);
  const refused = live && !held && state.refusal && acting ? placed(state.refusal.move) : null;
  const wrong = refused && box.cards[refused.card] ? judge(ground, refused.card, refused.pose) : null;
  const cards = useMemo(() => (
    <>
      {neighbours.map(({ other, shift }) => <g key={other} class="ko-neighbour" aria-hidden="true"><Cards box={box} tree={trees[other] ?? []} lights={null} shift={shift} /></g>)}
      <Cards box={box} tree={here} lights={lit} chosen={pinned} item={item} />
    </>
  ), [box, trees, shownSeat, lit, pinned, stop, say]);
  const choosing = acting !== null && view.decision?.kind === "kodama";
  const playKodama = (id: string) => send(`${acting} kodama ${id}`);
  const decision = view.decision;
  /** What a Season card says where it changes what an Element counts as. */
  const rule = (id: string | null) => {
    const one = box.seasons[id ?? ""];
    return id && one?.count ? <p class="ko-rule"><b>{say.named("season_card", id)}</b> <Prose text={say.event(one.say)} /></p> : null;
  };

  return (
    <>
      {state.walk && <WalkStrip play={play} walk={state.walk} />}
      <div class="silva-felt ko-felt" onKeyDown={hold.onKey} onWheel={hold.onWheel}>
        <SeasonStrip view={view} box={box} />
        <div class="ko-main">
          <p class="ko-title"><Head seat={shownSeat} view={view} told />
            {decision?.seat && live && !over(state, view) && <span class="ko-decision"><Prose text={say.event({ clause: `decision-${decision.kind}`, form: acting ? "" : "other", args: { seat: decision.seat } })} /></span>}
          </p>
          <TreePicture box={box} svg={svg} shown={shown} unit={unit} label={say.ui("ui-tree-of", { seat: say.seat(shownSeat) })} onLeave={() => look(null)} onKey={onTreeKey}>
            {cards}
            {lit && !judged && <Thread box={box} tree={here} lights={lit} unit={unit} />}
            {judged && lit && held && <Thread box={box} tree={judged.tree} lights={{ ...lit, sums: new Map() }} unit={unit} />}
            {judged && held && <Ghost ground={ground} card={held.card} pose={held.pose} judged={judged} unit={unit} look={lit ? (icon) => lit.look(judged.tree.length - 1, icon) : undefined}
              grip={held.drag === "display" ? undefined : hold.grip} handle={held.drag === "display" ? undefined : hold.handle} />}
            {refused && wrong && <g class="ko-refused"><Marks ground={ground} pose={refused.pose} judged={wrong} unit={unit} outline /></g>}
          </TreePicture>
          <HoldPanel hold={hold} judged={judged} ground={ground} acting={places !== null} />
        </div>
        <div class="ko-aside">
          {judged?.score && held ? <ScorePanel title={say.ui("ui-would-score", { card: say.named("card", held.card) })} seat={shownSeat} score={judged.score} extra={judged.extra} rule={rule(ground.season)} film={null} />
            : worth && card ? <WorthPanel state={state} box={box} card={card} play={choosing && chosen === card ? () => playKodama(card) : undefined} />
              : spoken?.score ? <ScorePanel title={say.ui("ui-scored", { card: say.named("card", spoken.card) })} seat={shownSeat} score={spoken.score} extra={spoken.extra} rule={rule(spoken.season)} film={film} />
                : <p class="silva-soft ko-invite">{say.ui("ui-look-at-card")}</p>}
          <Others view={view} state={state} box={box} trees={trees} shown={shownSeat} want={want} />
        </div>
        <Shelf view={view} state={state} box={box} seat={acting ?? bottomSeat(view)} live={live} held={held?.card ?? null} take={places ? hold.fromDisplay : undefined}
          chosen={chosen} look={like} choose={choosing ? (id, cell) => { remember(cell); if (chosen === id) playKodama(id); else choose(id); } : undefined} />
        <ScoreTrack view={view} state={state} />
      </div>
    </>
  );
}
