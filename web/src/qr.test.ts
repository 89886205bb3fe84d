import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, pathOf } from "./qr";

/** As another program reads it: HELLO. */
const hello = [
  "#######.##.#..#######",
  "#.....#..##.#.#.....#",
  "#.###.#..####.#.###.#",
  "#.###.#.#..#..#.###.#",
  "#.###.#.#...#.#.###.#",
  "#.....#.#.##..#.....#",
  "#######.#.#.#.#######",
  "........#####........",
  "#...#.######.#####..#",
  "...###..#.###..#.####",
  "#.##..#.#.##..###..#.",
  "###..#...#...##.#....",
  "..#.###..#..###...##.",
  "........###.###..#.##",
  "#######.##..##...#.#.",
  "#.....#....##..#...#.",
  "#.###.#.#..#..###.#.#",
  "#.###.#....##....#.##",
  "#.###.#..###..####...",
  "#.....#..#...##......",
  "#######.#...#####.#.#",
];

test("a short text is drawn as readers know it", () => {
  assert.deepEqual(codeOf("HELLO")?.map((row) => row.map((isDark) => (isDark ? "#" : ".")).join("")), hello);
});

test("longer texts take larger codes", () => {
  const sizes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213].map((length) => codeOf("x".repeat(length))?.length);
  assert.deepEqual(sizes, [21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
});

test("what is too long has no code", () => {
  assert.equal(codeOf("x".repeat(214)), null);
});

test("a code is drawn as one path", () => {
  assert.equal(pathOf([[true, false], [false, true]]), "M0 0h1v1h-1zM1 1h1v1h-1z");
});
