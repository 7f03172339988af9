/** The log: one line per event, each a link to the clause that caused it. One tab stop; arrow keys go through it. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import { roam } from "./grid.ts";
import { Prose } from "./prose.tsx";
import { since, type Frame } from "./state.ts";
import { useUi } from "./ui.ts";

/** `of`: whose log it is, where a page has several. */
export function LogPanel({ frames, at, of }: { frames: Frame[]; at: number; of?: string }) {
  const { say, open, id } = useUi();
  const list = useRef<HTMLOListElement>(null);
  const down = () => { if (list.current) list.current.scrollTop = list.current.scrollHeight; };
  useLayoutEffect(down, [frames, at]);
  // A new table is often not on the page yet when it is drawn: it has no height to scroll in.
  useEffect(() => {
    if (!list.current || !globalThis.ResizeObserver) return undefined;
    const seen = new ResizeObserver(down);
    seen.observe(list.current);
    return () => seen.disconnect();
  }, []);
  const lines = frames.slice(0, at + 1).flatMap((frame, step) => frame.log.map((said, i) => ({ step, i, said })));
  const news = since(frames, at);
  return (
    <section class="silva-log" aria-label={of && say.pair(say.ui("ui-log"), of)} aria-labelledby={of ? undefined : id("log")}>
      <p class="silva-title" id={id("log")}>{say.ui("ui-log")}</p>
      <ol ref={list} aria-labelledby={id("log")} onKeyDown={roam}>
        {lines.map(({ step, i, said }, line) => (
          <li key={`${step}/${i}`} class={step >= news ? "silva-new" : undefined}>
            {step >= news && (lines[line - 1]?.step ?? news) < news && <span class="silva-since">{say.ui("ui-since")}</span>}
            <Button tabIndex={line === lines.length - 1 ? 0 : -1} onClick={() => open(said.clause)}><Prose text={say.event(said)} /></Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
