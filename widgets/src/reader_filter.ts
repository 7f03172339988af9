/** Which findings are shown, how many there are of each sort, and which comes next. */
import type { Finding, Texts } from "./reader_data.ts";

export const STATUSES = ["open", "accepted", "dismissed", "any"] as const;
export type Status = (typeof STATUSES)[number];

/** What was decided, as the kernel has it: reasons and notes by the finding's id. */
export interface Decided {
  version: number;
  accepted: Record<string, string>;
  dismissed: Record<string, string>;
  unsaved: boolean;
  notice: { key: string; args: Record<string, string> } | null;
}

export interface Filter {
  /** The tiers that are hidden. */
  hidden: number[];
  /** A number of a category, or -1 for all. */
  category: number;
  status: Status;
}

export const ALL: Filter = { hidden: [], category: -1, status: "open" };

export function statusOf(finding: Finding, decided: Decided): Exclude<Status, "any"> {
  if (finding.id in decided.dismissed) return "dismissed";
  return finding.id in decided.accepted ? "accepted" : "open";
}

export function fits(finding: Finding, filter: Filter, decided: Decided): boolean {
  return !filter.hidden.includes(finding.tier) && (filter.category < 0 || filter.category === finding.category)
    && (filter.status === "any" || filter.status === statusOf(finding, decided));
}

/** How many findings each value of a field would show, whatever that field is set to now. */
export function counts(texts: Texts, filter: Filter, decided: Decided, field: "tier" | "category"): Map<number, number> {
  const free: Filter = field === "tier" ? { ...filter, hidden: [] } : { ...filter, category: -1 };
  const found = new Map<number, number>();
  for (const one of texts.findings) if (fits(one, free, decided)) found.set(one[field], (found.get(one[field]) ?? 0) + 1);
  return found;
}

/** The finding after or before one, round the end; `shown` is in order. From none, the first or the last. */
export function beside(shown: Finding[], from: number | null, by: 1 | -1): Finding | undefined {
  if (by > 0) return shown.find((one) => from === null || one.index > from) ?? shown[0];
  return shown.filter((one) => from !== null && one.index < from).pop() ?? shown[shown.length - 1];
}

/** The next bead that only one text has, round the end. */
export function unmatched(texts: Texts, from: number, by: 1 | -1): number | undefined {
  for (let step = 1; step <= texts.beads; step++) {
    const bead = (((from + by * step) % texts.beads) + texts.beads) % texts.beads;
    if (!texts.rows(0, bead).length || !texts.rows(1, bead).length) return bead;
  }
  return undefined;
}
