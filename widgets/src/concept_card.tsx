/** What a concept is called: its preferred term in three languages, where that comes from, and what to avoid. */
import { roles, type Concept } from "./concept.ts";
import { LANGS } from "./i18n.ts";
import { useUi } from "./ui.ts";

export function ConceptCard({ id, concept }: { id: string; concept: Concept }) {
  const { say } = useUi();
  return (
    <>
      <code class="silva-soft">{id}</code>
      <dl class="silva-names">
        {LANGS.map(([lang, name]) => (
          <div key={lang}>
            <dt>{name}</dt>
            <dd>
              <strong lang={lang}>{concept[lang][0]}</strong> <span class="silva-soft">{say.ui("page-in-order", { first: say.ui("page-preferred"), then: say.ui(`page-${concept[lang][1]}`) })}</span>
              <Others concept={concept} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Admitted words, and deprecated ones struck through; a screen reader is told so in words. */
export function Others({ concept, lang }: { concept: Concept; lang: (typeof LANGS)[number][0] }) {
  const { say } = useUi();
  const others = roles(concept, lang).filter(([, role]) => role === "admitted" || role === "deprecated");
  if (!others.length) return null;
  return (
    <span class="silva-other-words">
      {others.map(([word, role]) => (role === "deprecated"
        ? <span key={word}><span class="silva-sr">{say.pair(say.ui("page-deprecated"), "")}</span><del lang={lang}>{word}</del> </span>
        : <span key={word}><span class="silva-sr">{say.pair(say.ui("page-admitted"), "")}</span><span lang={lang}>{word}</span> </span>))}
    </span>
  );
}
