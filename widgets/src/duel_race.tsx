/** The race to the four victories, in small, always in sight: one row for each seat. */
import { Pips, Sign } from "./duel_art.tsx";
import type { Desk } from "./duel_desk.ts";
import { FIRES, seasonOf, SQUARE } from "./duel_state.ts";

export function Race({ desk }: { desk: Desk }) {
  return <div class="lfd-race">{desk.view.seats.map((seat) => <Racer key={seat} desk={desk} seat={seat} />)}</div>;
}

function Racer({ desk: { ui, say, view }, seat }: { desk: Desk; seat: string }) {
  const season = seasonOf(view, seat);
  const turn = view.turn === seat && !view.result;
  const won = view.result?.winners.includes(seat);
  const goals = { trees: SQUARE ** 2, muster: view.muster.length, fire: FIRES, onibi: 0 };
  return (
    <div class={`lfd-racer lfd-of-${season}${turn ? " lfd-turn" : ""}${won ? " lfd-winner" : ""}`}>
      <span class="lfd-racer-name"><Sign name={season} /> <strong class="silva-seat-name">{say.seat(seat)}</strong>
        {view.viewer === seat && !turn && <span class="silva-tag silva-tag-you">{ui("ui-you")}</span>}
        {turn && <span class="silva-tag silva-tag-turn">{view.viewer === seat ? ui("ui-your-turn") : ui("ui-turn-of", { seat: say.seat(seat) })}</span>}
      </span>
      {(Object.entries(goals) as [keyof typeof goals, number][]).map(([goal, of]) => {
        const count = view.race[seat]?.[goal] ?? 0;
        const words = ui("ui-race", { goal, count, of });
        return (
          <span key={goal} role="img" aria-label={words} title={words} class={won && view.result?.clause === `lfd.win.${goal}` ? "lfd-reached" : ""}>
            {of ? <Pips name={goal} now={count} of={of} /> : <Sign name="onibi" />}<span><b>{count}</b>{of ? `/${of}` : " →"}</span>
          </span>
        );
      })}
    </div>
  );
}
