import assert from "node:assert/strict";
import { test } from "node:test";
import { firstDraft } from "./draft";
import { cleared, isKeptSetup, keptOf, moved, type Position, positionOf, symbolAt, withHand, withPiece, withRight } from "./setup";
import type { Place, SetupView, Symbol } from "./wire";

const king: Symbol = { color: "white", name: "K", count: 1 };
const pawn: Symbol = { color: "black", name: "P", count: 1 };
const a1: Place = { board: 0, file: 0, rank: 0 };
const b2: Place = { board: 0, file: 1, rank: 1 };
const view: SetupView = {
  files: 8, ranks: 8, boards: 1, pieces: [[a1, king]], palette: { white: [king], black: [pawn] }, neutral: [],
  hands: { white: [], black: [[{ color: "black", slot: 0 }, pawn]] }, turn: "white", castling: [], rights: ["K"], text: "", figures: [],
  kind: { game: "chess", variant: "chess", boards: null, sections: null, start: null },
};
const start: Position = positionOf(view);

test("a piece is put, moved and taken away, and the old position stays", () => {
  const put = withPiece(start, b2, pawn);
  assert.deepEqual(symbolAt(put, b2), pawn);
  const gone = moved(put, b2, a1);
  assert.deepEqual([symbolAt(gone, a1), symbolAt(gone, b2)], [pawn, null]);
  assert.deepEqual(symbolAt(start, a1), king);
});

test("a piece that does not leave stays", () => {
  assert.equal(moved(start, a1, a1), start);
  assert.equal(moved(start, b2, a1), start);
});

test("a position that was kept is the same again", () => {
  const kept: unknown = JSON.parse(JSON.stringify(keptOf(firstDraft, withPiece(start, b2, pawn))));
  assert.ok(isKeptSetup(kept));
  assert.deepEqual(positionOf(kept), withPiece(start, b2, pawn));
});

test("what is no kept position is not taken for one", () => {
  for (const value of [null, "K", {}, { draft: firstDraft }, { ...keptOf(firstDraft, start), draft: {} }]) assert.equal(isKeptSetup(value), false);
});

test("an empty board has no rights", () => {
  assert.deepEqual([cleared(start).pieces.size, cleared(start).rights], [0, []]);
});

test("rights are given and taken away once", () => {
  assert.deepEqual(withRight(withRight(start, "K", true), "Q", true).rights, ["K", "Q"]);
  assert.deepEqual(withRight(start, "K", false).rights, []);
});

test("hands count", () => {
  const slot: Place = { color: "black", slot: 0 };
  const two = withHand(withHand(start, slot, pawn, 1), slot, pawn, 1);
  assert.equal(symbolAt(two, slot)?.count, 2);
  const none = withHand(withHand(two, slot, pawn, -1), slot, pawn, -1);
  assert.equal(symbolAt(none, slot), null);
});
