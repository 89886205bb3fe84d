import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry, View, Word } from "../wire";
import { cell, choiceOf, outlookOf, smallView, twigOf } from "./fixtures";
import { afterCarry, afterGlance, afterLook, afterTouch, afterWord, newLive, shownBoard } from "./live";
import { samePlace } from "./place";

const kingUp = choiceOf("e1e2", { from: cell(4, 0), to: cell(4, 1) });
const king = { color: "white" as const, name: "K", count: 1 };
const moved: Entry = {
  number: 2, at: 5, fact: "moved", seat: "white", on: 0, node: 1, text: "e1e2", notation: "Ke2",
  changes: [{ place: cell(4, 0), before: king, after: null }, { place: cell(4, 1), before: null, after: king }],
};
const facts: Word = { word: "facts", entries: [moved], outlook: outlookOf(2, 1), view: null };
const welcome = (view: View): Word => ({ word: "welcome", access: "owner", view, trouble: null });
const begun = afterWord(newLive, welcome({ ...smallView, choices: [kingUp] }), 0).live;

test("a move of ours is seen at once, then confirmed", () => {
  const held = afterTouch(begun, cell(4, 0), false).live;
  const { live, wants } = afterTouch(held, cell(4, 1), false);
  assert.deepEqual(wants, [{ want: "play", choice: kingUp, seat: "white", on: 0 }]);
  assert.ok(shownBoard(live)?.pieces.some(([place]) => samePlace(place, cell(4, 1))));
  assert.equal(live.view?.cursor, 0);
  const { live: after, happened } = afterWord(live, facts, 10);
  assert.equal(after.pending, null);
  assert.equal(after.view?.cursor, 1);
  assert.equal(after.view.tree.length, 2);
  assert.equal(after.heard, 10);
  assert.deepEqual(happened, [moved]);
});

test("a refused move goes back to where it was, with the reason", () => {
  const { live } = afterCarry(begun, cell(4, 0), cell(4, 1), false);
  const why = { id: "table-move-late", arguments: [] };
  const after = afterWord(live, { word: "answer", id: "x", answer: "refused", why }, 0).live;
  assert.equal(after.pending, null);
  assert.deepEqual(after.refused, why);
  assert.ok(shownBoard(after)?.pieces.some(([place]) => samePlace(place, cell(4, 0))));
});

test("that a move came too late is told until the hand does something", () => {
  const why = { id: "table-move-late", arguments: [] };
  const late = afterWord(begun, { word: "answer", id: "x", answer: "refused", why }, 0).live;
  const after = afterWord(late, facts, 10).live;
  assert.deepEqual(after.refused, why);
  assert.equal(afterTouch(after, cell(4, 1), false).live.refused, null);
  const other = afterWord({ ...begun, refused: { id: "table-paused", arguments: [] } }, facts, 10).live;
  assert.equal(other.refused, null);
});

test("what was missed has the whole view asked for, what is known already changes nothing", () => {
  const hole: Word = { word: "facts", entries: [{ ...moved, number: 5 }], outlook: outlookOf(5, 1), view: null };
  assert.deepEqual(afterWord(begun, hole, 0).wants, [{ want: "view" }]);
  const once = afterWord(begun, facts, 0).live;
  const twice = afterWord(once, facts, 0).live;
  assert.equal(twice.view?.tree.length, 2);
});

test("a premove is made when its turn comes, and forgotten where it is not legal", () => {
  const black: View = { ...smallView, turn: "black", seats: { ...smallView.seats, black: { title: "Plateau 3", sitter: "level", level: 3 } } };
  const waiting = afterWord(newLive, welcome(black), 0).live;
  const prepared = afterTouch(afterTouch(waiting, cell(4, 0), false).live, cell(4, 1), false).live;
  assert.deepEqual(prepared.premove, { seat: "white", from: cell(4, 0), to: cell(4, 1) });
  const mine = { ...black, turn: "white" as const, number: 2, choices: [kingUp] };
  assert.equal(afterWord(prepared, { word: "view", view: mine }, 0).wants[0]?.want, "play");
  const other = afterWord(prepared, { word: "view", view: { ...mine, choices: [] } }, 0);
  assert.deepEqual([other.wants, other.live.premove], [[], null]);
});

test("looking back asks for the board once and lets nothing be moved", () => {
  const { live, wants } = afterLook(afterWord(begun, facts, 0).live, 0);
  assert.deepEqual(wants, [{ want: "look", node: 0 }]);
  const known = afterGlance(live, 0, { board: smallView.board, turn: "white", choices: [kingUp] });
  assert.equal(shownBoard(known), smallView.board);
  assert.deepEqual(afterLook(afterLook(known, 1).live, 0).wants, []);
  assert.deepEqual(afterTouch(known, cell(4, 0), false).live.hand.touched, []);
});

test("moves are tried in a record: known ones are looked at, new ones are added", () => {
  const record: View = { ...smallView, phase: "reviewing", choices: [kingUp], tree: [...smallView.tree, twigOf(1, 0, 1, "e1e2")] };
  const looking = afterWord(newLive, welcome(record), 0).live;
  assert.equal(afterCarry(looking, cell(4, 0), cell(4, 1), false).live.looking, 1);
  const other = choiceOf("e1d1", { from: cell(4, 0), to: cell(3, 0) });
  const { live, wants } = afterCarry({ ...looking, view: { ...record, choices: [kingUp, other] } }, cell(4, 0), cell(3, 0), false);
  assert.deepEqual(wants, [{ want: "try", choice: other, seat: "white", on: 0 }]);
  const after = { ...record, number: 3, cursor: 2, tree: [...record.tree, twigOf(2, 0, 1, "e1d1")] };
  assert.equal(afterWord(live, { word: "view", view: after }, 0).live.pending, null);
});

test("a move that is tried in a game that is over is looked at once it is there", () => {
  const ending = { how: "agreed" as const, verdict: "draw" as const, reason: { id: "ending-agreed", arguments: [] }, score: null };
  const over: View = { ...smallView, phase: "ended", ending, cursor: 1, tree: [...smallView.tree, twigOf(1, 0, 1, "e1e2")] };
  const back = afterGlance(afterLook(afterWord(newLive, welcome(over), 0).live, 0).live, 0, { board: smallView.board, turn: "white", choices: [kingUp, choiceOf("e1d1", { from: cell(4, 0), to: cell(3, 0) })] });
  const { live, wants } = afterCarry(back, cell(4, 0), cell(3, 0), false);
  assert.equal(wants[0]?.want, "try");
  const varied: Entry = { number: 2, at: 6, fact: "varied", on: 0, line: ["e1d1"], node: 2, place: 1 };
  const view: View = { ...over, number: 2, tree: [...over.tree, twigOf(2, 0, 1, "e1d1")] };
  const after = afterWord(live, { word: "facts", entries: [varied], outlook: null, view }, 0);
  assert.equal(after.live.looking, 2);
  assert.deepEqual(after.wants, [{ want: "look", node: 2 }]);
});
