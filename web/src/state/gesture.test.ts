import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, choiceOf } from "./fixtures";
import { carry, destinations, optionsOf, queenAmong, restingHand, touch } from "./gesture";
import { placeKey } from "./place";

const piece = (name: string) => ({ color: "white" as const, name, count: 1 });

test("two touches make a move, and a third place begins anew", () => {
  const choices = [choiceOf("e2e4", { from: cell(4, 1), to: cell(4, 3) }), choiceOf("d2d4", { from: cell(3, 1), to: cell(3, 3) })];
  const first = touch(choices, restingHand, cell(4, 1));
  assert.equal(first.made, null);
  assert.deepEqual([...destinations(choices, first.hand)], [placeKey(cell(4, 3))]);
  assert.equal(touch(choices, first.hand, cell(4, 3)).made?.text, "e2e4");
  assert.deepEqual(touch(choices, first.hand, cell(3, 1)).hand.touched, [cell(3, 1)]);
  assert.deepEqual(touch(choices, first.hand, cell(7, 7)).hand, restingHand);
});

test("touching what is held lets it go", () => {
  const choices = [choiceOf("e2e4", { from: cell(4, 1), to: cell(4, 3) })];
  const held = touch(choices, restingHand, cell(4, 1)).hand;
  assert.deepEqual(touch(choices, held, cell(4, 1)).hand, restingHand);
});

test("a stone is put by one touch", () => {
  assert.equal(touch([choiceOf("D4", { to: cell(3, 3) })], restingHand, cell(3, 3)).made?.text, "D4");
});

test("a promotion is asked about, and a queen can be meant without asking", () => {
  const choices = ["Q", "R", "B", "N"].map((name) => choiceOf(`e8=${name}`, { from: cell(4, 6), to: cell(4, 7), pick: piece(name) }));
  const { hand, made } = carry(choices, restingHand, cell(4, 6), cell(4, 7));
  assert.equal(made, null);
  assert.deepEqual(optionsOf(hand.asking).map(({ pick }) => pick?.name), ["Q", "R", "B", "N"]);
  assert.equal(queenAmong(hand.asking)?.text, "e8=Q");
});

test("gating is asked about, and nothing is one of the answers", () => {
  const [from, to] = [cell(1, 0), cell(2, 2)];
  const choices = [choiceOf("b1c3", { from, to }), choiceOf("b1c3h", { from, to, pick: piece("H") })];
  const { hand } = carry(choices, restingHand, from, to);
  assert.deepEqual(optionsOf(hand.asking).map(({ pick }) => pick?.name ?? null), [null, "H"]);
  assert.equal(queenAmong(hand.asking), null);
});

test("a wall is put after the piece has arrived, not before", () => {
  const [from, to] = [cell(0, 0), cell(0, 4)];
  const choices = [cell(1, 1), cell(2, 2)].map((then) => choiceOf(`wall ${placeKey(then)}`, { from, to, then }));
  const held = touch(choices, restingHand, from).hand;
  assert.deepEqual([...destinations(choices, held)], [placeKey(to)]);
  const put = touch(choices, held, to).hand;
  assert.equal(destinations(choices, put).size, 2);
  assert.equal(touch(choices, put, cell(2, 2)).made?.text, "wall 0:2:2");
});

test("a capture of several pieces is made by its end where that is clear, else step by step", () => {
  const from = cell(2, 2);
  const left = choiceOf("left", { from, via: [cell(0, 4)], to: cell(2, 6) });
  const right = choiceOf("right", { from, via: [cell(4, 4)], to: cell(2, 6) });
  const far = choiceOf("far", { from, via: [cell(4, 4)], to: cell(6, 6) });
  assert.equal(carry([left, right, far], restingHand, from, cell(6, 6)).made?.text, "far");
  const down = carry([left, right, far], restingHand, from, cell(4, 4));
  assert.equal(down.made, null);
  assert.equal(carry([left, right, far], down.hand, cell(4, 4), cell(2, 6)).made?.text, "right");
  assert.equal(carry([left, right, far], restingHand, from, cell(2, 6)).hand.asking.length, 2);
});

test("a piece that changes boards may be put where it leaves or where it arrives", () => {
  const from = cell(4, 1, 0);
  const choices = [1, 2].map((board) => choiceOf(`to ${board}`, { from, to: cell(4, 3, board) }));
  const held = touch(choices, restingHand, from).hand;
  assert.equal(touch(choices, held, cell(4, 3, 2)).made?.text, "to 2");
  const asked = touch(choices, held, cell(4, 3, 0)).hand.asking;
  assert.deepEqual(optionsOf(asked).map(({ board }) => board), [1, 2]);
  assert.equal(destinations(choices, held).size, 3);
});

test("something in hand is dropped", () => {
  const from = { color: "white" as const, slot: 2 };
  assert.equal(carry([choiceOf("N@f3", { from, to: cell(5, 2), pick: piece("N") })], restingHand, from, cell(5, 2)).made?.text, "N@f3");
});
