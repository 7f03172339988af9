/** A cell of the table: a picture with its words, or the same as a button where something can be chosen. */
import type { ComponentChildren } from "preact";
import { Button } from "./button.tsx";
import { LegalMark } from "./cell.tsx";
import type { Desk } from "./duel_desk.ts";

interface PickProps {
  desk: Desk;
  name: string;
  /** What a screen reader says of it, and what the pointer shows. */
  words: string;
  press: () => void;
  legal: boolean;
  pressed?: boolean | undefined;
  /** Takes the focus when this text is another than before. */
  focus?: string | false | undefined;
  /** Handlers of the pointer and the focus. */
  looks?: object | undefined;
  children?: ComponentChildren;
}

interface SpotProps extends Omit<PickProps, "press" | "legal"> {
  class?: string;
  /** Left out where nothing can be chosen. */
  press?: (() => void) | false | undefined;
  legal?: boolean;
}

export function Spot({ class: classes, press, legal = false, ...one }: SpotProps) {
  if (press) return <div role="gridcell" class={classes}><Pick {...one} press={press} legal={legal} /></div>;
  return <div role="gridcell" class={classes} data-cell={one.name} title={one.words}><span class="lfd-face" role="img" aria-label={one.words}>{one.children}</span></div>;
}

export function Pick({ desk, name, words, press, legal, pressed, focus, looks, children }: PickProps) {
  return (
    <Button class="lfd-face lfd-pick" data-cell={name} data-legal={legal || undefined} data-autofocus={focus || undefined} aria-pressed={pressed} title={words} {...looks} onClick={() => { desk.remember(name); press(); }}>
      {children}<span class="silva-sr">{words} </span><Legal desk={desk} legal={legal} />
    </Button>
  );
}

/** That a choice is legal, to be seen and heard. */
export function Legal({ desk, legal }: { desk: Desk; legal: boolean }) {
  return legal ? <><LegalMark /><span class="silva-sr">{desk.ui("ui-legal")}</span></> : null;
}

/** The name of a row, and what else is said there. */
export function Name({ cell, name, children }: { cell: string; name: string; children?: ComponentChildren }) {
  return <div role="rowheader" class="lfd-name" data-cell={`${cell}/head`}>{name}{children}</div>;
}
