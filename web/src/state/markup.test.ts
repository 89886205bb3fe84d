import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mark } from "../wire";
import { cell } from "./fixtures";
import { markedAt, nextLabel, strokedAlong } from "./markup";

const label = (file: number, text: string): Mark => ({ mark: "label", at: cell(file, 0), text });

test("labels count up and fill holes", () => {
  assert.equal(nextLabel([], "letter"), "A");
  assert.equal(nextLabel([label(0, "A"), label(1, "C")], "letter"), "B");
  assert.equal(nextLabel([label(0, "1"), label(1, "2")], "number"), "3");
});

test("a mark that is drawn again is taken away, another one takes its place", () => {
  const one = markedAt([], "triangle", cell(3, 3));
  assert.deepEqual(one, [{ mark: "triangle", at: cell(3, 3) }]);
  assert.deepEqual(markedAt(one, "triangle", cell(3, 3)), []);
  assert.deepEqual(markedAt(one, "number", cell(3, 3)), [{ mark: "label", at: cell(3, 3), text: "1" }]);
});

test("lines and arrows go from point to point, and away when drawn again", () => {
  const one = strokedAlong([], "arrow", cell(0, 0), cell(2, 2));
  assert.deepEqual(one, [{ mark: "arrow", from: cell(0, 0), to: cell(2, 2) }]);
  assert.deepEqual(strokedAlong(one, "arrow", cell(0, 0), cell(2, 2)), []);
  assert.deepEqual(strokedAlong([], "line", cell(0, 0), cell(0, 0)), []);
});
