/** The kernel's traits as a hook: renders again when one of them changes. */
import { useEffect, useReducer, useState } from "preact/hooks";
import type { Kernel } from "./kernel.ts";
import type { Lang, State, Words } from "./state.ts";

export interface Traits {
  state: State;
  words: Words;
  lang: Lang;
  stage: boolean;
}

const TRAITS = ["_state", "_words", "lang", "stage"];

export function useKernel(kernel: Kernel): Traits {
  const read = (): Traits => {
    const [state, words, lang, stage] = TRAITS.map((name) => kernel.extra(name));
    return { state, words, lang, stage } as Traits;
  };
  const [traits, set] = useState(read);
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const update = () => set(read());
    const ends = TRAITS.map((name) => kernel.watch(name, update));
    ends.push(kernel.listen(() => again(0)));
    update();
    return () => ends.forEach((end) => end());
  }, [kernel]);
  return traits;
}

/** One more trait, and how to change it. */
export function useTrait<T>(kernel: Kernel, name: string): [T, (value: T) => void] {
  const [value, set] = useState(() => kernel.extra(name) as T);
  useEffect(() => kernel.watch(name, () => set(() => kernel.extra(name) as T)), [kernel, name]);
  return [value, (next) => { set(() => next); kernel.model.set(name, next); kernel.model.save_changes(); }];
}
