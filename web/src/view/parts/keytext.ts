import type { Say } from "../../words";

/** What is written on a key, or on keys that are pressed together, where the reader's language is spoken. */
export function keyText(say: Say, keys: string): string {
  return keys.split("+").map((key) => say("page-key", { key })).join("+");
}
