import assert from "node:assert/strict";
import { test } from "node:test";
import { letterIn, notationIn, typedIn } from "./notation";

test("letters of pieces follow the language", () => {
  assert.equal(notationIn("fr", "Nbxd7+", true), "Cbxd7+");
  assert.equal(notationIn("fr", "e8=Q#", true), "e8=D#");
  assert.equal(notationIn("fr", "O-O", true), "O-O");
  assert.equal(notationIn("en", "Nf3", true), "Nf3");
  assert.equal(notationIn("fr", "Nf3", false), "Nf3");
  assert.equal(letterIn("fr", "Q", true), "D");
});

test("a pass is said and read in each language", () => {
  assert.deepEqual([notationIn("fr", "pass", false), notationIn("en", "pass", false)], ["passe", "pass"]);
  assert.deepEqual(["passe", " Passe", "pass"].map((text) => typedIn("fr", text, false)), ["pass", "pass", "pass"]);
});

test("letters of boards are no pieces", () => {
  assert.equal(notationIn("fr", "e4/B", true), "e4/B");
  assert.equal(notationIn("fr", "Ne4Bf6/B+", true), "Ce4Bf6/B+");
  assert.equal(notationIn("fr", "bxa8=Q/B", true), "bxa8=D/B");
  assert.equal(typedIn("fr", "Cf3/B", true), "Nf3/B");
});

test("what is typed in French is read so", () => {
  assert.deepEqual(["Cf3", "Rxe2", "e8=D", "O-O", "b4", "N@f3"].map((text) => typedIn("fr", text, true)), ["Nf3", "Kxe2", "e8=Q", "O-O", "b4", "N@f3"]);
  assert.equal(typedIn("en", " Rxe2 ", true), "Rxe2");
});
