import assert from "node:assert/strict";
import { test } from "node:test";
import type { Ask, Word } from "../wire";
import { asked, connected, heard, lost, newLine, newName, type Question } from "./line";

const join: Extract<Ask, { ask: "join" }> = { ask: "join", key: null, name: null, after: 7, thoughts: false };
const welcome: Word = { word: "welcome", access: "owner", view: null, trouble: null };
const command: Question = { ask: "do", id: "abc", command: { command: "pause" } };

test("what is asked before the welcome is said behind it", () => {
  const joining = connected(newLine, join);
  assert.deepEqual(joining.say, [join]);
  const waiting = asked(joining.line, command);
  assert.deepEqual(waiting.say, []);
  assert.deepEqual(heard(waiting.line, welcome).say, [command]);
});

test("what was not answered is asked again after the return, what was answered is not", () => {
  const up = heard(connected(newLine, join).line, welcome).line;
  const said = asked(up, command);
  assert.deepEqual(said.say, [command]);
  const again = heard(connected(lost(said.line).line, join).line, welcome);
  assert.deepEqual(again.say, [command]);
  const answered = heard(again.line, { word: "answer", id: "abc", answer: "done", number: 8 }).line;
  assert.deepEqual(heard(connected(lost(answered).line, join).line, welcome).say, []);
});

test("tries grow slower but never further apart than two seconds", () => {
  let line = newLine;
  const waits: (number | null)[] = [];
  for (let count = 0; count < 9; count += 1) {
    const next = lost(line);
    waits.push(next.wait);
    line = next.line;
  }
  assert.deepEqual(waits, [150, 300, 600, 1000, 1500, 2000, 2000, 2000, 2000]);
  assert.equal(lost(heard(connected(line, join).line, welcome).line).wait, 150);
});

test("a game that is not there is not asked for again", () => {
  const why = { id: "open-no-game", arguments: [] };
  const refused = heard(connected(newLine, join).line, { word: "misunderstood", why }).line;
  assert.equal(lost(refused).wait, null);
});

test("names are unlike each other and short enough", () => {
  const names = new Set(Array.from({ length: 100 }, newName));
  assert.equal(names.size, 100);
  assert.ok([...names].every((name) => name.length > 0 && name.length <= 64));
});
