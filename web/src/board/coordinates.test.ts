import assert from "node:assert/strict";
import { test } from "node:test";
import { coordinatesAt } from "./coordinates";

const chess = { game: "chess", files: 8, ranks: 8, isFlipped: false };

test("files stand at the foot and ranks at the left, from whichever side the board is seen", () => {
  assert.deepEqual(coordinatesAt({ file: 0, rank: 0 }, chess), { file: "a", rank: "1" });
  assert.deepEqual(coordinatesAt({ file: 4, rank: 0 }, chess), { file: "e", rank: null });
  assert.deepEqual(coordinatesAt({ file: 4, rank: 4 }, chess), { file: null, rank: null });
  assert.deepEqual(coordinatesAt({ file: 7, rank: 7 }, { ...chess, isFlipped: true }), { file: "h", rank: "8" });
});

test("the letters of a goban leave out I, and draughts counts its squares", () => {
  assert.equal(coordinatesAt({ file: 8, rank: 0 }, { game: "go", files: 9, ranks: 9, isFlipped: false }).file, "J");
  assert.deepEqual(coordinatesAt({ file: 0, rank: 0 }, { ...chess, game: "draughts" }), { file: null, rank: "29" });
});
