/** The findings that are shown, one under the other; only those in sight are drawn. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Finding, Texts } from "./reader_data.ts";
import { statusOf, type Decided } from "./reader_filter.ts";
import { TierIcon } from "./reader_icons.tsx";
import { useUi } from "./ui.ts";
import { category } from "./reader_words.ts";

/** How tall an entry is, in pixels; the style sheet says the same. */
export const ENTRY = 52;

interface ListProps {
  texts: Texts;
  shown: Finding[];
  decided: Decided;
  finding: number | null;
  choose: (finding: Finding) => void;
}

export function List({ texts, shown, decided, finding, choose }: ListProps) {
  const { say, id } = useUi();
  const box = useRef<HTMLDivElement>(null);
  const [top, scroll] = useState(0);
  const at = shown.findIndex((one) => one.index === finding);
  const first = Math.max(0, Math.floor(top / ENTRY) - 4);
  const last = Math.min(shown.length, first + Math.ceil((box.current?.clientHeight || 400) / ENTRY) + 8);
  useLayoutEffect(() => { if (box.current && at >= 0) reveal(box.current, at); }, [at]);
  const active = at >= first && at < last ? { "aria-activedescendant": id(`finding-${shown[at]?.index}`) } : {};
  if (!shown.length) return <p class="silva-soft silva-empty">{say.ui(texts.findings.length ? "desk-reader-none" : "desk-reader-clean")}</p>;
  return (
    <div ref={box} class="silva-findings" role="listbox" tabIndex={0} aria-label={say.ui("desk-reader-findings")} {...active} onScroll={(event) => scroll(event.currentTarget.scrollTop)}
      onKeyDown={(event) => { const next = shown[target(event.key, at, shown.length)]; if (next) { choose(next); event.preventDefault(); event.stopPropagation(); } }}>
      <div role="presentation" style={{ height: `${shown.length * ENTRY}px`, paddingTop: `${first * ENTRY}px` }}>
        {shown.slice(first, last).map((one, n) => (
          <div key={one.index} id={id(`finding-${one.index}`)} role="option" aria-selected={one.index === finding} aria-posinset={first + n + 1} aria-setsize={shown.length} class="silva-entry" onClick={() => choose(one)}>
            <Entry one={one} texts={texts} decided={decided} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Entry({ one, texts, decided }: { one: Finding; texts: Texts; decided: Decided }) {
  const { say } = useUi();
  const [span] = one.spans;
  const status = statusOf(one, decided);
  return (
    <>
      <TierIcon tier={one.tier} label={say.ui(`desk-tier-${texts.sent.tiers[one.tier]}`)} />
      <span class="silva-entry-head"><span class="silva-entry-name">{category(say, texts, one.category)}</span>
        {status !== "open" && <span class="silva-tag">{say.ui(`desk-reader-${status}`)}</span>}
        {span && <span class="silva-soft silva-whole">{say.ui("desk-reader-line", { line: String(texts.sides[span.side].line(span.row)) })}</span>}
      </span>
      {span && <span class="silva-quote" lang={texts.sides[span.side].lang}>{texts.quote(span)}</span>}
    </>
  );
}

/** The entry that a key leads to; -1 for no such key. */
function target(key: string, at: number, count: number): number {
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? 0 : at - 1, Home: 0, End: count - 1, PageDown: at + 8, PageUp: at - 8 }[key];
  return to === undefined ? -1 : Math.max(0, Math.min(count - 1, to));
}

/** Out of sight: into the middle. */
function reveal(box: HTMLElement, at: number): void {
  const out = at * ENTRY < box.scrollTop || (at + 1) * ENTRY > box.scrollTop + box.clientHeight;
  if (out) box.scrollTop = (at + 0.5) * ENTRY - box.clientHeight / 2;
}
