import assert from "node:assert/strict";
import { test } from "node:test";
import { changedTags } from "./tags";

test("only what was changed is sent, by the names of the notation", () => {
  const before = { white: "Ann", black: "Bob", event: "" };
  assert.deepEqual(changedTags("chess", before, { ...before, white: "Anna" }), [["White", "Anna"]]);
  assert.deepEqual(changedTags("go", before, { ...before, event: "Cup", black: "" }), [["PB", ""], ["EV", "Cup"]]);
  assert.deepEqual(changedTags("chess", before, before), []);
});
