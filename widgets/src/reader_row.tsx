/** One row of a text: its line, the segment with its marked characters, and in the margin what was found in it. */
import type { Side, SideNo, Texts } from "./reader_data.ts";
import { LinkIcon, TierIcon } from "./reader_icons.tsx";
import { pieces, type Piece } from "./reader_marks.ts";
import { useUi } from "./ui.ts";

export interface Look {
  texts: Texts;
  /** Whether a finding is shown now. */
  shown: (finding: number) => boolean;
  finding: number | null;
  /** The bead that is pointed at, and the one that was chosen. */
  hover: number;
  bead: number;
  pick: { side: SideNo; row: number } | null;
}

interface RowProps {
  look: Look;
  no: SideNo;
  row: number;
  id: string;
  choose: (row: number, finding: number | null) => void;
  point: (bead: number) => void;
}

export function Row({ look, no, row, id, choose, point }: RowProps) {
  const { say } = useUi();
  const side = look.texts.sides[no];
  const bead = side.bead(row);
  const starts = row === 0 || side.line(row) !== side.line(row - 1);
  const picked = look.pick?.side === no && look.pick.row === row;
  return (
    <div id={id} role="option" aria-selected={picked} aria-posinset={row + 1} aria-setsize={side.count} data-row={row}
      class={classes(look, side, no, row, starts)} onMouseEnter={() => point(bead)} onClick={(event) => choose(row, marked(event.target))}>
      <span class="silva-line">{starts ? side.line(row) : <span class="silva-sr">{side.line(row)}</span>}</span>
      <span class="silva-text" lang={side.lang}>{pieces(side, row, look.shown).map((one, at) => <Part key={at} piece={one} look={look} />)}</span>
      <span class="silva-margin">
        <Found look={look} side={side} row={row} />
        {look.texts.alone(no, row) && <LinkIcon kind="alone" label={say.ui(no ? "desk-reader-only-target" : "desk-reader-only-source")} />}
        {look.texts.moved.has(bead) && <LinkIcon kind="moved" label={say.ui("desk-reader-moved")} />}
        {side.kinds[row] === "f" && <span class="silva-sr">{say.ui("desk-reader-furniture")}</span>}
      </span>
    </div>
  );
}

function classes(look: Look, side: Side, no: SideNo, row: number, starts: boolean): string {
  const [kind, bead] = [side.kinds[row] ?? "s", side.bead(row)];
  const flags = {
    "silva-starts": starts,
    "silva-linked": bead >= 0 && (bead === look.hover || bead === look.bead),
    "silva-picked": look.pick?.side === no && look.pick.row === row,
    "silva-alone": look.texts.alone(no, row),
  };
  const on = Object.entries(flags).filter(([, is]) => is).map(([name]) => name);
  return ["silva-row-of-text", `silva-kind-${/\d/.test(kind) ? "h" : kind}`, ...on].join(" ");
}

/** The finding whose characters were clicked. */
function marked(target: EventTarget | null): number | null {
  const found = (target as Element | null)?.closest<HTMLElement>("[data-finding]")?.dataset["finding"];
  return found === undefined ? null : Number(found);
}

/** Characters that findings speak of; the most serious one gives the line under them. */
function Part({ piece, look }: { piece: Piece; look: Look }) {
  if (!piece.findings.length) return <>{piece.text}</>;
  const [worst] = [...piece.findings].sort((a, b) => tierOf(look, a) - tierOf(look, b));
  const now = look.finding !== null && piece.findings.includes(look.finding);
  const blank = !piece.text.trim();
  return (
    <mark data-finding={now ? look.finding : worst} class={`silva-mark-${tierOf(look, worst ?? 0)}${now ? " silva-now" : ""}${blank ? " silva-blank" : ""}`}>{piece.text}</mark>
  );
}

function tierOf(look: Look, finding: number): number {
  return look.texts.findings[finding]?.tier ?? 0;
}

/** The tiers of what was found in a row, each with how often. */
function Found({ look, side, row }: { look: Look; side: Side; row: number }) {
  const { say } = useUi();
  const found = new Set((side.marks.get(row) ?? []).map((mark) => mark.finding).filter(look.shown));
  const { tiers } = look.texts.sent;
  return (
    <>
      {tiers.map((tier, number) => {
        const mine = [...found].filter((one) => tierOf(look, one) === number);
        return mine.length > 0 && (
          <span key={tier} class="silva-count" data-finding={mine[0]}>
            <TierIcon tier={number} label={`${say.ui(`desk-tier-${tier}`)} ${mine.length}`} />
            {mine.length > 1 && <span aria-hidden="true">{mine.length}</span>}
          </span>
        );
      })}
    </>
  );
}
