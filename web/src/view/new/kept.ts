import { variants } from "../../catalogue";
import { type Draft, firstDraft, isDraft } from "../../draft";
import { flagOf, numberOf, settings, textOf } from "../../settings";
import { keepValue, keptValue } from "../../kept";

const SHOWN = 4;
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((name) => typeof name === "string");

/** The new game that was wished for last, or the first one ever. */
export function keptDraft(): Draft {
  return keptValue("draft", isDraft) ?? usualDraft();
}

/** On how many boards a variant is played unless somebody says so: for Alice that is a setting. */
export function usualBoards(variant: string): number | null {
  return variant === "alice" ? numberOf(settings.get(), "play.alice-boards") : null;
}

/** The first new game ever, as the settings have it. */
function usualDraft(): Draft {
  const current = settings.get();
  const second = { ...firstDraft.second, level: numberOf(current, "play.level") };
  return { ...firstDraft, second, takeBacks: flagOf(current, "play.take-backs"), draws: textOf(current, "play.draws") === "claimed" ? "claimed" : "automatic" };
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
