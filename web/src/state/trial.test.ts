import assert from "node:assert/strict";
import { test } from "node:test";
import type { Message, ProblemBoard, ProblemJudged, ProblemMove, ProblemOpened, ProblemWord } from "../wire";
import { cell, choiceOf, smallBoard } from "./fixtures";
import { repliesOf, tidingsOf } from "./tidings";
import { afterProblemWord, choiceAt, cutOffTrial, lookingAt, newTrial, pendingTry, refutationOf, seenBoard, type Trial, tryingSide, waitingFor } from "./trial";
import { movesTo } from "./tries";

const message = (id: string): Message => ({ id, arguments: [] });
const move = (text: string, color: "white" | "black", judgement: ProblemMove["judgement"] = "correct"): ProblemMove => ({ text, color, judgement });
const boardOf = (moves: ProblemMove[] = [], more: Partial<ProblemBoard> = {}): ProblemBoard => ({
  board: smallBoard, turn: "black", own: "black", first: "black", moves, choices: [choiceOf("A1", { to: cell(0, 0) })], end: null, ...more,
});
const opened: ProblemOpened = {
  id: "o", problem: "p", name: "", target: [cell(2, 2)], region: [cell(0, 0)], is_worked_out: false, defender: "black", turns: ["black", "white"], told: [message("solve-question")],
  board: boardOf(), progress: { state: "unseen", mistakes: 0, is_helped: false, changed: 0 },
};
const judgedOf = (more: Partial<ProblemJudged>): ProblemWord => ({
  word: "judged", id: "t", mv: "B1", judgement: "fails", told: message("solve-fails"), line: ["A1", "C1"], answer: "A1", board: boardOf([move("B1", "black", "fails"), move("A1", "white")]), is_solved: false,
  progress: null, ...more,
});
const fresh = afterProblemWord(newTrial, { word: "opened", ...opened });
const after = (...words: ProblemWord[]): Trial => words.reduce(afterProblemWord, fresh);
const lines = (trial: Trial) => trial.twigs.filter(({ id }) => !trial.twigs.some(({ parent }) => parent === id)).map(({ id }) => movesTo(trial.twigs, id).join(" "));

test("a touch makes the move that the server offers there, and nothing while one waits", () => {
  const choice = choiceAt(fresh, cell(0, 0));
  assert.equal(choice?.text, "A1");
  assert.equal(choiceAt(fresh, cell(5, 5)), null);
  const waiting = waitingFor(fresh, "t", { wait: "try", choice });
  assert.equal(choiceAt(waiting, cell(0, 0)), null);
  assert.equal(pendingTry(waiting)?.choice?.text, "A1");
  assert.equal(pendingTry(afterProblemWord(waiting, judgedOf({}))), null);
});

test("a move that fails is kept with what refutes it, and shown from where it failed", () => {
  const trial = after(judgedOf({}));
  assert.deepEqual(lines(trial), ["B1 A1 C1"]);
  const failed = refutationOf(trial);
  assert.deepEqual(movesTo(trial.twigs, failed ?? -1), ["B1"]);
  assert.deepEqual(trial.twigs.find(({ id }) => id === failed)?.glyphs, [2]);
  assert.equal(trial.notes.get(failed ?? -1)?.id, "solve-fails");
  assert.deepEqual(trial.twigs.map(({ mover }) => mover), [null, "black", "white", "black"]);
  assert.deepEqual(movesTo(trial.twigs, trial.node), ["B1", "A1"]);
});

test("without an answer the failed move is the last one", () => {
  const trial = after(judgedOf({ answer: null, line: ["D1"], board: boardOf([move("B1", "black", "only-ko")]), judgement: "only-ko" }));
  assert.deepEqual(movesTo(trial.twigs, refutationOf(trial) ?? -1), ["B1"]);
  assert.deepEqual(trial.twigs[1]?.glyphs, [6]);
});

test("what was tried stays when it is taken back, and goes when the other side moves first", () => {
  const back = after(judgedOf({}), { word: "board", id: "b", board: boardOf(), told: message("solve-taken-back") });
  assert.deepEqual([lines(back), back.node, refutationOf(back)], [["B1 A1 C1"], 0, null]);
  const other = afterProblemWord(back, { word: "board", id: "s", board: boardOf([], { first: "white", turn: "white", own: "white" }), told: message("solve-first-side") });
  assert.deepEqual(lines(other), [""]);
});

test("a solution comes with its best line first, beside what was tried", () => {
  const node = (text: string, children: string[] = []) => ({
    text, color: "black" as const, place: null, judgement: "correct" as const, told: null, children: children.map((reply) => ({ text: reply, color: "white" as const, place: null, judgement: null, told: null, children: [] })),
  });
  const trial = after(judgedOf({}), { word: "solution", id: "s", first: "black", told: [message("solve-result")], lines: [node("D1", ["E1"]), node("F1")], progress: null });
  assert.deepEqual(lines(trial), ["D1 E1", "F1", "B1 A1 C1"]);
  assert.equal(trial.isShown, true);
});

test("boards elsewhere are seen once they are known, and nothing is tried there", () => {
  const trial = after(judgedOf({}));
  const looking = waitingFor(lookingAt(trial, 1), "l", { wait: "look", node: 1 });
  assert.equal(tryingSide(looking), null);
  const there = { ...smallBoard, text: "there" };
  const glanced = afterProblemWord(looking, { word: "look", id: "l", board: there, turn: "white" });
  assert.equal(seenBoard(glanced)?.text, "there");
  assert.equal(lookingAt(glanced, glanced.node).looking, null);
});

test("a verdict is told until the board stands otherwise", () => {
  const asked = after({ word: "verdict", id: "v", verdict: "dead", told: [message("solve-result")], progress: null });
  assert.equal(asked.verdict?.length, 1);
  assert.equal(afterProblemWord(asked, judgedOf({})).verdict, null);
});

test("progress of a solver that is done is no news", () => {
  const thinking: ProblemWord = { word: "thinking", turn: "black", nodes: 7, proof: 1, disproof: 2, line: ["A1"], elapsed: 100 };
  const worked = afterProblemWord(fresh, thinking);
  assert.equal(worked.solver.state === "thinking" && worked.solver.last?.nodes, 7);
  const done = after({ word: "ready", is_decided: true, nodes: 9, elapsed: 120, told: message("solve-ready") }, thinking);
  assert.equal(done.solver.state, "done");
});

test("of a solution is heard what is best, not why all else fails", () => {
  const told = ["solve-result", "solve-first-moves", "solve-refutation-line", "solve-refutation"].map(message);
  assert.deepEqual(tidingsOf({ word: "solution", id: "s", first: "black", told, lines: [], progress: null }).map(({ id }) => id), ["solve-result", "solve-first-moves"]);
});

test("a problem that cannot be opened says why; an open one stays", () => {
  const no: ProblemWord = { word: "refused", id: "x", why: message("solve-empty") };
  assert.equal(afterProblemWord(newTrial, no).refusal?.id, "solve-empty");
  const kept = afterProblemWord(fresh, no);
  assert.deepEqual([kept.refusal, kept.refused?.id], [null, "solve-empty"]);
});

test("a lost line forgets what waits, and opening again begins from the start", () => {
  const lost = cutOffTrial(waitingFor(after(judgedOf({})), "t", { wait: "try", choice: null }));
  assert.deepEqual([lost.isUp, lost.waiting.size], [false, 0]);
  const again = afterProblemWord(lost, { word: "opened", ...opened });
  assert.deepEqual([again.isUp, lines(again)], [true, [""]]);
});

test("a move is answered by what it is worth, the answer, how it goes on, and the end", () => {
  const word = judgedOf({ board: boardOf([move("B1", "black", "fails"), move("A1", "white")], { end: message("solve-captured") }) });
  assert.ok(word.word === "judged");
  assert.deepEqual(repliesOf(word).map(({ id, arguments: given }) => [id, ...given.map(([, value]) => value)]), [["solve-fails"], ["solve-answered", "white", "A1"], ["solve-goes-on", "C1"], ["solve-captured"]]);
  const passed = judgedOf({ answer: "pass", line: ["pass"], board: boardOf([move("B1", "black"), move("pass", "white")]) });
  assert.deepEqual(tidingsOf(passed).map(({ id }) => id), ["solve-fails", "play-passed"]);
});
