import assert from "node:assert/strict";
import { test } from "node:test";
import { stepped } from "./gridwalk";

test("arrows walk a grid in both directions and stay within it", () => {
  const from = (key: string, at: number) => stepped(key, at, 7, 3);
  assert.deepEqual([from("ArrowRight", 0), from("ArrowDown", 0), from("ArrowUp", 4), from("ArrowLeft", 4)], [1, 3, 1, 3]);
  assert.deepEqual([from("ArrowLeft", 0), from("ArrowUp", 2), from("ArrowDown", 5), from("ArrowRight", 6)], [0, 2, 5, 6]);
  assert.deepEqual([from("Home", 5), from("End", 0), from("Enter", 0)], [0, 6, null]);
});
