import assert from "node:assert/strict";
import { test } from "node:test";
import { openStage } from "./harness";

const stage = openStage();

test("a game of Alice begins by touch on a telephone, in French", async () => {
  const window = await stage.window({ language: "fr", scheme: "dark", phone: true });
  const page = await window.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto("/");
  await page.getByRole("link", { name: /Nouvelle partie/ }).tap();
  await page.getByRole("button", { name: "Toutes les variantes…" }).tap();
  await page.getByLabel("Chercher une variante").fill("alice");
  await page.getByRole("button", { name: /^Échecs d’Alice Deux échiquiers/ }).tap();
  await page.getByRole("button", { name: "Commencer la partie" }).tap();
  await page.waitForURL(/\/game\//);
  await window.close();
});

test("buttons and links of the menu are large enough for a finger", async () => {
  const window = await stage.window({ phone: true });
  const page = await window.newPage();
  for (const address of ["/", "/new", "/settings/display"]) {
    await page.goto(address);
    await page.locator("main h1").waitFor();
    const small = await page.locator("main a, main button, header a").evaluateAll((items) =>
      items.filter((item) => item.checkVisibility() && item.closest("p") === null && item.getBoundingClientRect().height < 40).map((item) => item.outerHTML.slice(0, 120)));
    assert.deepEqual(small, [], address);
  }
  await window.close();
});
