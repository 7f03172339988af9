/** The table below the rules: another widget, shown where the host can make a view of it. */
import { useEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import type { Kernel } from "./kernel.ts";
import { useUi } from "./ui.ts";
import { useTrait } from "./use_kernel.ts";

export function TableBelow({ kernel, title, close }: { kernel: Kernel; title: string; close: () => void }) {
  const { say } = useUi();
  const [table] = useTrait<unknown>(kernel, "table");
  const place = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const manager = kernel.model.widget_manager;
    if (!table || !manager) return undefined;
    let gone = false;
    let remove: (() => void) | undefined;
    const find = typeof table === "string" ? manager.get_model(table.replace(/^IPY_MODEL_/, "")) : Promise.resolve(table);
    void find.then((model) => manager.create_view(model)).then((view) => {
      if (gone) return view.remove?.();
      remove = () => view.remove?.();
      place.current?.replaceChildren(view.el);
      return section.current?.scrollIntoView?.({ block: "nearest" });
    });
    return () => { gone = true; remove?.(); place.current?.replaceChildren(); };
  }, [table, kernel]);

  if (!table) return null;
  return (
    <section ref={section} class="rb-table" aria-label={say.ui("book-on-table", { scene: title })}>
      <div class="rb-table-head"><strong>{say.ui("book-on-table", { scene: title })}</strong><Button class="silva-quiet" onClick={close}>{say.ui("ui-close")}</Button></div>
      <div ref={place} />
    </section>
  );
}
