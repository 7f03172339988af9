/** The bar on top: language, whose eyes, layout, restart. */
import { Button } from "./button.tsx";
import { LANGS } from "./i18n.ts";
import type { Ask, Kernel } from "./kernel.ts";
import type { Lang, State } from "./state.ts";
import { useUi } from "./ui.ts";

interface BarProps {
  kernel: Kernel;
  state: State;
  lang: Lang;
  stage: boolean;
  ask: (content: Ask) => void;
  /** Looks through other eyes. */
  look: (viewer: string) => void;
}

export function Bar({ kernel, state, lang, stage, ask, look }: BarProps) {
  const { say } = useUi();
  return (
    <div class="silva-bar">
      <div class="silva-row" role="group" aria-label={say.ui("ui-language")}>
        {LANGS.map(([tag, name]) => (
          <Button key={tag} lang={tag} aria-pressed={tag === lang} onClick={() => kernel.speak(tag)}>{name}</Button>
        ))}
      </div>
      {state.viewers.length > 1 && <Eyes state={state} look={look} />}
      <div class="silva-row">
        <Button class="silva-quiet" aria-pressed={stage} onClick={() => kernel.enlarge(!stage)}>{say.ui(stage ? "ui-stage-leave" : "ui-stage")}</Button>
        {!state.eyes && <Button class="silva-quiet" onClick={() => ask({ do: "restart" })}>{say.ui("ui-restart")}</Button>}
      </div>
    </div>
  );
}

function Eyes({ state, look }: { state: State; look: BarProps["look"] }) {
  const { say, id } = useUi();
  const name = (viewer: string) => {
    if (viewer === "PUBLIC") return say.ui("ui-spectator");
    return viewer === "OPEN" ? say.ui("ui-open-table") : say.seat(viewer);
  };
  return (
    <div class="silva-row">
      <label for={id("eyes")}>{say.ui("ui-look-as")}</label>
      <select id={id("eyes")} value={state.viewer} onChange={(event) => look(event.currentTarget.value)}>
        {state.viewers.map((viewer) => <option key={viewer} value={viewer}>{name(viewer)}</option>)}
      </select>
    </div>
  );
}
