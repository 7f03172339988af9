/** Buttons of the table: an ordinary one, and one that opens the text of a clause. */
import type { ButtonHTMLAttributes } from "preact";
import { useUi } from "./ui.ts";

/** Never a form's own button: it sends nothing but what its click says. */
export function Button(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} />;
}

export function ClauseLink({ clause }: { clause: string }) {
  const { open } = useUi();
  return <Button class="silva-clause-link" onClick={() => open(clause)}>{clause}</Button>;
}
