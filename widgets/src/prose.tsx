/** Running text in Chinese and Japanese: a number keeps the counter after it on its line, as in 得1分. */
import type { ComponentChildren } from "preact";
import { useUi } from "./ui.ts";

const COUNTED = /(第?\d+\p{Script=Han})/u;

/** The text itself is unchanged: only the line may not end inside a number with its counter. */
export function Prose({ text, lang }: { text: string | undefined; lang?: string }): ComponentChildren {
  const { say } = useUi();
  if ((lang ?? say.lang) === "en") return text;
  return text?.split(COUNTED).map((part, i) => (i % 2 ? <span class="silva-whole">{part}</span> : part));
}
