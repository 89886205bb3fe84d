import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, choiceOf } from "./fixtures";
import { premoved } from "./premove";

const double = choiceOf("22x15x6", { from: cell(2, 2), via: [cell(4, 4)], to: cell(2, 6) });
const other = choiceOf("22x13", { from: cell(2, 2), to: cell(0, 4) });

test("a capture of several pieces is prepared by its end or by where it first touches down", () => {
  assert.equal(premoved([double, other], { seat: "white", from: cell(2, 2), to: cell(2, 6) }), double);
  assert.equal(premoved([double, other], { seat: "white", from: cell(2, 2), to: cell(4, 4) }), double);
});

test("a premove that could be several captures, or none, is forgotten", () => {
  const fork = choiceOf("22x15x8", { from: cell(2, 2), via: [cell(4, 4)], to: cell(6, 6) });
  assert.equal(premoved([double, fork], { seat: "white", from: cell(2, 2), to: cell(4, 4) }), null);
  assert.equal(premoved([double], { seat: "white", from: cell(2, 2), to: cell(5, 5) }), null);
});
