import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { until } from "./game-hands";
import { openStage } from "./harness";

let window: BrowserContext;
let page: Page;
openStage({
  makeReady: async (open) => {
    window = await open.window();
    page = await window.newPage();
    page.setDefaultTimeout(10_000);
  },
});

const button = (name: string | RegExp) => page.getByRole("button", { name });
const pick = (name: string) => page.getByRole("radio", { name, exact: true }).first().check();
const link = (name: string | RegExp) => page.getByRole("link", { name });

test("one click plays", async () => {
  await page.goto("/");
  await button(/Play now/).click();
  await page.waitForURL(/\/game\//);
});

test("a link that this machine alone can follow has no code to scan", async () => {
  await page.goto("/new");
  await pick("Person by link");
  await button("Start the game").click();
  await page.getByRole("textbox", { name: /Link for/ }).waitFor();
  assert.equal(await page.locator(".qr").count(), 0);
  await button("Listen on the local network").waitFor();
  await page.goto("/new");
  await pick("Program");
});

test("three clicks play Go, and the choice is remembered", async () => {
  await page.goto("/");
  await link(/New game/).click();
  await pick("Go");
  await pick("13 × 13");
  await pick("Person here");
  await button("Start the game").click();
  await page.waitForURL(/\/game\//);
  await page.goto("/new");
  await page.getByRole("radio", { name: "13 × 13" }).waitFor();
  assert.ok(await page.getByRole("radio", { name: "13 × 13" }).isChecked());
});

test("the menu is walked by keys alone", async () => {
  await page.goto("/");
  await button(/Play now/).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/continue$/);
  await page.getByRole("article").first().waitFor();
});

test("Back and reload show the same screen again", async () => {
  await page.goto("/variants");
  await page.getByLabel("Search variants").fill("crazyhouse");
  await link(/^Crazyhouse/).first().click();
  await page.getByRole("heading", { level: 1, name: "Crazyhouse" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Crazyhouse" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Variants" }).waitFor();
});

test("the language changes at once and stays", async () => {
  await page.goto("/settings");
  await pick("Français");
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await pick("English");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
});

test("dark colours hold at once", async () => {
  await page.goto("/settings/display");
  await pick("Dark");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(await ground(), "rgb(25, 27, 29)");
  await pick("As the system");
  assert.equal(await ground(), "rgb(245, 242, 235)");
});

test("a clock of two periods is kept and offered", async () => {
  await page.goto("/settings/clock");
  await button("Add a period").click();
  await page.getByLabel("Minutes").fill("90");
  await page.getByLabel("Seconds a move").fill("30");
  await button("Add a period").click();
  await page.getByLabel("Minutes").nth(1).fill("15");
  await page.waitForTimeout(300);
  await page.reload();
  await until(() => page.getByLabel("Minutes").evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join(" ")), "90 15");
  await page.goto("/new");
  assert.ok(await page.getByRole("radio", { name: "My usual clock" }).isEnabled());
});

const games = `[Event "Cup"]\n[Site "Wien"]\n[Date "1922.05.01"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n[Event "Cup"]\n[White "Cleo"]\n[Black "Ann"]\n[Result "0-1"]\n\n1. d4 d5 0-1\n`;

test("games are pasted, found, named, thrown away and taken back", async () => {
  await page.goto("/library");
  await button("Import").first().click();
  await page.getByLabel(/Or paste games/).fill(games);
  await button("Bring them in").click();
  await page.getByText("2 games read, 2 new").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("2 games", { exact: true }).waitFor();
  await page.getByLabel("Search", { exact: true }).fill("Wien");
  await page.getByText("1 game", { exact: true }).waitFor();
  await button(/Title and tags of Ann/).click();
  await page.getByLabel("Title", { exact: true }).fill("The first of all");
  await page.getByLabel("Round").fill("7");
  await button("Save").click();
  await page.getByText("The first of all").waitFor();
  await button(/Throw away Ann/).click();
  await page.getByText("No game is like that.").waitFor();
  await button("Undo").click();
  await page.getByText("The first of all").waitFor();
});

test("a file that is dropped is brought in, and what is wrong with it is told", async () => {
  await page.goto("/library");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["(;GM[1]SZ[9]PB[Shu]PW[Go];B[ee];W[cc])(;GM[1]SZ[9];B[zz])"], "two.sgf"));
    return data;
  });
  await page.dispatchEvent("body", "dragover", { dataTransfer: transfer });
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
  await page.getByText(/1 game could not be read/).click();
  await page.getByText(/line 1, column/).waitFor();
});

test("a kept game is opened", async () => {
  await page.goto("/library?text=Cleo");
  await page.getByRole("button", { name: /Cleo – Ann/ }).first().click();
  await page.waitForURL(/\/game\//);
});

test("what was found is taken along as a file", async () => {
  await page.goto("/library?kind=chess");
  const [download] = await Promise.all([page.waitForEvent("download"), button("Export").click()]);
  assert.equal(download.suggestedFilename(), "plateau.pgn");
});

test("a variants file is checked, kept and played", async () => {
  await page.goto("/variants");
  await button("Load a variants file").click();
  await page.getByLabel("Or write one here").fill("[tiny:chess]\nmaxFile = 5\nmaxRank = 5\nstartFen = rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1\n\n[broken:chess]\nnoSuchKey = 1\n");
  await button("Check").click();
  await page.getByText("There are 2 variants in it.").waitFor();
  await page.getByText(/noSuchKey/).first().waitFor();
  await button("Add to my variants").click();
  await page.getByRole("heading", { level: 1, name: "Tiny" }).waitFor();
  await link("Play it").click();
  await button("Start the game").click();
  await page.waitForURL(/\/game\//);
});

test("a file with a position is shown on the board, and Go counts stone by stone in the lists", async () => {
  await page.goto("/library");
  await button("Import").first().click();
  const fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  await page.locator("dialog input[type=file]").setInputFiles({ name: "endgame.fen", mimeType: "text/plain", buffer: Buffer.from(`${fen}\n`) });
  await page.waitForURL(/\/setup/);
  await page.locator("textarea").first().waitFor();
  assert.equal(await page.locator("textarea").first().inputValue(), fen);
  await page.goto("/library");
  await button("Import").first().click();
  await page.locator("dialog input[type=file]").setInputFiles({ name: "stones.sgf", mimeType: "text/plain", buffer: Buffer.from("(;GM[1]SZ[9:13]PB[Kuro]PW[Shiro];B[ee];W[cc];B[gg])") });
  await page.locator("dialog").getByText(/1 new/).waitFor();
  await page.keyboard.press("Escape");
  const row = page.locator(".record").filter({ hasText: "Kuro" });
  assert.match(await row.innerText(), /Go · 9 × 13[\s\S]*3 moves/);
});
