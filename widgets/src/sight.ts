/** What was asked for, or refused, must come into sight: a table is often taller than the window. */
import { useEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

/** Scrolls the element into view, no further than needed, whenever `what` changes. */
export function useInSight(what: unknown): RefObject<HTMLElement> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => { element.current?.scrollIntoView?.({ block: "nearest" }); }, [what]);
  return element;
}
