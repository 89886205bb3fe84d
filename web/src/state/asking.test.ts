import assert from "node:assert/strict";
import { test } from "node:test";
import type { BoardView } from "../wire";
import { nothingAsked, sweptIn, touchedIn } from "./asking";
import { cell, smallBoard } from "./fixtures";
import { type Cell, cellName } from "./place";

const at = (file: number, rank: number) => cell(file, rank) as Cell;
const board: BoardView = { ...smallBoard, pieces: [[at(2, 2), { color: "black", name: "stone", count: 1 }]] };
const names = (cells: Cell[]) => cells.map((one) => cellName(one, "go"));

test("a stone that is touched is the target, and a vacant point comes and goes", () => {
  const asked = touchedIn(touchedIn(nothingAsked, board, at(2, 2)), board, at(0, 0));
  assert.deepEqual([asked.target, names(asked.region)], [at(2, 2), ["A1"]]);
  assert.deepEqual(touchedIn(asked, board, at(0, 0)), { target: at(2, 2), region: [] });
});

test("a box takes the vacant points between its corners, whichever come first", () => {
  const asked = sweptIn(nothingAsked, board, at(2, 3), at(1, 2));
  assert.deepEqual(names(asked.region), ["B3", "B4", "C4"]);
});

test("a box over points that are all chosen takes them out, and adds the rest otherwise", () => {
  const asked = sweptIn(nothingAsked, board, at(0, 0), at(2, 0));
  assert.deepEqual(names(sweptIn(asked, board, at(1, 0), at(2, 0)).region), ["A1"]);
  assert.deepEqual(names(sweptIn(asked, board, at(2, 0), at(3, 0)).region), ["A1", "B1", "C1", "D1"]);
});
