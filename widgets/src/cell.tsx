/** A cell of the table's grid, and the mark of a legal choice. */
import type { ComponentChildren } from "preact";

interface CellProps {
  name: string;
  class: string;
  label?: string;
  children: ComponentChildren;
}

export function Cell({ name, class: classes, label, children }: CellProps) {
  return <div role="gridcell" class={classes} data-cell={name} aria-label={label}>{children}</div>;
}

/** The mark of a legal choice: a leaf, beside the moss edge. */
export function LegalMark() {
  return (
    <svg class="silva-legal-mark" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <circle r="11" /><path d="M-5 0L-1.5 4L5.5-4.5" />
    </svg>
  );
}
