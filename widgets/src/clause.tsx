/** One clause in the current language: its sentence, where it stands in the sources, and another example. */
import { Button, ClauseLink } from "./button.tsx";
import { nearest } from "./i18n.ts";
import type { Ask } from "./kernel.ts";
import { Prose } from "./prose.tsx";
import { useInSight } from "./sight.ts";
import { useUi } from "./ui.ts";

interface ClauseProps {
  clause: string;
  /** Undefined in a lesson, which shows its own positions. */
  ask: ((content: Ask) => void) | undefined;
  close: () => void;
}

export function ClausePanel({ clause, ask, close }: ClauseProps) {
  const { say } = useUi();
  const found = say.clause(clause);
  const panel = useInSight(clause);
  const ruling = /\.R\d+$/.test(clause);
  return (
    <section ref={panel} class="silva-clause" aria-label={`${say.ui(ruling ? "ui-ruling" : "ui-clause")} ${clause}`}>
      <p class="silva-title"><span>{say.ui(ruling ? "ui-ruling" : "ui-clause")}</span> <code>{clause}</code></p>
      {found?.text && <p><Prose text={found.text} /></p>}
      {ruling && <p class="silva-soft">{say.ui("ui-ruling-note")}</p>}
      {found?.see?.map((other) => (
        <div key={other}>
          <p class="silva-soft"><Prose text={say.clause(other)?.text} /></p>
          <ClauseLink clause={other} />
        </div>
      ))}
      {found && found.places.length > 0 && (
        <ul class="silva-places">
          {found.places.map(([source, line, original]) => (
            <li key={`${source}${line}`}><code>{source}</code> {say.ui("ui-source-line", { line: String(line) })}
              {original && <q lang={nearest(source.split(".")[1] ?? "en")}>{original}</q>}
            </li>
          ))}
        </ul>
      )}
      <div class="silva-row">
        {ask && found?.example && <Button onClick={() => ask({ do: "example", clause })}>{say.ui("ui-another-example")}</Button>}
        <Button class="silva-quiet" onClick={close}>{say.ui("ui-close")}</Button>
      </div>
    </section>
  );
}
