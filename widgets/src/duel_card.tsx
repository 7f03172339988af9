/** A guardian card: each element has a row of its own, so that a line of cards reads as a table of numbers. */
import { Cross, Pic, Svg, type Look, type Shape } from "./duel_art.tsx";
import { cardOf, ELEMENTS, type Box, type Element, type Season, type Token } from "./duel_state.ts";

const WIDTH = 64;
const TOP = 23;
const ROW = 24;
const FOOT = TOP + ROW * ELEMENTS.length;

interface FaceProps {
  box: Box;
  id: string;
  /** Whether it can be recruited away, for what it costs. */
  cost?: boolean;
  /** How each of its numbers is spoken of now. */
  look?: ((element: Element) => Look) | undefined;
  tokens?: (Token & { season: Season })[];
}

export function CardFace({ box, id, cost, look, tokens = [] }: FaceProps) {
  const card = cardOf(box, id);
  const { season, kind, values, solitary, herd } = card;
  const icons: Shape[] = [...Array<Shape>(solitary).fill("solitary"), ...Array<Shape>(herd).fill("herd")];
  const shape = kind === "stag" ? kind : season ?? "none";
  return (
    <Svg class={`silva-card lfd-of-${season ?? "none"}`} box={`0 0 ${WIDTH} ${FOOT + 25}`}>
      <rect class="lfd-paper" x="1" y="1" width="62" height={FOOT + 23} rx="6" />
      <path class="lfd-band" d="M2 21V8a6 6 0 0 1 6-6H56a6 6 0 0 1 6 6V21Z" />
      <Pic name={shape} x={15} y={11} size={9} />
      {kind === "guardian" && <text class="lfd-id" x="57" y="16">{id.slice(1)}</text>}
      {kind === "guardian" ? ELEMENTS.map((one, row) => <Number key={one} element={one} value={values[one] ?? 0} y={TOP + ROW * row} look={look?.(one)} />)
        : <Pic name={kind} x={32} y={70} size={24} />}
      {icons.map((name, i) => <Pic key={i} name={name} x={14 + i * 19} y={FOOT + 11} />)}
      {cost && <><rect class="lfd-cost" x="37" y={FOOT + 0.5} width="22" height="20" rx="4" /><text class="lfd-price" x="48" y={FOOT + 16}>{card.cost}</text></>}
      {tokens.map((token) => <Piece key={token.element} season={token.season} x={3} y={TOP + ROW * (ELEMENTS.indexOf(token.element) + 0.5)} />)}
    </Svg>
  );
}

function Number({ element, value, y, look }: { element: Element; value: number; y: number; look: Look | undefined }) {
  if (!value) return <circle class="lfd-dot" cx="32" cy={y + 12} r="1.4" />;
  return (
    <g class={`lfd-number lfd-${look}`} data-element={element}>
      <rect class="lfd-cell" x="3.5" y={y + 0.5} width="57" height="23" rx="3" /><Pic name={element} x={24} y={y + 12} look={look ?? "plain"} /><text x="46" y={y + 18}>{value}</text>
    </g>
  );
}

/** An action token: a hexagon with the mark of its seat's season. */
function Piece({ season, x, y }: { season: Season; x: number; y: number }) {
  return <g class={`lfd-of-${season} lfd-piece`}><Pic name="token" x={x} y={y} size={11} /><Pic name={season} x={x} y={y} size={6} /></g>;
}

/** A token in a seat's stock: to be placed, placed, or lost. */
export function TokenSign({ season, state }: { season: Season; state: string }) {
  return <Svg class={`lfd-sign lfd-token-${state}`} box="-12 -12 24 24"><Piece season={season} x={0} y={0} />{state === "lost" && <Cross />}</Svg>;
}
