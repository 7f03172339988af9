/** What is known of a clause: its places in the sources, the rulings that bear on it, the scenes that show it. */
import { Button } from "./button.tsx";
import { Places } from "./places.tsx";
import { Prose } from "./prose.tsx";
import type { Book, Clause, Ruling } from "./rulebook_data.ts";
import type { Lang } from "./state.ts";
import { useUi } from "./ui.ts";

const LITERAL = { en: "book-literal-en", "zh-Hant": "book-literal-zh", ja: "book-literal-ja" } as const;
const DIFFERS = { en: "book-differs-en", "zh-Hant": "book-differs-zh", ja: "book-differs-ja" } as const;

interface DetailsProps {
  book: Book;
  clause: Clause;
  go: (clause: string) => void;
  show: (clause: string, scene: string) => void;
}

export function Details({ book, clause, go, show }: DetailsProps) {
  const { say } = useUi();
  const ruled = clause.rulings.map((id) => [id, book.rulings[id]] as const).filter((one): one is [string, Ruling] => one[1] !== undefined);
  const settled = ruled.filter(([, ruling]) => !ruling.switch);
  return (
    <>
      {clause.of && <p><Button class="silva-clause-link" onClick={() => go(clause.of ?? "")}>{say.ui("book-same-as", { clause: clause.of })}</Button></p>}
      {ruled.filter(([, ruling]) => ruling.switch).map(([id, ruling]) => <RulingPart key={id} id={id} ruling={ruling} />)}
      {settled.length > 0 && <p class="rb-caption">{say.ui("book-settled")}</p>}
      {settled.map(([id, ruling]) => <RulingPart key={id} id={id} ruling={ruling} />)}
      {clause.places.length > 0 && (
        <section>
          <p class="rb-caption">{say.ui("page-places")}</p>
          <Places places={clause.places} />
          {!book.sources.length && <p class="silva-soft rb-small">{say.ui("page-no-source")}</p>}
        </section>
      )}
      {clause.scenes.length > 0 && <Scenes book={book} clause={clause} show={show} />}
    </>
  );
}

/** A ruling: its question and what is played; where users can change it, the other answers too. */
function RulingPart({ id, ruling }: { id: string; ruling: Ruling }) {
  const { say } = useUi();
  const [asks, plays] = ruling.words[say.lang];
  const key = id.replace(/\./g, "-");
  const literal = Object.entries(ruling.literal) as [Lang, string][];
  const readers = (option: string) => literal.filter(([, value]) => value === option).map(([lang]) => say.ui(LITERAL[lang]));
  // Without a switch the other answers are not played and have no words: only that a source says one of them.
  const differs = ruling.switch ? [] : literal.filter(([, value]) => value !== ruling.default).map(([lang]) => say.ui(DIFFERS[lang]));
  const others = ruling.switch ? ruling.options.filter((one) => one !== ruling.default) : [];
  return (
    <section class={ruling.switch ? "rb-ruling" : "rb-ruling rb-settled"} aria-label={`${say.ui("ui-ruling")} ${id}`}>
      <p><code>{id}</code> <strong><Prose text={asks} /></strong></p>
      <ul>
        <li class="rb-default"><Prose text={plays} />{ruling.switch && <span class="rb-tag rb-played">{say.ui("book-default")}</span>}<Tags tags={[...readers(ruling.default), ...differs]} /></li>
        {others.map((option) => <li key={option}><Prose text={say.ui(`${key}-${option}`)} /><Tags tags={readers(option)} /></li>)}
      </ul>
      {ruling.switch && <p class="silva-soft rb-small">{say.pair(say.ui("book-switch"), "")}<code>{ruling.switch}</code></p>}
    </section>
  );
}

function Tags({ tags }: { tags: string[] }) {
  return <>{tags.map((tag) => <span key={tag} class="rb-tag">{tag}</span>)}</>;
}

function Scenes({ book, clause, show }: Pick<DetailsProps, "book" | "clause" | "show">) {
  const { say } = useUi();
  return (
    <section>
      <p class="rb-caption">{say.ui("book-scenes")}</p>
      <ul class="rb-scenes">
        {clause.scenes.map((name) => {
          const [title, caption] = book.scenes[name]?.[say.lang] ?? [name, ""];
          return (
            <li key={name}>
              <div><strong><Prose text={title} /></strong> {caption && <span class="silva-soft"><Prose text={caption} /></span>}</div>
              <Button class="silva-quiet" data-scene={name} aria-label={say.pair(say.ui("book-show"), title)} onClick={() => show(clause.id, name)}>{say.ui("book-show")}</Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
