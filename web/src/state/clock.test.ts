import assert from "node:assert/strict";
import { test } from "node:test";
import { clocksAt, clockText, faceAt, ticks } from "./clock";
import { stillClock, twigOf } from "./fixtures";

const running = { ...stillClock, is_running: true, left: 12_000 };

test("a running clock goes on by itself, one that stands does not", () => {
  assert.equal(faceAt(running, 1_000, 3_500).time, 9_500);
  assert.equal(faceAt({ ...running, is_running: false }, 1_000, 3_500).time, 12_000);
  assert.equal(faceAt(running, 1_000, 99_000).time, 0);
  assert.equal(faceAt({ ...running, left: null, used: 4_000 }, 0, 1_000).time, 5_000);
});

test("times are written with hours, and with tenths at the end", () => {
  const text = (time: number, isLimited = true) => clockText({ time, isLimited });
  assert.deepEqual([text(5_400_000), text(61_900), text(9_940), text(0)], ["1:30:00", "0:01:01", "0:00:10.0", "0:00:00.0"]);
  assert.deepEqual([text(4_210), text(4_210, false)], ["0:00:04.3", "0:00:04"]);
});

test("it is red under five seconds with moves still to make", () => {
  assert.equal(faceAt({ ...running, left: 4_999 }, 0, 0).isShort, true);
  assert.equal(faceAt({ ...running, left: 5_000 }, 0, 0).isShort, false);
  assert.equal(faceAt({ ...running, left: 1_000, moves_left: 0 }, 0, 0).isShort, false);
  assert.equal(faceAt({ ...running, left: 1_000, moves_left: 3 }, 0, 0).isShort, true);
});

test("each of the last ten seconds is heard once", () => {
  const at = (now: number) => faceAt(running, 0, now);
  assert.equal(ticks(at(0), at(900)), false);
  assert.equal(ticks(at(1_900), at(2_100)), true);
  assert.equal(ticks(at(2_100), at(2_200)), false);
  assert.equal(ticks(at(2_900), at(3_050)), true);
});

test("looking back shows the clocks of that time", () => {
  const line = [twigOf(0, null, 0, null), { ...twigOf(1, 0, 1, "e4"), left: 50_000 }, { ...twigOf(2, 1, 2, "e5"), left: 40_000 }];
  const { white, black } = clocksAt({ white: running, black: running }, line.slice(0, 2));
  assert.deepEqual([white.left, white.is_running, black.left], [50_000, false, 12_000]);
  assert.equal(clocksAt({ white: running, black: running }, line).black.left, 40_000);
});
