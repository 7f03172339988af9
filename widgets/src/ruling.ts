/** A ruling in words: what it asks, and what the kit plays. */
import { key, type Speaker } from "./i18n.ts";

/** Undefined where it is told by its clauses alone. */
export function ruling(say: Speaker, id: string): { asks: string; plays: string } | undefined {
  const clause = id.replace(/\.(R\d+)$/, ".ruling.$1");
  if (!say.has(key(clause))) return undefined;
  return { asks: say.event({ clause, args: {} }), plays: say.event({ clause, form: "default", args: {} }) };
}
