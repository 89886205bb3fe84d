import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import type { View } from "../src/wire";
import { chess, go, level, openTable, person, sit, until } from "./game-hands";
import { openStage } from "./harness";

const stage = openStage();

/** Has a window write down each source of sound that starts. */
async function listen(window: BrowserContext): Promise<void> {
  await window.addInitScript(() => {
    const started: string[] = [];
    Object.assign(globalThis, { started });
    for (const [kind, from] of [["noise", AudioBufferSourceNode.prototype], ["tone", AudioScheduledSourceNode.prototype]] as const) {
      const start = Object.getOwnPropertyDescriptor(from, "start")?.value as (this: AudioScheduledSourceNode, when?: number) => void;
      from.start = function begun(this: AudioScheduledSourceNode, when?: number) {
        started.push(this instanceof OscillatorNode ? `${kind} ${Math.round(this.frequency.value)}` : kind);
        start.call(this, when);
      };
    }
  });
}

/** What has started to sound since one last asked. */
async function heard(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as { started: string[] }).started.splice(0).join(" "));
}

async function set(values: Record<string, boolean | number>): Promise<void> {
  const answer = await fetch(`${stage.house.address}/api/settings`, {
    method: "PATCH", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ values, periods: null }),
  });
  assert.ok(answer.ok, await answer.text());
}

test("an offer is heard", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben", 1));
  const window = await stage.window();
  await listen(window);
  const { page } = await sit(window, watch);
  await page.keyboard.press("d");
  assert.equal(await until(() => heard(page), /\S/), "tone 660 tone 880");
});

test("moves, captures, checks, the end and the clock are heard, and nothing when sounds are off", async () => {
  const window = await stage.window();
  await listen(window);
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"), { clock: "12" });
  const { page, type, moves } = await sit(window, watch);
  const told = async (move: string, ear: string) => {
    await type(move);
    await until(moves, move);
    assert.ok((await until(() => heard(page), /\S/)).startsWith(ear), `${move} sounds otherwise`);
  };
  await told("e4", "noise tone 180");
  await told("d5", "noise tone 180");
  await told("exd5", "noise noise");
  await told("Qxd5", "noise noise");
  await told("Qf3", "noise tone 180");
  await told("Qe4", "noise tone 880");
  await until(() => heard(page), "noise", 14_000);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog .button").filter({ hasText: "Resign" }).first().click();
  await until(() => heard(page), "tone 523 tone 659 tone 784");
  await set({ "display.sounds": false });
  const quiet = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  await page.goto(quiet.watch);
  await page.locator('[role="grid"]').first().waitFor();
  await type("e4");
  await until(moves, "e4");
  assert.equal(await heard(page), "");
  await set({ "display.sounds": true });
});

test("sounds are as loud as the settings have it", async () => {
  const window = await stage.window();
  await window.addInitScript(() => {
    const connect = Object.getOwnPropertyDescriptor(AudioNode.prototype, "connect")?.value as (this: AudioNode, to: AudioNode) => AudioNode;
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, to: AudioNode) {
        if (to instanceof AudioDestinationNode) Object.assign(globalThis, { outlet: this });
        return connect.call(this, to);
      },
    });
  });
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  const { page, type, status } = await sit(window, watch);
  const loudness = async () => String(await page.evaluate(() => (globalThis as unknown as { outlet?: GainNode }).outlet?.gain.value ?? -1));
  await type("e4");
  await until(loudness, "1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Volume").fill("7");
  await page.getByLabel("Volume").press("Tab");
  await page.keyboard.press("Escape");
  // The window had stopped the game.
  await until(() => status().innerText(), "Black to move.");
  await type("e5");
  await until(loudness, /^0\.1/);
  await set({ "display.volume": 70 });
});

test("stones and stones that are taken sound like stones", async () => {
  const { watch } = await openTable(stage.house, go(), person("Ann"), person("Ben"));
  const window = await stage.window();
  await listen(window);
  const { page, type } = await sit(window, watch);
  const told = async (move: string, ear: string, count: number) => {
    await type(move);
    await until(async () => String(await page.locator(".moves .move").count()), String(count));
    assert.equal(await until(() => heard(page), /\S/), ear);
  };
  for (const [index, move] of ["A2", "A1", "B1"].entries()) {
    await told(move, move === "B1" ? "noise noise noise noise" : "noise tone 1250", index + 1);
  }
});

test("music is made up while it is wanted, and ends with the game's screen", async () => {
  await set({ "display.music": true });
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  const window = await stage.window();
  await listen(window);
  const { page, click } = await sit(window, watch);
  await click("e2");
  await until(() => heard(page), /tone \d/, 12_000);
  await set({ "display.music": false });
  await page.goto("/");
  await page.waitForTimeout(1500);
  assert.equal(await heard(page), "");
});

test("a finger confirms its stone where that is wanted", async () => {
  await set({ "display.confirm-touch": true });
  const { watch } = await openTable(stage.house, go(), person("Ann"), person("Ben"));
  const { page } = await sit(await stage.window({ phone: true }), watch);
  const point = (x: number, y: number) => page.locator(`.shudan-vertex[data-x="${x}"][data-y="${y}"]`);
  const stones = async () => String(await page.locator(".moves .move").count());
  await point(4, 4).tap();
  await page.locator(".shudan-ghost_1").waitFor();
  assert.equal(await stones(), "0");
  await point(2, 2).tap();
  await until(async () => String(await point(2, 2).evaluate((one) => one.classList.contains("shudan-ghost_1"))), "true");
  assert.equal(await stones(), "0");
  await point(2, 2).tap();
  await until(stones, "1");
  await set({ "display.confirm-touch": false });
  await page.reload();
  await point(6, 6).tap();
  await until(stones, "2");
});

test("a piece is gated in behind the one that moves", async () => {
  const { watch } = await openTable(stage.house, chess({ variant: "seirawan" }), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  await hands.click("g1", "f3");
  await hands.page.locator('.pick[data-pick="H"]').click();
  await until(hands.moves, "Nf3/H");
  await until(async () => (await hands.cell("g1").getAttribute("aria-label")) ?? "", /white H|hawk/i);
});

test("a wall is put where it is touched behind the move", async () => {
  const { watch, id } = await openTable(stage.house, chess({ variant: "amazons" }), person("Ann"), person("Ben"));
  const hands = await sit(await stage.window(), watch);
  const view = (await (await fetch(`${stage.house.address}/api/games/${id}`)).json()) as View;
  const choice = view.choices.find(({ gesture }) => gesture.then !== null);
  assert.ok(choice !== undefined);
  const { from, to, then } = choice.gesture;
  const nameOf = (place: typeof from) => (place !== null && "file" in place ? `${String.fromCharCode(97 + place.file)}${place.rank + 1}` : "");
  await hands.click(nameOf(from), nameOf(to), nameOf(then));
  await until(async () => String(await hands.page.locator(".moves .move").count()), "1");
  assert.ok(await hands.cell(nameOf(then)).evaluate((cell) => cell.classList.contains("blocked")));
});

test("moves are typed one after the other, and Escape stops the clock from there", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), level(0), { clock: "600" });
  const window = await stage.window();
  const { page, moves, status } = await sit(window, watch);
  const field = page.locator("#typed-move");
  const isFocused = () => field.evaluate((input) => String(input === document.activeElement));
  await page.keyboard.press("/");
  for (const [move, answered] of [["e4", /1\. e4 \S+/], ["d4", /2\. d4 \S+/]] as const) {
    await page.keyboard.type(move);
    await page.keyboard.press("Enter");
    await until(moves, answered, 20_000);
    assert.equal(await isFocused(), "true");
  }
  await page.keyboard.press("Home");
  await page.locator(".move[aria-current]").waitFor({ state: "detached" });
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.locator(".move[aria-current]").innerText(), "e4");
  await page.keyboard.press("End");
  await page.keyboard.press("Control+z");
  await until(() => page.locator(".move[aria-current]").innerText(), /^(?!d4)/);
  await page.keyboard.press("/");
  await page.keyboard.type("x");
  assert.equal(await field.inputValue(), "x");
  await page.keyboard.press("Escape");
  assert.equal(await field.inputValue(), "");
  await page.keyboard.press("Escape");
  await until(() => status().innerText(), /paused/);
  await page.keyboard.press("Escape");
  await until(() => status().innerText(), /Your turn/);
  await until(isFocused, "true");
  await window.close();
});
