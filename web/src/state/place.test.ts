import assert from "node:assert/strict";
import { test } from "node:test";
import { cellName, pointNamed, squareName } from "./place";

test("points of a goban are read as they are written, without an I", () => {
  for (const name of ["A1", "H8", "J9", "T19", "Z25"]) assert.equal(cellName(pointNamed(name) ?? { board: 0, file: -1, rank: -1 }, "go"), name);
  assert.deepEqual(pointNamed("c3"), { board: 0, file: 2, rank: 2 });
  for (const text of ["I5", "C0", "C", "33", "pass", "C100"]) assert.equal(pointNamed(text), null, text);
});

test("squares of draughts are numbered, those of boards have letters", () => {
  const at = (file: number, rank: number, game: string, boards = 1) => squareName({ board: 0, file, rank }, game, { files: 8, ranks: 8, boards });
  assert.deepEqual([at(1, 7, "draughts"), at(6, 0, "draughts"), at(0, 7, "draughts")], ["1", "32", "a8"]);
  assert.deepEqual([at(4, 3, "chess"), at(4, 3, "chess", 2)], ["e4", "e4A"]);
});
