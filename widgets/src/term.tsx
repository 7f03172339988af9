/** Terms in a sentence: pointed at or focused, each shows what its concept is called in three languages. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ConceptCard } from "./concept_card.tsx";
import type { Concepts } from "./concept.ts";
import { useUi } from "./ui.ts";

/** Text like any other, so that a line breaks in it as the language does; a button would be one block. */
export function Term({ text, concept }: { text: string; concept: string }) {
  return <dfn class="silva-term" tabIndex={-1} data-concept={concept}>{text}</dfn>;
}

interface Pointed {
  concept: string;
  at: HTMLElement;
}

/** The card of the term that is pointed at or focused, anywhere in `root`; Escape puts it away. */
export function TermCard({ root, concepts }: { root: RefObject<HTMLElement>; concepts: Concepts }) {
  const { id } = useUi();
  const [pointed, point] = useState<Pointed | null>(null);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const on = (event: Event) => {
      const at = (event.target as Element).closest<HTMLElement>("[data-concept]");
      if (at) point({ concept: at.dataset["concept"] ?? "", at });
      else if (event.type !== "mouseover" || !(event.target as Element).closest(".silva-concept")) point((old) => (old && old.at.matches(":focus") ? old : null));
    };
    const off = () => point(null);
    const key = (event: KeyboardEvent) => { if (event.key === "Escape") off(); };
    const listens = [["mouseover", on], ["focusin", on], ["mouseleave", off], ["focusout", off], ["keydown", key], ["click", on]] as [string, EventListener][];
    for (const [name, heard] of listens) element.addEventListener(name, heard);
    return () => { for (const [name, heard] of listens) element.removeEventListener(name, heard); };
  }, [root]);

  useLayoutEffect(() => {
    if (!pointed || !card.current || !root.current) return undefined;
    const [place, frame, box] = [pointed.at.getClientRects()[0] ?? pointed.at.getBoundingClientRect(), root.current.getBoundingClientRect(), card.current.getBoundingClientRect()];
    const left = Math.max(8, Math.min(place.left - frame.left, frame.width - box.width - 8));
    const above = place.bottom + box.height + 12 > Math.min(frame.bottom, window.innerHeight) && place.top - box.height - 6 > Math.max(frame.top, 0);
    card.current.style.left = `${left}px`;
    card.current.style.top = `${(above ? place.top - box.height - 6 : place.bottom + 6) - frame.top}px`;
    pointed.at.setAttribute("aria-describedby", card.current.id);
    return () => pointed.at.removeAttribute("aria-describedby");
  }, [pointed, root]);

  const concept = pointed && concepts[pointed.concept];
  return (
    <div ref={card} id={id("concept")} role="tooltip" class="silva-concept" hidden={!concept}>
      {pointed && concept && <ConceptCard id={pointed.concept} concept={concept} />}
    </div>
  );
}
