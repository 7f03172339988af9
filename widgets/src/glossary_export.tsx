/** Files for other tools: the kernel makes them, the browser saves them. */
import { useEffect } from "preact/hooks";
import { Button } from "./button.tsx";
import type { Kernel } from "./kernel.ts";
import { useUi } from "./ui.ts";

const FORMATS: readonly [format: string, name: string][] = [["csv", "CSV"], ["tbx", "TBX"], ["md", "Markdown"], ["html", "HTML"], ["json", "JSON"]];

interface Sent {
  file?: { name: string; type: string; text: string };
}

export function Export({ kernel }: { kernel: Kernel }) {
  const { say } = useUi();
  useEffect(() => {
    const heard = (message: Sent | undefined) => { if (message?.file) save(message.file); };
    kernel.model.on("msg:custom", heard);
    return () => kernel.model.off("msg:custom", heard);
  }, [kernel]);
  return (
    <div class="silva-row" role="group" aria-label={say.ui("terms-export")}>
      <span class="silva-soft">{say.ui("terms-export")}</span>
      {FORMATS.map(([format, name]) => <Button key={format} class="silva-quiet" title={say.ui("terms-export-note")} onClick={() => kernel.ask({ do: "export", format })}>{name}</Button>)}
    </div>
  );
}

function save({ name, type, text }: NonNullable<Sent["file"]>): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
