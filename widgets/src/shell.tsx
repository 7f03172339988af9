/** The frame of any table: state from the kernel, and what only the screen knows (open clause, draft, place in time). */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { Bar } from "./bar.tsx";
import { ClausePanel } from "./clause.tsx";
import { useFocusKeeper } from "./focus.ts";
import { nearest, Speaker } from "./i18n.ts";
import type { Ask, Kernel } from "./kernel.ts";
import { LessonStrip } from "./lesson.tsx";
import { announcement, Live } from "./live.tsx";
import { LogPanel } from "./log.tsx";
import { NoticeStrip, RefusalPanel } from "./refusal.tsx";
import type { AnyView, Frame, State } from "./state.ts";
import { BranchStrip, Past, Timeline } from "./timeline.tsx";
import { instancePrefix, UiContext, type Ui } from "./ui.ts";
import { useKernel } from "./use_kernel.ts";

/** What the parts of a game get: the view of the moment, what is half chosen, and how to go on. */
export interface Play<V extends AnyView, D> {
  view: V;
  state: State<V>;
  frame: Frame<V>;
  /** Whether this is the latest moment: nothing is played in the past. */
  live: boolean;
  draft: D | null;
  /** Sends a complete move, or keeps a draft that asks for more. */
  take: (next: string | D) => void;
  cancel: () => void;
  send: (text: string) => void;
  ask: (content: Ask) => void;
  /** The number of the frame that is shown, and how to show another. */
  at: number;
  go: (at: number) => void;
  /** The cell that the focus comes back to. */
  remember: (cell: string) => void;
  /** What the game has sent once beside the state. */
  extra: (name: string) => unknown;
}

/** A game on the screen: how its table, its result and its questions look. */
export interface GameUi<V extends AnyView, D> {
  Felt: (play: Play<V, D>) => ComponentChildren;
  Result: (play: Play<V, D>) => ComponentChildren;
  Prompt: (play: Play<V, D>) => ComponentChildren;
  /** What a game has to tell under the timeline, of the moment that is shown. */
  Below?: (play: Play<V, D>) => ComponentChildren;
  /** What was tried, in words, for over a refusal; the text of the move where it is not said. */
  tried?: (move: string, say: Speaker) => string | undefined;
  /** What would be legal, in words, for under a refusal. */
  would: (moves: string[], say: Speaker) => string;
  /** The frame that is shown first; the latest where it is not said. */
  opening?: (state: State<V>) => number | null;
}

/** What is closed or chosen on this screen only; all of it is forgotten when a new state comes. */
interface Local<D> {
  draft: D | null;
  closed: boolean;
  shown: number | null;
  /** Whose eyes, where the frames of all are carried. */
  eyes: string | null;
}

export function Shell<V extends AnyView, D>({ kernel, game }: { kernel: Kernel; game: GameUi<V, D> }) {
  const traits = useKernel(kernel);
  const { words, lang: tag, stage } = traits;
  const sent = traits.state as State<V>;
  const fresh = (): Local<D> => ({ draft: null, closed: false, shown: game.opening?.(sent) ?? null, eyes: null });
  const [local, change] = useReducer((old: Local<D>, part: Partial<Local<D>>) => ({ ...old, ...part }), null, fresh);
  const [clause, open] = useState<string | null>(null);
  const state = local.eyes && sent.eyes ? { ...sent, viewer: local.eyes, frames: sent.eyes[local.eyes] ?? sent.frames } : sent;
  const prefix = useMemo(instancePrefix, []);
  const lang = nearest(tag);
  const say = useMemo(() => new Speaker(lang, words, state.names), [lang, words, state.names]);
  const ui = useMemo<Ui>(() => ({ say, id: (name) => `${prefix}-${name}`, open }), [say, prefix]);
  const root = useRef<HTMLDivElement>(null);
  const remember = useFocusKeeper(root);

  // What is refused can be put right at once: what was chosen for it stays chosen.
  useEffect(() => change(sent.refusal ? { closed: false, shown: null } : fresh()), [state.version]);

  const at = Math.min(local.shown ?? state.at, state.frames.length - 1);
  const frame = state.frames[at];
  if (!frame) return <div class="silva-root">{say.ui("ui-loading")}</div>;
  const live = at === state.at;
  const { view } = frame;

  const ask = (content: Ask) => kernel.ask(content);
  const send = (text: string) => {
    change({ closed: false });
    ask({ do: "move", text, version: state.version });
  };
  const take = (next: string | D) => (typeof next === "string" ? send(next) : change({ draft: next, closed: true }));
  const go = (to: number) => {
    const shown = Math.max(0, Math.min(to, state.frames.length - 1));
    change({ shown: shown === state.at ? null : shown, draft: null });
  };
  const shut = () => change({ draft: null, closed: true });
  const refusal = live && !local.closed ? state.refusal : null;
  const play: Play<V, D> = { view, state, live, frame, draft: local.draft, take, cancel: () => change({ draft: null }), send, ask, at, go, remember, extra: (name) => kernel.extra(name) };
  // The large layout has its room beside the table.
  const below = game.Below && <game.Below {...play} />;

  return (
    <UiContext.Provider value={ui}>
      <div ref={root} class={`silva-root${stage ? " silva-stage" : ""}`} lang={lang} translate={false} aria-busy={kernel.waiting} data-lm-suppress-shortcuts="true"
        role="group" aria-label={say.ui("ui-table-label", { game: say.title })} onClickCapture={once}
        onKeyDown={(event) => onKey(event, shut, (by) => go(at + by))}>
        <Bar kernel={kernel} state={state} lang={lang} ask={ask} stage={stage} look={(eyes) => (sent.eyes ? change({ eyes }) : ask({ do: "view", viewer: eyes }))} />
        {state.branch && <BranchStrip {...state.branch} ask={ask} />}
        {state.lesson && <LessonStrip lesson={state.lesson} ask={ask} />}
        <div class="silva-main">
          <div class="silva-table">
            <game.Felt {...play} />
            <game.Result {...play} />
            <NoticeStrip notice={kernel.unheard ? { key: "ui-no-kernel" } : live ? state.notice : null} />
            {refusal && <RefusalPanel refusal={refusal} tried={game.tried?.(refusal.move, say)} would={view.moves.length ? game.would(view.moves, say) : ""} close={shut} />}
            {live ? <game.Prompt {...play} /> : !state.eyes && <Past state={state} at={at} go={go} ask={ask} />}
            <Timeline state={state} at={at} go={go} />
            {!stage && below}
          </div>
          <div class="silva-side">
            {clause && <ClausePanel clause={clause} ask={state.lesson || state.eyes ? undefined : ask} close={() => open(null)} />}
            <LogPanel frames={state.frames} at={at} />
            {stage && below}
            <details class="silva-keys">
              <summary>{say.ui("ui-keyboard")}</summary>
              <p class="silva-soft">{say.ui("ui-keyboard-help")}</p>
            </details>
          </div>
        </div>
        <Live text={announcement(say, state, at, refusal, kernel.unheard)} />
      </div>
    </UiContext.Provider>
  );
}

/** The second click of a double one decides nothing: it would undo the first, or hit what the answer has put there.
    Steps through time and turns of a card, which have icons, may be clicked fast. */
function once(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest("button:not(.silva-icon)")) event.stopPropagation();
}

/** Escape puts down what was taken up; Page Up and Page Down step through time. */
function onKey(event: KeyboardEvent, cancel: () => void, step: (by: number) => void): void {
  if (event.key === "Escape") cancel();
  else if (event.key === "PageUp") step(-1);
  else if (event.key === "PageDown") step(1);
  else return;
  event.preventDefault();
}
