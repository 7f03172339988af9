/** Cards of Silent Guardians as SVG: number and shape; or, where the number is hidden, its place from low to high. */
import { Shape } from "./suit.tsx";
import type { Card } from "./sg.ts";

interface FaceProps {
  card: Card;
  /** Place from the low end, and how many there are: drawn where the number is hidden. */
  place?: [number, number];
  wins?: boolean;
}

/** The large card of the own hand and of the trick. */
export function CardLarge({ card, place, wins = false }: FaceProps) {
  return (
    <svg class={`silva-card sg-card sg-${card.color}${wins ? " sg-wins" : ""}`} viewBox="0 0 90 126" aria-hidden="true">
      <rect class="sg-paper" x="2" y="2" width="86" height="122" rx="8" />
      {card.rank !== null
        ? <><text class="silva-num sg-num" x="10" y="36">{card.rank}</text><Shape color={card.color} at="71 24" scale={1.1} /><Shape color={card.color} at="45 80" scale={2.5} /></>
        : <><Shape color={card.color} at="22 24" scale={1.3} /><Shape color={card.color} at="45 66" scale={1.9} />{place && <Order place={place} left={9} base={115} width={48} height={22} />}</>}
    </svg>
  );
}

/** The small card of another's hand: number above shape at the left, where a fan leaves them in sight. */
export function CardSmall({ card, place }: FaceProps) {
  return (
    <svg class={`silva-card sg-card sg-${card.color}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="sg-paper" x="2" y="2" width="56" height="80" rx="7" />
      {card.rank !== null
        ? <><text class="silva-num sg-num" x={card.rank > 9 ? 5 : 12} y="34">{card.rank}</text><Shape color={card.color} at="21 58" scale={1.5} /></>
        : <><Shape color={card.color} at="21 26" scale={1.5} />{place && <Order place={place} left={6} base={76} width={36} height={20} />}</>}
    </svg>
  );
}

/** Rising bars, one for each card of the color; the filled one is this card. No digit, which could be read as a number. */
function Order({ place: [at, of], left, base, width, height }: { place: [number, number]; left: number; base: number; width: number; height: number }) {
  const step = width / of;
  const bar = Math.min(8, step * 0.7);
  return (
    <g class="sg-order">
      {Array.from({ length: of }, (_, i) => {
        const tall = of > 1 ? 6 + ((height - 6) * i) / (of - 1) : height;
        return <rect key={i} class={i + 1 === at ? "sg-here" : undefined} x={left + i * step + (step - bar) / 2} y={base - tall} width={bar} height={tall} rx="1.5" />;
      })}
    </g>
  );
}
