/** One clause: its id and kind, its sentences side by side, and, once opened, what is known of it. */
import { Button } from "./button.tsx";
import { Prose } from "./prose.tsx";
import { text, type Book, type Clause, type Segment } from "./rulebook_data.ts";
import { Details } from "./rulebook_details.tsx";
import type { Lang } from "./state.ts";
import { Term } from "./term.tsx";
import { useUi } from "./ui.ts";

interface ClauseProps {
  book: Book;
  clause: Clause;
  langs: readonly Lang[];
  open: boolean;
  /** Opens this or another clause; an empty id closes it. */
  go: (clause: string) => void;
  show: (clause: string, scene: string) => void;
}

export function ClauseRow({ book, clause, langs, open, go, show }: ClauseProps) {
  const { say, id } = useUi();
  const details = id(`details-${clause.id}`);
  const kind = clause.kind.replace(" ", "-");
  return (
    <li class={`rb-clause rb-${kind}${open ? " rb-open" : ""}`} data-item={clause.id}>
      <div class="rb-head">
        <Button class="silva-clause-link" data-row={clause.id} tabIndex={-1} aria-expanded={open} aria-controls={open ? details : undefined} onClick={() => go(open ? "" : clause.id)}>{clause.id}</Button>
        <span class="rb-tags">
          <span class="rb-kind">{say.ui(`book-kind-${kind}`)}</span>
          {clause.rulings.length > 0 && <span>{say.ui("book-rulings", { count: clause.rulings.length })}</span>}
        </span>
      </div>
      <div class="rb-texts">
        {langs.map((lang) => <p key={lang} lang={lang} class="rb-text"><Sentence segments={clause.texts[lang]} lang={lang} /></p>)}
      </div>
      {open && <div id={details} class="rb-details"><Details book={book} clause={clause} go={go} show={show} /></div>}
    </li>
  );
}

/** Terms can be pointed at. */
function Sentence({ segments, lang }: { segments: Segment[]; lang: Lang }) {
  return <>{segments.map((one, i) => (typeof one === "string" ? <Prose key={i} text={one} lang={lang} /> : <Term key={i} text={one[0]} concept={one[1]} />))}</>;
}

/** A clause that answers a question: its id, and what it says in the language of the screen. */
export function Answer({ clause, go }: { clause: Clause; go: (clause: string) => void }) {
  const { say } = useUi();
  return (
    <li data-item={clause.id}>
      <Button class="rb-answer" data-row={`answer ${clause.id}`} tabIndex={-1} onClick={() => go(clause.id)}>
        <code>{clause.id}</code> <span>{text(clause.texts[say.lang])}</span>
      </Button>
    </li>
  );
}
