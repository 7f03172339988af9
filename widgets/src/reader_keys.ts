/** The keys of the reader: letters anywhere in it, arrows in a text. */
import type { SideNo } from "./reader_data.ts";

export interface Steps {
  finding: (by: 1 | -1) => void;
  /** To a sentence that only one text has. */
  lonely: (by: 1 | -1) => void;
  row: (side: SideNo, by: number) => void;
  /** To the same place of the other text; the side that then has the focus, or null. */
  across: (to: SideNo) => SideNo | null;
  /** The next finding of the chosen row. */
  open: () => void;
  close: () => void;
}

const PAGE = 8;
const ROWS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -Infinity, End: Infinity };

export function keyed(event: KeyboardEvent, steps: Steps): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  const pane = target.closest<HTMLElement>("[data-side]");
  if ((pane && inPane(event.key, pane, steps)) || anywhere(event, steps)) event.preventDefault();
}

function anywhere({ key, shiftKey }: KeyboardEvent, steps: Steps): boolean {
  const letter = key.toLowerCase();
  if (letter === "n") steps.finding(1);
  else if (letter === "p") steps.finding(-1);
  else if (letter === "u") steps.lonely(shiftKey ? -1 : 1);
  else if (key === "Escape") steps.close();
  else return false;
  return true;
}

function inPane(key: string, pane: HTMLElement, steps: Steps): boolean {
  const side = Number(pane.dataset["side"]) as SideNo;
  const by = ROWS[key];
  if (by !== undefined) steps.row(side, by);
  else if (key === "ArrowLeft" || key === "ArrowRight") cross(pane, steps.across(key === "ArrowLeft" ? 0 : 1));
  else if (key === "Enter" || key === " ") steps.open();
  else return false;
  return true;
}

/** The focus goes where the choice went. */
function cross(pane: HTMLElement, to: SideNo | null): void {
  if (to !== null) pane.parentElement?.querySelector<HTMLElement>(`[data-side="${to}"]`)?.focus();
}
