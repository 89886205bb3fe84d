/** Prefix of whatever the page keeps in the browser. */
const PREFIX = "plateau.";

/** A text that this browser kept; empty where it has none or keeps nothing. */
export function keptText(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text in this browser, if it keeps anything at all. */
export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // Private windows may refuse; what is not kept is asked again.
  }
}

/** A value that this browser kept as JSON, where it still has the right shape. */
export function keptValue<T>(name: string, isRight: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(keptText(name));
    return isRight(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a value in this browser as JSON. */
export function keepValue(name: string, value: unknown): void {
  keepText(name, JSON.stringify(value));
}
