import assert from "node:assert/strict";
import { test } from "node:test";
import { miniatureOf, partOf, type Scene } from "./miniature";

const corner: Scene = {
  files: 19, ranks: 19, black: [{ file: 3, rank: 0 }, { file: 3, rank: 1 }], white: [{ file: 4, rank: 1 }], target: [{ file: 3, rank: 1 }], region: [{ file: 0, rank: 0 }, { file: 1, rank: 0 }],
};
const count = (path: string, sign: string) => path.split(sign).length - 1;

test("a problem in a corner is seen with a little around it, and with the edges near it", () => {
  assert.deepEqual(partOf(corner), { files: [0, 5], ranks: [0, 2] });
  assert.deepEqual(partOf({ ...corner, black: [{ file: 9, rank: 15 }], white: [], target: [], region: [] }), { files: [8, 10], ranks: [14, 18] });
});

test("a part can be asked to be wider, and stays on the board", () => {
  assert.deepEqual(partOf(corner, 9), { files: [0, 8], ranks: [0, 8] });
  const right = { ...corner, black: [{ file: 18, rank: 9 }], white: [], target: [], region: [] };
  assert.deepEqual(partOf(right, 9), { files: [10, 18], ranks: [5, 13] });
  assert.deepEqual(partOf({ ...right, files: 19, ranks: 5, black: [{ file: 9, rank: 2 }] }, 9), { files: [5, 13], ranks: [0, 4] });
});

test("an empty board is seen whole", () => {
  assert.deepEqual(partOf({ files: 9, ranks: 7, black: [], white: [], target: [], region: [] }), { files: [0, 8], ranks: [0, 6] });
});

test("a picture has a path for each sort of thing, however many there are", () => {
  const picture = miniatureOf(corner);
  assert.deepEqual([picture.wide, picture.high], [6, 3]);
  assert.deepEqual([count(picture.black, "z"), count(picture.white, "z"), count(picture.target, "z")], [2, 1, 1]);
  assert.equal(count(picture.shade, "z"), 6 * 3 - 5);
});

test("lines end at the edges of the board, and go on where only the picture ends", () => {
  const { lines } = miniatureOf(corner);
  assert.ok(lines.includes("M0.5 0.5H6"), lines);
  assert.ok(lines.startsWith("M0.5 0V2.5"), lines);
});
