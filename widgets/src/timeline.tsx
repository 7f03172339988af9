/** Time: first, back, next, last and a slider over the frames carried; works without a kernel. What-if asks it. */
import type { Ask } from "./kernel.ts";
import type { Branch, State } from "./state.ts";
import { useUi } from "./ui.ts";

interface TimelineProps {
  state: State;
  at: number;
  go: (at: number) => void;
  ask: (content: Ask) => void;
}

export function Timeline({ state, at, go, ask }: TimelineProps) {
  const { say } = useUi();
  const last = state.frames.length - 1;
  const step = say.ui("ui-step", { step: at + 1, of: last + 1 });
  return (
    <div class="silva-timeline" role="group" aria-label={say.ui("ui-timeline")}>
      <Jump label={say.ui("ui-first")} d="M6-7V7M4 0L-6-7V7Z" to={0} at={at} go={go} mirror />
      <Jump label={say.ui("ui-back")} d="M-5 0L5-7V7Z" to={Math.max(0, at - 1)} at={at} go={go} />
      <input type="range" min={0} max={last} value={at} aria-label={say.ui("ui-timeline")} aria-valuetext={step}
        disabled={last === 0} onInput={(event) => go(Number(event.currentTarget.value))} />
      <Jump label={say.ui("ui-next")} d="M5 0L-5-7V7Z" to={Math.min(last, at + 1)} at={at} go={go} />
      <Jump label={say.ui("ui-last")} d="M6-7V7M4 0L-6-7V7Z" to={last} at={at} go={go} />
      <span class="silva-step">{step}</span>
      {at !== state.at && <button type="button" onClick={() => go(state.at)}>{say.ui("ui-live")}</button>}
      {at !== state.at && !state.lesson && <button type="button" onClick={() => ask({ do: "branch", at })}>{say.ui("ui-branch")}</button>}
      {state.branch && <BranchStrip {...state.branch} ask={ask} />}
    </div>
  );
}

/** Which deal a what-if plays on is always said. */
function BranchStrip({ dealt, clause, ask }: Branch & { ask: (content: Ask) => void }) {
  const { say, open } = useUi();
  return (
    <span class="silva-branch">
      {clause
        ? <span>{say.ui("ui-example")} <button type="button" class="silva-clause-link" onClick={() => open(clause)}>{clause}</button></span>
        : <span>{say.ui(dealt === "true" ? "ui-branch-true" : "ui-branch-dealt")}</span>}
      <button type="button" onClick={() => ask({ do: "return" })}>{say.ui("ui-branch-return")}</button>
    </span>
  );
}

interface JumpProps {
  label: string;
  d: string;
  to: number;
  at: number;
  go: (at: number) => void;
  mirror?: boolean;
}

/** A button of the timeline; it stays focusable at the end of the row, so that the focus is not lost there. */
function Jump({ label, d, to, at, go, mirror = false }: JumpProps) {
  return (
    <button type="button" class="silva-icon" aria-label={label} title={label} aria-disabled={to === at} onClick={() => go(to)}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false"><path d={d} transform={mirror ? "scale(-1 1)" : undefined} /></svg>
    </button>
  );
}
