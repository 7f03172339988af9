/** The two texts with the bands between them: what is drawn again at every step of a scroll, and nothing else is. */
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import type { SideNo, Texts } from "./reader_data.ts";
import { Links } from "./reader_links.tsx";
import { Pane } from "./reader_pane.tsx";
import type { Look } from "./reader_row.tsx";
import type { Scroll } from "./reader_scroll.ts";

interface PairProps {
  look: Look;
  scroll: Scroll;
  choose: (side: SideNo, row: number, finding: number | null) => void;
}

export function Pair({ look, scroll, choose }: PairProps) {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [hover, point] = useState(-1);
  scroll.changed = () => again(0);
  const texts = useRef<HTMLDivElement>(null);
  useEffect(() => onResize(texts.current, () => again(0)), []);
  const pane = (no: SideNo) => <Pane look={look} no={no} scroll={scroll} hover={hover} choose={choose} point={point} />;
  return (
    <div class="silva-texts" ref={texts}>
      <Head texts={look.texts} no={0} />
      <Head texts={look.texts} no={1} />
      {pane(0)}
      <Links texts={look.texts} scroll={scroll} hover={hover} bead={look.bead} />
      {pane(1)}
    </div>
  );
}

function Head({ texts, no }: { texts: Texts; no: SideNo }) {
  const side = texts.sides[no];
  return <p class={`silva-head silva-head-${no}`}><strong>{side.name}</strong> <span class="silva-soft">{side.lang}</span></p>;
}

/** The width decides how tall the rows are; a tab that was hidden has none until it is shown. */
function onResize(element: Element | null, changed: () => void): (() => void) | undefined {
  if (!element || !globalThis.ResizeObserver) return undefined;
  const watch = new ResizeObserver(changed);
  watch.observe(element);
  return () => watch.disconnect();
}
