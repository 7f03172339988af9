/** The bar of a widget that is read: language, and what is its own. */
import type { ComponentChildren } from "preact";
import { Button } from "./button.tsx";
import { LANGS } from "./i18n.ts";
import type { Lang } from "./state.ts";
import { useUi } from "./ui.ts";

interface LanguagesProps {
  label: string;
  chosen: readonly Lang[];
  choose: (lang: Lang) => void;
}

/** Three buttons, each in its own language; those that are chosen are pressed. */
export function Languages({ label, chosen, choose }: LanguagesProps) {
  return (
    <div class="silva-row" role="group" aria-label={label}>
      {LANGS.map(([tag, name]) => <Button key={tag} lang={tag} aria-pressed={chosen.includes(tag)} onClick={() => choose(tag)}>{name}</Button>)}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  choose: (value: string) => void;
}

/** A labelled list to choose one from. */
export function Choice({ name, label, value, options, choose }: ChoiceProps) {
  const { id } = useUi();
  return (
    <div class="silva-row">
      <label for={id(name)}>{label}</label>
      <select id={id(name)} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([one, said]) => <option key={one} value={one}>{said}</option>)}
      </select>
    </div>
  );
}

interface FindProps {
  name: string;
  label: string;
  hint: string;
  value: string;
  change: (value: string) => void;
  enter: () => void;
  children?: ComponentChildren;
}

/** A field to search with; Enter goes to what was found. Its key is listened to, for JupyterLab keeps a form from being sent. */
export function Find({ name, label, hint, value, change, enter, children }: FindProps) {
  const { id } = useUi();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.isComposing || !(event.target as Element).matches("input")) return;
    event.preventDefault(); // else it also presses the button that gets the focus
    enter();
  };
  return (
    <div role="search" class="silva-find" onKeyDown={onKey}>
      <label for={id(name)}>{label}</label>
      <input id={id(name)} type="search" autocomplete="off" data-find placeholder={hint} value={value} onInput={(event) => change(event.currentTarget.value)} />
      {children}
    </div>
  );
}
