/** Another person at this screen decides: their eyes are taken by a button, never by themselves. */
import { Button } from "./button.tsx";
import type { Play } from "./shell.tsx";
import type { AnyView } from "./state.ts";
import { useUi } from "./ui.ts";

export function HandOver<V extends AnyView, D>({ view, state, ask }: Play<V, D>) {
  const { say } = useUi();
  const seat = view.decision?.seat;
  if (!seat || seat === view.viewer || view.viewer === "OPEN" || !state.viewers.includes(seat) || state.branch) return null;
  return <div class="silva-row"><Button class="silva-primary" onClick={() => ask({ do: "view", viewer: seat })}>{say.ui("ui-hand-over", { seat: say.seat(seat) })}</Button></div>;
}
