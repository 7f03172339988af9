/** A refusal, calmly: what was tried, why not, which clause, and what would be legal. */
import { parse } from "./choice.ts";
import type { Notice, Refusal } from "./state.ts";
import { useInSight } from "./sight.ts";
import { useUi } from "./ui.ts";

interface RefusalProps {
  refusal: Refusal;
  moves: string[];
  close: () => void;
}

export function RefusalPanel({ refusal, moves, close }: RefusalProps) {
  const { say, open } = useUi();
  const panel = useInSight(refusal);
  return (
    <section ref={panel} class="silva-refusal" aria-label={say.ui("ui-not-allowed")}>
      <p><strong>{say.ui("ui-not-allowed")}</strong> <code>{refusal.move}</code></p>
      {refusal.reasons.map((reason) => (
        <div key={reason.clause} class="silva-reason">
          <p>{say.refusal(reason)}</p>
          {say.clause(reason.clause) && <p class="silva-clause-text">{say.clause(reason.clause)?.text}</p>}
          <button type="button" class="silva-clause-link" onClick={() => open(reason.clause)}>{reason.clause}</button>
        </div>
      ))}
      {moves.length > 0 && <p class="silva-would">{say.ui("ui-would-be-legal", { moves: legalCards(moves, say) })}</p>}
      <button type="button" class="silva-quiet silva-close" onClick={close}>{say.ui("ui-close")}</button>
    </section>
  );
}

/** What would be legal, by card: the moves themselves are listed under the prompt. */
function legalCards(moves: string[], say: { card: (level: number) => string; list: (items: string[]) => string }): string {
  const cards = new Set<number>();
  for (const move of moves) {
    const { card } = parse(move);
    if (card !== undefined) cards.add(card);
  }
  return cards.size ? say.list([...cards].map((card) => say.card(card))) : moves.join(" · ");
}

/** Something went another way than asked: stale, malformed, no kernel. */
export function NoticeStrip({ notice }: { notice: Notice | null }) {
  const { say } = useUi();
  return notice && <p class="silva-notice">{say.ui(notice.key, notice.args)}</p>;
}
