/** What is known of an entry: note, forms, readings, and every place where it stands, in context. */
import { useState } from "preact/hooks";
import { Button } from "./button.tsx";
import { cells, parted, spelled, type At, type Entry, type Terms } from "./glossary_data.ts";
import { nearest } from "./i18n.ts";
import { useUi } from "./ui.ts";

/** How many places are shown before more are asked for. */
const FEW = 6;

export function EntryDetails({ terms, entry }: { terms: Terms; entry: Entry }) {
  const { say } = useUi();
  const [all, show] = useState(false);
  const forms = cells(entry).filter(([, cell]) => cell[2].length > 0);
  const read = entry.words.ja && entry.read && entry.read[0] !== entry.words.ja[0] ? entry.read : null;
  return (
    <>
      {forms.map(([lang, cell]) => <p key={lang}><span class="silva-soft">{say.pair(say.ui("terms-forms"), "")}</span><span lang={lang}>{cell[2].join(lang === "en" ? ", " : "、")}</span></p>)}
      {read && <p><span class="silva-soft">{say.pair(say.ui("terms-reading"), "")}</span><span lang="ja">{read[0]}</span> <span class="silva-soft">{read[1]}</span></p>}
      {entry.note && <p><span class="silva-soft">{say.pair(say.ui("terms-note"), "")}</span><span lang="en">{entry.note}</span></p>}
      {entry.at.length > 0 && (
        <section>
          <p class="gl-caption">{say.ui("page-places")}</p>
          <ul class="silva-places">{(all ? entry.at : entry.at.slice(0, FEW)).map((at, i) => <li key={i}><InContext terms={terms} entry={entry} at={at} /></li>)}</ul>
          {!all && entry.at.length > FEW && <Button class="silva-quiet" onClick={() => show(true)}>{say.ui("terms-places-more", { count: entry.at.length })}</Button>}
        </section>
      )}
      {entry.uses.length > 0 && (
        <section>
          <p class="gl-caption">{say.ui("terms-uses")}</p>
          <ul class="silva-places">{entry.uses.map((clause) => <li key={clause}><OurClause terms={terms} entry={entry} clause={clause} /></li>)}</ul>
        </section>
      )}
    </>
  );
}

/** The line of the source where the text is at hand; our clause about it otherwise. */
function InContext({ terms, entry, at }: { terms: Terms; entry: Entry; at: At }) {
  const { say } = useUi();
  const [source, line, column, length, clause] = at;
  const name = terms.sources[source] ?? "";
  const text = terms.lines[name]?.[String(line)];
  const [before, word, after] = parted(text ?? "", column, length);
  return (
    <>
      <code>{name}</code> {say.ui("ui-source-line", { line: String(line) })}
      {text !== undefined && <q lang={terms.languages[name] ?? nearest("")}>{before}<mark>{word}</mark>{after}</q>}
      {text === undefined && clause >= 0 && <span class="gl-ours"><span class="silva-soft">{say.ui("terms-our-clause")}</span> <OurClause terms={terms} entry={entry} clause={clause} /></span>}
    </>
  );
}

/** What we say, in the language of the screen, with the entry's words marked. */
function OurClause({ terms, entry, clause }: { terms: Terms; entry: Entry; clause: number }) {
  const { say } = useUi();
  const [id, texts] = terms.clauses[clause] ?? ["", { en: "", "zh-Hant": "", ja: "" }];
  return <><code>{id}</code> <span lang={say.lang}>{marked(texts[say.lang], entry)}</span></>;
}

function marked(text: string, entry: Entry) {
  const words = spelled(entry).filter(Boolean).sort((a, b) => b.length - a.length);
  const found = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\&]/g, "\\$&")).join("|")})`, "i");
  const parts = text.split(found);
  return parts.length > 1 ? parts.map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part)) : text;
}
