import assert from "node:assert/strict";
import { test } from "node:test";
import { meaningOf, screenKeys } from "./keys";
import { smallView } from "./state/fixtures";
import { buttonKeys, gameKeys } from "./view/game/gameKeys";
import { keyName } from "./view/game/useKeys";
import type { Kind } from "./wire";
import { sayIn } from "./words";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test("a key leads to its screen, unless somebody types or holds another key", () => {
  assert.deepEqual(meaningOf({ ...plain, key: "l" }, false), { screen: "library", search: {} });
  assert.equal(meaningOf({ ...plain, key: "?" }, false), "keys");
  assert.equal(meaningOf({ ...plain, key: "l" }, true), null);
  assert.equal(meaningOf({ ...plain, key: "l", ctrlKey: true }, false), null);
  assert.equal(meaningOf({ ...plain, key: "x" }, false), null);
  assert.deepEqual(meaningOf({ ...plain, key: "2" }, false), { list: 2 });
  assert.equal(meaningOf({ ...plain, key: "2" }, true), null);
});

test("no key leads to two screens", () => {
  assert.equal(new Set(screenKeys.map(({ key }) => key)).size, screenKeys.length);
});

/** A key, or all keys from the first to the last, as in `1–6` and `Shift+A–H`. */
function allOf(keys: string): string[] {
  const range = /^(.*)(.)–(.)$/.exec(keys);
  if (range === null) return [keys];
  const [, held = "", first = "", last = ""] = range;
  return Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) => held + String.fromCharCode(first.charCodeAt(0) + index));
}

const go: Kind = { game: "go", size: "9", rules: "chinese", komi: null, handicap: 0, start: null };

for (const kind of [smallView.kind, go]) {
  test(`no key of a game does two things (${kind.game})`, () => {
    const walking = sayIn("en")("game-keys-walk");
    const lines = gameKeys(sayIn("en"), { ...smallView, kind }).flatMap(({ keys }) => keys).filter(({ what }) => what !== walking);
    const shown = lines.flatMap(({ keys }) => keys.flatMap(allOf));
    assert.deepEqual(shown.filter((key, index) => shown.indexOf(key) !== index), []);
  });
}

test("each key of a button of a game is shown", () => {
  const shown = new Set(gameKeys(sayIn("en"), { ...smallView, kind: go }).flatMap(({ keys }) => keys.flatMap((line) => line.keys.flatMap(allOf))));
  assert.deepEqual(buttonKeys.filter((key) => !shown.has(key)), []);
  assert.equal(new Set(buttonKeys).size, buttonKeys.length);
});

test("Shift makes another key of a letter, and of nothing else", () => {
  const name = (key: string, held: Partial<KeyboardEvent> = {}) => keyName({ ...plain, shiftKey: true, key, ...held });
  assert.equal(name("A"), "Shift+A");
  assert.equal(name("a"), "Shift+A");
  assert.equal(name("A", { shiftKey: false }), "a");
  assert.equal(name("1"), "1");
  assert.equal(name("?"), "?");
  assert.equal(name("Delete"), "Delete");
  assert.equal(name("Z", { ctrlKey: true }), "Control+z");
});
