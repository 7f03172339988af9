/** The finding that was chosen: what is wrong, what would be right, where, what it changes in play; and its bead. */
import { useEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import type { Finding, SideNo, Span, Texts } from "./reader_data.ts";
import { statusOf, type Decided } from "./reader_filter.ts";
import { TierIcon } from "./reader_icons.tsx";
import { Verdict, type Decide } from "./reader_verdict.tsx";
import { byQuote, category, lines, sentence } from "./reader_words.ts";
import type { LangWords } from "./state.ts";
import { useUi } from "./ui.ts";

/** How many places of one wording are told. */
const PLACES = 8;

interface Scenes { scenes?: Record<string, { title: string; caption: string; table: boolean }> }

export type DetailWords = (LangWords & Scenes) | undefined;

interface DetailProps {
  texts: Texts;
  finding: Finding | null;
  bead: number;
  alone: SideNo | null;
  decided: Decided;
  words: DetailWords;
  go: (span: Span) => void;
  decide: Decide;
  /** Puts the scene of a finding on the table. */
  play: (id: string) => void;
  close: () => void;
}

export function Detail(props: DetailProps) {
  const { say } = useUi();
  const { texts, finding, bead, alone, close } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => { if (panel.current) panel.current.scrollTop = 0; }, [finding, bead]);
  if (!finding && bead < 0 && alone === null) return <Nothing texts={texts} />;
  return (
    <section ref={panel} class="silva-detail" aria-label={say.ui(finding ? "desk-reader-findings" : "desk-reader-pair")}>
      <Button class="silva-shut" aria-label={say.ui("ui-close")} onClick={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3l10 10M13 3 3 13" /></svg>
      </Button>
      {finding && <Wrong {...props} finding={finding} />}
      <Bead texts={texts} bead={bead} alone={alone} />
    </section>
  );
}

/** Before anything is chosen: how the texts belong together, and what to do. */
function Nothing({ texts }: { texts: Texts }) {
  const { say } = useUi();
  let [pairs, missing, added] = [0, 0, 0];
  for (let bead = 0; bead < texts.beads; bead++) {
    const [mine, theirs] = [texts.rows(0, bead).length, texts.rows(1, bead).length];
    if (mine && theirs) pairs++;
    else [missing, added] = [missing + mine, added + theirs];
  }
  const counted = { pairs: String(pairs), missing: String(missing), added: String(added) };
  return <p class="silva-soft silva-hint">{say.join([say.ui("desk-align-summary", counted), say.ui("desk-reader-choose")])}</p>;
}

function Wrong({ texts, finding, decided, words, go, decide, play }: DetailProps & { finding: Finding }) {
  const { say } = useUi();
  const { tiers, severities } = texts.sent;
  return (
    <>
      <p class="silva-title"><TierIcon tier={finding.tier} /><strong>{say.ui(`desk-tier-${tiers[finding.tier]}`)}</strong>
        <span>{category(say, texts, finding.category)}</span><span>{say.ui("ui-pair", { label: say.ui("desk-reader-severity"), value: say.ui(`desk-severity-${severities[finding.severity]}`) })}</span></p>
      <p class="silva-said">{sentence(say, finding)}</p>
      {finding.suggestion && <p>{say.ui("ui-pair", { label: say.ui("desk-reader-suggestion"), value: "" })}<strong lang={texts.sides[finding.spans[0]?.side ?? 1].lang} class="silva-suggestion">{finding.suggestion}</strong></p>}
      <Verdict key={finding.id} finding={finding} status={statusOf(finding, decided)} decided={decided} decide={decide} />
      <Places texts={texts} finding={finding} go={go} />
      <InPlay finding={finding} words={words} play={play} />
    </>
  );
}

/** Each wording with the lines that it stands in; a line leads there. */
function Places({ texts, finding, go }: { texts: Texts; finding: Finding; go: (span: Span) => void }) {
  const { say } = useUi();
  return (
    <ul class="silva-spans" aria-label={say.ui("desk-reader-places")}>
      {byQuote(texts, finding).map(([first, ...more]) => (
        <li key={first.start}>
          <span class="silva-quote"><span class="silva-soft">{say.ui(first.side ? "desk-align-target" : "desk-align-source")}</span> <span lang={texts.sides[first.side].lang}>{texts.quote(first)}</span></span>
          {[first, ...more].slice(0, PLACES).map((span) => {
            const line = String(texts.sides[span.side].line(span.row));
            return <Button key={span.start} class="silva-place" onClick={() => go(span)}>{say.ui("desk-reader-line", { line })}</Button>;
          })}
          {more.length >= PLACES && <span class="silva-soft">{say.ui("desk-reader-more", { count: String(more.length + 1 - PLACES) })}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The clause of the game that the place touches, in our words, and a scene that shows it. */
function InPlay({ finding, words, play }: { finding: Finding } & Pick<DetailProps, "words" | "play">) {
  const { say } = useUi();
  const [clause, scene] = [say.clause(finding.clause), words?.scenes?.[finding.scene]];
  if (!clause) return null;
  return (
    <div class="silva-in-play">
      <p class="silva-title">{say.ui("desk-reader-in-play")}</p>
      <p>{clause.text}</p>
      <p class="silva-soft">{say.ui("ui-clause")} <code>{finding.clause}</code></p>
      {scene && (
        <details>
          <summary>{say.ui("ui-pair", { label: say.ui("desk-reader-scene"), value: scene.title })}</summary>
          <p>{scene.caption}</p>
          {scene.table && <Button onClick={() => play(finding.id)}>{say.ui("desk-reader-show")}</Button>}
        </details>
      )}
    </div>
  );
}

/** Why these sentences were put together; or that one text alone has them. */
function Bead({ texts, bead, alone }: { texts: Texts; bead: number; alone: SideNo | null }) {
  const { say } = useUi();
  if (alone !== null) return <p class="silva-bead silva-soft">{say.ui(alone ? "desk-reader-only-target" : "desk-reader-only-source")}</p>;
  if (bead < 0) return null;
  const at = (side: SideNo) => `${say.ui(side ? "desk-align-target" : "desk-align-source")} ${lines(texts, side, texts.rows(side, bead))}`;
  return (
    <div class="silva-bead">
      <p class="silva-title">{say.ui("desk-reader-pair")}</p>
      <p>{at(0)} ↔ {at(1)} {texts.moved.has(bead) && <span class="silva-soft">{say.ui("desk-align-moved")}</span>}</p>
      <p class="silva-soft">{say.ui("desk-reader-agreement", { percent: String(texts.sent.scores[bead] ?? 0) })}</p>
      <ul class="silva-evidence" aria-label={say.ui("desk-align-evidence")}>
        {texts.evidence(bead).map(([kind, what], n) => <li key={n}><span class="silva-soft">{say.ui(`desk-evidence-${kind}`)}</span> {what}</li>)}
      </ul>
    </div>
  );
}
