import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { until } from "./game-hands";
import { openStage } from "./harness";
import { addProblems, endless, problemHands, problemsOf, pyramid } from "./problems-hands";

let [open, both, slow] = ["", "", ""];
const stage = openStage({
  makeReady: async ({ house }) => {
    const one = await addProblems(house, "pyramid.sgf", pyramid);
    const field = await addProblems(house, "field.sgf", endless());
    const two = await addProblems(house, "both.sgf", pyramid.replace("PL[B]", ""));
    both = `/problem/${(await problemsOf(house, two.id))[0]?.id ?? ""}`;
    open = `/problem/${(await problemsOf(house, one.id))[0]?.id ?? ""}?collection=${one.id}&number=1`;
    slow = `/problem/${(await problemsOf(house, field.id))[0]?.id ?? ""}`;
  },
});

/** What was opened for a test; a house has room for some problems at a time only. */
const windows: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(windows.splice(0).map((window) => window.close()));
});

/** A page at an address, where nothing is waited for long. */
async function pageAt(address: string): Promise<Page> {
  const window = await stage.window();
  windows.push(window);
  const page = await window.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(address);
  return page;
}

test("the list has the built-in problems, and keys walk it", async () => {
  const page = await pageAt("/");
  await page.getByRole("link", { name: /Problems/ }).click();
  await page.getByRole("button", { name: /Plateau’s own/ }).waitFor();
  const cards = page.locator(".problem-card");
  await cards.first().waitFor();
  assert.equal(await cards.count(), 60);
  const text = await cards.first().innerText();
  assert.match(text, /Problem 1[\s\S]*(Black|White) to play[\s\S]*very easy[\s\S]*new/);
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await cards.nth(1).evaluate((card) => card === document.activeElement), true);
  await page.keyboard.press("End");
  assert.equal(await cards.nth(59).evaluate((card) => card === document.activeElement), true);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: "Next" }).click();
  await page.getByText("Problem 61", { exact: true }).waitFor();
  await page.goBack();
  await page.getByText("Problem 1", { exact: true }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Problems", { exact: true }).waitFor();
});

test("a problem that is played right is solved, and the list knows", async () => {
  const page = await pageAt("/problems");
  const { ready, said, touch } = problemHands(page);
  await page.getByRole("button", { name: /^pyramid\.sgf/ }).click();
  await page.locator(".problem-card").filter({ hasText: "Pyramid" }).click();
  await page.getByText("Black to play. Does the black group of A3 live?").waitFor();
  await ready();
  assert.equal(await page.locator(".said-all").innerText(), "");
  await touch("B1");
  assert.match(await until(said, /Solved!/), /Correct: alive, with two eyes/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator(".problem-card").filter({ hasText: "solved" }).waitFor();
  await page.getByRole("button", { name: /1 of 1 solved/ }).waitFor();
  await page.getByRole("button", { name: "Next unsolved" }).click();
  await page.getByText("All problems of this collection are solved.").waitFor();
});

test("a wrong move is refuted on the board, step by step, and taken back", async () => {
  const page = await pageAt(open);
  const { ready, said, type, point, button, moves } = problemHands(page);
  await ready();
  await type("A1");
  assert.match(await until(said, /It fails/), /It fails: dead[\s\S]*White answers B1/);
  await until(moves, /A1\?/);
  await button("Show why").click();
  await page.getByRole("button", { name: "Back to your move" }).waitFor();
  await page.getByRole("button", { name: "Back to your move" }).click();
  await until(async () => (await point("B1").getAttribute("aria-label")) ?? "", "white stone");
  await page.locator(".said-all").getByRole("button", { name: "Take back" }).click();
  await until(async () => (await point("B1").getAttribute("aria-label")) ?? "", "empty");
  await page.locator(".moves .move").first().click();
  await until(async () => (await point("A1").getAttribute("aria-label")) ?? "", "black stone");
});

test("verdict, hint and solution come when they are asked for", async () => {
  const page = await pageAt(open);
  const { ready, said, button, moves } = problemHands(page);
  await ready();
  await page.keyboard.press("h");
  await until(said, "Try B1.");
  await page.keyboard.press("v");
  await until(said, /Black to play: alive/);
  await button("Solution").click();
  assert.match(await until(moves, "A1"), /^1\. ?B1!/);
});

test("where both sides are asked about, either can move first, and sides are changed", async () => {
  const page = await pageAt(both);
  const { ready, said, button, moves } = problemHands(page);
  await ready();
  await until(() => page.locator(".status").innerText(), /White to play\.[\s\S]*You play White/);
  await page.keyboard.press("v");
  await until(said, /White to play: dead/);
  await button("Let Black move first").click();
  await until(() => page.locator(".status").innerText(), /Black to play\.[\s\S]*You play Black/);
  await page.keyboard.press("v");
  await until(said, /Black to play: alive/);
  await button("Swap sides").click();
  await until(() => page.locator(".status").innerText(), "You play White");
  assert.match(await until(moves, "B1"), /^1\. ?B1!$/);
  await button("Begin anew").click();
  await until(said, "Black moves first.");
  await button("Pass").click();
  await until(said, /Nothing helps here/);
});

test("a verdict asked for while the solver thinks waits, and comes when it is stopped", async () => {
  const page = await pageAt(slow);
  const { said, solver, button } = problemHands(page);
  await until(solver, /\d[\d,]* positions/);
  const before = await solver();
  await button("Verdict").click();
  await until(solver, "Your question waits");
  assert.match(await until(async () => ((await solver()) === before ? "" : solver()), /to prove/), /to disprove/);
  assert.equal(await page.locator(".verdict").count(), 0);
  await button("Stop").click();
  await until(said, /unknown|nothing is proven/);
  await until(solver, "not proven");
  await button("Search again").click();
  await until(solver, "at work");
});

test("what was tried and shown is saved, as a file and in the library", async () => {
  const page = await pageAt(open);
  const { ready, moves, button, type } = problemHands(page);
  await ready();
  await type("C1");
  await until(moves, /C1\?/);
  await button("Solution").click();
  await until(moves, /B1!/);
  const [download] = await Promise.all([page.waitForEvent("download"), button("Save as a file").click()]);
  const text = await readFile(await download.path(), "utf8");
  assert.match(text, /TR\[ag\]/);
  assert.match(text, /B\[bi\]/);
  assert.match(text, /B\[ci\]/);
  await button("Save to the library").click();
  await page.getByText("What was tried is in the library.").waitFor();
});

test("a problem is there again after a reload, and behind the way back", async () => {
  const page = await pageAt("/problems");
  await page.locator(".problem-card").nth(2).click();
  await page.getByRole("heading", { level: 1, name: "Problem 3" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Problem 3" }).waitFor();
  await page.locator(".solver:not(.is-working)").waitFor();
  await page.goBack();
  await page.locator(".problem-card").first().waitFor();
});

test("problems are pasted; what cannot be read is named, the others are there, and a collection is thrown away", async () => {
  const page = await pageAt("/problems");
  await page.getByRole("button", { name: "Add problems" }).click();
  const bad = "(;GM[1]SZ[9]AB[aa]TR[ee])";
  const good = pyramid.replace("Pyramid", "Pasted").replace("PL[B]", "PL[W]");
  await page.getByLabel("Or paste problems").fill(`${good}\n${bad}`);
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("dialog").getByText("1 problem", { exact: false }).first().waitFor();
  await page.getByRole("dialog").getByText(/1 thing in it could not be read/).click();
  await page.getByRole("dialog").getByText(/problem 2:/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.locator(".problem-card").filter({ hasText: "Pasted" }).waitFor();
  await page.getByRole("button", { name: /^Remove / }).last().click();
  await page.getByText(/no longer in the list/).waitFor();
});

test("files are dropped on the list and chosen, and the same ones again are refused", async () => {
  const page = await pageAt("/problems");
  await page.locator(".problem-card").first().waitFor();
  const text = pyramid.replace("Pyramid", "Dropped");
  const transfer = await page.evaluateHandle((sgf) => {
    const data = new DataTransfer();
    data.items.add(new File([sgf], "dropped.sgf"));
    return data;
  }, text);
  await page.dispatchEvent("body", "dragover", { dataTransfer: transfer });
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
  await page.getByRole("dialog").getByText("dropped.sgf: 1 problem").waitFor();
  await page.locator("dialog input[type=file]").setInputFiles({ name: "again.sgf", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByRole("dialog").getByText(/again\.sgf: The same problems are there already, as "dropped\.sgf"/).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".problem-card").filter({ hasText: "Dropped" }).waitFor();
});

test("unsolved problems are found, and names", async () => {
  const page = await pageAt("/problems?state=solved&text=nothing-is-called-so");
  await page.getByText("There is no such problem.").waitFor();
  await page.getByLabel("Show", { exact: true }).selectOption("unseen");
  await page.getByLabel("Search in names and files").fill("");
  await page.locator(".problem-card").first().waitFor();
  assert.match(page.url(), /state=unseen/);
});

test("a problem is tried by keys alone, and heard", async () => {
  const page = await pageAt(open);
  const { ready, point } = problemHands(page);
  await ready();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("b");
  await page.keyboard.press("ArrowRight");
  await until(async () => (await page.locator(":focus").getAttribute("aria-label")) ?? "", "B1, empty");
  await page.keyboard.press("Enter");
  await until(async () => (await point("B1").getAttribute("aria-label")) ?? "", "B1, black stone, last move");
  await until(() => page.locator('.unseen[aria-live="polite"]').allInnerTexts().then((texts) => texts.join(" ")), "Correct: alive, with two eyes.");
  assert.match((await point("A3").getAttribute("aria-label")) ?? "", /asked about/);
  assert.match((await point("J9").getAttribute("aria-label")) ?? "", /not playable/);
  await page.keyboard.press("Control+z");
  await until(async () => (await point("B1").getAttribute("aria-label")) ?? "", "B1, empty");
  await page.keyboard.press("p");
  await until(() => page.locator(".said-all").innerText(), "It fails");
  await page.keyboard.press("r");
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Swap sides").waitFor();
});

test("a problem is opened again when the server comes back, and what was solved stays solved", async () => {
  const page = await pageAt(open);
  const { ready, touch, said } = problemHands(page);
  await ready();
  await stage.house.kill();
  await page.getByText("The connection is lost.").waitFor();
  await stage.house.restart();
  await page.getByText("The connection is lost.").waitFor({ state: "detached" });
  await ready();
  await page.locator(".status .chip").filter({ hasText: "solved" }).waitFor();
  await touch("B1");
  await until(said, "Solved!");
});

test("when too many problems are open, that is said, and one more fits as soon as another is closed", async () => {
  let page = await pageAt(open);
  const first = page;
  const refused = () => page.getByRole("alert").getByText("Too many problems are open here");
  for (let count = 1; count < 12 && !(await refused().isVisible()); count += 1) {
    page = await pageAt(open);
    await page.locator(".solver").or(refused()).waitFor();
  }
  await refused().waitFor();
  await first.close();
  await until(async () => {
    if (await page.getByRole("button", { name: "Try again" }).isVisible()) await page.getByRole("button", { name: "Try again" }).click();
    return String(await page.locator(".solver").count());
  }, "1");
});

test("an address of no problem says so", async () => {
  const page = await pageAt("/problem/none");
  await page.getByRole("alert").getByText("There is no such problem any more.").waitFor();
  await page.getByRole("link", { name: "Problems" }).click();
  await page.locator(".problem-card").first().waitFor();
});
