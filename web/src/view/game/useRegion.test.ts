import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, smallBoard } from "../../state/fixtures";
import { canShift, regionAround, shifted } from "./useRegion";

const goban = { ...smallBoard, files: 19, ranks: 19 };
const stone = { color: "black" as const, name: "stone", count: 1 };

test("what is seen large lies around the last stone and within the board", () => {
  const last = [{ place: cell(3, 15), before: null, after: stone }];
  assert.deepEqual(regionAround({ ...goban, last }), { files: [0, 11], ranks: [7, 18] });
  assert.deepEqual(regionAround(goban), { files: [7, 18], ranks: [7, 18] });
});

test("it is moved as far as the board goes", () => {
  assert.deepEqual(shifted(regionAround(goban), goban, 4, -4), { files: [7, 18], ranks: [3, 14] });
});

test("it is moved no further than the board goes", () => {
  const corner = regionAround(goban);
  assert.deepEqual([[-4, 0], [4, 0], [0, 4], [0, -4]].map(([files = 0, ranks = 0]) => canShift(corner, goban, files, ranks)), [true, false, false, true]);
});
