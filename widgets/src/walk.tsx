/** A walkthrough: the scene's own words for each step; of a random trick, another one. */
import type { Play } from "./shell.tsx";
import type { View, Walk } from "./sg.ts";
import type { Draft } from "./trick_choice.ts";
import { useUi } from "./ui.ts";

export function WalkStrip({ play, walk }: { play: Play<View, Draft>; walk: Walk }) {
  const { say, open } = useUi();
  const { clause } = walk;
  const step = play.frame.caption;
  return (
    <section class="silva-lesson sg-walk" aria-label={say.ui("ui-walkthrough")}>
      <p class="silva-lesson-head"><strong>{say.ui(walk.scene && say.has("title") ? "title" : "ui-walkthrough")}</strong></p>
      {walk.scene && say.has("caption") && <p class="silva-soft">{say.ui("caption")}</p>}
      {clause && <p>{say.clause(clause)?.text} <button type="button" class="silva-clause-link" onClick={() => open(clause)}>{clause}</button></p>}
      {step && say.has(step) ? <p>{say.ui(step)}</p> : <p>{say.join(play.frame.log.map((said) => say.event(said)))}</p>}
      {walk.random && <div class="silva-row"><button type="button" onClick={() => play.ask({ do: "another" })}>{say.ui("ui-another-example")}</button></div>}
    </section>
  );
}
