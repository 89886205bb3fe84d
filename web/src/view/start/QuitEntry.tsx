import { useState } from "preact/hooks";
import { api } from "../../api";
import { about } from "../../catalogue";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import { storeOf, useStore } from "../../store";
import { sentenceOfError } from "../parts/asked";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";

/** Whether the program was stopped from here. */
export const hasQuit = storeOf(false);

/** Saves and stops the program, where whoever asks may do so. */
export function QuitEntry() {
  const say = useWords();
  const house = useStore(about);
  const [isAsking, setAsking] = useState(false);
  if (house?.can_quit !== true) return null;
  const quit = () => void api.quit().then(() => hasQuit.set(true), (error: unknown) => mention(sentenceOfError(say, error)));
  return (
    <li>
      <button type="button" class="menu-entry" onClick={() => setAsking(true)}>
        <Icon name="power" /><span><b>{say("page-quit")}</b><span class="small soft">{say("page-quit-hint")}</span></span>
      </button>
      {isAsking ? (
        <Dialog title={say("page-quit-sure")} close={() => setAsking(false)}>
          <p>{say("page-quit-sentence")}</p>
          <div class="buttons ends">
            <button type="button" class="button" onClick={() => setAsking(false)}>{say("page-cancel")}</button>
            <button type="button" class="button first" onClick={quit}>{say("page-quit")}</button>
          </div>
        </Dialog>
      ) : null}
    </li>
  );
}

/** What is left when the program has stopped. */
export function Farewell() {
  const say = useWords();
  return (
    <main class="screen empty">
      <h1>{say("page-quit-done")}</h1>
      <p>{say("page-quit-done-hint")}</p>
    </main>
  );
}
