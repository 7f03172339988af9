/** Under the tree: what the card that is held would do there, why it may not lie there, and the ways to move it. */
import { Button, ClauseLink } from "./button.tsx";
import type { Holding } from "./kodama_hold.ts";
import type { Ground, Judged } from "./kodama_judge.ts";
import { parentName } from "./kodama_words.ts";
import { Prose } from "./prose.tsx";
import { useUi } from "./ui.ts";

interface HoldPanelProps {
  hold: Holding;
  judged: Judged | null;
  ground: Ground;
  /** Whether a card can be taken now. */
  acting: boolean;
}

export function HoldPanel({ hold, judged, ground, acting }: HoldPanelProps) {
  const { say } = useUi();
  const { held } = hold;
  if (!acting) return null;
  return (
    <div class="ko-hold">
      <div role="status" class="ko-status">
        {!held ? <p class="silva-soft"><Prose text={say.ui("ui-place-help")} /></p> : judged && <Verdict hold={hold} judged={judged} ground={ground} />}
      </div>
      {held && (
        <div class="silva-row ko-ways">
          <Button class="silva-icon" aria-label={say.ui("ui-place-before")} title={say.ui("ui-place-before")} onClick={() => hold.step("ArrowLeft")}><Arrow d="M5-7L-5 0L5 7" /></Button>
          <Button class="silva-icon" aria-label={say.ui("ui-place-after")} title={say.ui("ui-place-after")} onClick={() => hold.step("ArrowRight")}><Arrow d="M-5-7L5 0L-5 7" /></Button>
          <Button class="silva-icon" aria-label={say.ui("ui-turn-left")} title={say.ui("ui-turn-left")} onClick={() => hold.rotate(15)}><Arrow d="M7 5A8 8 0 1 0-7 3M-11-2L-7 4L-1 1" /></Button>
          <Button class="silva-icon" aria-label={say.ui("ui-turn-right")} title={say.ui("ui-turn-right")} onClick={() => hold.rotate(-15)}><Arrow d="M-7 5A8 8 0 1 1 7 3M11-2L7 4L1 1" /></Button>
          <Button class="silva-primary" onClick={hold.place}>{say.ui("ui-place-here")}</Button>
          <Button onClick={hold.drop}>{say.ui("ui-cancel")}</Button>
          <span class="silva-soft ko-keys"><Prose text={say.ui("ui-place-keys")} /></span>
        </div>
      )}
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return <svg class="ko-arrow" viewBox="-12 -12 24 24" aria-hidden="true"><path d={d} /></svg>;
}

function Verdict({ hold, judged, ground }: { hold: Holding; judged: Judged; ground: Ground }) {
  const { say } = useUi();
  const { held } = hold;
  if (!held) return null;
  const many = hold.list(held.card).length;
  if (judged.reasons.length || judged.parent === null) {
    return (
      <>
        {judged.reasons.map((reason) => <p key={reason.clause + reason.form} class="ko-reason"><strong aria-hidden="true">✕</strong> <Prose text={say.refusal(reason)} /> <ClauseLink clause={reason.clause} /></p>)}
        {!many && <p class="silva-soft">{say.ui("ui-no-place")}</p>}
      </>
    );
  }
  const points = (judged.score?.total ?? 0) + judged.extra;
  const parent = parentName(say, ground.trees[ground.own] ?? [], judged.parent);
  const words = held.at < 0 ? say.ui("ui-place-free", { parent, points }) : say.ui("ui-place-at", { place: held.at + 1, of: many, parent, points });
  return <p class="ko-good"><strong aria-hidden="true">✓</strong> <Prose text={words} /></p>;
}
