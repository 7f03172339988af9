/** A walkthrough: the scene's own words for each step; of a random trick, another one. */
import { Button, ClauseLink } from "./button.tsx";
import type { Play } from "./shell.tsx";
import type { AnyView } from "./state.ts";
import { useUi } from "./ui.ts";

/** What is walked through: a scene, or a clause at random. */
export interface Walk {
  scene: string | null;
  clause: string | null;
  random: boolean;
}

export function WalkStrip<V extends AnyView, D>({ play, walk }: { play: Play<V, D>; walk: Walk }) {
  const { say } = useUi();
  const { clause } = walk;
  const step = play.frame.caption;
  return (
    <section class="silva-lesson sg-walk" aria-label={say.ui("ui-walkthrough")}>
      <p class="silva-lesson-head"><strong>{say.ui(walk.scene && say.has("title") ? "title" : "ui-walkthrough")}</strong></p>
      {walk.scene && say.has("caption") && <p class="silva-soft">{say.ui("caption")}</p>}
      {clause && <p>{say.clause(clause)?.text} <ClauseLink clause={clause} /></p>}
      {step && say.has(step) ? <p>{say.ui(step)}</p> : <p>{say.join(play.frame.log.map((said) => say.event(said)))}</p>}
      {walk.random && <div class="silva-row"><Button onClick={() => play.ask({ do: "another" })}>{say.ui("ui-another-example")}</Button></div>}
    </section>
  );
}
