/** A guardian card: each element has a row of its own, so that a line of cards reads as a table of numbers. */
import { Glyph, Icon, Mark, type Look } from "./duel_art.tsx";
import { cardOf, ELEMENTS, type Box, type Card, type Element, type Token } from "./duel_state.ts";
import type { Season } from "./duel_state.ts";

const WIDTH = 64;
const TOP = 23;
const ROW = 24;
const FOOT = TOP + ROW * ELEMENTS.length;
const HEIGHT = FOOT + 25;

interface FaceProps {
  box: Box;
  id: string;
  /** What it costs to recruit it away. */
  cost?: boolean;
  /** How each of its numbers is spoken of now. */
  look?: ((element: Element) => Look) | undefined;
  tokens?: { token: Token; season: Season }[];
}

/** Its text alternative is the caller's: the cell that holds it is named. */
export function CardFace({ box, id, cost = false, look, tokens = [] }: FaceProps) {
  const card = cardOf(box, id);
  return (
    <svg class={`silva-card lfd-card lfd-of-${card.season ?? "none"}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <rect class="lfd-paper" x="1.2" y="1.2" width={WIDTH - 2.4} height={HEIGHT - 2.4} rx="6" />
      <path class="lfd-band" d={`M1.2 ${TOP - 2}V7.2a6 6 0 0 1 6-6H${WIDTH - 7.2}a6 6 0 0 1 6 6V${TOP - 2}Z`} />
      <Head card={card} id={id} />
      {card.kind === "guardian" ? ELEMENTS.map((element, row) => (
        <Number key={element} element={element} value={card.values[element] ?? 0} y={TOP + ROW * row} look={look?.(element) ?? "plain"} />
      )) : <g class="lfd-figure"><Icon name={card.kind === "stag" ? "stag" : "fire"} x={WIDTH / 2} y={TOP + ROW * 2} size={22} /></g>}
      <Foot card={card} cost={cost} />
      {tokens.map(({ token, season }) => <TokenPiece key={token.element} season={season} x={3} y={TOP + ROW * (ELEMENTS.indexOf(token.element) + 0.5)} />)}
    </svg>
  );
}

function Head({ card, id }: { card: Card; id: string }) {
  const number = card.kind === "guardian" ? id.slice(1) : "";
  return (
    <>
      {card.season ? <Mark season={card.season} x={15} y={11} size={8} /> : <Icon name={card.kind === "stag" ? "stag" : "paw"} x={15} y={11.5} size={8} />}
      <text class="lfd-id" x={WIDTH - 8} y="16" text-anchor="end">{number}</text>
    </>
  );
}

function Number({ element, value, y, look }: { element: Element; value: number; y: number; look: Look }) {
  if (!value) return <circle class="lfd-none" cx={WIDTH / 2} cy={y + ROW / 2} r="1.4" data-element={element} />;
  return (
    <g class={`lfd-number lfd-${look}`} data-element={element}>
      <rect class="lfd-cell" x="3.5" y={y + 0.5} width={WIDTH - 7} height={ROW - 1} rx="3" />
      <Glyph element={element} x={24} y={y + ROW / 2} size={9.4} look={look} />
      <text x="46" y={y + ROW / 2 + 6.2} text-anchor="middle">{value}</text>
    </g>
  );
}

function Foot({ card, cost }: { card: Card; cost: boolean }) {
  const icons = [...Array<"solitary">(card.solitary).fill("solitary"), ...Array<"herd">(card.herd).fill("herd")];
  return (
    <>
      {icons.map((name, i) => <Icon key={i} name={name} x={14 + i * 19} y={FOOT + 11} size={8.4} />)}
      {cost && <g class="lfd-cost"><rect x={WIDTH - 27} y={FOOT + 0.5} width="22" height="20" rx="4" /><text x={WIDTH - 16} y={FOOT + 16} text-anchor="middle">{card.cost}</text></g>}
    </>
  );
}

/** An action token: a hexagon with the mark of its seat's season. */
export function TokenPiece({ season, x, y, size = 10 }: { season: Season; x: number; y: number; size?: number }) {
  return (
    <g class={`lfd-token lfd-of-${season}`}>
      <Icon name="token" x={x} y={y} size={size} /><Mark season={season} x={x} y={y} size={size * 0.56} />
    </g>
  );
}

/** A token beside text: to be placed, placed, or lost. */
export function TokenSign({ season, state }: { season: Season; state: "left" | "used" | "lost" }) {
  return (
    <svg class={`lfd-token-sign lfd-token-${state}`} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <TokenPiece season={season} x={0} y={0} size={11} />
      {state === "lost" && <path class="lfd-cross" d="M-10 10L10-10" />}
    </svg>
  );
}
