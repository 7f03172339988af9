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
      <div class="cmp-readings">
        {parts.map(([key, texts]) => (
          <div key={key} role="group" aria-label={say.ui(key)} class={key === "two-plays" ? "cmp-recommended" : ""}>
            <p class="cmp-caption">{say.ui(key)}</p>
            {texts.map((text) => <p key={text} class="cmp-says"><Prose text={text} /></p>)}
          </div>
        ))}
      </div>
      {told.mend && <p class="cmp-mend"><strong>{say.ui("two-mend")}</strong> <Prose text={told.mend} /></p>}
    </>
  );
}
