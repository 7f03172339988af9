/** Above the texts: language and layout; which findings are shown; and the ways from one to the next. */
import { Button } from "./button.tsx";
import type { Kernel } from "./kernel.ts";
import { Choice, Languages } from "./page_bar.tsx";
import type { Finding, Texts } from "./reader_data.ts";
import { counts, STATUSES, type Decided, type Filter, type Status } from "./reader_filter.ts";
import { TierIcon } from "./reader_icons.tsx";
import { category } from "./reader_words.ts";
import type { Lang } from "./state.ts";
import { useUi } from "./ui.ts";

export function Bar({ kernel, lang, stage, decided, save }: { kernel: Kernel; lang: Lang; stage: boolean; decided: Decided; save: () => void }) {
  const { say } = useUi();
  return (
    <div class="silva-bar">
      <Languages label={say.ui("ui-language")} chosen={[lang]} choose={(tag) => kernel.speak(tag)} />
      {decided.unsaved && (
        <div class="silva-row">
          <span class="silva-soft">{say.ui("desk-reader-unsaved")}</span>
          <Button class="silva-primary" onClick={save}>{say.ui("desk-reader-save")}</Button>
        </div>
      )}
      <div class="silva-row">
        <Button class="silva-quiet" aria-pressed={stage} onClick={() => kernel.enlarge(!stage)}>{say.ui(stage ? "ui-stage-leave" : "ui-stage")}</Button>
      </div>
    </div>
  );
}

interface FiltersProps {
  texts: Texts;
  filter: Filter;
  decided: Decided;
  change: (filter: Filter) => void;
}

export function Filters({ texts, filter, decided, change }: FiltersProps) {
  const { say } = useUi();
  const found = counts(texts, filter, decided, "tier");
  const toggle = (tier: number) => change({ ...filter, hidden: filter.hidden.includes(tier) ? filter.hidden.filter((one) => one !== tier) : [...filter.hidden, tier] });
  return (
    <div class="silva-bar silva-filters">
      <div class="silva-row" role="group" aria-label={say.ui("desk-reader-tier")}>
        {texts.sent.tiers.map((tier, number) => (
          <Button key={tier} data-tier={tier} aria-pressed={!filter.hidden.includes(number)} onClick={() => toggle(number)}>
            <TierIcon tier={number} />{say.ui(`desk-tier-${tier}`)} <span class="silva-number">{found.get(number) ?? 0}</span>
          </Button>
        ))}
      </div>
      <Categories texts={texts} filter={filter} decided={decided} change={change} />
      <Choice name="status" label={say.ui("desk-reader-status")} value={filter.status} choose={(value) => change({ ...filter, status: value as Status })}
        options={STATUSES.map((one) => [one, say.ui(`desk-reader-${one}`)])} />
    </div>
  );
}

/** Only the categories that occur, the one that is chosen among them. */
function Categories({ texts, filter, decided, change }: FiltersProps) {
  const { say } = useUi();
  const found = counts(texts, filter, decided, "category");
  const numbers = texts.sent.categories.map((_, number) => number).filter((number) => found.has(number) || number === filter.category);
  const options = numbers.map((number): [string, string] => [String(number), say.ui("desk-reader-counted", { name: category(say, texts, number), count: String(found.get(number) ?? 0) })]);
  return (
    <Choice name="category" label={say.ui("desk-reader-category")} value={String(filter.category)} choose={(value) => change({ ...filter, category: Number(value) })}
      options={[["-1", say.ui("desk-reader-all")], ...options]} />
  );
}

interface WaysProps {
  shown: Finding[];
  finding: number | null;
  step: (by: 1 | -1) => void;
  lonely: (by: 1 | -1) => void;
  together: boolean;
  keepTogether: (together: boolean) => void;
}

export function Ways({ shown, finding, step, lonely, together, keepTogether }: WaysProps) {
  const { say, id } = useUi();
  const at = shown.findIndex((one) => one.index === finding);
  const position = at < 0 ? say.ui("desk-reader-count", { of: String(shown.length) }) : say.ui("desk-reader-position", { at: String(at + 1), of: String(shown.length) });
  return (
    <div class="silva-bar silva-ways">
      <div class="silva-row">
        <Button aria-disabled={!shown.length} onClick={() => step(-1)}>{say.ui("desk-reader-previous")}</Button>
        <Button aria-disabled={!shown.length} onClick={() => step(1)}>{say.ui("desk-reader-next")}</Button>
        <span class="silva-step">{position}</span>
      </div>
      <Button onClick={() => lonely(1)}>{say.ui("desk-reader-unmatched")}</Button>
      <div class="silva-row silva-check">
        <input id={id("together")} type="checkbox" checked={together} onChange={(event) => keepTogether(event.currentTarget.checked)} />
        <label for={id("together")}>{say.ui("desk-reader-sync")}</label>
      </div>
    </div>
  );
}
