/** One tab stop for the whole table; arrow keys move between its cells, row by row. */

const CELL = "[data-cell]";

function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CELL)];
}

function rowsOf(grid: Element): HTMLElement[][] {
  return [...grid.querySelectorAll("[role=row]")].map(cellsOf).filter((cells) => cells.length > 0);
}

/** Where a key leads from row r, column c; null for keys that are not ours. */
export function step(key: string, rows: { length: number }[], r: number, c: number): [number, number] | null {
  const width = (row: number) => rows[row]?.length ?? 0;
  const clamp = (row: number): [number, number] => [row, Math.min(c, width(row) - 1)];
  switch (key) {
    case "ArrowRight": return [r, Math.min(c + 1, width(r) - 1)];
    case "ArrowLeft": return [r, Math.max(c - 1, 0)];
    case "ArrowDown": return clamp(Math.min(r + 1, rows.length - 1));
    case "ArrowUp": return clamp(Math.max(r - 1, 0));
    case "Home": return [r, 0];
    case "End": return [r, width(r) - 1];
    default: return null;
  }
}

/** Moves the focus for an arrow key; true when the key was used. */
export function moveFocus(grid: Element, event: KeyboardEvent): boolean {
  const here = (event.target as Element).closest(CELL);
  if (!here || event.altKey || event.metaKey || event.shiftKey) return false;
  const rows = rowsOf(grid);
  const r = rows.findIndex((row) => row.includes(here as HTMLElement));
  const next = step(event.key, rows, r, rows[r]?.indexOf(here as HTMLElement) ?? 0);
  if (!next) return false;
  focusCell(grid, rows[next[0]]?.[next[1]]);
  return true;
}

/** Arrow keys, Home and End inside a row of buttons: one step along it. True when the key was used. */
export function roam(event: KeyboardEvent): boolean {
  const group = event.currentTarget as Element;
  const buttons = [...group.querySelectorAll<HTMLElement>("button")];
  const here = buttons.indexOf(event.target as HTMLElement);
  const along: Record<string, string> = { ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft" };
  const next = here < 0 ? null : step(along[event.key] ?? event.key, [buttons], 0, here);
  if (!next) return false;
  buttons[next[1]]?.focus();
  event.preventDefault();
  return true;
}

/** Gives one cell the tab stop and takes it from all others. */
export function setTabStop(grid: Element, cell: HTMLElement | undefined): void {
  for (const other of grid.querySelectorAll<HTMLElement>(CELL)) other.tabIndex = other === cell ? 0 : -1;
}

export function focusCell(grid: Element, cell: HTMLElement | undefined): void {
  if (!cell) return;
  setTabStop(grid, cell);
  cell.focus();
}

/** The cell that should hold the tab stop: the remembered one, else the first card that can be chosen. */
export function homeCell(grid: Element, remembered: string | null): HTMLElement | undefined {
  const cells = [...grid.querySelectorAll<HTMLElement>(CELL)];
  return cells.find((cell) => cell.dataset["cell"] === remembered)
    ?? cells.find((cell) => cell.matches("button[data-legal]"))
    ?? cells.find((cell) => cell.matches("button"))
    ?? cells[0];
}

/** The focused element, inside a shadow root too. */
export function focused(root: Element): Element | null {
  return (root.getRootNode() as Document | ShadowRoot).activeElement;
}
