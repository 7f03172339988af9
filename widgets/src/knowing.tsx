/** What can be known, under the timeline: the chance of each card in each hand, and why it is so. */
import { useState } from "preact/hooks";
import { Button } from "./button.tsx";
import type { Draft } from "./choice.ts";
import { Explorer } from "./explorer.tsx";
import { bars, changes, type Shown } from "./known.ts";
import { Rows, Working } from "./known_rows.tsx";
import { Prose } from "./prose.tsx";
import type { Play } from "./shell.tsx";
import { COPIES, type Level, type State, type View } from "./silva.ts";
import { useUi } from "./ui.ts";

type Table = Play<View, Draft>;

export function KnowPanel(play: Table) {
  const { say } = useUi();
  const { know } = play.state as State;
  if (!know) return null;
  const { offers, shown } = know;
  return (
    <section class="silva-know" aria-label={say.ui("ui-know")}>
      <div class="silva-row">
        {offers.map(([seat, name]) => {
          const open = shown?.of === seat;
          return <Button key={seat} aria-pressed={open} onClick={() => play.ask({ do: "know", seat: open ? null : seat })}>{say.ui(name, { seat: say.seat(seat) })}</Button>;
        })}
      </div>
      {shown && <Belief key={shown.of} play={play} shown={shown} />}
      <Explorer play={play} know={know} />
    </section>
  );
}

function Belief({ play, shown }: { play: Table; shown: Shown }) {
  const { say, id } = useUi();
  const [asked, why] = useState("");
  const { view, state, at, ask } = play;
  const { of, running, done, steps, frames } = shown;
  const known = frames[at];
  const about = shown.kind === "about";
  const seat = say.seat(of);
  const mine = about ? view.hands[state.viewer] ?? [] : [];
  return (
    <>
      <p class="silva-soft"><Prose text={say.ui(about ? "ui-know-mean" : "ui-know-note", { seat })} /></p>
      {running && <Working label={say.ui("ui-know-running", { count: done, of: steps })} done={done} of={steps} stop={() => ask({ do: "stop" })} />}
      {!running && done < steps && (
        <p class="silva-row" role="status">{say.ui("ui-know-stopped", { count: done, of: steps })}<Button onClick={() => ask({ do: "know", seat: of })}>{say.ui("ui-know-go-on")}</Button></p>
      )}
      {known && (
        <>
          <div class="silva-know-hands">
            {Object.keys(known.hands).map((owner) => (
              <Rows key={owner} title={say.ui(about ? "ui-your-hand" : "ui-know-hand", { seat: say.seat(owner), count: view.hands[owner]?.length ?? 1 })} rows={bars(frames, at, owner).map(([card, part]) => {
                const bar = `${owner} ${card}`;
                return {
                  name: <>{say.card(card)}{mine.includes(card) && <em>{say.ui("ui-know-held")}</em>}</>, part, number: say.ui("ui-know-percent", { share: part }),
                  asked: bar === asked, ask: () => why(bar === asked ? "" : bar),
                };
              })} />
            ))}
            {known.deck?.[0] && <Rows title={say.ui("ui-know-deck")} rows={known.deck.map(([card, count]) => {
              const most = COPIES[card] ?? 1;
              return { name: say.card(card), part: 100 * count / most, number: say.ui("ui-know-copies", { count, of: most }) };
            })} />}
          </div>
          {mine[0] !== undefined && <p><Prose text={say.ui("ui-know-sure", { seat, share: known.sure ?? 0 })} /></p>}
          <div id={id("why")}>{asked && <Why play={play} shown={shown} bar={asked} />}</div>
        </>
      )}
    </>
  );
}

/** The steps that changed a chance, each with what was seen; a click goes there. */
function Why({ play, shown, bar }: { play: Table; shown: Shown; bar: string }) {
  const { say } = useUi();
  const [seat = "", level] = bar.split(" ");
  const card: Level = Number(level);
  const steps = changes(shown.frames, play.at, seat, card);
  const title = say.ui("ui-know-why", { card: say.card(card) });
  return (
    <section class="silva-know-why" aria-label={title}>
      <p class="silva-know-title">{title}</p>
      {!steps[0] && <p>{say.ui("ui-know-unchanged")}</p>}
      <ol>
        {steps.map(({ at, before, after }) => (
          <li key={at}>
            <Button onClick={() => play.go(at)}>
              <b>{say.ui("ui-know-change", { before, after })}</b> <span class="silva-soft">{say.ui("ui-step-short", { step: at + 1 })}</span>{" "}
              <Prose text={say.join((shown.frames[at]?.log ?? play.state.frames[at]?.log ?? []).map((one) => say.event(one)))} />
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
