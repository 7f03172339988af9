/** The whole widget: state from the kernel, and what only the screen knows (open clause, draft, place in time). */
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { Bar } from "./bar.tsx";
import { ResultBanner } from "./centre.tsx";
import { chooseCard, leadsOn, mine, type Draft } from "./choice.ts";
import { ClausePanel } from "./clause.tsx";
import { useFocusKeeper } from "./focus.ts";
import { nearest, Speaker } from "./i18n.ts";
import type { Ask, Kernel } from "./kernel.ts";
import { LessonStrip } from "./lesson.tsx";
import { announcement, Live } from "./live.tsx";
import { LogPanel } from "./log.tsx";
import { Prompt } from "./prompt.tsx";
import { NoticeStrip, RefusalPanel } from "./refusal.tsx";
import { actingSeat, type Level, type State } from "./state.ts";
import { TableGrid } from "./felt.tsx";
import { Timeline } from "./timeline.tsx";
import { instancePrefix, UiContext, type Ui } from "./ui.ts";
import { useKernel } from "./use_kernel.ts";

/** What is closed or chosen on this screen only; all of it is forgotten when a new state comes. */
interface Local {
  draft: Draft | null;
  closed: boolean;
  shown: number | null;
}

const FRESH: Local = { draft: null, closed: false, shown: null };

export function App({ kernel }: { kernel: Kernel }) {
  const { state, words, lang: tag, stage } = useKernel(kernel);
  const [local, change] = useReducer((old: Local, part: Partial<Local>) => ({ ...old, ...part }), FRESH);
  const [clause, open] = useState<string | null>(null);
  const prefix = useMemo(instancePrefix, []);
  const lang = nearest(tag);
  const say = useMemo(() => new Speaker(lang, words, state.names), [lang, words, state.names]);
  const ui = useMemo<Ui>(() => ({ say, id: (name) => `${prefix}-${name}`, open }), [say, prefix]);
  const root = useRef<HTMLDivElement>(null);
  const remember = useFocusKeeper(root);

  useEffect(() => change(FRESH), [state.version]);

  const at = Math.min(local.shown ?? state.at, state.frames.length - 1);
  const frame = state.frames[at];
  if (!frame) return <div class="silva-root">{say.ui("ui-loading")}</div>;
  const live = at === state.at;
  const { view } = frame;

  const ask = (content: Ask) => kernel.ask(content);
  const send = (text: string) => {
    change({ draft: null, closed: false });
    ask({ do: "move", text, version: state.version });
  };
  const take = (next: string | Draft) => (typeof next === "string" ? send(next) : change({ draft: next, closed: true }));
  const choose = (level: Level, cell: string) => {
    remember(cell);
    if (local.draft?.card === level) change({ draft: null });
    else take(chooseCard(view, level));
  };
  const go = (shown: number) => change({ shown: shown === state.at ? null : shown, draft: null });
  const acting = actingSeat(view);
  const shut = () => change({ draft: null, closed: true });
  const refusal = live && !local.closed ? state.refusal : null;

  return (
    <UiContext.Provider value={ui}>
      <div ref={root} class={`silva-root${stage ? " silva-stage" : ""}`} lang={lang} translate={false} aria-busy={kernel.waiting} data-lm-suppress-shortcuts="true"
        role="group" aria-label={say.ui("ui-table-label", { game: "SILVA" })}
        onKeyDown={(event) => onKey(event, shut, (by) => go(clamp(at + by, state)))}>
        <Bar kernel={kernel} state={state} lang={lang} ask={ask} stage={stage} />
        {state.lesson && <LessonStrip lesson={state.lesson} ask={ask} />}
        <div class="silva-main">
          <div class="silva-table">
            <TableGrid view={view} draft={local.draft} take={take}
              choose={live && acting && !view.result ? choose : undefined}
              legal={(level) => live && mine(view) && canChoose(view.decision?.kind, (verb) => leadsOn(view, `${acting} ${verb} ${level}`))} />
            <ResultBanner view={view} />
            <NoticeStrip notice={kernel.unheard ? { key: "ui-no-kernel" } : live ? state.notice : null} />
            {refusal && <RefusalPanel refusal={refusal} moves={view.moves} close={shut} />}
            {live && <Prompt view={view} draft={local.draft} take={take} cancel={() => change({ draft: null })} send={send} />}
            <Timeline state={state} at={at} go={go} ask={ask} />
          </div>
          <div class="silva-side">
            {clause && <ClausePanel clause={clause} ask={state.lesson ? undefined : ask} close={() => open(null)} />}
            <LogPanel frames={state.frames} at={at} />
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

function canChoose(kind: string | undefined, leads: (verb: string) => boolean): boolean {
  if (kind === "play") return leads("play");
  if (kind === "keep") return leads("keep");
  return kind === "pick_open" && leads("pick");
}

function clamp(index: number, state: State): number {
  return Math.max(0, Math.min(index, state.frames.length - 1));
}

/** Escape puts down what was taken up; Page Up and Page Down step through time. */
function onKey(event: KeyboardEvent, cancel: () => void, step: (by: number) => void): void {
  if (event.key === "Escape") cancel();
  else if (event.key === "PageUp") step(-1);
  else if (event.key === "PageDown") step(1);
  else return;
  event.preventDefault();
}
