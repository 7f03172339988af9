/** The log: one line per event, each a link to the clause that caused it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Frame } from "./state.ts";
import { useUi } from "./ui.ts";

export function LogPanel({ frames, at }: { frames: Frame[]; at: number }) {
  const { say, open, id } = useUi();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [frames, at]);
  const lines = frames.slice(0, at + 1).flatMap((frame, step) => frame.log.map((said, i) => ({ step, i, said })));
  return (
    <section class="silva-log" aria-labelledby={id("log")}>
      <p class="silva-title" id={id("log")}>{say.ui("ui-log")}</p>
      <ol ref={list} tabIndex={0} aria-labelledby={id("log")}>
        {lines.map(({ step, i, said }) => (
          <li key={`${step}/${i}`} class={step === at ? "silva-new" : undefined}>
            <button type="button" title={said.clause} onClick={() => open(said.clause)}>{say.event(said)}</button>
          </li>
        ))}
      </ol>
    </section>
  );
}
