/** The finding that was chosen: what is wrong, where, what would be right, what it changes in play; and its bead. */
import { Button } from "./button.tsx";
import type { Finding, SideNo, Span, Texts } from "./reader_data.ts";
import { statusOf, type Decided } from "./reader_filter.ts";
import { TierIcon } from "./reader_icons.tsx";
import { category, lines, sentence } from "./reader_words.ts";
import { Verdict, type Decide } from "./reader_verdict.tsx";
import type { LangWords } from "./state.ts";
import { useUi } from "./ui.ts";

/** How many places are told one by one. */
const PLACES = 6;

export interface Scenes { scenes?: Record<string, { title: string; caption: string; run: string }> }

interface DetailProps {
  texts: Texts;
  finding: Finding | null;
  bead: number;
  alone: SideNo | null;
  decided: Decided;
  words: (LangWords & Scenes) | undefined;
  go: (span: Span) => void;
  decide: Decide;
  close: () => void;
}

export function Detail(props: DetailProps) {
  const { say } = useUi();
  const { finding, bead, alone, close } = props;
  if (!finding && bead < 0) return <p class="silva-soft">{say.ui("desk-reader-choose")}</p>;
  return (
    <section class="silva-detail" aria-label={say.ui(finding ? "desk-reader-findings" : "desk-reader-pair")}>
      {finding && <Wrong {...props} finding={finding} />}
      {bead >= 0 && <Bead texts={props.texts} bead={bead} alone={alone} />}
      <Button class="silva-quiet silva-shut" onClick={close}>{say.ui("ui-close")}</Button>
    </section>
  );
}

function Wrong({ texts, finding, decided, words, go, decide }: DetailProps & { finding: Finding }) {
  const { say } = useUi();
  const { tiers, severities } = texts.sent;
  return (
    <>
      <p class="silva-title"><TierIcon tier={finding.tier} /><strong>{say.ui(`desk-tier-${tiers[finding.tier]}`)}</strong>
        <span>{category(say, texts, finding.category)}</span><span>{say.ui(`desk-severity-${severities[finding.severity]}`)}</span></p>
      <p class="silva-said">{sentence(say, finding)}</p>
      {finding.suggestion && <p>{say.ui("ui-pair", { label: say.ui("desk-reader-suggestion"), value: "" })}<strong lang={texts.sides[finding.spans[0]?.side ?? 1].lang} class="silva-suggestion">{finding.suggestion}</strong></p>}
      <Places texts={texts} finding={finding} go={go} />
      <InPlay finding={finding} words={words} />
      <Verdict key={finding.id} finding={finding} status={statusOf(finding, decided)} decided={decided} decide={decide} />
    </>
  );
}

function Places({ texts, finding, go }: { texts: Texts; finding: Finding; go: (span: Span) => void }) {
  const { say } = useUi();
  const more = finding.spans.length - PLACES;
  return (
    <ul class="silva-spans" aria-label={say.ui("desk-reader-places")}>
      {finding.spans.slice(0, PLACES).map((span, at) => (
        <li key={at}>
          <Button class="silva-place" onClick={() => go(span)}>
            <span class="silva-soft silva-whole">{say.ui(span.side ? "desk-align-target" : "desk-align-source")} {texts.sides[span.side].line(span.row)}</span>
            <span class="silva-quote" lang={texts.sides[span.side].lang}>{texts.quote(span)}</span>
          </Button>
        </li>
      ))}
      {more > 0 && <li class="silva-soft">{say.ui("desk-reader-more", { count: String(more) })}</li>}
    </ul>
  );
}

/** The clause of the game that the place touches, in our words, and a scene that shows it. */
function InPlay({ finding, words }: { finding: Finding; words: DetailProps["words"] }) {
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
          {scene.run && <p class="silva-soft">{say.ui("desk-reader-run")} <code>{scene.run}</code></p>}
        </details>
      )}
    </div>
  );
}

/** Why these sentences were put together; or that one text alone has them. */
function Bead({ texts, bead, alone }: { texts: Texts; bead: number; alone: SideNo | null }) {
  const { say } = useUi();
  if (alone !== null) return <p class="silva-bead silva-soft">{say.ui(alone ? "desk-reader-only-target" : "desk-reader-only-source")}</p>;
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
