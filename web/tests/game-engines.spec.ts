import assert from "node:assert/strict";
import { test } from "node:test";
import type { About } from "../src/wire";
import { chess, go, level, openTable, person, sit, until } from "./game-hands";
import { openStage } from "./harness";

let engines: string[];
const stage = openStage({
  makeReady: async (open) => {
    engines = ((await (await fetch(`${open.house.address}/api/about`)).json()) as About).engines;
  },
});

test("GNU Chess is an opponent", async (context) => {
  if (!engines.includes("GNU Chess")) {
    context.skip("GNU Chess is not installed");
    return;
  }
  const { watch } = await openTable(stage.house, chess(), person("Ann"), { sitter: "engine", name: "GNU Chess" }, { clock: "60+1" });
  const hands = await sit(await stage.window(), watch);
  await hands.click("e2", "e4");
  await until(hands.moves, /1\. e4 \S+/, 20_000);
  await hands.click("g1", "f3");
  await until(hands.moves, /2\. Nf3 \S+/, 20_000);
  assert.deepEqual(hands.errors, []);
});

test("GNU Go is an opponent, and both pass to the count", async (context) => {
  if (!engines.includes("GNU Go")) {
    context.skip("GNU Go is not installed");
    return;
  }
  const { watch } = await openTable(stage.house, go(), { sitter: "engine", name: "GNU Go" }, person("Ann"));
  const hands = await sit(await stage.window(), watch);
  await hands.type("E5");
  await until(async () => String(await hands.page.locator(".moves .move").count()), "2", 30_000);
  await hands.page.keyboard.press("Tab");
  await hands.page.locator(".controls").getByRole("button", { name: "Pass" }).click();
  await until(async () => String(await hands.page.locator(".moves .move").count()), "4", 30_000);
  assert.deepEqual(hands.errors, []);
});

test("what an engine thinks is shown to whoever wants to see it", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), level(5));
  const window = await stage.window();
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ values: { "display.thinking": true } });
  assert.equal((await fetch(`${stage.house.address}/api/settings`, { method: "PATCH", headers, body })).status, 200);
  const hands = await sit(window, watch);
  await hands.click("e2", "e4");
  await until(() => hands.page.locator(".thoughts").innerText(), /depth \d+/, 15_000);
  // The moves that it expects are written as moves are.
  const line = await until(() => hands.page.locator(".thoughts p").nth(1).innerText(), /[a-h]\d/, 15_000);
  assert.doesNotMatch(line, /[a-h]\d[a-h]\d/);
});
