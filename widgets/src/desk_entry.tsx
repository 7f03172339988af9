/** What a widget of the translation desk exports: one Preact tree per view. */
import { render as mount, type FunctionComponent } from "preact";
import { Kernel, type Model } from "./kernel.ts";

interface RenderContext {
  model: Model;
  el: HTMLElement;
  signal?: AbortSignal;
}

export function desk(App: FunctionComponent<{ kernel: Kernel }>) {
  function render({ model, el, signal }: RenderContext): () => void {
    const ending = new AbortController();
    const kernel = new Kernel(model, signal ? AbortSignal.any([signal, ending.signal]) : ending.signal);
    mount(<App kernel={kernel} />, el);
    return () => {
      mount(null, el);
      ending.abort();
    };
  }
  return { render };
}
