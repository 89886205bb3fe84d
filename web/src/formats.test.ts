import assert from "node:assert/strict";
import { test } from "node:test";
import { formatOf, formatOfFile, positionIn } from "./formats";

test("texts are told apart by how they begin", () => {
  assert.equal(formatOf("\uFEFF (;GM[1])"), "sgf");
  assert.equal(formatOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "fen");
  assert.equal(formatOf('[Event "x"]\n[GameType "21"]\n\n1. 11-15 *'), "pdn");
  assert.equal(formatOf("W:W21,22:B1,2"), "fen");
  assert.equal(formatOf("1. e4 e5 1/2-1/2"), "pgn");
  assert.equal(formatOf('[Event "x/y"]\n\n1. e4 *'), "pgn");
});

test("files are told apart by their names first", () => {
  assert.equal(formatOfFile("a.SGF", ""), "sgf");
  assert.equal(formatOfFile("a.pdn", ""), "pdn");
  assert.equal(formatOfFile("a.txt", "(;GM[1])"), "sgf");
  assert.equal(formatOfFile("a.Fen", "8/8\n8/8"), "fen");
});

test("a file of positions begins with the first of them", () => {
  assert.equal(positionIn("\uFEFF\n 4k3/8/8/8/8/8/8/4K3 w - - 0 1 \r\n8/8/8/8/8/8/8/8 w - - 0 1\n"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
});
