import assert from "node:assert/strict";
import { test } from "node:test";
import { amountOf, clockText, spanText } from "./clocktext";
import { analystsOf, type Draft, firstDraft, fitted, isDraft, tableOf } from "./draft";

const games = [
  { name: "chess", levels: [0, 1, 2, 3], analyses: true, rules: [], sizes: [] },
  { name: "go", levels: [0], analyses: false, rules: [{ name: "chinese", komi: "7.5" }, { name: "japanese", komi: "6.5" }], sizes: ["9", "13", "19"] },
];
const engines = [
  { name: "gnugo", protocol: "gtp", games: ["go"], analyses: false, command: null },
  { name: "toga", protocol: "uci", games: ["chess"], analyses: true, command: null },
];
const names = { first: "Me", second: "Friend" };

test("the first of a draft has the colour that was chosen", () => {
  const black: Draft = { ...firstDraft, color: "black" };
  const { spec, shuffle } = tableOf(black, names, [], null);
  assert.deepEqual(spec.seats, { white: { sitter: "level", level: 3 }, black: { sitter: "person", name: "Me", screen: 0 } });
  assert.equal(shuffle, false);
  assert.equal(tableOf(firstDraft, names, [], null).shuffle, true);
});

test("a draft of Go has what Go needs", () => {
  const draft: Draft = { ...firstDraft, game: "go", size: "13", rules: "chinese", komi: " 6,5 ", handicap: 2 };
  assert.deepEqual(tableOf(draft, names, [], null).spec.kind, { game: "go", size: "13", rules: "chinese", komi: "6.5", handicap: 2, start: null });
});

test("what the house does not have is left out of a draft", () => {
  const draft: Draft = { ...firstDraft, game: "go", rules: "ing", second: { who: "engine", name: "", level: 7, engine: "gone" } };
  const fit = fitted(draft, games, []);
  assert.equal(fit.rules, "chinese");
  assert.deepEqual(fit.second, { who: "here", name: "", level: 0, engine: "" });
});

test("only engines that play the game are seated", () => {
  const draft: Draft = { ...firstDraft, second: { who: "engine", name: "", level: 3, engine: "gnugo" } };
  assert.equal(fitted(draft, games, engines).second.engine, "toga");
  assert.equal(fitted({ ...draft, game: "go" }, games, engines).second.engine, "gnugo");
});

test("only whoever analyses a game is asked about it", () => {
  assert.deepEqual(analystsOf("chess", games, engines), [null, "toga"]);
  assert.deepEqual(analystsOf("go", games, engines), []);
  assert.deepEqual(analystsOf("go", games, [...engines, { name: "kata", protocol: "gtp", games: ["go"], analyses: true, command: null }]), ["kata"]);
});

test("engines that play each other are given a pace to be watched at", () => {
  const draft: Draft = { ...firstDraft, first: { ...firstDraft.second } };
  assert.ok(tableOf(draft, names, [], null).spec.terms.pace > 0);
});

test("clocks are written as the server reads them", () => {
  const periods = [{ time: 5400, moves: 40, increment: 30 }, { time: 900, moves: null, increment: 0.5 }];
  assert.equal(clockText(periods), "40/5400+30:900+0.5");
  assert.equal(tableOf({ ...firstDraft, clock: { use: "usual" } }, names, periods, null).spec.clock, "40/5400+30:900+0.5");
  assert.equal(clockText([]), "");
});

test("spans of time are told and read", () => {
  assert.equal(spanText(5400), "1:30:00");
  assert.equal(spanText(90), "1:30");
  assert.equal(amountOf("1,5"), 1.5);
  assert.equal(amountOf("-1"), null);
  assert.equal(amountOf(""), null);
});

test("only a draft is taken for a draft", () => {
  assert.ok(isDraft(firstDraft));
  assert.ok(!isDraft({ game: "chess" }));
  assert.ok(!isDraft(null));
});
