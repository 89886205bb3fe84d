import type { ProblemProgress } from "../wire";

/** From how many positions on a problem is harder than the one before. */
const STEPS = [100, 500, 3_000, 20_000];

/** The highest difficulty. */
export const HARDEST = STEPS.length + 1;

/** How hard a problem is, from 1, by how many positions our solver needed; none where nobody knows yet. */
export function difficultyOf(nodes: number | null): number | null {
  return nodes === null ? null : STEPS.filter((step) => nodes >= step).length + 1;
}

/** How far somebody is, in a word that has a sentence and a sign of its own. */
export type Standing = "unseen" | "tried" | "solved" | "mistakes" | "helped";

/** How far somebody is with a problem; solved alone and without a wrong move is more than solved. */
export function standingOf({ state, mistakes, is_helped }: ProblemProgress): Standing {
  if (state !== "solved") return state;
  return is_helped ? "helped" : mistakes > 0 ? "mistakes" : "solved";
}
