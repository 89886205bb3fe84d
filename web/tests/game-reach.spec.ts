import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { chess, go, type Hands, level, openTable, person, sit, until } from "./game-hands";
import { type Manner, openStage } from "./harness";
import { memoryOf } from "./memory";

const stage = openStage();

test("a game is played by keys alone, and what happens is announced", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), person("Ben"));
  const { page, moves } = await sit(await stage.window(), watch);
  await page.keyboard.press("b");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  assert.match(await focused(), /^e2, white pawn/);
  await page.keyboard.press("Enter");
  assert.match(await focused(), /selected/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  assert.match(await focused(), /can go here/);
  await page.keyboard.press("Enter");
  await until(moves, "e4");
  await until(() => page.locator('[role="status"].unseen').allInnerTexts().then((texts) => texts.join(" ")), "White played e4.");
  await page.keyboard.press("/");
  await page.keyboard.type("e5");
  await page.keyboard.press("Enter");
  await until(moves, "e5");
  await page.keyboard.press("Tab");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("?");
  await page.locator("dialog kbd").first().waitFor();
});

test("of two screens of one seat that move at once, the one that came too late is told", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), level(0));
  const one = await sit(await stage.window({ language: "fr" }), watch);
  const other = await sit(await stage.window({ language: "fr" }), watch);
  const race = async (hands: Hands, from: string, to: string) => {
    await hands.click(from);
    return hands.cell(to).boundingBox();
  };
  const goals = [await race(one, "e2", "e4"), await race(other, "d2", "d4")];
  await Promise.all([one, other].map(({ page }, index) => {
    const goal = goals[index] ?? null;
    assert.ok(goal !== null);
    return page.mouse.click(goal.x + goal.width / 2, goal.y + goal.height / 2);
  }));
  // The engine has answered by then, and the sentence still stands.
  for (const { moves } of [one, other]) await until(moves, /1\. \S+ \S+/);
  const told = async () => (await Promise.all([one, other].map(({ page }) => page.locator(".refused").allInnerTexts()))).flat();
  await until(async () => (await told()).join("|"), /^Votre coup n’a pas été joué/);
  assert.equal((await told()).length, 1);
});

test("a game is played by touch on a phone", async () => {
  const { watch } = await openTable(stage.house, chess(), person("Ann"), level(0));
  const hands = await sit(await stage.window({ phone: true }), watch);
  for (const name of ["e2", "e4"]) {
    const box = await hands.cell(name).boundingBox();
    assert.ok(box !== null);
    await hands.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await until(hands.moves, /1\. e4 \S+/);
  const wide = await hands.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
});

test("Alice on eight boards fits 360 and 1280 pixels", async () => {
  const { watch } = await openTable(stage.house, chess({ variant: "alice", boards: 8 }), person("Ann"), person("Ben"));
  const phone = await sit(await stage.window({ phone: true }), watch);
  assert.ok(((await phone.cell("e2").boundingBox())?.width ?? 0) >= 34);
  assert.ok((await phone.page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  const window = await stage.window();
  const wide = await sit(window, watch);
  await wide.page.setViewportSize({ width: 1280, height: 800 });
  await until(async () => String(Math.round((await wide.cell("a8", 7).boundingBox())?.width ?? 0)), /^(2[2-9]|3\d)$/);
});

const manners: Manner[] = [
  { language: "en", scheme: "light" }, { language: "en", scheme: "dark" }, { language: "fr", scheme: "light" }, { language: "fr", scheme: "dark", phone: true },
];

for (const manner of manners) {
  test(`games are accessible (${manner.language}, ${manner.scheme})`, async () => {
    const record = "1. e4 {Best} e5 2. Nf3! (2. f4 exf4) 2... Nc6 *\n";
    const games = [
      await openTable(stage.house, chess(), person("Ann"), level(1), { clock: "300+2" }),
      await openTable(stage.house, chess({ variant: "crazyhouse" }), person("Ann"), person("Ben")),
      await openTable(stage.house, chess({ variant: "alice" }), person("Ann"), person("Ben")),
      await openTable(stage.house, { game: "draughts", start: null }, person("Ann"), person("Ben")),
      await openTable(stage.house, go("13"), person("Ann"), person("Ben")),
      await openTable(stage.house, chess(), { sitter: "nobody" }, { sitter: "nobody" }, { record }),
    ];
    const window = await stage.window(manner);
    for (const { watch } of games) {
      const { page, errors } = await sit(window, watch);
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`), []);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor();
      const menu = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(menu.violations.map(({ id }) => id), []);
      assert.deepEqual(errors, []);
      await page.close();
    }
  });
}

test("a game that is not there is said to be missing", async () => {
  const window = await stage.window();
  const page = await window.newPage();
  await page.goto("/game/nothing-of-that-name");
  await page.getByRole("heading", { name: "This game is not here" }).waitFor();
});

test("after fifty games in one tab the page is as light as at the start", async () => {
  const window = await stage.window();
  const page = await window.newPage();
  await page.goto("/scores");
  const meter = await window.newCDPSession(page);
  const walk = async (address: string) => {
    await page.evaluate((where) => {
      history.pushState(null, "", where);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    await page.waitForTimeout(120);
  };
  const kinds = [chess(), chess({ variant: "alice" }), go()];
  const visit = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const kind = kinds[index % kinds.length] ?? chess();
      await walk((await openTable(stage.house, kind, person("Ann"), person("Ben"))).watch);
    }
    await walk("/scores");
  };
  await visit(3);
  const start = await memoryOf(meter);
  await visit(50);
  const end = await memoryOf(meter);
  assert.ok(end.nodes < start.nodes * 1.2 + 200, `${start.nodes} nodes became ${end.nodes}`);
  assert.ok(end.objects < start.objects * 1.04, `${start.objects} bytes became ${end.objects}`);
});
