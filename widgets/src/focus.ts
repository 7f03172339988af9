/** Focus is never lost: when the focused thing goes away, the next sensible one takes the focus. */
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { focused, homeCell, setTabStop } from "./grid.ts";

/** Keeps the table's one tab stop and the focus over every render; returns a way to remember a cell. */
export function useFocusKeeper(root: RefObject<HTMLElement>): (cell: string) => void {
  const cell = useRef<string | null>(null);
  const inside = useRef(false);
  // Read before the tree is changed: afterwards the browser has already let the focus fall to the body.
  inside.current = root.current !== null && root.current.contains(focused(root.current));

  useLayoutEffect(() => {
    const grid = root.current?.querySelector("[role=grid]");
    if (!grid || !root.current) return;
    const now = focused(root.current) as HTMLElement | null;
    if (now?.dataset?.["cell"]) cell.current = now.dataset["cell"];
    const home = homeCell(grid, cell.current);
    setTabStop(grid, home);
    const asked = root.current.querySelector<HTMLElement>("[data-autofocus]");
    if (asked && inside.current && asked.dataset["autofocus"] !== seen.current) asked.focus();
    else if (inside.current && !root.current.contains(focused(root.current))) (asked ?? home)?.focus();
    seen.current = asked?.dataset["autofocus"] ?? null;
  });
  const seen = useRef<string | null>(null);
  return useCallback((name: string) => { cell.current = name; }, []);
}
