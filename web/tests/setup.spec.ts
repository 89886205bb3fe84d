import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
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
  await page.getByRole("button", { name: "White K", exact: true }).click();
  await cell("e1").click();
  await page.getByRole("button", { name: "Black K", exact: true }).click();
  await cell("e8").click();
  await page.getByRole("button", { name: "White Q", exact: true }).click();
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

test("stones are put on a goban", async () => {
  await page.goto("/setup?game=go");
  await page.getByRole("button", { name: "Black stone" }).click();
  await cell("E5").click();
  await playable().waitFor();
});
