import assert from "node:assert/strict";
import { test } from "node:test";
import { eventName, kindName, playersOf, recordDay } from "./names";
import { sayIn } from "./words";

test("the day of a record is written as the reader's language does", () => {
  assert.equal(recordDay("en", "1851.06.21"), "21\u00a0Jun\u00a01851");
  assert.equal(recordDay("fr", "1846-09-11"), "11\u00a0sept.\u00a01846");
});

test("what is no whole day stays as it stands", () => {
  assert.deepEqual(["1858.??.??", "1858.03.??", "1858", "1999.02.31", "summer"].map((date) => recordDay("en", date)), ["1858", "1858.03", "1858", "1999.02.31", "summer"]);
});

test("who left no name is somebody", () => {
  assert.equal(playersOf(sayIn("en"), { white: "Ann", black: "?" }), "Ann – Anonymous");
  assert.equal(playersOf(sayIn("fr"), { white: "", black: "Ben" }), "Anonyme – Ben");
});

test("a game of Go is told by its size or its rules", () => {
  const name = (variant: string) => kindName(sayIn("fr"), "fr", "go", variant);
  assert.deepEqual(["9", "13x9", "9:13", "japanese", ""].map(name), ["Go · 9 × 9", "Go · 13 × 9", "Go · 9 × 13", "Go · Japonaises", "Go"]);
});

test("a game without an occasion is called so in the reader's language, and occasions keep their names", () => {
  assert.deepEqual(["Casual game", "Wien"].map((event) => eventName(sayIn("fr"), event)), ["Partie amicale", "Wien"]);
});
