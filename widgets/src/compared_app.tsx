/** The same game in two languages: a place at which the texts matter, in words, figures, original lines and on the table. */
import { useMemo, useRef, useState } from "preact/hooks";
import { ClausePanel } from "./clause.tsx";
import { ClauseTexts } from "./compared_clauses.tsx";
import type { Compared, Group, Place } from "./compared_data.ts";
import { SideBySide } from "./compared_plays.tsx";
import { Readings } from "./compared_readings.tsx";
import { nearest, Speaker } from "./i18n.ts";
import type { Kernel } from "./kernel.ts";
import { Live } from "./live.tsx";
import { Languages } from "./page_bar.tsx";
import { Places } from "./places.tsx";
import { Prose } from "./prose.tsx";
import { Jump } from "./timeline.tsx";
import { instancePrefix, UiContext, useUi, type Ui } from "./ui.ts";
import { useKernel, useTrait } from "./use_kernel.ts";

const GROUPS: Group[] = ["apart", "alike", "silent"];

export function ComparedApp({ kernel }: { kernel: Kernel }) {
  const traits = useKernel(kernel);
  const [id, choose] = useTrait<string>(kernel, "place");
  const [clause, open] = useState<string | null>(null);
  const lang = nearest(traits.lang);
  const say = useMemo(() => new Speaker(lang, traits.words, {}), [lang, traits.words]);
  const prefix = useMemo(instancePrefix, []);
  const ui = useMemo<Ui>(() => ({ say, id: (name) => `${prefix}-${name}`, open }), [say, prefix]);
  const data = useMemo(() => kernel.extra("_data") as Compared, [kernel]);
  const root = useRef<HTMLDivElement>(null);
  const number = Math.max(0, data.places.findIndex((one) => one.id === id));
  const place = data.places[number];
  if (!place) return null;
  const told = place.told[lang];
  const go = (to: number) => {
    const next = data.places[to];
    if (next) { open(null); choose(next.id); }
  };

  return (
    <UiContext.Provider value={ui}>
      <div ref={root} class={`silva-root silva-compared${traits.stage ? " silva-stage" : ""}`} lang={lang} translate={false} data-lm-suppress-shortcuts="true"
        role="group" aria-label={say.ui("two-label")} onKeyDown={(event) => { if (event.key === "Escape") open(null); }}>
        <div class="silva-bar"><Languages label={say.ui("ui-language")} chosen={[lang]} choose={(tag) => kernel.speak(tag)} /></div>
        <div class="cmp-choose">
          <Jump name="ui-back" d="M-5 0L5-7V7Z" press={() => go(number - 1)} idle={number === 0} />
          <label class="silva-sr" for={ui.id("place")}>{say.ui("two-choose")}</label>
          <select id={ui.id("place")} value={place.id} onChange={(event) => go(data.places.findIndex((one) => one.id === event.currentTarget.value))}>
            {GROUPS.map((group) => (
              <optgroup key={group} label={say.ui(`two-${group}`)}>
                {data.places.map((one, i) => one.group === group && <option key={one.id} value={one.id}>{i + 1}. {one.told[lang].question}</option>)}
              </optgroup>
            ))}
          </select>
          <Jump name="ui-next" d="M5 0L-5-7V7Z" press={() => go(number + 1)} idle={number === data.places.length - 1} />
        </div>
        <section class="cmp-place" aria-labelledby={ui.id("question")}>
          <p class="cmp-group">{say.ui(`two-${place.group}`)} <code>{place.id}</code></p>
          <p class="cmp-question" id={ui.id("question")}><Prose text={told.question} /></p>
          <Readings place={place} told={told} />
          <Figures place={place} data={data} />
          {place.words.length > 0 && <Original place={place} sources={data.sources} />}
        </section>
        {place.plays
          ? <SideBySide key={place.id} plays={place.plays} told={told} />
          : <p class="silva-notice">{say.ui("two-unplayed")}</p>}
        {clause && <ClausePanel clause={clause} ask={undefined} close={() => open(null)} />}
        <ClauseTexts ids={place.clauses} words={traits.words} />
        <Live text={told.question} />
      </div>
    </UiContext.Provider>
  );
}

/** How often it comes up, and how often another seat wins. */
function Figures({ place, data }: { place: Place; data: Compared }) {
  const { say } = useUi();
  const { up, changed } = place.figures;
  return (
    <div>
      <p class="cmp-figures">
        <span>{say.ui("two-comes-up")} <strong>{say.ui("two-figure", { percent: up })}</strong></span>
        {changed && <span>{say.ui("two-winner")} <strong>{say.ui("two-range", { percent: changed[0], low: changed[1], high: changed[2] })}</strong></span>}
      </p>
      <p class="silva-soft cmp-small">{say.ui("two-table-note", { games: data.games, players: data.players })}</p>
    </div>
  );
}

/** The lines of the two texts, the words at issue marked; where they are not at hand, only where they stand. */
function Original({ place, sources }: { place: Place; sources: boolean }) {
  const { say } = useUi();
  return (
    <section class="cmp-original" aria-label={say.ui("two-original")}>
      <p class="cmp-caption">{say.ui("two-original")}</p>
      <Places places={place.words} />
      {!sources && <p class="silva-soft cmp-small">{say.ui("two-no-original")}</p>}
    </section>
  );
}
