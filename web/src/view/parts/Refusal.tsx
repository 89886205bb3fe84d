import { useState } from "preact/hooks";
import { keepOwnerKey } from "../../api";
import { about } from "../../catalogue";
import { loadSettings, useWords } from "../../settings";
import type { Message } from "../../wire";
import { sentenceOf } from "../../words";
import { TextField } from "./Fields";

/** Why something is not shown, with a way on: the owner's key, or another try. */
export function Refusal({ why, status, again }: { why: Message; status: number; again: () => void }) {
  const say = useWords();
  const [key, setKey] = useState("");
  const enter = () => {
    keepOwnerKey(key.trim());
    // Who is the owner now is told anew, and has settings of the house.
    about.set(null);
    void loadSettings();
    again();
  };
  return (
    <div class="empty" role="alert">
      <p>{sentenceOf(say, why)}</p>
      {status === 403 ? (
        <form class="key-form" onSubmit={(event) => { event.preventDefault(); enter(); }}>
          <TextField label={say("page-owner-key")} hint={say("page-owner-key-hint")} type="password" value={key} change={setKey} />
          <button type="submit" class="button first">{say("page-owner-key-use")}</button>
        </form>
      ) : <button type="button" class="button" onClick={again}>{say("page-again")}</button>}
    </div>
  );
}
