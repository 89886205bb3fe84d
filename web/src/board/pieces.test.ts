import assert from "node:assert/strict";
import { test } from "node:test";
import { pieceAddress, wardrobeOf } from "./pieces";

const chess = wardrobeOf("classic", [["N", "knight"], ["K", "king"]]);
const shogi = wardrobeOf("classic", [["N", "shogiKnight"], ["K", "king"], ["+N", "gold"]]);

test("a piece is drawn by its sort: the same letter may mean another one", () => {
  const knight = { color: "white" as const, name: "N" };
  assert.ok(!pieceAddress(chess, knight).includes("text"));
  assert.ok(pieceAddress(shogi, knight).includes("text"));
  assert.notEqual(chess.dress, shogi.dress);
});

test("a king that is none is drawn as one, a piece that turned as its letter", () => {
  const duck = wardrobeOf("classic", [["K", "commoner"]]);
  const king = { color: "black" as const, name: "K" };
  assert.equal(pieceAddress(duck, king), pieceAddress(chess, king));
  assert.ok(pieceAddress(shogi, { color: "black", name: "+N" }).includes("text"));
});

test("the men of draughts are drawn by their names", () => {
  const draughts = wardrobeOf("classic", [["man", "man"], ["king", "king"]]);
  assert.notEqual(pieceAddress(draughts, { color: "white", name: "king" }), pieceAddress(chess, { color: "white", name: "K" }));
});
