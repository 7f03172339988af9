/** Looking a word up without a kernel, as silva_kit/glossary/lookup.py does it. */
import { spelled, type Entry } from "./glossary_data.ts";

/** Half-width, lower case, katakana as hiragana. */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim().replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

/** Romaji without what people write differently. */
export function sound(latin: string): string {
  return latin.toLowerCase().normalize("NFKD").replace(/[^a-z]/g, "").replace(/ou/g, "o").replace(/oo/g, "o").replace(/uu/g, "u");
}

/** 0 a whole word, 1 its beginning, 2 inside of it, 3 its reading, 4 the id; null if the entry does not fit. */
export function rank(query: string, entry: Entry): number | null {
  const asked = folded(query);
  if (!asked) return 0;
  const found: number[] = [];
  for (const word of spelled(entry).map(folded)) if (word.includes(asked)) found.push(word === asked ? 0 : word.startsWith(asked) ? 1 : 2);
  if (entry.read) {
    const [kana, latin] = entry.read;
    if (kana.includes(asked)) found.push(kana === asked ? 0 : 3);
    const heard = sound(query);
    if (heard.length >= 2 && /^[\x00-\x7f]*$/.test(asked) && latin.startsWith(heard)) found.push(3);
  }
  if (found.length) return Math.min(...found);
  return entry.id.includes(asked) ? 4 : null;
}

/** The entries that fit, best first. */
export function lookUp(query: string, entries: readonly Entry[]): Entry[] {
  const ranked = entries.map((entry, number) => [rank(query, entry), number] as const).filter((one): one is [number, number] => one[0] !== null);
  return ranked.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, number]) => entries[number] as Entry);
}
