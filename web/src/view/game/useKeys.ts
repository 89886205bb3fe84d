import { useEffect, useRef } from "preact/hooks";

/** What keys do, by their names: `Control+z`, `ArrowLeft`, `f`. */
export type Keys = Record<string, () => void>;

/** The name of a key with what is held besides. */
function keyName(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): string {
  const held = event.ctrlKey || event.metaKey ? "Control+" : "";
  return `${event.altKey ? "Alt+" : ""}${held}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
}

/** Lets keys do something as long as nobody types and no window is open. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || document.querySelector("dialog[open]") !== null) return;
      const isPress = event.key === " " && event.target instanceof HTMLButtonElement;
      const act = current.current[keyName(event)];
      if (act === undefined || isPress) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Whether a key belongs to a field: some leave all keys that write nothing alone while they are empty. */
function isTyping({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const writes = key.length === 1 && !ctrlKey && !metaKey;
  if (target instanceof HTMLInputElement && target.value === "" && "leavesKeys" in target.dataset && !writes) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}
