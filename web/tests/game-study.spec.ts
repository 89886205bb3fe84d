import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { chess, go, level, openTable, person, sit, until } from "./game-hands";
import { openStage } from "./harness";
import type { About } from "../src/wire";

const stage = openStage();
const nobody = { sitter: "nobody" as const };
const scholar = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}

test("a position is analysed as one steps, with arrows, lines and a bar", async () => {
  const { watch } = await openTable(stage.house, chess(), nobody, nobody, { record: scholar });
  const window = await stage.window();
  const hands = await sit(window, watch);
  const { page } = hands;
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.locator(".study").waitFor();
  await page.keyboard.press("a");
  await until(() => page.locator(".study-lines li").first().innerText(), /#1\s+Qxf7#/, 20_000);
  await until(async () => String(await page.locator(".study-lines li").count()), "3");
  assert.equal(await page.getByRole("meter").getAttribute("aria-valuenow"), "100");
  assert.ok((await page.locator(".board-room svg line, .board-room svg [class*=arrow], .board-room svg path").count()) > 0, "an arrow is drawn");
  await page.keyboard.press("ArrowLeft");
  await until(() => page.locator(".study-lines").innerText(), /depth/, 20_000);
  assert.doesNotMatch(await page.locator(".study-lines li").first().innerText(), /#1\s+Qxf7#/);
  await page.getByRole("button", { name: /^Keep the line/ }).first().click();
  await until(hands.moves, /3… ?\w+/, 10_000);
  await page.keyboard.press("a");
  assert.equal(await page.locator(".study-lines").count(), 0);
  assert.deepEqual(hands.errors, []);
  await window.close();
});

test("numbers of moves beyond a hundred stay in their line", async () => {
  const record = `${Array.from({ length: 52 }, (_, pair) => `${2 * pair + 1}. Nf3 Nf6 ${2 * pair + 2}. Ng1 Ng8`).join(" ")} *\n`;
  const { watch } = await openTable(stage.house, chess(), nobody, nobody, { record });
  const { page } = await sit(await stage.window(), watch);
  const heights = await page.locator(".moves .pair").evaluateAll((pairs) => pairs.map((pair) => Math.round(pair.getBoundingClientRect().height)));
  assert.equal(heights.length, 104);
  assert.equal(new Set(heights).size, 1, `rows are ${[...new Set(heights)].join(" and ")} high`);
});

test("a comment that was just typed stays when the move is judged at once", async () => {
  const { watch, id } = await openTable(stage.house, chess(), nobody, nobody, { record: scholar });
  const hands = await sit(await stage.window(), watch);
  const { page } = hands;
  await page.keyboard.press("ArrowRight");
  await page.getByLabel("Comment on e4").fill("Best by test");
  await page.getByRole("button", { name: "Good move" }).click();
  await until(hands.moves, /e4\s*!.*Best by test/);
  const record = await (await fetch(`${stage.house.address}/api/games/${id}/record`)).text();
  assert.match(record, /1\. e4 \$1 \{Best by test\}/);
});

test("a record is annotated by keys alone", async () => {
  const { watch, id } = await openTable(stage.house, chess(), nobody, nobody, { record: "1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *\n" });
  const { page, moves } = await sit(await stage.window(), watch);
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("2");
  await until(moves, /e4\s*!/);
  await page.keyboard.press("i");
  await page.keyboard.type("Best by test");
  await blur();
  await until(moves, "Best by test");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await until(() => page.locator(".move[aria-current]").innerText(), "c5");
  await page.keyboard.press("PageUp");
  await until(moves, /c5.*e5/);
  await page.keyboard.press("Delete");
  await until(async () => String((await moves()).includes("c5")), "false");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await until(moves, "c5");
  const record = await (await fetch(`${stage.house.address}/api/games/${id}/record`)).text();
  assert.match(record, /1\. e4 \$1 \{Best by test\} 1\.\.\. c5 \(1\.\.\. e5/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("o")]);
  assert.equal(file.suggestedFilename(), "plateau.pgn");
  await page.keyboard.press("e");
  await page.getByRole("dialog").getByText("Event").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Save to the library");
  await page.keyboard.press("Enter");
  await page.getByText("The game is in the library.").first().waitFor();
});

test("a position is judged, and the lists of an analysis are reached, by their keys", async () => {
  const { watch, id } = await openTable(stage.house, chess(), nobody, nobody, { record: scholar });
  const { page, moves, errors } = await sit(await stage.window({ language: "fr" }), watch);
  await page.locator(".study").waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+A");
  await until(moves, /e4\s*\+−/);
  await page.keyboard.press("Shift+H");
  await until(moves, /e4\s*−\+/);
  await page.keyboard.press("4");
  await until(moves, /e4\s*\?! −\+/);
  assert.match(await (await fetch(`${stage.house.address}/api/games/${id}/record`)).text(), /1\. e4 \$6 \$19/);
  const list = () => page.evaluate(() => document.activeElement?.closest("label")?.querySelector("span")?.textContent ?? "");
  for (const [key, name] of [["M", "Moteur"], ["U", "Nombre de lignes"], ["W", "Temps par position"]]) {
    await page.keyboard.press(`Shift+${key}`);
    assert.equal(await list(), name);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  await page.keyboard.press("?");
  await page.locator("dialog kbd", { hasText: "Maj+A–H" }).waitFor();
  assert.equal(await page.locator("dialog kbd", { hasText: "Maj+L" }).count(), 0, "no tools of Go in chess");
  assert.deepEqual(errors, []);
});

test("the best line of an analysis is kept by its key", async () => {
  const { watch } = await openTable(stage.house, chess(), nobody, nobody, { record: scholar });
  const { page, moves } = await sit(await stage.window(), watch);
  await page.locator(".study").waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("a");
  await page.getByRole("button", { name: /^Keep the line/ }).first().waitFor({ timeout: 20_000 });
  const before = await moves();
  await page.keyboard.press("Shift+K");
  await until(async () => String((await moves()) !== before), "true");
});

test("the move that is seen stays in sight below an analysis, which has a column of its own where there is room", async () => {
  const record = `${Array.from({ length: 20 }, (_, pair) => `${2 * pair + 1}. Nf3 Nf6 ${2 * pair + 2}. Ng1 Ng8`).join(" ")} *\n`;
  const { watch } = await openTable(stage.house, chess(), nobody, nobody, { record });
  const { page } = await sit(await stage.window(), watch);
  const boxOf = async (part: string) => {
    const box = await page.locator(part).first().boundingBox();
    assert.ok(box !== null, `${part} is seen`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const isInSight = async () => {
    const [list, move] = [await boxOf(".moves"), await boxOf(".move[aria-current]")];
    return String(move.y >= list.y && move.bottom <= list.bottom);
  };
  for (const size of [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    await page.getByRole("button", { name: "Nf3" }).nth(9).click();
    await until(isInSight, "true");
    await page.keyboard.press("a");
    await page.locator(".study-lines li").first().waitFor({ timeout: 20_000 });
    await until(isInSight, "true");
    await page.keyboard.press("a");
  }
  assert.ok((await boxOf(".study")).x >= (await boxOf(".moves")).right, "the analysis stands beside the moves");
  assert.ok((await boxOf(".study")).right <= (await boxOf(".table-side")).right);
});

test("a key that is held while one analyses asks no more than the line bears", async () => {
  const record = `${Array.from({ length: 30 }, (_, pair) => `${2 * pair + 1}. Nf3 Nf6 ${2 * pair + 2}. Ng1 Ng8`).join(" ")} *\n`;
  const { watch } = await openTable(stage.house, chess(), nobody, nobody, { record });
  const { page } = await sit(await stage.window(), watch);
  await page.keyboard.press("Home");
  await page.locator(".study").waitFor();
  await page.keyboard.press("a");
  for (let step = 0; step < 120; step += 1) await page.keyboard.press("ArrowRight");
  await until(() => page.locator(".study-lines").innerText(), /depth/, 20_000);
  assert.deepEqual(await page.locator(".refused").allInnerTexts(), []);
});

test("a review marks what went wrong and draws the game", async () => {
  const { watch, id } = await openTable(stage.house, chess(), nobody, nobody, { record: scholar });
  const window = await stage.window();
  const hands = await sit(window, watch);
  const { page } = hands;
  await page.getByLabel("Time for each position").selectOption("200");
  await page.getByRole("button", { name: "Review the game" }).click();
  await until(hands.moves, /Nf6\s*\?\?/, 60_000);
  await page.getByRole("button", { name: "Review the game" }).waitFor({ timeout: 60_000 });
  assert.match(await page.locator(".study-tally").innerText(), /Black\s+\d+\s+\d+\s+[1-9]/);
  assert.deepEqual(await complaints(page), []);
  const record = await (await fetch(`${stage.house.address}/api/games/${id}/record`)).text();
  assert.match(record, /Nf6 \$4 \(/);
  const graph = page.locator(".study-graph svg");
  const box = await graph.boundingBox();
  assert.ok(box !== null);
  await page.mouse.click(box.x + 2, box.y + 10);
  assert.equal(await page.locator(".move[aria-current]").count(), 0, "the beginning is seen");
  assert.deepEqual(hands.errors, []);
  await window.close();
});

test("a game against the program is analysed by keys alone, wide and at 360 px, in both languages and schemes", async () => {
  for (const manner of [{}, { language: "fr", scheme: "dark" }, { phone: true, language: "fr" }, { phone: true, scheme: "dark" }] as const) {
    const { watch } = await openTable(stage.house, chess({ variant: "alice", boards: 2 }), person("Ann"), level(1));
    const window = await stage.window(manner);
    const hands = await sit(window, watch);
    const { page } = hands;
    await page.locator(".study").waitFor();
    await page.keyboard.press("a");
    await page.locator(".study-lines li").first().waitFor({ timeout: 20_000 });
    assert.deepEqual(await complaints(page), []);
    await hands.type("e4");
    await until(hands.moves, /e4\/B \S+/, 20_000);
    const gaps = await page.locator(".table-side").evaluate((side) => {
      const boxes = [...side.querySelectorAll(":scope > div > :not(.sheet), .sheet > *")].map((part) => part.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    });
    assert.ok(Math.min(...gaps) >= 0, `nothing beside the boards overlaps: ${gaps.join(" ")}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    assert.deepEqual(hands.errors, []);
    await window.close();
  }
});

test("after the line was lost a position is studied again, and a review says that it ended", async () => {
  const { watch } = await openTable(stage.house, chess(), nobody, nobody, { record: scholar });
  const window = await stage.window();
  const { page } = await sit(window, watch);
  const breakLine = async () => {
    await stage.house.kill();
    await page.locator(".away").waitFor();
    await stage.house.restart();
    await page.locator(".away").waitFor({ state: "detached" });
  };
  await page.locator(".study").waitFor();
  await page.keyboard.press("a");
  await page.locator(".study-lines li").first().waitFor({ timeout: 20_000 });
  await breakLine();
  await until(() => page.locator(".study-lines").innerText(), /depth/, 20_000);
  await page.getByLabel("Time for each position").selectOption("3000");
  await page.getByRole("button", { name: "Review the game" }).click();
  await page.getByRole("progressbar").waitFor();
  await breakLine();
  await until(() => page.locator(".study .refused").innerText(), /review ended/);
  await page.getByRole("button", { name: "Review the game" }).waitFor();
  await window.close();
});

test("nobody is offered who cannot analyse a game", async () => {
  const { watch } = await openTable(stage.house, go(), person("Ann"), level(0));
  const hands = await sit(await stage.window(), watch);
  await hands.page.waitForLoadState("networkidle");
  assert.equal(await hands.page.locator(".study").count(), 0);
  await hands.page.keyboard.press("a");
  await hands.type("C3");
  await until(hands.moves, /C3/);
  assert.equal(await hands.page.locator(".refused").count(), 0);
});

test("whoever is asked and cannot analyse a game says so", async () => {
  const { watch } = await openTable(stage.house, go(), person("Ann"), level(0));
  const window = await stage.window();
  await window.route("**/api/about", async (route) => {
    const told = (await (await route.fetch()).json()) as About;
    await route.fulfill({ json: { ...told, games: told.games.map((each) => ({ ...each, analyses: true })) } });
  });
  const hands = await sit(window, watch);
  await hands.page.locator(".study").waitFor();
  await hands.page.keyboard.press("a");
  await until(() => hands.page.locator(".study .refused").innerText(), /cannot analyse this game/, 10_000);
});
