/** Where something stands in the sources: source, line, and the line itself where the text is at hand. */
import { nearest } from "./i18n.ts";
import type { Place } from "./rulebook_data.ts";
import { useUi } from "./ui.ts";

export function Places({ places }: { places: readonly Place[] }) {
  const { say } = useUi();
  return (
    <ul class="silva-places">
      {places.map(([source, line, before, quote, after], i) => (
        <li key={i}>
          <code>{source}</code> {say.ui("ui-source-line", { line: String(line) })}
          {quote !== undefined && <q lang={nearest(source.split(".")[1] ?? "en")}>{before}<mark>{quote}</mark>{after}</q>}
        </li>
      ))}
    </ul>
  );
}
