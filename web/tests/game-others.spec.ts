import assert from "node:assert/strict";
import { test } from "node:test";
import { chess, go, openTable, person, sit, until } from "./game-hands";
import { openStage } from "./harness";

const stage = openStage();

test("Alice on two boards: by the board one leaves or the board one reaches, and in one picture", async () => {
  const { watch } = await openTable(stage.house, chess({ variant: "alice" }), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  await hands.drag("e2", "e4", [0, 1]);
  await until(hands.moves, "e4/B");
  await hands.drag("e7", "e5");
  await until(hands.moves, "e5/B");
  assert.match((await hands.cell("e4").getAttribute("aria-label")) ?? "", /occupied on another board/);
  await hands.page.keyboard.press("m");
  await hands.page.locator('[data-board="all"]').waitFor();
  await hands.page.keyboard.press("m");
  await hands.click("g1", "f3");
  await until(hands.moves, "Nf3/B");
});

test("a piece on its way to another board is not left behind when the boards become one", async () => {
  const { watch } = await openTable(stage.house, chess({ variant: "alice" }), person("Ann"), person("Ben"));
  const window = await stage.browser.newContext({ baseURL: stage.house.address, locale: "en-GB", viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
  await window.addInitScript(() => {
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, "animate")?.value as Element["animate"];
    Element.prototype.animate = function slowly(this: Element, frames, options) {
      return animate.call(this, frames, { ...(typeof options === "object" ? options : {}), duration: 600_000 });
    };
  });
  const hands = await sit(window, watch);
  await hands.click("e2", "e4");
  await until(hands.moves, "e4/B");
  await hands.page.locator(".traveller").waitFor();
  await hands.page.keyboard.press("m");
  await hands.page.locator('[data-board="all"]').waitFor();
  await hands.page.locator(".traveller").waitFor({ state: "detached", timeout: 5000 });
  await window.close();
});

test("Alice on three boards asks which board is meant", async () => {
  const { watch } = await openTable(stage.house, chess({ variant: "alice", boards: 3 }), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  assert.equal(await hands.page.locator(".cell-board").count(), 3);
  await hands.click("e2", "e4");
  const picks = hands.page.locator(".pick");
  if ((await picks.count()) > 0) await picks.filter({ hasText: "Board B" }).click();
  await until(hands.moves, "e4/B");
});

test("crazyhouse: pieces are dropped from the hand, dragged and touched", async () => {
  const start = "r1bqk1nr/ppp2ppp/2n5/2bpp3/2B1P3/5N2/PPPP1PPP/RNBQK2R[QNPqnp] w KQkq - 0 5";
  const { watch } = await openTable(stage.house, chess({ variant: "crazyhouse", start }), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  const held = await hands.page.locator('[data-seat="white"] [data-piece="Q"]').boundingBox();
  const goal = await hands.cell("a4").boundingBox();
  assert.ok(held !== null && goal !== null);
  await hands.page.mouse.move(held.x + 20, held.y + 20);
  await hands.page.mouse.down();
  await hands.page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 5 });
  await hands.page.mouse.up();
  await until(hands.moves, "Q@a4");
  await hands.page.locator('[data-seat="black"] [data-piece="N"]').click();
  await hands.click("f6");
  await until(hands.moves, "N@f6");
});

test("a variant of one's own is played, with letters for pieces without a picture", async () => {
  const sections = "[ducks:chess]\ncustomPiece1 = d:mWcF\nstartFen = rdbqkbdr/pppppppp/8/8/8/8/PPPPPPPP/RDBQKBDR w KQkq - 0 1\n";
  const { watch } = await openTable(stage.house, chess({ variant: "ducks", sections }), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  assert.match((await hands.cell("b1").getAttribute("aria-label")) ?? "", /white D/);
  await hands.click("e2", "e4");
  await until(hands.moves, "e4");
});

test("draughts: a capture of several pieces", async () => {
  const { watch } = await openTable(stage.house, { game: "draughts", start: "W:W22:B18,10,3" }, person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  await hands.drag("c3", "e5");
  await hands.drag("e5", "c7");
  await until(hands.moves, /22x(15x)?6/);
});

test("Go to the count: stones, passes, dead stones, every point's owner, agreement", async () => {
  const { watch } = await openTable(stage.house, go(), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  const point = (x: number, y: number) => hands.page.locator(`.shudan-vertex[data-x="${x}"][data-y="${y}"]`);
  for (let row = 0; row < 9; row += 1) {
    await point(4, row).click();
    await until(async () => String(await hands.page.locator(".moves .move").count()), String(row * 2 + 1));
    await point(5, row).click();
    await until(async () => String(await hands.page.locator(".moves .move").count()), String(row * 2 + 2));
  }
  await point(1, 1).click();
  await until(async () => String(await hands.page.locator(".moves .move").count()), "19");
  await point(2, 2).click();
  await until(async () => String(await hands.page.locator(".moves .move").count()), "20");
  await hands.page.keyboard.press("p");
  await until(async () => String(await hands.page.locator(".moves .move").count()), "21");
  await hands.page.keyboard.press("p");
  await until(() => hands.status().innerText(), "Counting");
  // The program may have marked the stone before we do; a touch turns it round.
  const isDead = async () => String(await point(2, 2).evaluate((one) => one.classList.contains("shudan-dimmed")));
  await hands.page.waitForTimeout(300);
  const before = await isDead();
  await point(2, 2).click();
  await until(isDead, before === "true" ? "false" : "true");
  if (before === "true") await point(2, 2).click();
  await until(isDead, "true");
  assert.ok((await hands.page.locator(".shudan-paint_1").count()) > 30);
  await hands.page.getByRole("button", { name: "Accept the count" }).click();
  await until(() => hands.status().innerText(), /Black wins by [\d.]+ points\./);
});

test("a record is stepped through, annotated, taken over, saved and found again", async () => {
  const record = '[White "A"]\n[Black "B"]\n\n1. e4 {Best by test} e5 2. Nf3! (2. f4 exf4) 2... Nc6 3. Bb5 a6 *\n';
  const { watch } = await openTable(stage.house, chess(), { sitter: "nobody" }, { sitter: "nobody" }, { record });
  const hands = await sit(await stage.window(), watch);
  const { page } = hands;
  await until(hands.moves, /Best by test/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.locator(".move[aria-current]").innerText(), "e5");
  await until(async () => (await hands.cell("e5").getAttribute("aria-label")) ?? "", "black pawn");
  await page.locator("#comment").fill("The open game");
  await page.locator("#comment").blur();
  await until(hands.moves, "The open game");
  await page.getByRole("button", { name: "Good move", exact: true }).click();
  await until(hands.moves, "e5!");
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.locator("dialog select").nth(1).selectOption("me");
  await page.locator("dialog .button.first").click();
  await until(() => hands.status().innerText(), "White to move.");
  await hands.click("d2", "d4");
  await until(hands.moves, "d4");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save to the library" }).click();
  await page.locator(".toast").filter({ hasText: "library" }).waitFor();
  await page.reload();
  await page.locator('[role="grid"]').waitFor();
  await until(hands.moves, "The open game");
  assert.deepEqual(hands.errors, []);
});

test("variations are added to a record by trying moves, put first and taken out", async () => {
  const record = "1. e4 e5 2. Nf3 Nc6 *\n";
  const { watch } = await openTable(stage.house, chess(), { sitter: "nobody" }, { sitter: "nobody" }, { record });
  const hands = await sit(await stage.window(), watch);
  const { page } = hands;
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await until(async () => (await hands.cell("e4").getAttribute("aria-label")) ?? "", "white pawn");
  await hands.click("c7", "c5");
  await until(hands.moves, /1… ?c5/);
  await hands.click("g1", "f3");
  await until(hands.moves, /c5 ?2\. ?Nf3/);
  await page.locator(".between .move").first().click();
  await page.locator(".between .move[aria-current]").first().waitFor();
  await page.getByRole("button", { name: "Move up" }).click();
  await until(hands.moves, /1\. e4 c5/);
  assert.deepEqual(hands.errors, []);
});

test("a ko is marked", async () => {
  const { watch } = await openTable(stage.house, go(), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  for (const [index, move] of ["D5", "E5", "C4", "F4", "D3", "E3", "E4", "D4"].entries()) {
    await hands.type(move);
    await until(async () => String(await hands.page.locator(".moves .move").count()), String(index + 1));
  }
  await hands.page.locator(".shudan-marker_square").waitFor();
});
