import assert from "node:assert/strict";
import { test } from "node:test";
import { meaningOf, screenKeys } from "./keys";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test("a key leads to its screen, unless somebody types or holds another key", () => {
  assert.deepEqual(meaningOf({ ...plain, key: "l" }, false), { screen: "library", search: {} });
  assert.equal(meaningOf({ ...plain, key: "?" }, false), "keys");
  assert.equal(meaningOf({ ...plain, key: "l" }, true), null);
  assert.equal(meaningOf({ ...plain, key: "l", ctrlKey: true }, false), null);
  assert.equal(meaningOf({ ...plain, key: "x" }, false), null);
});

test("no key leads to two screens", () => {
  assert.equal(new Set(screenKeys.map(({ key }) => key)).size, screenKeys.length);
});
