/** One row of a text: its line, the segment with its marked characters, and in the margin what was found in it. */
import type { Side, SideNo, Texts } from "./reader_data.ts";
import { LinkIcon, TierIcon } from "./reader_icons.tsx";
import { pieces, whole, type Piece } from "./reader_marks.ts";
import { useUi } from "./ui.ts";

export interface Look {
  texts: Texts;
  /** Whether a finding is shown now. */
  shown: (finding: number) => boolean;
  finding: number | null;
  /** The bead of the chosen row. */
  bead: number;
  pick: { side: SideNo; row: number } | null;
}

interface RowProps {
  look: Look;
  no: SideNo;
  row: number;
  id: string;
  /** The bead that is pointed at. */
  hover: number;
  choose: (row: number, finding: number | null) => void;
  point: (bead: number) => void;
}

export function Row({ look, no, row, id, hover, choose, point }: RowProps) {
  const side = look.texts.sides[no];
  const bead = side.bead(row);
  const starts = row === 0 || side.line(row) !== side.line(row - 1);
  const flags = {
    "silva-starts": starts,
    "silva-linked": bead >= 0 && (bead === hover || bead === look.bead),
    "silva-picked": isPicked(look, no, row),
    "silva-alone": look.texts.alone(no, row),
  };
  const kind = side.kinds[row] ?? "s";
  const on = Object.entries(flags).filter(([, is]) => is).map(([name]) => name);
  return (
    <div id={id} role="option" aria-selected={isPicked(look, no, row)} aria-posinset={row + 1} aria-setsize={side.count} data-row={row}
      class={["silva-segment", `silva-kind-${/\d/.test(kind) ? "h" : kind}`, ...on].join(" ")} onMouseEnter={() => point(bead)} onClick={(event) => choose(row, marked(event.target))}>
      <span class="silva-line"><span class={starts ? "" : "silva-sr"}>{side.line(row)}</span></span>
      <Text look={look} side={side} row={row} />
      <Margin look={look} side={side} no={no} row={row} />
    </div>
  );
}

function isPicked({ pick }: Look, no: SideNo, row: number): boolean {
  return pick?.side === no && pick.row === row;
}

/** The finding whose characters were clicked. */
function marked(target: EventTarget | null): number | null {
  const found = (target as Element | null)?.closest<HTMLElement>("[data-finding]")?.dataset["finding"];
  return found === undefined ? null : Number(found);
}

/** Findings about the whole row draw a line beside it, those about some of its characters a line under them. */
function Text({ look, side, row }: { look: Look; side: Side; row: number }) {
  const all = whole(side, row).filter(look.shown);
  const about = worst(look, all);
  const found = pieces(side, row, (one) => look.shown(one) && !all.includes(one));
  const now = all.includes(look.finding ?? -1);
  return (
    <span lang={side.lang} class={`silva-text${about === undefined ? "" : ` silva-whole-${tierOf(look, about)}`}`} data-finding={now ? look.finding : about}>
      <span class={now ? "silva-now silva-begins silva-ends" : ""}>{found.map((one, at) => <Part key={at} piece={one} look={look} before={found[at - 1]} after={found[at + 1]} />)}</span>
    </span>
  );
}

interface PartProps { piece: Piece; look: Look; before: Piece | undefined; after: Piece | undefined }

/** Characters that findings speak of; the most serious one gives the line under them, the chosen one a frame. */
function Part({ piece, look, before, after }: PartProps) {
  if (!piece.findings.length) return <>{piece.text}</>;
  const has = (one: Piece | undefined) => look.finding !== null && !!one?.findings.includes(look.finding);
  const one = worst(look, piece.findings);
  const now = has(piece);
  const flags = { "silva-now": now, "silva-begins": now && !has(before), "silva-ends": now && !has(after), "silva-blank": !piece.text.trim() };
  const on = Object.entries(flags).filter(([, is]) => is).map(([name]) => name);
  return <mark data-finding={now ? look.finding : one} class={[`silva-mark-${tierOf(look, one)}`, ...on].join(" ")}>{piece.text}</mark>;
}

function worst(look: Look, findings: number[]): number | undefined {
  return [...findings].sort((a, b) => tierOf(look, a) - tierOf(look, b))[0];
}

function tierOf(look: Look, finding: number | undefined): number {
  return look.texts.findings[finding ?? -1]?.tier ?? 0;
}

function Margin({ look, side, no, row }: { look: Look; side: Side; no: SideNo; row: number }) {
  const { say } = useUi();
  const { texts } = look;
  return (
    <span class="silva-margin">
      <Found look={look} side={side} row={row} />
      {texts.alone(no, row) && <LinkIcon kind="alone" label={say.ui(no ? "desk-reader-only-target" : "desk-reader-only-source")} />}
      {texts.moved.has(side.bead(row)) && <LinkIcon kind="moved" label={say.ui("desk-reader-moved")} />}
      {side.kinds[row] === "f" && <span class="silva-sr">{say.ui("desk-reader-furniture")}</span>}
    </span>
  );
}

/** The tiers of what was found in a row, each with how often. */
function Found({ look, side, row }: { look: Look; side: Side; row: number }) {
  const { say } = useUi();
  const found = [...new Set((side.marks.get(row) ?? []).map((mark) => mark.finding).filter(look.shown))];
  return (
    <>
      {look.texts.sent.tiers.map((tier, number) => {
        const mine = found.filter((one) => tierOf(look, one) === number);
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
