import assert from "node:assert/strict";
import { test } from "node:test";
import type { Standing, Word } from "../wire";
import { choiceOf } from "./fixtures";
import { afterStudyWord, askedFor, askedForReview, cutOff, ideasAt, noStudy, rested, standingAt, standingText, tallies } from "./study";
import { sayIn } from "../words";

const standing = (part: Partial<Standing>): Standing => ({ worth: null, mate: null, lead: null, chance: 500, ...part });

const insight = (id: string, node: number, worth: number): Word => ({
  word: "insight", id, node, depth: 9, nodes: 100, elapsed: 10,
  lines: [{ standing: standing({ worth }), moves: [choiceOf("e2e4", {}), choiceOf("e7e5", {})] }, { standing: standing({ worth: 0 }), moves: [] }],
});

test("of what is no longer asked nothing is heard", () => {
  const study = askedFor(askedFor(noStudy, "a"), "b");
  assert.equal(afterStudyWord(study, insight("a", 0, 30)), study);
  const heard = afterStudyWord(study, insight("b", 3, 30));
  assert.equal(standingAt(heard, 3)?.worth, 30);
  assert.equal(standingAt(heard, 4), null);
  assert.equal(standingAt(rested(heard), 3), null);
});

test("when the line is lost, a position waits to be asked again and a review says that it ended", () => {
  assert.deepEqual(cutOff(askedFor(noStudy, "a")), { ...noStudy, isOn: true });
  assert.deepEqual(cutOff(askedForReview(noStudy, "r")), { ...noStudy, why: { id: "study-cut-off", arguments: [] } });
});

test("the first moves of the best lines are ideas for the position that is seen", () => {
  const heard = afterStudyWord(askedFor(noStudy, "a"), insight("a", 3, 30));
  assert.deepEqual(ideasAt(heard, 3).map(({ text }) => text), ["e2e4"]);
  assert.deepEqual(ideasAt(heard, 2), []);
});

test("a review is known node by node, and stays when it has ended", () => {
  const reviewed = (node: number, done: number): Word => ({ word: "reviewed", id: "r", node, done, of: 2, standing: standing({ worth: 50 }), judged: node === 1 ? "blunder" : null });
  let study = askedForReview(noStudy, "r");
  study = afterStudyWord(study, reviewed(0, 1));
  study = afterStudyWord(study, reviewed(1, 2));
  assert.deepEqual(study.review, { done: 2, of: 2 });
  study = afterStudyWord(study, { word: "studied", id: "r", why: null });
  assert.equal(study.review, null);
  assert.equal(standingAt(study, 1)?.worth, 50);
  const sums = tallies(study, [{ id: 0, mover: null }, { id: 1, mover: "white" }]);
  assert.equal(sums.white.blunder, 1);
  assert.equal(sums.black.blunder, 0);
});

test("what went wrong is told, and ends the study", () => {
  const study = afterStudyWord(askedFor(noStudy, "a"), { word: "studied", id: "a", why: { id: "fault-no-study", arguments: [] } });
  assert.equal(study.isOn, false);
  assert.equal(study.why?.id, "fault-no-study");
});

test("a position that was thought about long enough stays seen", () => {
  const heard = afterStudyWord(askedFor(noStudy, "a"), insight("a", 3, 30));
  const done = afterStudyWord(heard, { word: "studied", id: "a", why: null });
  assert.equal(done.isOn, true);
  assert.equal(standingAt(done, 3)?.worth, 30);
});

test("worth is written as players write it", () => {
  assert.equal(standingText(sayIn("en"), standing({ worth: 125 })), "+1.25");
  assert.equal(standingText(sayIn("en"), standing({ worth: -5 })), "−0.05");
  assert.equal(standingText(sayIn("en"), standing({ worth: 0 })), "0.00");
  assert.equal(standingText(sayIn("en"), standing({ mate: -3 })), "#-3");
  assert.equal(standingText(sayIn("en"), standing({ mate: 0 })), "#");
  assert.equal(standingText(sayIn("en"), standing({ lead: -25 })), "B+2.5");
  assert.deepEqual([{ worth: -125 }, { lead: -25 }].map((part) => standingText(sayIn("fr"), standing(part))), ["−1,25", "Noirs +2,5"]);
  assert.equal(standingText(sayIn("en"), standing({ chance: 634 })), "63\u00a0%");
});
