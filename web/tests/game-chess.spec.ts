import assert from "node:assert/strict";
import { test } from "node:test";
import { chess, level, openTable, person, sit, until } from "./game-hands";
import { openStage } from "./harness";

const stage = openStage();

test("a whole game of chess to mate with a promotion, clicked, dragged and typed", async () => {
  const start = "6k1/P7/4K3/8/8/8/8/8 w - - 0 1";
  const { watch } = await openTable(stage.house, chess({ start }), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  await hands.type("Kf6");
  await until(hands.moves, "Kf6");
  await hands.drag("g8", "h8");
  await until(hands.moves, "Kh8");
  await hands.click("f6", "g6");
  await until(hands.moves, "Kg6");
  await hands.click("h8", "g8");
  await until(hands.moves, "Kg8");
  await hands.drag("a7", "a8");
  await hands.page.locator('[data-pick="Q"]').click();
  await until(() => hands.status().innerText(), "White wins: checkmate.");
  assert.equal(await hands.cell("g8").evaluate((cell) => cell.classList.contains("alarm")), true);
  assert.equal(await hands.page.locator("#typed-move").count(), 0);
  assert.deepEqual(hands.errors, []);
});

test("a move of mine is on the board within a frame and confirmed at once", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  await hands.click("e2", "e4");
  await until(hands.moves, "e4", 1_000);
  await hands.click("e7", "e5");
  await until(hands.moves, "e5", 1_000);
});

test("taking back, a hint, a draw offered and accepted, and playing again", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  await hands.click("e2", "e4");
  await until(() => hands.status().innerText(), "Black to move.");
  await hands.page.keyboard.press("Control+z");
  await until(() => hands.status().innerText(), "White to move.");
  await hands.page.keyboard.press("h");
  await hands.page.locator(".cell.hinted").first().waitFor();
  await hands.page.getByRole("button", { name: "Offer a draw" }).click();
  await hands.page.locator(".offer").getByRole("button", { name: "Accept" }).click();
  await until(() => hands.status().innerText(), "Draw: by agreement.");
  await hands.page.locator(".controls").getByRole("button", { name: "Play again" }).click();
  await until(() => hands.status().innerText(), "White to move.");
});

test("what concerns the whole game has its keys", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"), { clock: "300+2" });
  const { page, status, moves, type } = await sit(await stage.window(), watch);
  await type("e4");
  await until(moves, "e4");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const press = async (key: string, holds: string) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(key);
    await until(() => status().innerText(), holds);
  };
  await press("g", "paused");
  await press("g", "Black to move.");
  await press("d", "Black to move.");
  await page.locator(".offer").waitFor();
  await press("y", "Draw: by agreement.");
  await press("Control+s", "Draw");
  await until(() => page.locator("body").innerText(), "The game is in the library.");
  await press("n", "White to move.");
  await press("l", "White to move.");
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "What shall we play?" }).waitFor();
});

test("the position that is seen is copied as FEN", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  const window = await stage.window();
  await window.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { page, moves, type } = await sit(window, watch);
  await type("e4");
  await until(moves, "e4");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Copy the position (FEN)" }).click();
  await until(() => page.evaluate(() => navigator.clipboard.readText()), /^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR b KQkq/);
});

test("Escape puts back what is dragged", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  const { page, cell, moves } = await sit(await stage.window(), watch);
  const [from, to] = [await cell("e2").boundingBox(), await cell("e4").boundingBox()];
  assert.ok(from !== null && to !== null);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.waitForTimeout(300);
  assert.match(await moves(), /No move yet/);
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

test("a premove is made as soon as its turn comes", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), level(1));
  const hands = await sit(await stage.window(), watch);
  await hands.drag("e2", "e4");
  await hands.drag("a2", "a3");
  await hands.page.locator(".cell.premoved").first().waitFor();
  await until(hands.moves, /2\. a3/);
});

test("Escape stops a local game and its clocks, and going on lets them run", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"), { clock: "300+2" });
  const hands = await sit(await stage.window(), watch);
  await hands.page.keyboard.press("Escape");
  await until(() => hands.status().innerText(), "paused");
  assert.equal(await hands.page.locator(".clock.running").count(), 0);
  await hands.page.keyboard.press("Escape");
  await until(() => hands.status().innerText(), "White to move.");
  assert.equal(await hands.page.locator(".clock.running").count(), 1);
});

test("whoever leaves a game at this screen stops its clock, and finds it so", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), level(0), { clock: "300" });
  const { page, status } = await sit(await stage.window(), watch);
  await until(() => status().innerText(), "Your turn.");
  await page.getByRole("link", { name: "Library" }).click();
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
  await page.goBack();
  await until(() => status().innerText(), "The game is paused.");
  await page.getByRole("button", { name: "Go on" }).click();
  await until(() => status().innerText(), "Your turn.");
});

test("a clock of two periods runs out", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"), { clock: "1/3:2" });
  const hands = await sit(await stage.window(), watch);
  await until(() => hands.page.locator('[data-seat="white"] .clock').innerText(), "1 move to make");
  await hands.click("e2", "e4");
  await until(hands.moves, "e4");
  await hands.click("e7", "e5");
  await hands.page.locator('[data-seat="white"] .clock.short').waitFor();
  await until(() => hands.status().innerText(), "Black wins: time is up for White", 12_000);
});

test("engines play each other at a pace, pause, and move one by one", async () => {
  const terms = { take_backs: true, draws: "automatic" as const, pace: 200 };
  const { watch } = await openTable(stage.house, chess(), level(0), level(0), { terms });
  const hands = await sit(await stage.window(), watch);
  await until(hands.moves, /3\./, 15_000);
  await hands.page.locator(".machines").getByRole("button", { name: "Pause" }).click();
  await until(() => hands.status().innerText(), "paused");
  const count = () => hands.page.locator(".moves .move").count();
  const rest = await count();
  await hands.page.locator(".machines").getByRole("button", { name: "One move" }).click();
  await until(async () => String(await count()), String(rest + 1));
  await hands.page.locator(".pace select").selectOption("2000");
  await hands.page.locator(".machines").getByRole("button", { name: "Go on" }).click();
  await until(async () => String(await count()), String(rest + 2), 10_000);
});

test("after the server is killed and started again the page goes on by itself", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"), { clock: "300+2" });
  const hands = await sit(await stage.window(), watch);
  await hands.click("e2", "e4");
  await until(hands.moves, "e4");
  await stage.house.kill();
  await hands.page.locator(".away").waitFor();
  await stage.house.restart();
  await until(async () => String(await hands.page.locator(".away").count()), "0", 3_000);
  await hands.click("e7", "e5");
  await until(hands.moves, "e5");
});

test("two browsers play one game by links, and each sees its side below", async () => {
  const { links } = await openTable(stage.house, chess(), { sitter: "nobody" }, { sitter: "nobody" });
  const ann = await sit(await stage.window(), links.white);
  const ben = await sit(await stage.window({ language: "fr" }), links.black);
  await until(() => ann.status().innerText(), "Your turn.");
  await ann.click("g1", "f3");
  await until(() => ben.status().innerText(), "À vous de jouer.");
  assert.match(await ben.moves(), /Cf3/);
  const [own, other] = [await ben.cell("e8").boundingBox(), await ben.cell("e1").boundingBox()];
  assert.ok(own !== null && other !== null && own.y > other.y);
  await ben.drag("g8", "f6");
  await until(ann.moves, "Nf6");
  await ann.page.getByRole("button", { name: "Resign" }).click();
  await ann.page.locator("dialog .button.first").click();
  await until(() => ben.status().innerText(), "Les Noirs gagnent");
});

test("the opening is named while one plays and while one steps", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  const { page, type, moves } = await sit(await stage.window(), watch);
  await type("e4");
  await until(moves, "e4");
  await type("c5");
  await until(() => page.locator(".opening").innerText(), "Sicilian");
  await page.locator(".moves .move").first().click();
  await until(() => page.locator(".status-head").innerText(), /^(?!.*Sicilian)/s);
});
