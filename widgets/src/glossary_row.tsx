/** One entry: its preferred terms side by side with where they come from, other words under each. */
import { Button } from "./button.tsx";
import { EntryDetails } from "./glossary_details.tsx";
import type { Cell, Entry, Terms } from "./glossary_data.ts";
import { LANGS } from "./i18n.ts";
import type { Lang } from "./state.ts";
import { useUi } from "./ui.ts";

interface RowProps {
  terms: Terms;
  entry: Entry;
  open: boolean;
  go: (id: string) => void;
}

export function EntryRow({ terms, entry, open, go }: RowProps) {
  const { say, id } = useUi();
  const name = entry.words[say.lang]?.[0] ?? Object.values(entry.words)[0]?.[0] ?? entry.id;
  const details = id(`entry-${entry.id}`);
  return (
    <li class={`gl-entry${open ? " gl-open" : ""}`} data-item={entry.id}>
      <div class="gl-head">
        <Button class="silva-clause-link" data-row={entry.id} tabIndex={-1} aria-expanded={open} aria-controls={open ? details : undefined} onClick={() => go(open ? "" : entry.id)}>{entry.id} <span class="silva-sr">{name}</span></Button>
        <span class="gl-count">{say.ui("terms-attestations", { count: entry.at.length })}</span>
      </div>
      {LANGS.map(([lang]) => <TermCell key={lang} lang={lang} cell={entry.words[lang]} />)}
      {open && <div id={details} class="gl-details"><EntryDetails terms={terms} entry={entry} /></div>}
    </li>
  );
}

/** Preferred, admitted, deprecated: said in words to those who do not see the weight and the line. */
function TermCell({ lang, cell }: { lang: Lang; cell: Cell | undefined }) {
  const { say } = useUi();
  if (!cell) return <div class="gl-cell" />;
  const [preferred, basis, , admitted, deprecated] = cell;
  const found = basis === "named" || basis === "used"; // in somebody's own texts, where nobody has admitted anything
  return (
    <div class="gl-cell">
      <strong lang={lang}>{preferred}</strong> <span class={`gl-basis gl-${basis}`}>{say.ui(`page-${basis}`)}</span>
      {(admitted.length > 0 || deprecated.length > 0) && (
        <div class="gl-others">
          {admitted.map((word) => <span key={word}><span class="silva-sr">{say.pair(say.ui(found ? "terms-variants" : "page-admitted"), "")}</span><span lang={lang}>{word}</span></span>)}
          {deprecated.map((word) => <span key={word}><span class="silva-sr">{say.pair(say.ui("page-deprecated"), "")}</span><del lang={lang}>{word}</del></span>)}
        </div>
      )}
    </div>
  );
}
