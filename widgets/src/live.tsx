/** Every change as text, for those who hear the table. */
import type { Speaker } from "./i18n.ts";
import { mine, over, since, type Refusal, type State } from "./state.ts";

export function Live({ text }: { text: string }) {
  return <div class="silva-sr" role="status" aria-live="polite">{text}</div>;
}

/** What is to be heard now: a refusal alone, else what happened and who must decide. */
export function announcement(say: Speaker, state: State, at: number, refusal: Refusal | null, alone: boolean): string {
  if (alone) return say.ui("ui-no-kernel");
  if (refusal) return say.join([say.ui("ui-not-allowed") + stop(say), ...refusal.reasons.map((one) => say.refusal(one))]);
  const frame = state.frames[at];
  if (!frame) return "";
  if (state.notice && at === state.at) return say.ui(state.notice.key, state.notice.args);
  const news = at === state.at ? state.frames.slice(since(state.frames, at), at + 1) : [frame];
  const events = news.flatMap(({ log }) => log.map((one) => say.event(one)));
  const told = [...(state.lesson?.feedback ?? []).map((id) => say.ui(id)), ...events];
  if (at !== state.at) told.unshift(say.ui("ui-step", { step: at + 1, of: state.frames.length }) + stop(say));
  return say.join([...told, decider(say, state, at)]);
}

function decider(say: Speaker, state: State, at: number): string {
  const view = state.frames[at]?.view;
  if (!view?.decision?.seat || view.result || at !== state.at || over(state, view)) return "";
  const text = mine(view) ? say.ui("ui-your-turn") : say.ui("ui-waiting", { seat: say.seat(view.decision.seat) });
  return text + stop(say);
}

function stop(say: Speaker): string {
  return say.lang === "en" ? "." : "。";
}
