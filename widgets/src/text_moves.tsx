/** Moves as text, for who would rather type. */
import { useState } from "preact/hooks";
import { Button } from "./button.tsx";
import { useUi } from "./ui.ts";

/** Every legal move as text, and a line to type any other one: what the buttons cannot say can be tried here. */
export function TextMoves({ moves, send, example }: { moves: string[]; send: (text: string) => void; example: string }) {
  const { say, id } = useUi();
  const [text, setText] = useState("");
  const submit = (): void => {
    if (!text.trim()) return;
    send(text.trim());
    setText("");
  };
  return (
    <details class="silva-text-moves">
      <summary>{say.ui("ui-legal-moves", { count: moves.length })}</summary>
      <div class="silva-moves">
        {moves.map((move) => <Button key={move} class="silva-quiet silva-code" onClick={() => send(move)}>{move}</Button>)}
      </div>
      <form onSubmit={(event) => { event.preventDefault(); submit(); }}>
        <label for={id("text")}>{say.ui("ui-type-move")}</label>
        <input id={id("text")} class="silva-code" value={text} placeholder={moves[0] ?? example} autocomplete="off" spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
          // JupyterLab cancels the line break that would submit the form, so Enter is heard here.
          onKeyDown={(event) => { if (event.key === "Enter" && !event.isComposing) { event.preventDefault(); submit(); } }} />
        <button type="submit">{say.ui("ui-confirm")}</button>
      </form>
    </details>
  );
}
