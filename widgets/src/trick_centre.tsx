/** The middle of the table: the trick in the order of play, what it owes and why, the tokens to be drafted. */
import { ClauseLink } from "./button.tsx";
import { Cell } from "./cell.tsx";
import { CardLarge } from "./trick_card.tsx";
import type { Owed, View } from "./sg.ts";
import { Suit, Token } from "./suit.tsx";
import { useUi } from "./ui.ts";

export function Centre({ view }: { view: View }) {
  return (
    <div role="row" class="sg-centre silva-place-centre">
      {view.pool.length > 0 ? <Pool view={view} /> : <Trick view={view} />}
      {view.owed && <Cell name="owed" class="sg-owed"><OwedWords owed={view.owed} placed={view.placed} /></Cell>}
      <Removed view={view} />
    </div>
  );
}

function Trick({ view }: { view: View }) {
  const { say } = useUi();
  if (view.trick.length === 0) return <Cell name="trick" class="sg-slot" label={say.pair(say.ui("ui-trick"), say.ui("ui-empty"))}>{""}</Cell>;
  return (
    <div class="sg-trick">
      {view.trick.map(({ seat, card }, i) => {
        const wins = view.owed?.winner === seat;
        const words = [i === 0 && say.ui("ui-lead"), wins && say.ui("ui-wins-trick")].filter(Boolean).join(" · ");
        return (
          <Cell key={seat} name={`trick/${i}`} class={`sg-played${wins ? " sg-winning" : ""}`}>
            <span role="img" aria-label={say.pair(say.seat(seat), say.card(card) + (words && ` · ${words}`))}><CardLarge card={card} wins={wins} /></span>
            <span class="silva-caption" aria-hidden="true">{say.seat(seat)}<em class="sg-role">{words}</em></span>
          </Cell>
        );
      })}
    </div>
  );
}

/** Who wins, and which token is owed: the clause's own sentences, each with its id. */
function OwedWords({ owed, placed }: { owed: Owed; placed: string | undefined }) {
  const { say } = useUi();
  const args = { seat: owed.winner, color: owed.choosable[0] ?? "", colors: owed.choosable, count: owed.count };
  return (
    <>
      <p>{say.event({ clause: owed.by, args: { seat: owed.winner, card: owed.card } })} <ClauseLink clause={owed.by} /></p>
      {owed.case && <p>{say.event({ clause: owed.clause, args })} <ClauseLink clause={owed.clause} /></p>}
      {owed.case && (
        <p class="sg-due"><strong>{say.ui("ui-owed-token")}</strong>
          {owed.case === "all_different"
            ? <span>{say.ui("ui-any-token")}</span>
            : owed.choosable.map((color) => <span key={color} class="sg-word"><Token color={color} />{say.color(color)}</span>)}
        </p>
      )}
      {placed && <p class="sg-due"><strong>{say.ui("ui-token-placed", { color: say.color(placed) })}</strong><Token color={placed} /></p>}
    </>
  );
}

function Pool({ view }: { view: View }) {
  const { say } = useUi();
  const label = say.ui("ui-token-pool");
  const seen = view.pool.filter((color) => color !== null);
  const down = view.pool.length - seen.length;
  const words = [...seen.map((color) => say.color(color)), ...(down ? [say.ui("ui-face-down-tokens", { count: down })] : [])];
  return (
    <Cell name="pool" class="sg-pool">
      <span class="silva-caption" aria-hidden="true">{label}</span>
      <span role="img" aria-label={say.pair(label, say.list(words))}>
        {view.pool.map((color, i) => <span key={i} class={view.offered === color && view.pool.indexOf(color) === i ? "sg-offered" : undefined}><Token color={color} /></span>)}
      </span>
    </Cell>
  );
}

/** Their colors are known to all, their numbers to nobody (at the open table to the teacher). */
function Removed({ view }: { view: View }) {
  const { say } = useUi();
  if (view.removed.length === 0) return null;
  const cards = view.removed_cards ?? view.removed.map((color) => ({ color, rank: null }));
  const words = view.removed_cards ? cards.map((card) => say.card(card)) : cards.map((card) => say.color(card.color));
  return (
    <Cell name="removed" class="sg-removed">
      <span class="silva-caption" aria-hidden="true">{say.ui("ui-removed-cards")}</span>
      <span role="img" aria-label={say.pair(say.ui("ui-removed-cards"), say.list(words))}>
        {cards.map((card, i) => <span key={i} class={`sg-chip sg-${card.color}`}><Suit color={card.color} />{card.rank}</span>)}
      </span>
    </Cell>
  );
}
