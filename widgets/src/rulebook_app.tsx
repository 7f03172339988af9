/** The rulebook on the screen: ask, read, open a clause, see it on the table. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import { focused } from "./grid.ts";
import { LANGS, nearest, Speaker } from "./i18n.ts";
import type { Kernel } from "./kernel.ts";
import { Live } from "./live.tsx";
import { Choice, Find, Languages } from "./page_bar.tsx";
import { bringUp, keepTabStops, roamRows, rowNamed } from "./page_keys.ts";
import { Answer, ClauseRow } from "./rulebook_clause.tsx";
import { fits, type Book } from "./rulebook_data.ts";
import { Search } from "./rulebook_search.ts";
import { TableBelow } from "./rulebook_table.tsx";
import type { Lang, Notice } from "./state.ts";
import { TermCard } from "./term.tsx";
import { instancePrefix, UiContext, type Ui } from "./ui.ts";
import { useKernel, useTrait } from "./use_kernel.ts";

const KINDS = ["all", "binding", "ruled", "scenes", "rule", "setup", "heading", "flavour", "advice", "duplicate", "source incomplete"];

export function RulebookApp({ kernel }: { kernel: Kernel }) {
  const traits = useKernel(kernel);
  const [langs, side] = useTrait<Lang[]>(kernel, "languages");
  const [open, setOpen] = useTrait<string>(kernel, "clause");
  const [query, ask] = useTrait<string>(kernel, "query");
  const [kinds, choose] = useTrait<string>(kernel, "kinds");
  const [scene] = useTrait<string>(kernel, "scene");
  const lang = nearest(traits.lang);
  const say = useMemo(() => new Speaker(lang, traits.words, {}), [lang, traits.words]);
  const prefix = useMemo(instancePrefix, []);
  const ui = useMemo<Ui>(() => ({ say, id: (name) => `${prefix}-${name}`, open: () => undefined }), [say, prefix]);
  const book = useMemo(() => kernel.extra("_data") as Book, [kernel]);
  const search = useMemo(() => new Search(book), [book]);
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(open || null);

  const shown = useMemo(() => book.clauses.filter((one) => fits(one, kinds)), [book, kinds]);
  const answers = useMemo(() => (query.trim() ? search.ask(query) : null), [search, query]);
  const speak = (tag: Lang) => {
    if (langs.length === 1 && langs[0] === lang) side([tag]);
    kernel.speak(tag);
  };
  const beside = (tag: Lang) => {
    const next = LANGS.map(([one]) => one).filter((one) => (one === tag ? !langs.includes(one) : langs.includes(one)));
    if (next.length) side(next);
  };
  const go = (id: string) => {
    const clause = book.clauses.find((one) => one.id === id);
    if (clause && !fits(clause, kinds)) choose("all");
    wanted.current = id || open;
    setOpen(id);
  };
  const show = (clause: string, name: string) => kernel.ask({ do: "show", clause, scene: name });

  // Opened from here or from the kernel, a clause comes into sight; opened from here, it takes the focus.
  useLayoutEffect(() => {
    const row = open ? rowNamed(root.current, open) : undefined;
    bringUp(row);
    const target = row ?? rowNamed(root.current, wanted.current ?? "");
    if (wanted.current && root.current?.contains(focused(root.current))) target?.focus({ preventScroll: true });
    wanted.current = null;
  }, [open]);
  const stops = () => { if (root.current) keepTabStops(root.current); };
  useEffect(stops);

  const rows = useMemo(
    () => shown.map((clause) => <ClauseRow key={clause.id} book={book} clause={clause} langs={langs} open={clause.id === open} go={go} show={show} />),
    [book, shown, langs, open, kinds, say],
  );
  const notice = kernel.unheard ? { key: "page-no-kernel" } : (traits.state.notice as Notice | null);
  const said = answers ? say.join([say.ui("page-results", { count: answers.length }), answers[0]?.id ?? ""]) : "";
  const title = book.scenes[scene]?.[lang][0] ?? scene;

  return (
    <UiContext.Provider value={ui}>
      <div ref={root} class={`silva-root silva-read silva-rulebook${traits.stage ? " silva-stage" : ""}`} lang={lang} translate={false} data-lm-suppress-shortcuts="true" aria-busy={kernel.waiting}
        role="group" aria-label={say.ui("book-label", { game: say.title })} onFocusIn={stops} onKeyDown={(event) => onKey(event, root.current, () => (query ? ask("") : go("")))}>
        <div class="silva-bar">
          <Languages label={say.ui("ui-language")} chosen={[lang]} choose={speak} />
          <div class="silva-row"><span class="silva-soft">{say.ui("book-columns")}</span><Languages label={say.ui("book-columns")} chosen={langs} choose={beside} /></div>
          <Choice name="kinds" label={say.ui("book-kinds")} value={kinds} choose={choose} options={KINDS.map((one) => [one, say.ui(`book-kind-${one.replace(" ", "-")}`)])} />
        </div>
        <Find name="ask" label={say.ui("book-ask")} hint={say.ui("book-ask-hint")} value={query} change={ask} enter={() => answers?.[0] && go(answers[0].id)}>
          {query && <Button class="silva-quiet" onClick={() => { ask(""); root.current?.querySelector<HTMLElement>("[data-find]")?.focus(); }}>{say.ui("page-clear")}</Button>}
        </Find>
        {answers && (
          <section class="rb-answers" aria-label={say.ui("book-answers")}>
            {answers.length ? <ol data-rows>{answers.map((clause) => <Answer key={clause.id} clause={clause} go={go} />)}</ol> : <p class="silva-soft">{say.ui("book-no-answer")}</p>}
          </section>
        )}
        {notice && <p class="silva-notice">{say.ui(notice.key, notice.args)}</p>}
        <p class="rb-count silva-soft">{say.ui("page-of", { shown: shown.length, count: book.clauses.length })}</p>
        <ol data-rows class={`rb-list rb-columns-${langs.length}`}>{rows}</ol>
        <TableBelow kernel={kernel} title={title} close={() => kernel.ask({ do: "clear" })} />
        <details class="silva-keys"><summary>{say.ui("ui-keyboard")}</summary><p class="silva-soft">{say.ui("book-keys")}</p></details>
        <TermCard root={root} concepts={book.concepts} />
        <Live text={notice ? say.ui(notice.key, notice.args) : said} />
      </div>
    </UiContext.Provider>
  );
}

function onKey(event: KeyboardEvent, root: HTMLElement | null, close: () => void): void {
  if (!root || roamRows(root, event, ".silva-term, .rb-details button")) return;
  if (event.key === "Escape" && !root.querySelector(".silva-concept:not([hidden])")) close();
}
