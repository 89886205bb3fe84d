import type { Say } from "../../words";

/** What a control is called, with its key where it has one. */
export function titleOf(say: Say, label: string, keys: string | undefined): string {
  return keys === undefined ? label : `${label} (${keyText(say, keys)})`;
}

/** What is written on a key, or on keys that are pressed together, where the reader's language is spoken. */
export function keyText(say: Say, keys: string): string {
  return keys.split("+").map((key) => say("page-key", { key })).join("+");
}
