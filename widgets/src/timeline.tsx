/** Time: first, back, next, last and a slider over the frames carried; works without a kernel. What-if asks it. */
import { useEffect, useState } from "preact/hooks";
import { Button, ClauseLink } from "./button.tsx";
import type { Ask } from "./kernel.ts";
import { since, type Branch, type State } from "./state.ts";
import { useUi } from "./ui.ts";

interface TimelineProps {
  state: State;
  at: number;
  go: (at: number) => void;
}

export function Timeline({ state, at, go }: TimelineProps) {
  const { say } = useUi();
  const last = state.frames.length - 1;
  const step = say.ui("ui-step", { step: at + 1, of: last + 1 });
  return (
    <div class="silva-timeline" role="group" aria-label={say.ui("ui-timeline")}>
      <Jump name="ui-first" d="M-6-7V7M-4 0L6-7V7Z" press={() => go(0)} idle={at === 0} />
      <Jump name="ui-back" d="M-5 0L5-7V7Z" press={() => go(at - 1)} idle={at === 0} />
      <input type="range" min={0} max={last} value={at} aria-label={say.ui("ui-timeline")} aria-valuetext={step}
        disabled={last === 0} onInput={(event) => go(Number(event.currentTarget.value))} />
      <Jump name="ui-next" d="M5 0L-5-7V7Z" press={() => go(at + 1)} idle={at === last} />
      <Jump name="ui-last" d="M6-7V7M4 0L-6-7V7Z" press={() => go(last)} idle={at === last} />
      <AutoPlay at={at} last={last} go={go} news={state.eyes ? last : since(state.frames, last)} />
      <span class="silva-step">{step}</span>
    </div>
  );
}

/** How long auto-play shows each step, in milliseconds. */
export const PACE = 1400;

/** Steps through the frames to the last one; from the last one it begins anew, or with the viewer's own last move. */
function AutoPlay({ at, last, go, news }: { at: number; last: number; go: (at: number) => void; news: number }) {
  const { say } = useUi();
  const [playing, play] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (at === last) { play(false); return undefined; }
    const timer = setTimeout(() => go(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const start = () => { if (!playing && at === last) go(0); play(!playing); };
  return (
    <>
      <Jump name={playing ? "ui-pause" : "ui-autoplay"} d={playing ? "M-4-7V7M4-7V7" : "M7 0L-6-8V8Z"} press={start} idle={last === 0} />
      {at === last && news > 0 && last - news > 1 && <Button onClick={() => { go(news); play(true); }}>{say.ui("ui-replay")}</Button>}
    </>
  );
}

/** In place of the prompt, while the past is looked at: the way back, and the way on from there. */
export function Past({ state, at, go, ask }: TimelineProps & { ask: (content: Ask) => void }) {
  const { say } = useUi();
  return (
    <div class="silva-past silva-row">
      <span class="silva-prompt-title">{say.ui("ui-past", { step: at + 1, of: state.frames.length })}</span>
      <Button onClick={() => go(state.at)}>{say.ui("ui-now")}</Button>
      {!state.lesson && <Button onClick={() => ask({ do: "branch", at })}>{say.ui("ui-branch")}</Button>}
    </div>
  );
}

/** On top of a what-if: that it is one, which deal it plays on, and the way back. */
export function BranchStrip({ dealt, clause, ask }: Branch & { ask: (content: Ask) => void }) {
  const { say } = useUi();
  return (
    <div class="silva-branch">
      {!clause && <strong>{say.ui("ui-what-if")}</strong>}
      {clause
        ? <span>{say.ui("ui-example")} <ClauseLink clause={clause} /></span>
        : <span>{say.ui(dealt === "true" ? "ui-branch-true" : "ui-branch-dealt")}</span>}
      <Button onClick={() => ask({ do: "return" })}>{say.ui("ui-branch-return")}</Button>
    </div>
  );
}

interface JumpProps {
  /** The id of the message that names it. */
  name: string;
  d: string;
  press: () => void;
  /** Nothing would happen now. */
  idle: boolean;
}

/** A button of the timeline; it stays focusable at the end of the row, so that the focus is not lost there. */
export function Jump({ name, d, press, idle }: JumpProps) {
  const { say } = useUi();
  const label = say.ui(name);
  return (
    <Button class="silva-icon" aria-label={label} title={label} aria-disabled={idle} onClick={press}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false"><path d={d} /></svg>
    </Button>
  );
}
