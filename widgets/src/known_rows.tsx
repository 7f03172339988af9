/** Rows of chances: a name, a bar, and the number that the bar repeats. */
import type { ComponentChildren } from "preact";
import { Button } from "./button.tsx";
import { roam } from "./grid.ts";
import { useUi } from "./ui.ts";

export interface Row {
  name: ComponentChildren;
  /** The length of the bar in percent. */
  part: number;
  number: string;
  /** Whether it is the one that is asked about; undefined where nothing can be asked. */
  asked?: boolean;
  ask?: () => void;
}

/** With questions it is one tab stop; arrow keys go along the rows. */
export function Rows({ title, rows }: { title: string; rows: Row[] }) {
  const { id } = useUi();
  const stop = Math.max(rows.findIndex(({ asked, part }) => asked ?? part), rows.findIndex(({ asked }) => asked), 0);
  return (
    <div>
      <p class="silva-know-title">{title}</p>
      <ul class="silva-know-rows" aria-label={title} onKeyDown={roam}>
        {rows.map(({ name, part, number, asked, ask }, i) => {
          const cells = <><span>{name}</span><span class="silva-know-part" aria-hidden="true" style={{ "--part": `${part}%` }} /><span>{number}</span></>;
          return (
            <li key={i}>
              {ask ? <Button class="silva-know-row" tabIndex={i === stop ? 0 : -1} aria-expanded={asked} aria-controls={id("why")} data-never={part ? undefined : ""} onClick={ask}>{cells}</Button>
                : <span class="silva-know-row">{cells}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** How far something is that takes its time, and a way to stop it. */
export function Working({ label, done, of, stop }: { label: string; done: number; of: number; stop: () => void }) {
  const { say } = useUi();
  return (
    <p class="silva-row">
      <progress aria-label={label} max={of} value={done} /><span class="silva-soft">{label}</span>
      <Button class="silva-quiet" onClick={stop}>{say.ui("ui-cancel")}</Button>
    </p>
  );
}
