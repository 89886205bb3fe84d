import assert from "node:assert/strict";
import { test } from "node:test";
import { chess, openTable, person, sit, until } from "./game-hands";
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

test("what a pawn becomes is chosen in one row", async () => {
  const { watch } = await openTable(stage.house, chess({ start: "7k/P7/8/8/8/8/8/K7 w - - 0 1" }), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window({ phone: true }), watch);
  await hands.click("a7", "a8");
  await hands.page.locator(".pick").nth(3).waitFor();
  const tops = await hands.page.locator(".pick").evaluateAll((picks) => picks.map((pick) => pick.getBoundingClientRect().top));
  assert.equal(new Set(tops).size, 1, tops.join(" "));
});

test("scores of one player at several games are told apart", async () => {
  for (const kind of [chess(), { game: "draughts", start: null } as const]) {
    const { watch } = await openTable(stage.house, kind, person("Ann"), person("Ben"));
    const { page, status } = await sit(await stage.window(), watch);
    await page.keyboard.press("r");
    await page.locator("dialog .button").filter({ hasText: "Resign" }).first().click();
    await until(() => status().innerText(), /wins/);
  }
  const page = await (await stage.window({ phone: true })).newPage();
  await page.goto("/scores");
  const names = page.locator(".score-table tbody th");
  await names.nth(3).waitFor();
  const told = await names.evaluateAll((heads) => heads.map((head) => (head as HTMLElement).innerText));
  assert.equal(new Set(told).size, 4, told.join(" | "));
});

test("the fields of a period stand in one line in French too", async () => {
  const page = await (await stage.window({ phone: true, language: "fr" })).newPage();
  await page.goto("/settings/clock");
  await page.getByRole("button", { name: "Ajouter une période" }).tap();
  const fields = page.locator(".period .input");
  await fields.nth(2).waitFor();
  const tops = await fields.evaluateAll((inputs) => inputs.map((input) => Math.round(input.getBoundingClientRect().top)));
  assert.equal(new Set(tops).size, 1, tops.join(" "));
});
