/** One game under two rulings, side by side, with one timeline for both; it opens where they part. */
import { useState } from "preact/hooks";
import { ClauseLink } from "./button.tsx";
import { ResultBanner } from "./centre.tsx";
import type { Plays, Told } from "./compared_data.ts";
import { TableGrid } from "./felt.tsx";
import { LogPanel } from "./log.tsx";
import { Prose } from "./prose.tsx";
import type { Frame, State } from "./silva.ts";
import { Timeline } from "./timeline.tsx";
import { UiContext, useUi } from "./ui.ts";

interface SideProps {
  name: string;
  title: string;
  frames: Frame[];
  at: number;
  /** The clauses that only this side cites where they part, while that is shown. */
  cited: string[];
}

const nothing = () => undefined;

export function SideBySide({ plays, told }: { plays: Plays; told: Told }) {
  const { say } = useUi();
  const [at, go] = useState(plays.at);
  const longest = plays.first.length > plays.second.length ? plays.first : plays.second;
  const to = (step: number) => go(Math.max(0, Math.min(step, longest.length - 1)));
  const parted = at < plays.at ? "two-same" : at === plays.at ? "two-parted" : "two-went-on";
  const cited = (side: 0 | 1) => (at === plays.at ? plays.cited[side] : []);
  const other = told.others[0] ?? told.zh;
  return (
    <section class="cmp-plays" aria-label={say.ui("two-here")} onKeyDown={(event) => onKey(event, (by) => to(at + by))}>
      <p class="cmp-caption">{say.ui("two-here")}</p>
      {plays.for && <p class="silva-soft">{say.ui("two-for", { seat: say.seat(plays.for) })}</p>}
      <div class="cmp-steps">
        <Timeline state={{ ...NO_STATE, frames: longest }} at={at} go={to} />
        <strong class={`cmp-parting cmp-${parted}`} role="status">{say.ui(parted)}</strong>
      </div>
      <div class="cmp-sides">
        <Side name="first" title={say.ui("two-first", { answer: told.plays })} frames={plays.first} at={at} cited={cited(0)} />
        <Side name="second" title={say.ui("two-second", { answer: other })} frames={plays.second} at={at} cited={cited(1)} />
      </div>
    </section>
  );
}

/** One play at one step; a play that is over earlier stays at its end. */
function Side({ name, title, frames, at, cited }: SideProps) {
  const { say, ...ui } = useUi();
  const step = Math.min(at, frames.length - 1);
  const frame = frames[step];
  if (!frame) return null;
  const own = { say, ...ui, id: (part: string) => ui.id(`${name}-${part}`) };
  return (
    <UiContext.Provider value={own}>
      <div class="cmp-side" data-side={name} role="group" aria-label={title}>
        <p class="cmp-title"><Prose text={title} /></p>
        {cited.length > 0 && <p class="cmp-cited">{say.pair(say.ui("two-cited"), "")}{cited.map((id) => <ClauseLink key={id} clause={id} />)}</p>}
        <LogPanel frames={frames} at={step} of={title} />
        <ResultBanner view={frame.view} />
        <div class="cmp-board"><TableGrid view={frame.view} bots={[]} waits={false} draft={null} take={nothing} choose={undefined} legal={() => false} /></div>
      </div>
    </UiContext.Provider>
  );
}

/** What a timeline is told of a game that is only looked at. */
const NO_STATE: State = {
  version: 0, frames: [], at: 0, viewer: "OPEN", viewers: [], names: {}, refusal: null, lesson: null, branch: null, notice: null, eyes: {},
};

function onKey(event: KeyboardEvent, step: (by: number) => void): void {
  if (event.key !== "PageUp" && event.key !== "PageDown") return;
  step(event.key === "PageUp" ? -1 : 1);
  event.preventDefault();
}
