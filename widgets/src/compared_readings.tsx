/** What each text says, in our words, beside what is recommended; and which line to mend. */
import type { Place, Told } from "./compared_data.ts";
import { Prose } from "./prose.tsx";
import { useUi } from "./ui.ts";

export function Readings({ place, told }: { place: Place; told: Told }) {
  const { say } = useUi();
  const parts = place.group === "silent"
    ? [["two-plays", [told.plays]], ["two-other", told.others]] as const
    : [["two-english", [told.en]], ["two-chinese", [told.zh]], ["two-plays", [told.plays]]] as const;
  return (
    <>
      <dl class="cmp-readings">
        {parts.map(([key, texts]) => (
          <div key={key} class={key === "two-plays" ? "cmp-recommended" : ""}>
            <dt>{say.ui(key)}</dt>
            {texts.map((text) => <dd key={text}><Prose text={text} /></dd>)}
          </div>
        ))}
      </dl>
      {told.mend && <p class="cmp-mend"><strong>{say.ui("two-mend")}</strong> <Prose text={told.mend} /></p>}
    </>
  );
}
