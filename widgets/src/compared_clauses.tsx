/** The clauses of a place, in three languages side by side. */
import { LANGS } from "./i18n.ts";
import { Prose } from "./prose.tsx";
import type { Words } from "./state.ts";
import { useUi } from "./ui.ts";

export function ClauseTexts({ ids, words }: { ids: readonly string[]; words: Words }) {
  const { say } = useUi();
  return (
    <details class="cmp-clauses" open>
      <summary>{say.ui("two-clauses")}</summary>
      {ids.map((id) => (
        <div key={id} class="cmp-clause">
          <code>{id}</code>
          {LANGS.map(([lang]) => <p key={lang} lang={lang}><Prose text={words[lang]?.clauses[id]?.text} lang={lang} /></p>)}
        </div>
      ))}
    </details>
  );
}
