import { useEffect, useRef } from "preact/hooks";

/** What keys do, by their names: `Control+z`, `Shift+A`, `ArrowLeft`, `f`. */
export type Keys = Record<string, () => void>;

/** The name of a key with what is held besides; Shift alone counts for letters only, which have no other sign with it. */
export function keyName({ key, ctrlKey, metaKey, shiftKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): string {
  const held = `${altKey ? "Alt+" : ""}${ctrlKey || metaKey ? "Control+" : ""}`;
  if (held === "" && shiftKey && /^\p{L}$/u.test(key)) return `Shift+${key.toUpperCase()}`;
  return `${held}${key.length === 1 ? key.toLowerCase() : key}`;
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
