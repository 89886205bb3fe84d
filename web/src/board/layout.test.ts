import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf } from "./layout";

test("one board takes all the room there is", () => {
  assert.deepEqual(layoutOf(1, 8, 8, 1000, 800), { columns: 1, square: 100 });
  assert.deepEqual(layoutOf(1, 10, 8, 600, 800), { columns: 1, square: 60 });
});

test("two boards stand side by side in wide room, one below the other in narrow room", () => {
  assert.equal(layoutOf(2, 8, 8, 1000, 700).columns, 2);
  const narrow = layoutOf(2, 8, 8, 344, 480);
  assert.deepEqual([narrow.columns, narrow.square], [1, 43]);
});

test("eight boards are playable in 1280 and in 360 pixels", () => {
  assert.ok(layoutOf(8, 8, 8, 900, 760).square >= 24);
  assert.ok(layoutOf(8, 8, 8, 344, 480).square >= 34);
});
