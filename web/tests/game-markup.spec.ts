import assert from "node:assert/strict";
import { test } from "node:test";
import { go, openTable, sit, until } from "./game-hands";
import { openStage } from "./harness";

const stage = openStage();
const record = "(;GM[1]SZ[9]PB[Ann]PW[Ben];B[ee]LB[cc:x]TR[dd]SQ[ff]AR[aa:ia]LN[ai:ii]C[Look here];W[gg])";

test("labels, marks and lines of a Go record are seen, drawn, removed and kept", async () => {
  const { watch, id } = await openTable(stage.house, go(), { sitter: "nobody" }, { sitter: "nobody" }, { record });
  const { page, errors } = await sit(await stage.window(), watch);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.locator(".shudan-marker_label").waitFor();
  assert.equal(await page.locator('.strokes [data-stroke="arrow"]').count(), 1);
  assert.equal(await page.locator('.strokes [data-stroke="line"]').count(), 1);
  const named = async (square: string) => (await page.locator(`[data-cell="${square}"]`).getAttribute("aria-label")) ?? "";
  assert.match(await named("2-6"), /labelled x/);
  assert.match(await named("3-5"), /triangle/);

  const point = (x: number, y: number) => page.locator(`.shudan-vertex[data-x="${x}"][data-y="${y}"]`);
  await page.getByRole("button", { name: "Label with a letter" }).click();
  await point(0, 3).click();
  await until(() => named("0-5"), "labelled A");
  await point(1, 3).click();
  await until(() => named("1-5"), "labelled B");
  await point(0, 3).click();
  await until(async () => String((await named("0-5")).includes("labelled")), "false");
  await page.getByRole("button", { name: "Arrow", exact: true }).click();
  await point(0, 8).click();
  await point(8, 0).click();
  await until(async () => String(await page.locator('.strokes [data-stroke="arrow"]').count()), "2");

  // By keys alone: a circle on the point that has the focus.
  await page.getByRole("button", { name: "Circle", exact: true }).press("Enter");
  await page.locator('[data-cell="8-8"]').focus();
  await page.keyboard.press("Enter");
  await until(() => named("8-8"), "circle");
  const text = await (await fetch(`${stage.house.address}/api/games/${id}/record`)).text();
  assert.match(text, /CR\[ia\]/);
  assert.match(text, /AR\[aa:ia\]\[ai:ia\]/);

  await page.getByRole("button", { name: "One move on" }).click();
  await until(async () => String(await page.locator(".shudan-marker_label").count()), "0");
  assert.deepEqual(errors, []);
});

test("every tool of a Go record has a key, shown by ?", async () => {
  const { watch, id } = await openTable(stage.house, go(), { sitter: "nobody" }, { sitter: "nobody" }, { record });
  const { page, errors } = await sit(await stage.window(), watch);
  const text = async () => (await fetch(`${stage.house.address}/api/games/${id}/record`)).text();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+R");
  await until(async () => String(/(LB|TR|SQ|AR|LN)\[/.test(await text())), "false");
  const tools = { L: "letter", N: "number", T: "triangle", S: "square", O: "circle", X: "cross", I: "line", V: "arrow" };
  for (const [key, tool] of Object.entries(tools)) {
    await page.keyboard.press(`Shift+${key}`);
    assert.equal(await page.locator('[data-tool][aria-pressed="true"]').getAttribute("data-tool"), tool);
  }
  await page.keyboard.press("Shift+X");
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await until(text, "MA[ai]");
  await page.keyboard.press("Shift+I");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await until(text, "LN[ai:bi]");
  await page.keyboard.press("?");
  await page.locator("dialog kbd", { hasText: "Shift+V" }).waitFor();
  assert.deepEqual(errors, []);
});

test("the head of a Go record is filled in by the names of SGF, and says so in French", async () => {
  const nobody = { sitter: "nobody" as const };
  const { watch, id } = await openTable(stage.house, go(), nobody, nobody, { record: "(;GM[1]SZ[9]PB[Shu];B[ee])" });
  const { page } = await sit(await stage.window({ language: "fr" }), watch);
  await page.keyboard.press("e");
  const field = page.getByRole("dialog").getByLabel("Noirs");
  assert.equal(await field.inputValue(), "Shu");
  await field.fill("Honinbo Shu");
  await field.press("Tab");
  await page.getByRole("dialog").getByLabel("Tournoi").fill("Castle games");
  await page.keyboard.press("Tab");
  await until(async () => (await fetch(`${stage.house.address}/api/games/${id}/record`)).text(), /PB\[Honinbo Shu\][^]*EV\[Castle games\]/);
  assert.equal(await page.getByRole("dialog").getByText("SZ").count(), 0);
});

test("arrows and circles by the right button on a goban last until the next touch", async () => {
  const { watch } = await openTable(stage.house, go(), { sitter: "person", name: "Ann", screen: 0 }, { sitter: "person", name: "Ben", screen: 0 });
  const { page, moves } = await sit(await stage.window(), watch);
  const middle = async (x: number, y: number) => {
    const box = await page.locator(`.shudan-vertex[data-x="${x}"][data-y="${y}"]`).boundingBox();
    assert.ok(box !== null);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.click(...(await middle(2, 2)), { button: "right" });
  await page.locator(".strokes circle.fleeting").waitFor();
  await page.mouse.move(...(await middle(3, 3)));
  await page.mouse.down({ button: "right" });
  await page.mouse.move(...(await middle(5, 4)), { steps: 3 });
  await page.mouse.up({ button: "right" });
  await page.locator('.strokes .fleeting[data-stroke="arrow"]').waitFor();
  await page.mouse.click(...(await middle(4, 4)));
  await until(moves, "E5");
  assert.equal(await page.locator(".strokes").count(), 0);
});
