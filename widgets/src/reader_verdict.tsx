/** Accept a finding, dismiss it with a reason, or take that back: the kernel decides and keeps it. */
import { useRef, useState } from "preact/hooks";
import { Button } from "./button.tsx";
import type { Finding } from "./reader_data.ts";
import type { Decided, Status } from "./reader_filter.ts";
import { useUi } from "./ui.ts";

export type Decide = (id: string, to: Exclude<Status, "any">, reason: string) => void;

interface VerdictProps {
  finding: Finding;
  status: Exclude<Status, "any">;
  decided: Decided;
  decide: Decide;
}

export function Verdict({ finding, status, decided, decide }: VerdictProps) {
  const { say } = useUi();
  const [asking, ask] = useState(false);
  if (status !== "open") {
    const reason = decided.dismissed[finding.id] ?? decided.accepted[finding.id];
    return (
      <div class="silva-verdict" data-home="">
        <p><strong>{say.ui(`desk-reader-${status}`)}</strong> {reason}</p>
        <Button onClick={() => decide(finding.id, "open", "")}>{say.ui("desk-reader-reopen")}</Button>
      </div>
    );
  }
  if (asking) return <Reason send={(reason) => { decide(finding.id, "dismissed", reason); ask(false); }} cancel={() => ask(false)} />;
  return (
    <div class="silva-verdict silva-row" data-home="">
      <Button class="silva-primary" onClick={() => decide(finding.id, "accepted", "")}>{say.ui("desk-reader-accept")}</Button>
      <Button onClick={() => ask(true)}>{say.ui("desk-reader-dismiss")}</Button>
    </div>
  );
}

function Reason({ send, cancel }: { send: (reason: string) => void; cancel: () => void }) {
  const { say, id } = useUi();
  const field = useRef<HTMLInputElement>(null);
  const focus = (element: HTMLInputElement | null) => { if (element && !field.current) element.focus(); field.current = element; };
  return (
    <form class="silva-verdict silva-reason" onSubmit={(event) => { event.preventDefault(); send(field.current?.value ?? ""); }}
      onKeyDown={(event) => { if (event.key === "Escape") { event.stopPropagation(); cancel(); } }}>
      <label for={id("reason")}>{say.ui("desk-reader-reason")}</label>
      <input id={id("reason")} ref={focus} maxLength={1000} autocomplete="off" />
      <div class="silva-row">
        <button type="submit" class="silva-primary">{say.ui("desk-reader-dismiss")}</button>
        <Button class="silva-quiet" onClick={cancel}>{say.ui("desk-reader-cancel")}</Button>
      </div>
    </form>
  );
}
