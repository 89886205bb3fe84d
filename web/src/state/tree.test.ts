import assert from "node:assert/strict";
import { test } from "node:test";
import { readable } from "./comments";
import { twigOf } from "./fixtures";
import { beside, grown, mainLine, moveCount, type Stretch, stretchesOf, treeOf } from "./tree";

const twigs = [
  twigOf(0, null, 0, null), twigOf(1, 0, 1, "e4"), twigOf(2, 1, 2, "e5"), twigOf(3, 1, 2, "c5"), twigOf(4, 3, 3, "Nf3"), twigOf(5, 2, 3, "Nc3"),
];

function written(stretches: Stretch[]): string {
  const one = (stretch: Stretch) =>
    stretch.kind === "variation" ? `(${written(stretch.stretches)})` : `${stretch.number ?? ""}${stretch.twig.notation}`;
  return stretches.map(one).join(" ");
}

test("variations stand behind the move they replace, with numbers where something was between", () => {
  assert.equal(written(stretchesOf(treeOf(twigs), "pairs-from-white")), "1.e4 e5 (1…c5 2.Nf3) 2.Nc3");
});

test("in Go each move has its number", () => {
  assert.equal(written(stretchesOf(treeOf(twigs.slice(0, 3)), "each")), "1.e4 2.e5");
});

test("stones are counted one by one, other moves as numbered", () => {
  assert.deepEqual(["go", "chess", "draughts"].map((game) => moveCount(game, 5)), [5, 3, 3]);
});

test("a game in which Black moves first is numbered so in chess", () => {
  const black = [twigOf(0, null, 0, null), { ...twigOf(1, 0, 1, "e5"), mover: "black" as const }, twigOf(2, 1, 2, "Nf3")];
  assert.equal(written(stretchesOf(treeOf(black), "pairs-from-white")), "1…e5 2.Nf3");
});

test("the line that is played comes first", () => {
  const after = grown(twigs, twigOf(6, 4, 4, "d6"));
  assert.equal(written(stretchesOf(treeOf(after), "pairs-from-white")), "1.e4 c5 (1…e5 2.Nc3) 2.Nf3 d6");
  assert.deepEqual(mainLine(treeOf(after), 0), [0, 1, 3, 4, 6]);
  assert.equal(grown(after, twigOf(6, 4, 4, "d6")).length, 7);
});

test("what programs say to each other in comments is no comment", () => {
  const clocked = twigs.slice(0, 3).map((twig) => ({ ...twig, comments: ["[%clk 0:09:58]"] }));
  assert.equal(written(stretchesOf(treeOf(clocked), "pairs-from-white")), "1.e4 e5");
  assert.deepEqual(readable(["[%eval 0.3] [%clk 0:01:00] Best  by test", "[%emt 0:00:02]"]), ["Best by test"]);
});

test("siblings are walked up and down", () => {
  const tree = treeOf(twigs);
  assert.deepEqual([beside(tree, 2, 1), beside(tree, 3, -1), beside(tree, 2, -1)], [3, 2, null]);
});
