import assert from "node:assert/strict";
import { test } from "node:test";
import { cellName, pointNamed } from "./place";

test("points of a goban are read as they are written, without an I", () => {
  for (const name of ["A1", "H8", "J9", "T19", "Z25"]) assert.equal(cellName(pointNamed(name) ?? { board: 0, file: -1, rank: -1 }, "go"), name);
  assert.deepEqual(pointNamed("c3"), { board: 0, file: 2, rank: 2 });
  for (const text of ["I5", "C0", "C", "33", "pass", "C100"]) assert.equal(pointNamed(text), null, text);
});
