/** Cards as SVG: numeral, symbol, that many tree rings, dots for copies, and the name. */
import { GLYPHS, rings } from "./glyphs.ts";
import { COPIES } from "./silva.ts";

const NAME_LIMIT = 12;
const LINE = 16;

/** A long name goes on two lines at its last space; CJK names are short and stay whole. */
function nameLines(name: string): string[] {
  const space = name.lastIndexOf(" ");
  return name.length > NAME_LIMIT && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

function Rings({ level }: { level: number }) {
  return (
    <g class="silva-rings">
      {rings(level).map((d, number) => <path key={number} d={d} stroke-width={number % 5 === 4 ? 1.9 : 1.15} />)}
    </g>
  );
}

function Name({ name }: { name: string }) {
  const lines = nameLines(name);
  const top = 166 - (lines.length - 1) * LINE;
  return (
    <g class="silva-card-name">
      <rect x="4" y={top - LINE} width="118" height={lines.length * LINE + 6} rx="5" />
      {lines.map((line, i) => <text key={line} x="63" y={top + i * LINE} text-anchor="middle">{line}</text>)}
    </g>
  );
}

/** The large card of a hand. Its text alternative is the caller's: the cell that holds it is named. */
export function CardFace({ level, name }: { level: number; name: string }) {
  return (
    <svg class="silva-card" viewBox="0 0 126 176" data-level={level} aria-hidden="true" focusable="false">
      <rect class="silva-card-paper" x="1" y="1" width="124" height="174" rx="9" />
      <g transform="translate(63 86)">
        <Rings level={level} />
        <circle class="silva-card-core" r="22.5" />
        <path class="silva-glyph" d={GLYPHS[level]} transform="scale(.95)" />
      </g>
      <rect class="silva-card-core" x="5" y="5" width={level > 9 ? 44 : 28} height="31" rx="6" />
      <text class="silva-num" x="11" y="31">{level}</text>
      <Copies level={level} x={115} />
      <Name name={name} />
    </svg>
  );
}

function Copies({ level, x }: { level: number; x: number }) {
  const count = COPIES[level] ?? 1;
  return (
    <g class="silva-copies">
      {Array.from({ length: count }, (_, i) => <circle key={i} cx={x - 3 - i * 11} cy="18" r="3.6" />)}
    </g>
  );
}

/** The small card of a discard row: numeral and symbol; the name stands under it in HTML. */
export function CardMini({ level }: { level: number }) {
  return (
    <svg class="silva-card" viewBox="0 0 84 100" data-level={level} aria-hidden="true" focusable="false">
      <rect class="silva-card-paper" x="1" y="1" width="82" height="98" rx="8" />
      <g transform="translate(48 60) scale(.6)">
        <Rings level={level} />
        <circle class="silva-card-core" r="22.5" />
        <path class="silva-glyph" d={GLYPHS[level]} transform="scale(1)" />
      </g>
      <rect class="silva-card-core" x="4" y="4" width={level > 9 ? 44 : 28} height="32" rx="6" />
      <text class="silva-num" x="9" y="31">{level}</text>
      <Copies level={level} x={80} />
    </svg>
  );
}

/** A face-down card, upright or (mini) small. */
export function CardBack({ mini = false }: { mini?: boolean }) {
  const [width, height] = mini ? [84, 100] : [126, 176];
  return (
    <svg class="silva-card" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect class="silva-card-back" x="1" y="1" width={width - 2} height={height - 2} rx="9" />
      <g class="silva-back-rings" transform={`translate(${width / 2} ${height / 2})`}>
        {Array.from({ length: mini ? 5 : 8 }, (_, k) => <circle key={k} r={8 + 6 * k} />)}
      </g>
    </svg>
  );
}
