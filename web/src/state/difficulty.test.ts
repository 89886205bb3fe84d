import assert from "node:assert/strict";
import { test } from "node:test";
import { difficultyOf, HARDEST, standingOf } from "./difficulty";

test("more positions make a problem harder, up to the hardest; what nobody solved has no difficulty", () => {
  const levels = [0, 99, 100, 3_000, 19_999, 50_000_000].map(difficultyOf);
  assert.deepEqual(levels, [1, 1, 2, 4, 4, HARDEST]);
  assert.equal(difficultyOf(null), null);
});

test("solved alone is told from solved with mistakes or help", () => {
  const progress = { state: "solved" as const, mistakes: 0, is_helped: false, changed: 1 };
  assert.deepEqual([standingOf(progress), standingOf({ ...progress, mistakes: 2 }), standingOf({ ...progress, mistakes: 2, is_helped: true })], ["solved", "mistakes", "helped"]);
  assert.equal(standingOf({ ...progress, state: "tried", mistakes: 3 }), "tried");
});
