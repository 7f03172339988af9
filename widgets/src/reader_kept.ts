/** The focus stays inside a part of the screen whose buttons come and go. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { focused } from "./grid.ts";

/** Where the focus goes, the best first. */
const HOMES = ["[data-home] button", "[role=listbox]", "button, summary"];

/** Gives back a reference; when what had the focus in it is gone, its first control takes the focus. */
export function useKept(): RefObject<HTMLDivElement> {
  const part = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  // Read before the tree is changed: afterwards the browser has already let the focus fall to the body.
  inside.current = part.current !== null && part.current.contains(focused(part.current));
  useLayoutEffect(() => {
    if (!inside.current || !part.current || part.current.contains(focused(part.current))) return;
    const home = HOMES.map((one) => part.current?.querySelector<HTMLElement>(one)).find(Boolean);
    home?.focus();
  });
  return part;
}
