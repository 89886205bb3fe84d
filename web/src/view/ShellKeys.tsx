import { useEffect, useState } from "preact/hooks";
import { meaningOf, screenKeys } from "../keys";
import { go } from "../navigate";
import { useWords } from "../settings";
import { KeysHelp } from "./parts/KeysHelp";

/** Keys that lead from screen to screen, and the list of them behind `?`. */
export function ShellKeys() {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const place = event.target instanceof HTMLElement ? event.target : null;
      const isTyping = place?.closest("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, dialog") !== null && place !== null;
      const meaning = meaningOf(event, isTyping);
      if (meaning === null) return;
      event.preventDefault();
      if (meaning === "keys") setOpen(true);
      else if ("list" in meaning) document.querySelectorAll<HTMLElement>("main select")[meaning.list - 1]?.focus();
      else go(meaning);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  if (!isOpen) return null;
  const screens = screenKeys.map(({ key, word }) => ({ keys: [key], what: say(word) }));
  const lists = [{ keys: ["↑", "↓"], what: say("page-keys-walk") }, { keys: ["1–9"], what: say("page-keys-list") }, { keys: ["Enter"], what: say("page-keys-choose") }, { keys: ["Esc"], what: say("page-close") }];
  return <KeysHelp close={() => setOpen(false)} groups={[{ title: say("page-keys-screens"), keys: screens }, { title: say("page-keys-here"), keys: lists }]} />;
}
