/** A refusal, calmly: what was tried, why not, which clause, and what would be legal. */
import { Button, ClauseLink } from "./button.tsx";
import { Prose } from "./prose.tsx";
import type { Notice, Refusal } from "./state.ts";
import { useInSight } from "./sight.ts";
import { useUi } from "./ui.ts";

interface RefusalProps {
  refusal: Refusal;
  /** What was tried, in words; the move's text where the game has none. */
  tried: string | undefined;
  /** What would be legal, in words; empty where nothing would. */
  would: string;
  close: () => void;
}

export function RefusalPanel({ refusal, tried, would, close }: RefusalProps) {
  const { say } = useUi();
  const panel = useInSight(refusal);
  return (
    <section ref={panel} class="silva-refusal" aria-label={say.ui("ui-not-allowed")}>
      <p><strong>{say.ui("ui-not-allowed")}</strong> {tried ?? <code>{refusal.move}</code>}</p>
      {refusal.reasons.map((reason) => (
        <div key={reason.clause} class="silva-reason">
          <p><Prose text={say.refusal(reason)} /></p>
          {say.clause(reason.clause) && <p class="silva-clause-text"><Prose text={say.clause(reason.clause)?.text} /></p>}
          <ClauseLink clause={reason.clause} />
        </div>
      ))}
      {would && <p class="silva-would">{say.ui("ui-would-be-legal", { moves: would })}</p>}
      <Button class="silva-quiet silva-close" onClick={close}>{say.ui("ui-close")}</Button>
    </section>
  );
}

/** Something went another way than asked: stale, malformed, no kernel. */
export function NoticeStrip({ notice }: { notice: Notice | null }) {
  const { say } = useUi();
  return notice && <p class="silva-notice">{say.ui(notice.key, notice.args)}</p>;
}
