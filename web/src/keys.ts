import type { Route } from "./route";

const nothing = { game: null, variant: null };

/** Keys that lead to a screen from anywhere but a game, with the word that names it. */
export const screenKeys: readonly { key: string; to: Route; word: string }[] = [
  { key: "h", to: { screen: "start" }, word: "page-title-start" },
  { key: "n", to: { screen: "new", wish: nothing }, word: "page-title-new" },
  { key: "c", to: { screen: "continue" }, word: "page-title-continue" },
  { key: "v", to: { screen: "variants", name: null }, word: "page-title-variants" },
  { key: "p", to: { screen: "setup", wish: nothing }, word: "page-title-setup" },
  { key: "t", to: { screen: "problems", search: {} }, word: "page-title-problems" },
  { key: "l", to: { screen: "library", search: {} }, word: "page-title-library" },
  { key: "s", to: { screen: "scores", who: null }, word: "page-title-scores" },
  { key: ",", to: { screen: "settings", page: "display" }, word: "page-title-settings" },
];

/** The way to a list that opens: the first of its screen, the second… */
export type ToList = { list: number };

/** What a key means outside a game: a screen, a list of it, the list of keys, or nothing. */
export function meaningOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">, isTyping: boolean): Route | ToList | "keys" | null {
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "?") return "keys";
  if (/^[1-9]$/.test(event.key)) return { list: Number(event.key) };
  return screenKeys.find(({ key }) => key === event.key)?.to ?? null;
}
