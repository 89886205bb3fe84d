import assert from "node:assert/strict";
import { test } from "node:test";
import { changedTags, headOf } from "./tags";

test("only what was changed is sent, by the names of the notation", () => {
  const before = { white: "Ann", black: "Bob", event: "" };
  assert.deepEqual(changedTags("chess", before, { ...before, white: "Anna" }), [["White", "Anna"]]);
  assert.deepEqual(changedTags("go", before, { ...before, event: "Cup", black: "" }), [["PB", ""], ["EV", "Cup"]]);
  assert.deepEqual(changedTags("chess", before, before), []);
});

test("the head of a game has the names of its notation, and leaves out what the game itself tells", () => {
  const lines = headOf("go", [["GM", "1"], ["SZ", "9"], ["PB", "Shu"], ["EV", "Cup"], ["GN", "The ear"]]);
  assert.deepEqual(lines.filter(({ value }) => value !== ""), [{ word: "event", name: "EV", value: "Cup" }, { word: null, name: "GN", value: "The ear" }]);
  assert.deepEqual(headOf("chess", []).map(({ name }) => name), ["Event", "Site", "Date", "Round", "Annotator"]);
});
