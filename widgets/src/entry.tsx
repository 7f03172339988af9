/** What every widget's module exports: one Preact tree per view of the widget. */
import { render as mount } from "preact";
import { Kernel, type Model } from "./kernel.ts";
import { Shell, type GameUi } from "./shell.tsx";
import type { AnyView } from "./state.ts";

interface RenderContext {
  model: Model;
  el: HTMLElement;
  signal?: AbortSignal;
}

export function widget<V extends AnyView, D>(game: GameUi<V, D>) {
  function render({ model, el, signal }: RenderContext): () => void {
    const ending = new AbortController();
    const kernel = new Kernel(model, signal ? AbortSignal.any([signal, ending.signal]) : ending.signal);
    mount(<Shell kernel={kernel} game={game} />, el);
    return () => {
      mount(null, el);
      ending.abort();
    };
  }
  return { render };
}
