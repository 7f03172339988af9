/** SilvaTable: the entry of the module. One Preact tree per view of the widget. */
import { render as mount } from "preact";
import { App } from "./app.tsx";
import { Kernel, type Model } from "./kernel.ts";

interface RenderContext {
  model: Model;
  el: HTMLElement;
  signal?: AbortSignal;
}

function render({ model, el, signal }: RenderContext): () => void {
  const ending = new AbortController();
  const kernel = new Kernel(model, signal ? AbortSignal.any([signal, ending.signal]) : ending.signal);
  mount(<App kernel={kernel} />, el);
  return () => {
    mount(null, el);
    ending.abort();
  };
}

export default { render };
