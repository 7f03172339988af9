/** Flash cards: a term in one language, then the others. The face that is not shown is not on the page at all. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Button } from "./button.tsx";
import { cells, type Entry } from "./glossary_data.ts";
import { focused } from "./grid.ts";
import { LANGS } from "./i18n.ts";
import { Live } from "./live.tsx";
import { Choice } from "./page_bar.tsx";
import type { Lang } from "./state.ts";
import { useUi } from "./ui.ts";

/** How many cards come before one that was not known comes again. */
const SOON = 4;

interface CardsProps {
  entries: Entry[];
  from: Lang;
  ask: (lang: Lang) => void;
}

export function Cards({ entries, from, ask }: CardsProps) {
  const { say } = useUi();
  const deck = useMemo(() => mixed(entries.filter((one) => one.words[from] && cells(one).length > 1)), [entries, from]);
  const [left, lay] = useState(deck);
  const [turned, turn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => { lay(deck); turn(false); }, [deck]);
  // The card takes the focus back when what had it has gone with the other face.
  useEffect(() => {
    const box = place.current;
    if (box && focused(box) === null) box.focus();
  }, [turned, left]);

  const card = left[0];
  const answer = (known: boolean) => {
    turn(false);
    lay(([first, ...rest]) => (known || !first ? rest : [...rest.slice(0, SOON - 1), first, ...rest.slice(SOON - 1)]));
  };
  const onKey = (event: KeyboardEvent) => {
    if (!card || (event.target as Element).matches("select")) return;
    if (event.key === " " || (event.key === "Enter" && event.target === place.current)) turn(!turned);
    else if (turned && event.key === "1") answer(false);
    else if (turned && event.key === "2") answer(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const face = card?.words[from]?.[0] ?? "";
  const back = card ? cells(card).filter(([lang]) => lang !== from) : [];
  return (
    <div class="gl-cards" onKeyDown={onKey}>
      <div class="silva-row">
        <Choice name="from" label={say.ui("terms-card-from")} value={from} options={LANGS} choose={(lang) => ask(lang as Lang)} />
        {deck.length > 0 && <span class="silva-soft">{card ? say.ui("terms-card-at", { at: deck.length - left.length + 1, count: deck.length }) : say.ui("terms-card-done", { count: deck.length })}</span>}
      </div>
      {!deck.length && <p>{say.ui("terms-card-none")}</p>}
      {card && (
        <>
          <div ref={place} class={`gl-card${turned ? " gl-turned" : ""}`} tabIndex={0} role="group" aria-label={say.ui(turned ? "terms-card-back" : "terms-card-front")}>
            <p class="gl-face" lang={from}>{face}</p>
            {turned && (
              <dl>
                {back.map(([lang, [term]]) => (
                  <div key={lang}>
                    <dt>{LANGS.find(([tag]) => tag === lang)?.[1]}</dt>
                    <dd lang={lang}>{term}{lang === "ja" && card.read && card.read[0] !== term && <span class="silva-soft gl-read"> {card.read[0]}</span>}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <div class="silva-row gl-answers">
            {turned
              ? <><Button onClick={() => answer(false)}>{say.ui("terms-again")} <kbd>1</kbd></Button><Button class="silva-primary" onClick={() => answer(true)}>{say.ui("terms-knew")} <kbd>2</kbd></Button></>
              : <Button class="silva-primary" onClick={() => turn(true)}>{say.ui("terms-turn")}</Button>}
          </div>
        </>
      )}
      {deck.length > 0 && !card && <Button class="silva-primary" onClick={() => lay(deck)}>{say.ui("terms-restart")}</Button>}
      <p class="silva-soft">{say.ui("terms-card-keys")}</p>
      <Live text={turned ? back.map(([, [term]]) => term).join(" / ") : face} />
    </div>
  );
}

/** Always the same mixed order, so that a page looks the same each time it is opened. */
export function mixed<T>(cards: readonly T[]): T[] {
  const order = [...cards];
  let seed = 17;
  for (let i = order.length - 1; i > 0; i--) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const j = seed % (i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
