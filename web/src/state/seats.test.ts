import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../wire";
import { smallView } from "./fixtures";
import { isOurClockRunning } from "./seats";

const withLeft = (left: number | null): View["clocks"] => ({ white: { ...smallView.clocks.white, left }, black: { ...smallView.clocks.black, left } });
const against = (white: View["seats"]["white"]): View => ({ ...smallView, seats: { ...smallView.seats, white } });

test("a clock that runs down at this screen is ours", () => {
  assert.equal(isOurClockRunning("owner", smallView), true);
  assert.equal(isOurClockRunning("owner", against({ sitter: "level", title: "Plateau 1", level: 1 })), true);
});

test("a clock that somebody else waits for is not, nor one that stands or has no limit", () => {
  assert.equal(isOurClockRunning("owner", against({ sitter: "person", title: "Ann", name: "Ann", screen: 1 })), false);
  assert.equal(isOurClockRunning("watcher", smallView), false);
  assert.equal(isOurClockRunning("owner", { ...smallView, phase: "paused" }), false);
  assert.equal(isOurClockRunning("owner", { ...smallView, clocks: withLeft(null) }), false);
});
