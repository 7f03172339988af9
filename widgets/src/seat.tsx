/** One seat of the table: a row of the grid with its name, hand, discard row and tokens. */
import { Button } from "./button.tsx";
import { CardBack, CardFace, CardMini } from "./card.tsx";
import { MASU } from "./glyphs.ts";
import { Cell, LegalMark } from "./cell.tsx";
import { COPIES, type Discard, type Level, type View } from "./silva.ts";
import type { Seat } from "./state.ts";
import { useUi } from "./ui.ts";

export interface HandProps {
  /** Chooses a card, or undefined where nothing can be chosen (a past frame, another's hand). */
  choose: ((level: Level, cell: string) => void) | undefined;
  legal: (level: Level) => boolean;
  chosen: Level | null;
}

interface SeatProps extends HandProps {
  seat: Seat;
  view: View;
  bot: boolean;
  waits: boolean;
  /** "own" at the bottom, else the place round the table. */
  place: string;
  aim: { legal: boolean; choose: () => void } | undefined;
}

export function SeatRow(props: SeatProps) {
  const { say } = useUi();
  const { seat, view, place, aim } = props;
  const out = view.out.includes(seat);
  const turn = view.turn === seat && !view.result;
  const winner = view.result?.winners.includes(seat) ?? false;
  const classes = ["silva-seat", `silva-place-${place}`];
  if (out) classes.push("silva-out");
  if (turn) classes.push("silva-turn");
  if (winner) classes.push("silva-winner");
  if (aim) classes.push(aim.legal ? "silva-aim silva-legal" : "silva-aim");
  return (
    <div role="row" class={classes.join(" ")} data-seat={seat} onClick={aim?.choose}>
      <SeatHead {...props} />
      <div class="silva-zone silva-zone-hand"><ZoneName text={view.viewer === seat ? say.ui("ui-your-hand") : say.ui("ui-hand", { seat: say.seat(seat) })} /><Hand {...props} /></div>
      <div class="silva-zone"><ZoneName text={say.ui("ui-discard-pile")} /><Row seat={seat} row={view.rows[seat] ?? []} /></div>
    </div>
  );
}

/** Hand and discards lie apart, each under its name; the cells say it themselves to who hears the table. */
function ZoneName({ text }: { text: string }) {
  return <span class="silva-zone-name" aria-hidden="true">{text}</span>;
}

function SeatHead({ seat, view, bot, waits }: SeatProps) {
  const { say } = useUi();
  const words = seatWords(seat, view, waits, say);
  const bonus = view.farmer[seat] ?? 0;
  return (
    <div role="rowheader" class="silva-seat-head" data-cell={`${seat}/head`}>
      <span class="silva-seat-name">{say.seat(seat)}</span>
      {bot && <span class="silva-tag silva-tag-you">{say.ui("ui-bot")}</span>}
      {words.map(([kind, word]) => <span key={kind} class={`silva-tag silva-tag-${kind}`}>{word}</span>)}
      {view.masu === seat && <Token glyph={MASU} text={say.ui("ui-masu-owner", { seat: say.seat(seat) })} />}
      {bonus > 0 && <span class="silva-tag silva-tag-farmer">{say.ui("ui-farmer-bonus", { seat: say.seat(seat), count: bonus })}</span>}
    </div>
  );
}

/** What is true of a seat now, in words: colour and edge only repeat it. */
function seatWords(seat: Seat, view: View, waits: boolean, say: { ui: (id: string, args?: Record<string, string>) => string; seat: (seat: Seat) => string }): [string, string][] {
  const words: [string, string][] = [];
  if (view.viewer === seat) words.push(["you", say.ui("ui-you")]);
  if (view.out.includes(seat)) words.push(["out", say.ui("ui-eliminated")]);
  if (view.result) {
    if (view.result.winners.includes(seat)) words.push(["winner", say.ui(view.result.kind === "win" ? "ui-winner-tag" : "ui-tie-tag")]);
  } else if (view.turn === seat) {
    words.push(["turn", view.viewer === seat && waits ? say.ui("ui-your-turn") : say.ui("ui-turn-of", { seat: say.seat(seat) })]);
  }
  const decider = view.decision?.seat;
  if (waits && !view.result && decider === seat && view.turn !== seat) words.push(["wait", say.ui("ui-waiting", { seat: say.seat(seat) })]);
  return words;
}

function Token({ glyph, text }: { glyph: string; text: string }) {
  return (
    <span class="silva-tag silva-tag-masu">
      <svg viewBox="-19 -17 38 36" aria-hidden="true" focusable="false"><path class="silva-glyph" d={glyph} /></svg>{text}
    </span>
  );
}

function Hand({ seat, view, place, choose, legal, chosen }: SeatProps) {
  const { say } = useUi();
  const cards = view.hands[seat] ?? [];
  const large = place === "own";
  if (cards.length === 0) return <Cell name={`${seat}/hand`} class="silva-hand silva-none">{say.ui("ui-hand-count", { count: 0 })}</Cell>;
  return (
    <>
      {cards.map((card, i) => (
        <HandCard key={i} cell={`${seat}/hand/${i}`} card={card} large={large} note={revealed(seat, view) ? say.ui("ui-public") : i === 0 ? knownWords(seat, view, say) : ""}
          choose={card !== null ? choose : undefined} legal={card !== null && choose !== undefined && legal(card)} chosen={card !== null && card === chosen} />
      ))}
    </>
  );
}

/** Whether both cards of this hand lie open to all: all see them but those that a Warrior lets one seat see. */
function revealed(seat: Seat, view: View): boolean {
  const { decision, turn, rows } = view;
  return decision?.kind === "pick_open" && decision.other === seat && rows[turn ?? seat]?.at(-1)?.card !== 4;
}

/** Who else knows a held card, where this viewer may know that. */
function knownWords(seat: Seat, view: View, say: { ui: (id: string, args?: Record<string, string>) => string; seat: (seat: Seat) => string; list: (items: string[]) => string }): string {
  const known = view.known[seat];
  if (!known) return "";
  return known === "*" ? say.ui("ui-public") : say.ui("ui-known-to", { seats: say.list([...known].map((other) => say.seat(other))) });
}

interface HandCardProps {
  cell: string;
  card: Level | null;
  large: boolean;
  note: string;
  choose: HandProps["choose"];
  legal: boolean;
  chosen: boolean;
}

function HandCard({ cell, card, large, note, choose, legal, chosen }: HandCardProps) {
  const { say, id } = useUi();
  const face = card === null ? <CardBack mini={!large} /> : large ? <CardFace level={card} name={say.cardName(card)} /> : <CardMini level={card} />;
  const label = card === null ? say.ui("ui-unknown-card") : `${say.card(card)} · ${say.ui("ui-copies", { count: COPIES[card] ?? 1 })}`;
  const caption = <span class="silva-caption">{card !== null && !large && <span class="silva-name">{say.cardName(card)}</span>}{note && <em class="silva-known">{note}</em>}</span>;
  if (!choose || card === null) {
    return (
      <Cell name={cell} class={large ? "silva-hand silva-large" : "silva-hand"}>
        <span role="img" aria-label={label}>{face}</span>{caption}
      </Cell>
    );
  }
  return (
    <div role="gridcell" class="silva-hand silva-large">
      <Button class="silva-pick-card" data-cell={cell} data-legal={legal || undefined} aria-pressed={chosen} aria-describedby={id("short")}
        onClick={() => choose(card, cell)}>
        {face}{legal && <LegalMark />}
        <span class="silva-sr">{legal ? `${label} · ${say.ui("ui-legal")}` : label}</span>
      </Button>
      {caption}
    </div>
  );
}

function Row({ seat, row }: { seat: Seat; row: Discard[] }) {
  const { say } = useUi();
  if (row.length === 0) {
    return <Cell name={`${seat}/row`} class="silva-discard silva-none" label={say.pair(say.ui("ui-discard-of", { seat: say.seat(seat) }), say.ui("ui-empty"))}>{""}</Cell>;
  }
  return <>{row.map((discard, i) => <DiscardCell key={i} name={`${seat}/row/${i}`} discard={discard} />)}</>;
}

function DiscardCell({ name, discard }: { name: string; discard: Discard }) {
  const { say } = useUi();
  const { card, how } = discard;
  const what = card === null ? say.ui("ui-face-down-card") : say.card(card);
  const mark = how === "forced" ? say.ui("ui-forced-mark") : how === "hidden" ? say.ui("ui-hidden-mark") : "";
  return (
    <Cell name={name} class={`silva-discard silva-${how}`}>
      <span role="img" aria-label={[what, say.ui("ui-discard-pile"), mark].filter(Boolean).join(" · ")} title={mark || undefined}>
        {card === null ? <CardBack mini /> : <CardMini level={card} />}
      </span>
      <span class="silva-caption" aria-hidden="true">{card !== null && <span class="silva-name">{say.cardName(card)}</span>}
        {how !== "played" && <em class="silva-mark">{say.ui(how === "forced" ? "ui-forced-tag" : "ui-hidden-tag")}</em>}
      </span>
    </Cell>
  );
}
