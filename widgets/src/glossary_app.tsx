/** The glossary on the screen: find, filter, open, learn, take away. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import { Cards } from "./glossary_cards.tsx";
import { fits, type Terms } from "./glossary_data.ts";
import { Export } from "./glossary_export.tsx";
import { lookUp } from "./glossary_find.ts";
import { EntryRow } from "./glossary_row.tsx";
import { LANGS, nearest, Speaker } from "./i18n.ts";
import type { Kernel } from "./kernel.ts";
import { Live } from "./live.tsx";
import { Choice, Find, Languages } from "./page_bar.tsx";
import { bringUp, keepTabStops, roamRows, rowNamed } from "./page_keys.ts";
import type { Lang, Notice } from "./state.ts";
import { instancePrefix, UiContext, type Ui } from "./ui.ts";
import { useKernel, useTrait } from "./use_kernel.ts";

export function GlossaryApp({ kernel }: { kernel: Kernel }) {
  const traits = useKernel(kernel);
  const [query, find] = useTrait<string>(kernel, "query");
  const [group, chooseGroup] = useTrait<string>(kernel, "group");
  const [status, chooseStatus] = useTrait<string>(kernel, "status");
  const [basis, chooseBasis] = useTrait<string>(kernel, "basis");
  const [open, setOpen] = useTrait<string>(kernel, "entry");
  const [mode, setMode] = useTrait<string>(kernel, "mode");
  const [from, ask] = useTrait<Lang>(kernel, "ask_in");
  const lang = nearest(traits.lang);
  const say = useMemo(() => new Speaker(lang, traits.words, {}), [lang, traits.words]);
  const prefix = useMemo(instancePrefix, []);
  const ui = useMemo<Ui>(() => ({ say, id: (name) => `${prefix}-${name}`, open: () => undefined }), [say, prefix]);
  const terms = useMemo(() => kernel.extra("_data") as Terms, [kernel]);
  const root = useRef<HTMLDivElement>(null);

  const shown = useMemo(() => lookUp(query, terms.entries).filter((one) => fits(one, { group, status, basis })), [terms, query, group, status, basis]);
  const taught = useMemo(() => shown.filter((one) => one.group !== "kit"), [shown]);
  const stops = () => { if (root.current) keepTabStops(root.current); };
  useEffect(stops);
  useLayoutEffect(() => {
    bringUp(open ? rowNamed(root.current, open) : undefined);
  }, [open]);
  const rows = useMemo(() => shown.map((entry) => <EntryRow key={entry.id} terms={terms} entry={entry} open={entry.id === open} go={setOpen} />), [terms, shown, open, say]);
  const used = useMemo(() => LANGS.filter(([tag]) => terms.entries.some((one) => one.words[tag])), [terms]);
  const groups = [...new Set(terms.entries.map((one) => one.group))];
  const groupName = (one: string) => (one === "shared" || one === "kit" ? say.ui(`terms-group-${one}`) : say.named("game", one));
  const bases = [...new Set(terms.entries.flatMap((one) => Object.values(one.words).map((cell) => cell[1])))];
  const notice = kernel.unheard ? { key: "page-no-kernel" } : (traits.state.notice as Notice | null);
  const any = ["any", say.ui("terms-any")] as const;
  const cards = mode === "cards";
  const label = terms.texts ? say.pair(say.ui("terms-from-texts"), terms.sources.join(" / ")) : terms.of ? say.ui("terms-label-game", { game: say.title }) : say.ui("terms-label");

  return (
    <UiContext.Provider value={ui}>
      <div ref={root} class={`silva-root silva-read silva-glossary${traits.stage ? " silva-stage" : ""}`} lang={lang} translate={false} data-lm-suppress-shortcuts="true" aria-busy={kernel.waiting}
        role="group" aria-label={label} onFocusIn={stops} onKeyDown={(event) => onKey(event, root.current, () => (cards ? setMode("list") : open ? setOpen("") : find("")))}>
        <div class="silva-bar">
          <Languages label={say.ui("ui-language")} chosen={[lang]} choose={(tag) => kernel.speak(tag)} />
          <div class="silva-row" role="group">
            <Button aria-pressed={!cards} onClick={() => setMode("list")}>{say.ui("terms-list")}</Button>
            <Button aria-pressed={cards} onClick={() => setMode("cards")}>{say.ui("terms-cards")}</Button>
          </div>
          <Export kernel={kernel} />
        </div>
        <Find name="find" label={say.ui("terms-find")} hint={say.ui("terms-find-hint")} value={query} change={find} enter={() => shown[0] && setOpen(shown[0].id)}>
          {query && <Button class="silva-quiet" onClick={() => { find(""); root.current?.querySelector<HTMLElement>("[data-find]")?.focus(); }}>{say.ui("page-clear")}</Button>}
        </Find>
        <div class="silva-row gl-filters">
          {groups.length > 1 && <Choice name="group" label={say.ui("terms-group")} value={group} choose={chooseGroup} options={[["", say.ui("terms-any")], ...groups.map((one) => [one, groupName(one)] as const)]} />}
          <Choice name="status" label={say.ui("terms-status")} value={status} choose={chooseStatus} options={[any, ...(terms.texts ? [["admitted", say.ui("terms-variants")] as const] : ["preferred", "admitted", "deprecated"].map((one) => [one, say.ui(`page-${one}`)] as const))]} />
          <Choice name="basis" label={say.ui("terms-basis")} value={basis} choose={chooseBasis} options={[any, ...bases.map((one) => [one, say.ui(`page-${one}`)] as const)]} />
          <span class="silva-soft gl-of">{say.ui("page-of", { shown: shown.length, count: terms.entries.length })}</span>
        </div>
        {notice && <p class="silva-notice">{say.ui(notice.key, notice.args)}</p>}
        {cards ? <Cards entries={group === "kit" ? shown : taught} from={from} ask={ask} /> : (
          <>
            <div class="gl-columns" aria-hidden="true"><span>{say.ui("terms-concept")}</span>{LANGS.map(([tag, name]) => <span key={tag} lang={tag}>{used.some(([one]) => one === tag) ? name : ""}</span>)}</div>
            {shown.length ? <ol data-rows class="gl-list">{rows}</ol> : <p class="silva-soft">{say.ui("page-results", { count: 0 })}</p>}
            <details class="silva-keys"><summary>{say.ui("ui-keyboard")}</summary><p class="silva-soft">{say.ui("terms-keys")}</p></details>
          </>
        )}
        <Live text={notice ? say.ui(notice.key, notice.args) : query && !cards ? say.ui("page-results", { count: shown.length }) : ""} />
      </div>
    </UiContext.Provider>
  );
}

function onKey(event: KeyboardEvent, root: HTMLElement | null, close: () => void): void {
  if (!root || roamRows(root, event, ".gl-details button")) return;
  if (event.key === "Escape") close();
}
