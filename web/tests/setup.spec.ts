import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { until } from "./game-hands";
import { openStage } from "./harness";

let page: Page;
openStage({
  makeReady: async (open) => {
    page = await (await open.window()).newPage();
    page.setDefaultTimeout(10_000);
  },
});

const cell = (name: string) => page.getByRole("gridcell", { name: new RegExp(`^${name}(:|$)`) });
const playable = () => page.getByRole("button", { name: "Play from here" }).and(page.locator(":enabled"));

test("a position is put together by clicks and played", async () => {
  await page.goto("/setup?game=chess&variant=chess");
  await page.getByRole("button", { name: "Empty the board" }).click();
  await page.locator(".note.bad").first().waitFor();
  await page.getByRole("button", { name: "White king", exact: true }).click();
  await cell("e1").click();
  await page.getByRole("button", { name: "Black king", exact: true }).click();
  await cell("e8").click();
  await page.getByRole("button", { name: "White queen", exact: true }).click();
  await cell("d1").click();
  await page.waitForFunction((fen) => document.querySelector<HTMLTextAreaElement>("#setup-text")?.value === fen, "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
  await playable().waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id }) => id), []);
  await playable().click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/game\//);
});

test("a position is read from a text, and keys take a piece away", async () => {
  await page.goto("/setup?game=chess&variant=chess");
  await playable().waitFor();
  await page.getByLabel("FEN").fill("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
  await page.getByRole("button", { name: "Show this position" }).click();
  await cell("e2").focus();
  await page.keyboard.press("Delete");
  await page.getByRole("gridcell", { name: "e2", exact: true }).waitFor();
});

test("reload and Back find the position that was put together", async () => {
  await page.goto("/setup?game=chess&variant=chess");
  await playable().waitFor();
  await page.locator("summary").first().click();
  await page.getByRole("radio", { name: "Draughts" }).click();
  await playable().waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("gridcell", { name: /^1:/ }).click();
  const text = () => page.getByLabel("FEN").inputValue();
  const isKept = () => until(text, /^B:W21,.*:B2,3/);
  await isKept();
  await page.reload();
  await isKept();
  await playable().click();
  await page.waitForURL(/\/new/);
  await page.goBack();
  await isKept();
});

test("a text that is no position stays to be mended, with the reason", async () => {
  await page.goto(`/setup?start=${encodeURIComponent("4k3/8/8/8/8/8/8/8 w - - 0 1")}`);
  await until(() => page.locator(".wrong").innerText(), "White has no king.");
  await page.getByLabel("FEN").fill("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  await page.getByRole("button", { name: "Show this position" }).click();
  await page.locator(".wrong").waitFor({ state: "detached" });
  await playable().waitFor();
});

test("stones are put on a goban", async () => {
  await page.goto("/setup?game=go");
  await page.getByRole("button", { name: "Black stone" }).click();
  await cell("E5").click();
  await playable().waitFor();
});

test("what is wrong and the way on are seen without scrolling, beside a board that names its squares", async () => {
  for (const [width, height] of [[1280, 800], [1366, 650]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/setup?game=chess&variant=alice");
    await page.getByRole("button", { name: "Back to the start" }).click();
    await playable().waitFor();
    await page.getByRole("button", { name: "Empty the board" }).click();
    const wrong = page.locator(".note.bad").first();
    await wrong.waitFor();
    assert.equal(await wrong.innerText(), "White has no king.");
    const feet = await page.locator(".note.bad, .setup-play .button").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    assert.ok(Math.max(...feet) <= height, `${feet.join(" ")} in ${height}`);
  }
  assert.equal((await page.locator(".setup-board").first().locator(".coordinate.file").allInnerTexts()).join(""), "abcdefgh");
  await page.goto("/setup?game=go");
  await playable().waitFor();
  assert.equal((await page.locator(".coordinate.file").allInnerTexts()).join(""), "ABCDEFGHJ");
  assert.equal(await page.locator(".setup-board .star").count(), 9);
});
