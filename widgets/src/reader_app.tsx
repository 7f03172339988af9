/** The reader on the screen: two texts, what links them, what was found, and what is known of the chosen one. */
import { useMemo, useReducer, useState } from "preact/hooks";
import { nearest, Speaker } from "./i18n.ts";
import type { Kernel } from "./kernel.ts";
import { Live } from "./live.tsx";
import { Bar, Filters, Ways } from "./reader_bar.tsx";
import { Texts, type Finding, type Sent, type SideNo, type Span } from "./reader_data.ts";
import { Detail, type DetailWords } from "./reader_detail.tsx";
import { ALL, beside, fits, unmatched, type Decided, type Filter } from "./reader_filter.ts";
import { useKept } from "./reader_kept.ts";
import { keyed, type Steps } from "./reader_keys.ts";
import { List } from "./reader_list.tsx";
import type { Look } from "./reader_row.tsx";
import { Scroll } from "./reader_scroll.ts";
import { Pair } from "./reader_texts.tsx";
import { sentence } from "./reader_words.ts";
import { TableBelow } from "./rulebook_table.tsx";
import { instancePrefix, UiContext, type Ui } from "./ui.ts";
import { useKernel, useTrait } from "./use_kernel.ts";

type Pick = { side: SideNo; row: number };

export function Reader({ kernel }: { kernel: Kernel }) {
  const traits = useKernel(kernel);
  const { words, stage } = traits;
  const decided = traits.state as unknown as Decided;
  const lang = nearest(traits.lang);
  const say = useMemo(() => new Speaker(lang, words, {}), [lang, words]);
  const prefix = useMemo(instancePrefix, []);
  const ui = useMemo<Ui>(() => ({ say, id: (name) => `${prefix}-${name}`, open: () => undefined }), [say, prefix]);
  const texts = useMemo(() => new Texts(kernel.extra("_data") as Sent), [kernel]);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const scroll = useMemo(() => new Scroll(texts), [texts]);
  const [filter, choose] = useState<Filter>(ALL);
  const [finding, pickFinding] = useState<number | null>(null);
  const [pick, pickRow] = useState<Pick | null>(null);

  const shown = useMemo(() => texts.findings.filter((one) => fits(one, filter, decided)), [texts, filter, decided]);
  const visible = useMemo(() => new Set(shown.map((one) => one.index)), [shown]);
  const chosen = finding === null ? null : texts.findings[finding] ?? null;
  const kept = useKept();
  const bead = pick ? texts.sides[pick.side].bead(pick.row) : -1;

  const goTo = (side: SideNo, row: number, keep = false) => {
    pickRow({ side, row });
    scroll.show(side, row, texts.partners(side, row)[0], keep);
  };
  const show = (one: Finding, span: Span | undefined = one.spans[0]) => {
    pickFinding(one.index);
    if (span) goTo(span.side, span.row);
  };
  const steps: Steps = {
    finding: (by) => { const next = beside(shown, finding, by); if (next) show(next); },
    lonely: (by) => {
      const next = unmatched(texts, bead < 0 && by < 0 ? 0 : bead, by);
      if (next === undefined) return;
      const side: SideNo = texts.rows(0, next).length ? 0 : 1;
      pickFinding(null);
      goTo(side, texts.rows(side, next)[0] ?? 0);
    },
    row: (side, by) => {
      const from = !Number.isFinite(by) ? by : pick?.side === side ? pick.row + by : scroll.ports[side].sight(0)[0];
      pickFinding(null);
      goTo(side, Math.max(0, Math.min(texts.sides[side].count - 1, from)), true);
    },
    across: (to) => {
      if (!pick || pick.side === to) return null;
      const row = texts.partners(pick.side, pick.row)[0];
      if (row !== undefined) goTo(to, row, true);
      return to;
    },
    open: () => {
      if (!pick) return;
      const here = [...new Set((texts.sides[pick.side].marks.get(pick.row) ?? []).map((mark) => mark.finding))].filter((one) => visible.has(one));
      const next = here[(here.indexOf(finding ?? -1) + 1) % (here.length || 1)];
      if (next !== undefined) pickFinding(next);
    },
    close: () => { pickFinding(null); pickRow(null); },
  };
  const look: Look = { texts, shown: (one) => visible.has(one) || one === finding, finding, bead, pick };
  const choosing = (side: SideNo, row: number, found: number | null) => { pickFinding(found); goTo(side, row, true); };
  const notice = kernel.unheard ? say.ui("desk-reader-no-kernel") : decided.notice ? say.ui(decided.notice.key, decided.notice.args) : "";
  const own = words[lang] as DetailWords;
  const [scene] = useTrait<string>(kernel, "scene");
  const staged = own?.scenes?.[scene]?.title ?? scene;
  const [source, target] = [texts.sides[0].name, texts.sides[1].name];

  return (
    <UiContext.Provider value={ui}>
      <div ref={kept} class={`silva-root silva-reader${stage ? " silva-stage" : ""}`} lang={lang} translate={false} data-lm-suppress-shortcuts="true" aria-busy={kernel.waiting}
        role="group" aria-label={say.ui("desk-reader-label", { source, target })} onKeyDown={(event) => keyed(event, steps)}>
        <Bar kernel={kernel} lang={lang} stage={stage} decided={decided} save={() => kernel.ask({ do: "save" })} />
        <Filters texts={texts} filter={filter} decided={decided} change={choose} />
        <Ways shown={shown} finding={finding} step={steps.finding} lonely={steps.lonely} together={scroll.together} keepTogether={(on) => { scroll.together = on; again(0); }} />
        {notice && <p class="silva-notice">{notice}</p>}
        <div class="silva-desk">
          <Pair look={look} scroll={scroll} choose={choosing} />
          <div class="silva-beside">
            <Detail texts={texts} finding={chosen} bead={bead} alone={pick && texts.alone(pick.side, pick.row) ? pick.side : null} decided={decided} words={own}
              go={(span) => goTo(span.side, span.row)} decide={(id, to, reason) => kernel.ask({ do: "decide", id, to, reason })} close={steps.close} play={(id) => kernel.ask({ do: "show", id })} />
            <List texts={texts} shown={shown} decided={decided} finding={finding} choose={show} />
            <details class="silva-keys"><summary>{say.ui("ui-keyboard")}</summary><p class="silva-soft">{say.ui("desk-reader-keys")}</p></details>
          </div>
        </div>
        <TableBelow kernel={kernel} title={staged} close={() => kernel.ask({ do: "clear" })} />
        <Live text={notice || (chosen ? say.join([`${say.ui(`desk-tier-${texts.sent.tiers[chosen.tier]}`)}${lang === "en" ? ":" : "："}`, sentence(say, chosen)]) : "")} />
      </div>
    </UiContext.Provider>
  );
}
