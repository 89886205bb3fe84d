import { useState } from "preact/hooks";
import { languageIn, useSettings, useWords } from "../../settings";
import { typedIn } from "../../state/notation";

/** A field for moves that are typed, which stays where it is while the other side thinks; empty, it leaves the keys of the game alone. */
export function Typed({ play, isKnown, example, leave }: {
  play: ((move: string) => void) | null; isKnown: boolean; example: string;
  /** What Escape does in the empty field, where it is not what the key does elsewhere. */
  leave?: () => void;
}) {
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
    const act = text === "" ? leave : () => setText("");
    if (event.key !== "Escape" || act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <form class="typed" onSubmit={send}>
      <label class="unseen" for="typed-move">{say("game-type")}</label>
      <input
        id="typed-move" class="input" data-leaves-keys value={text} placeholder={example === "" ? say("game-type") : say("game-type-example", { example })} autocomplete="off" spellcheck={false} autocapitalize="off"
        onInput={(event) => setText(event.currentTarget.value)} onKeyDown={escape}
      />
    </form>
  );
}
