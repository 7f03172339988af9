/** The trees of all, small: a click makes one the large one. */
import { Button } from "./button.tsx";
import { Cards, Ground, sight } from "./kodama_tree.tsx";
import type { Box, Grown, State, View } from "./kodama_state.ts";
import { Head } from "./kodama_track.tsx";
import type { Seat } from "./state.ts";
import { useUi } from "./ui.ts";

interface OthersProps {
  view: View;
  state: State;
  box: Box;
  trees: Record<Seat, Grown[]>;
  /** The one that is large. */
  shown: Seat;
  want: (seat: Seat | null) => void;
}

export function Others({ view, box, trees, shown, want }: OthersProps) {
  const { say } = useUi();
  return (
    <div class={`ko-others ko-others-${view.seats.length - 1}`}>
      {view.seats.filter((seat) => seat !== shown).map((seat) => {
        const tree = trees[seat] ?? [];
        const seen = sight(box, tree, 12, [200, 130]);
        const played = view.played[seat] ?? [];
        const winner = view.result?.winners.includes(seat);
        return (
          <Button key={seat} class={`ko-small${winner ? " silva-winner" : ""}`} data-seat={seat} onClick={() => want(seat)}>
            <Head seat={seat} view={view} />
            <svg viewBox={seen.join(" ")} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
              <Ground unit={1.6} shown={seen} words={false} /><Cards box={box} tree={tree} lights={null} />
            </svg>
            <span class="ko-small-words">{say.ui("ui-kodama-count", { count: (view.hands[seat] ?? []).length })}{played.length > 0 && <> · {say.ui("ui-kodama-played", { cards: say.list(played.map((card) => say.named("kodama_card", card))) })}</>}</span>
            <span class="silva-sr">{say.ui("ui-enlarge", { seat: say.seat(seat) })}</span>
          </Button>
        );
      })}
    </div>
  );
}
