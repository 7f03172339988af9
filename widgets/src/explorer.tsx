/** What could I play? Each move with its chance to win against bots of a kind, the best first. */
import { useState } from "preact/hooks";
import { Button } from "./button.tsx";
import type { Draft } from "./choice.ts";
import type { Explored, Knowing } from "./known.ts";
import { Rows, Working } from "./known_rows.tsx";
import type { Play } from "./shell.tsx";
import type { View } from "./silva.ts";
import { useUi } from "./ui.ts";

export function Explorer({ play, know }: { play: Play<View, Draft>; know: Knowing }) {
  const { say, id } = useUi();
  const { models, explored } = know;
  const [model, choose] = useState("sensible");
  if (!play.live || !models[0]) return null;
  const explore = (bot: string | null) => () => play.ask({ do: "explore", bot });
  return (
    <>
      <div class="silva-row">
        <Button onClick={explore(model)}>{say.ui("ui-explore-ask")}</Button>
        <label for={id("model")}>{say.ui("ui-explore-bot")}</label>
        <select id={id("model")} value={model} onChange={(event) => choose(event.currentTarget.value)}>
          {models.map(([bot, name]) => <option key={bot} value={bot}>{say.ui(name)}</option>)}
        </select>
        {explored && !explored.running && <Button class="silva-quiet" onClick={explore(null)}>{say.ui("ui-close")}</Button>}
      </div>
      {explored && (explored.running ? <Working label={say.ui("ui-explore-running", { count: explored.done, of: explored.of })} {...explored} stop={() => play.ask({ do: "stop" })} /> : <Moves {...explored} />)}
    </>
  );
}

function Moves({ games, moves, model }: Explored) {
  const { say } = useUi();
  if (games === null) return <p role="status">{say.ui("ui-not-known-yet")}</p>;
  return (
    <>
      <p role="status" class="silva-soft">{say.ui(games ? "ui-explore-games" : "ui-explore-exact", { count: games })}</p>
      <Rows title={say.pair(say.ui("ui-explore-bot"), say.ui(model))} rows={moves.map(({ said, share: [share, low, high] }) =>
        ({ name: say.event(said), part: share, number: say.ui(games ? "ui-advice-share" : "ui-know-percent", { share, low, high }) }))} />
    </>
  );
}
