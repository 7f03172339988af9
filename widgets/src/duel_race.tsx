/** The race to the four victories, in small, always in sight: one row for each seat. */
import { IconSign, MarkSign } from "./duel_art.tsx";
import { FIRES, SQUARE, seasonOf, type View } from "./duel_state.ts";
import type { Seat } from "./state.ts";
import { useUi } from "./ui.ts";

export function Race({ view }: { view: View }) {
  return <div class="lfd-race">{view.seats.map((seat) => <Racer key={seat} view={view} seat={seat} />)}</div>;
}

function Racer({ view, seat }: { view: View; seat: Seat }) {
  const { say } = useUi();
  const race = view.race[seat];
  const classes = ["lfd-racer", `lfd-of-${seasonOf(view, seat)}`];
  if (view.turn === seat && !view.result) classes.push("lfd-turn");
  if (view.result?.winners.includes(seat)) classes.push("lfd-winner");
  const goals = [
    { name: "trees", now: race?.trees ?? 0, of: SQUARE ** 2, icon: <Square filled={race?.trees ?? 0} /> },
    { name: "muster", now: race?.muster ?? 0, of: view.muster.length, icon: <Row places={view.muster.length} filled={race?.muster ?? 0} /> },
    { name: "fire", now: race?.fire ?? 0, of: FIRES, icon: <IconSign name="fire" /> },
  ];
  return (
    <div class={classes.join(" ")}>
      <span class="lfd-racer-name"><MarkSign season={seasonOf(view, seat)} /><strong class="silva-seat-name">{say.seat(seat)}</strong>
        {view.viewer === seat && <span class="silva-tag silva-tag-you">{say.ui("ui-you")}</span>}
        {view.turn === seat && !view.result && <span class="silva-tag silva-tag-turn">{view.viewer === seat ? say.ui("ui-your-turn") : say.ui("ui-turn-of", { seat: say.seat(seat) })}</span>}
      </span>
      {goals.map(({ name, now, of, icon }) => (
        <span key={name} class={`lfd-goal${now >= of ? " lfd-reached" : ""}`} role="img" aria-label={say.ui("ui-race", { goal: name, count: now, of })} title={say.ui("ui-race", { goal: name, count: now, of })}>
          {icon}<b>{now}</b><i>/{of}</i>
        </span>
      ))}
      <span class="lfd-goal" role="img" aria-label={say.ui("ui-race", { goal: "onibi", count: race?.onibi ?? 0 })} title={say.ui("ui-race", { goal: "onibi", count: race?.onibi ?? 0 })}><IconSign name="onibi" /><b>{race?.onibi ?? 0}</b><i aria-hidden="true">→</i></span>
    </div>
  );
}

function Square({ filled }: { filled: number }) {
  return (
    <svg class="lfd-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {Array.from({ length: SQUARE ** 2 }, (_, i) => <rect key={i} class={i < filled ? "lfd-full" : "lfd-open"} x={2 + (i % 3) * 7} y={16 - Math.floor(i / 3) * 7} width="6" height="6" rx="1" />)}
    </svg>
  );
}

function Row({ places, filled }: { places: number; filled: number }) {
  return (
    <svg class="lfd-sign lfd-wide" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      {Array.from({ length: places }, (_, i) => <rect key={i} class={i < filled ? "lfd-full" : "lfd-open"} x={1.5 + i * 7.6} y="5" width="6" height="14" rx="1.4" />)}
    </svg>
  );
}
