import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { go, openTable, person, sit, until } from "./game-hands";
import { type Manner, openStage } from "./harness";
import { addProblems, problemHands, problemsOf, pyramid } from "./problems-hands";
import { faults, isTooWide } from "./sound";

let problem = "";
const stage = openStage({
  makeReady: async ({ house }) => {
    const { id } = await addProblems(house, "pyramid.sgf", pyramid);
    problem = `/problem/${(await problemsOf(house, id))[0]?.id ?? ""}?collection=${id}&number=1`;
  },
});

/** A record in which a black corner of three points in a row is enclosed. */
const enclosed = "(;GM[1]SZ[9]AB[ah][bh][ch][dh][di]AW[ag][bg][cg][dg][eg][eh][ei];B[gc];W[cc])";

const manners: Manner[] = [
  { language: "en", scheme: "light" }, { language: "en", scheme: "dark" }, { language: "fr", scheme: "light" }, { language: "fr", scheme: "dark" },
  { language: "en", scheme: "dark", phone: true }, { language: "fr", scheme: "light", phone: true },
];

for (const manner of manners) {
  const name = `${manner.language}, ${manner.scheme}${manner.phone === true ? ", phone" : ""}`;
  test(`the screens of problems are sound and accessible (${name})`, async () => {
    const window = await stage.window(manner);
    const page = await window.newPage();
    page.setDefaultTimeout(10_000);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const check = async (what: string) => {
      assert.deepEqual(await faults(page), [], what);
      assert.ok(!(await page.locator("body").innerText()).includes("‹"), `${what}: a sentence is missing`);
      assert.ok(!(await isTooWide(page)), `${what} is wider than the window`);
    };
    await page.goto("/problems");
    await page.locator(".problem-card").first().waitFor();
    await check("the list");
    await page.locator(".head .button:not(.first)").click();
    await page.getByRole("dialog").waitFor();
    await check("the window to add problems");
    await page.goto(problem);
    const { ready, said, type } = problemHands(page);
    await ready();
    await check("a problem");
    await type("A1");
    await until(said, "B1");
    await page.locator('[aria-keyshortcuts="S"]').click();
    await page.locator('[aria-keyshortcuts="V"]').click();
    await page.locator(".said.verdict").waitFor();
    await check("a problem with all that can be said");
    await page.locator('[aria-keyshortcuts="?"]').click();
    await page.getByRole("dialog").waitFor();
    await check("the keys of a problem");
    assert.deepEqual(errors, []);
    await window.close();
  });
}

test("a group of a record is asked about, judged, and left again for the game", async () => {
  const { watch } = await openTable(stage.house, go(), { sitter: "nobody" }, { sitter: "nobody" }, { record: enclosed });
  const { page } = await sit(await stage.window(), watch);
  page.setDefaultTimeout(10_000);
  const { ready, said, button, touch } = problemHands(page);
  await page.keyboard.press("End");
  await page.keyboard.press("q");
  await page.getByText("No group is chosen yet.").waitFor();
  await touch("B2");
  await page.getByText("The group of B2.").waitFor();
  await page.getByRole("button", { name: "Ask the solver" }).click();
  await page.locator(".status").getByText("Does the black group of B2 live?").waitFor();
  await page.locator(".status").getByText(/The region was worked out; it has 3 vacant points/).waitFor();
  await ready();
  await button("Verdict").click();
  await until(said, /to play: (alive|dead)/);
  await page.goBack();
  await page.locator(".moves .move").first().waitFor();
  await page.goForward();
  await page.locator(".status").getByText("Does the black group of B2 live?").waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.locator(".moves .move").first().waitFor();
});

test("a group of a running game is asked about with a region that is drawn, by pointer and by keys", async () => {
  const { watch } = await openTable(stage.house, go(), person("Ann"), person("Ben"));
  const { page, type } = await sit(await stage.window(), watch);
  page.setDefaultTimeout(10_000);
  const { sweep, touch, point } = problemHands(page);
  for (const [index, move] of ["C3", "G7"].entries()) {
    await type(move);
    await until(async () => String(await page.locator(".moves .move").count()), String(index + 1));
  }
  await page.getByRole("button", { name: "Does this live?" }).click();
  await sweep("D4", "B2");
  await page.getByText("The region has 8 points.").waitFor();
  await point("J9").focus();
  await page.keyboard.press("Enter");
  await page.getByText("The region has 9 points.").waitFor();
  await touch("C3");
  await page.getByText("The group of C3.").waitFor();
  assert.match((await point("C3").getAttribute("aria-label")) ?? "", /asked about/);
  await page.getByRole("button", { name: "Ask the solver" }).click();
  await page.waitForURL(/\/ask\//);
  await page.locator(".status").getByText("Does the black group of C3 live?").waitFor();
  await page.locator(".status").getByText("One may play on 9 vacant points.").waitFor();
  assert.match((await point("F5").getAttribute("aria-label")) ?? "", /not playable/);
  await page.goBack();
  await page.getByRole("button", { name: "Does this live?" }).waitFor();
});

test("a group in the open is asked about once its region is drawn, and that is said", async () => {
  const { id } = await openTable(stage.house, go(), { sitter: "nobody" }, { sitter: "nobody" }, { record: "(;GM[1]SZ[9];B[ee];W[cc])" });
  const page = await (await stage.window()).newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(`/ask/${id}?at=1&target=E5`);
  await page.getByText("On the board of the game you can draw the region that matters.").waitFor();
});

test("a question that cannot be asked is refused kindly, with a way back", async () => {
  const { id } = await openTable(stage.house, go(), person("Ann"), person("Ben"));
  const page = await (await stage.window()).newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(`/ask/${id}?at=0&target=C3`);
  await page.getByRole("alert").getByText(/C3/).waitFor();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.waitForURL(/\/game\//);
});

test("fingers try moves on a telephone, in French", async () => {
  const page: Page = await (await stage.window({ phone: true, language: "fr" })).newPage();
  page.setDefaultTimeout(10_000);
  await page.goto("/");
  await page.getByRole("link", { name: /Problèmes/ }).tap();
  await page.getByRole("button", { name: /^pyramid\.sgf/ }).tap();
  await page.locator(".problem-card").filter({ hasText: "Pyramid" }).tap();
  const { ready, said, point } = problemHands(page);
  await ready();
  const box = await point("C1").boundingBox();
  assert.ok(box !== null && box.width >= 30, "points are large enough for a finger");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await until(said, /Cela échoue/);
  await page.locator(".said-all").getByRole("button", { name: "Reprendre le coup" }).tap();
  await until(said, /C1/);
});
