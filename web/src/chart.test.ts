import assert from "node:assert/strict";
import { test } from "node:test";
import { chartOf, niceSteps } from "./chart";

test("steps are round and enclose the values", () => {
  assert.deepEqual(niceSteps(1487, 1611), [1450, 1500, 1550, 1600, 1650]);
  assert.deepEqual(niceSteps(0, 4), [0, 1, 2, 3, 4]);
});

test("the first value stands left, the last right", () => {
  const { lines, ends } = chartOf([[{ x: 0, y: 1500 }, { x: 10, y: 1600 }]], { width: 100, height: 50 });
  assert.match(lines[0] ?? "", /^M0 .*L100 /);
  assert.equal(ends[0]?.x, 100);
});

test("one value is a point within the field", () => {
  const { ends } = chartOf([[{ x: 5, y: 1500 }]], { width: 100, height: 50 });
  const end = ends[0];
  assert.ok(end !== null && end !== undefined && end.x >= 0 && end.x <= 100 && end.y >= 0 && end.y <= 50);
});

test("nothing makes an empty chart", () => {
  assert.deepEqual(chartOf([], { width: 1, height: 1 }).rows, []);
});
