/** What every view needs: the speaker of the current language, and ids that are this instance's own. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Speaker } from "./i18n.ts";

export interface Ui {
  say: Speaker;
  id: (name: string) => string;
  /** Opens a clause's text. */
  open: (clause: string) => void;
}

const nowhere: Ui = { say: new Speaker("en", {}, {}), id: (name) => name, open: () => undefined };

export const UiContext = createContext<Ui>(nowhere);

export function useUi(): Ui {
  return useContext(UiContext);
}

/** A prefix for ids: two tables on one page, or one shown twice, never share an id. */
export function instancePrefix(): string {
  return `silva-${Math.random().toString(36).slice(2, 9)}`;
}
