import { useState } from "preact/hooks";
import { languageIn, useSettings, useWords } from "../../settings";
import { typedIn } from "../../state/notation";

/** A field for moves that are typed, which stays where it is while the other side thinks. */
export function Typed({ play, isKnown, example, pause }: { play: ((move: string) => void) | null; isKnown: boolean; example: string; pause: () => void }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const [text, setText] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    const move = typedIn(language, text, isKnown);
    if (play === null || move === "") return;
    play(move);
    setText("");
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (text === "") pause();
    else setText("");
  };
  return (
    <form class="typed" onSubmit={send}>
      <label class="unseen" for="typed-move">{say("game-type")}</label>
      <input
        id="typed-move" class="input" value={text} placeholder={example === "" ? say("game-type") : say("game-type-example", { example })} autocomplete="off" spellcheck={false} autocapitalize="off"
        onInput={(event) => setText(event.currentTarget.value)} onKeyDown={escape}
      />
    </form>
  );
}
