/** Keys of a widget that is read: up and down from row to row, left and right inside one, / to the search. */
import { focused } from "./grid.ts";

/** Lists are [data-rows], their items [data-item], each with a [data-row] to focus; in an item stand the `inner` stops.
    True when the key was used. */
export function roamRows(root: HTMLElement, event: KeyboardEvent, inner: string): boolean {
  const here = focused(root) as HTMLElement | null;
  if (!here || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (here.matches("[data-find]") && event.key === "ArrowDown") return go(root.querySelector<HTMLElement>("[data-rows] [data-row]"), event);
  if (here.matches("input, select, textarea")) return false;
  if (event.key === "/") return go(root.querySelector<HTMLElement>("[data-find]"), event);
  const item = here.closest("[data-item]");
  const row = item?.querySelector<HTMLElement>("[data-row]");
  if (!item || !row) return false;
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    const stops = [row, ...item.querySelectorAll<HTMLElement>(inner)];
    return go(stops[stops.indexOf(here) + (event.key === "ArrowRight" ? 1 : -1)], event);
  }
  const rows = rowsOf(item.closest("[data-rows]") ?? root);
  const to: Record<string, number> = { ArrowDown: rows.indexOf(row) + 1, ArrowUp: rows.indexOf(row) - 1, Home: 0, End: rows.length - 1 };
  const next = to[event.key];
  return next === undefined ? false : go(rows[next], event);
}

/** The row of this name. */
export const rowNamed = (root: Element | null, name: string): HTMLElement | undefined =>
  [...(root?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].find((one) => one.dataset["row"] === name);

/** Scrolls the list, and only the list, until the row's item is at its top. */
export function bringUp(row: HTMLElement | undefined): void {
  const [item, list] = [row?.closest("[data-item]"), row?.closest("[data-rows]")];
  if (item && list) list.scrollTop += item.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

const rowsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-row]")];

function go(target: HTMLElement | null | undefined, event: KeyboardEvent): boolean {
  event.preventDefault();
  target?.focus();
  return true;
}

/** In each list one row can be reached with Tab: the one that had the focus last, else the first. */
export function keepTabStops(root: HTMLElement): void {
  for (const list of root.querySelectorAll("[data-rows]")) {
    const rows = rowsOf(list);
    const now = focused(root);
    const stop = rows.find((row) => row === now) ?? rows.find((row) => row.tabIndex === 0) ?? rows[0];
    for (const row of rows) row.tabIndex = row === stop ? 0 : -1;
  }
}
