import { variants } from "../../catalogue";
import { type Draft, firstDraft, isDraft } from "../../draft";
import { keepValue, keptValue } from "../../kept";

const SHOWN = 4;
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((name) => typeof name === "string");

/** The new game that was wished for last, or the first one ever. */
export function keptDraft(): Draft {
  return keptValue("draft", isDraft) ?? firstDraft;
}

/** Keeps what was wished for, so that the next game begins like it. */
export function keepDraft(draft: Draft): void {
  // Where a game began is chosen anew each time.
  keepValue("draft", { ...draft, start: null });
  const others = (keptValue("recent-variants", isNames) ?? []).filter((name) => name !== draft.variant);
  keepValue("recent-variants", [draft.variant, ...others].slice(0, SHOWN));
}

/** The variants played last, and the best known ones where those are few. */
export function recentVariants(): string[] {
  const kept = keptValue("recent-variants", isNames) ?? [];
  // Who has a second name in the catalogue is better known than others.
  const known = (variants.get() ?? []).filter(({ aliases }) => aliases.length > 0).map(({ name }) => name);
  return [...new Set([...kept, ...known])].slice(0, SHOWN);
}
