import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { type Manner, openStage } from "./harness";
import { faults, isTooWide } from "./sound";

const stage = openStage();

const addresses = [
  "/", "/new", "/new?game=go", "/continue", "/library", "/library?deleted=true", "/scores", "/variants", "/variants/alice", "/setup?game=chess&variant=crazyhouse",
  "/settings/display", "/settings/play", "/settings/clock", "/settings/engines", "/nowhere",
];
const manners: Manner[] = [
  { language: "en", scheme: "light" }, { language: "en", scheme: "dark" }, { language: "fr", scheme: "light" }, { language: "fr", scheme: "dark" },
  { language: "en", scheme: "light", phone: true }, { language: "fr", scheme: "dark", phone: true },
];

for (const manner of manners) {
  const name = `${manner.language}, ${manner.scheme}${manner.phone === true ? ", phone" : ""}`;
  test(`every screen is sound and accessible (${name})`, async () => {
    const window = await stage.window(manner);
    const page = await window.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    for (const address of addresses) {
      await page.goto(address);
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      assert.deepEqual(await faults(page), [], `${address} (${name})`);
      const text = await page.locator("body").innerText();
      assert.ok(!text.includes("‹"), `${address}: a sentence is missing (${name})`);
      assert.ok(!(await isTooWide(page)), `${address} is wider than the window (${name})`);
    }
    assert.deepEqual(errors, []);
    await window.close();
  });
}

const dialogs: { address: string; open: (page: Page) => Promise<void> }[] = [
  { address: "/new", open: (page) => page.getByRole("button", { name: "All variants…" }).click() },
  { address: "/new", open: async (page) => { await page.getByRole("radio", { name: "Own periods…" }).check(); await page.getByRole("button", { name: "Add a period" }).click(); } },
  { address: "/library", open: (page) => page.getByRole("button", { name: "Import" }).first().click() },
  { address: "/variants", open: (page) => page.getByRole("button", { name: "Load a variants file" }).click() },
  { address: "/", open: (page) => page.keyboard.press("?") },
  { address: "/", open: (page) => page.getByRole("button", { name: /^Quit/ }).click() },
];

test("digits lead to the lists of a screen that open, and ? says so", async () => {
  const window = await stage.window();
  const page = await window.newPage();
  await page.goto("/library");
  await page.getByLabel("Order").waitFor();
  const list = () => page.evaluate(() => (document.activeElement instanceof HTMLSelectElement ? document.activeElement.labels[0]?.textContent : null));
  await page.keyboard.press("2");
  assert.equal(await list(), "Order");
  await page.keyboard.press("1");
  assert.equal(await list(), "Order", "a list that has the focus keeps its digits");
  await page.keyboard.press("Shift+Tab");
  assert.notEqual(await list(), "Order");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await page.locator("dialog kbd", { hasText: "1–9" }).waitFor();
  await window.close();
});

for (const scheme of ["light", "dark"] as const) {
  test(`every window over a screen is accessible (${scheme})`, async () => {
    const window = await stage.window({ scheme });
    const page = await window.newPage();
    page.setDefaultTimeout(10_000);
    for (const { address, open } of dialogs) {
      await page.goto(address);
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      await open(page);
      assert.deepEqual(await faults(page), [], `${address} (${scheme})`);
    }
    await window.close();
  });
}
