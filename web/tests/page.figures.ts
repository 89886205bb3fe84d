// Measures what the page promises of itself, and prints it as a table: `npm run figures [FOLDER FOR PICTURES]`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { chess, type Hands, openTable, person, sit, until } from "./game-hands";
import { type House, openBrowser, openHouse, openWindow } from "./harness";
import { type Memory, memoryOf } from "./memory";

/** One thing that was measured: what, how much is promised, what it is. */
type Line = { what: string; promised: string; measured: string };

const [pictures] = process.argv.slice(2);
const middle = (values: number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const worst = (values: number[]) => Math.max(...values);
const span = (values: number[]) => `${middle(values).toFixed(1)} ms, at worst ${worst(values).toFixed(1)} ms`;

/** From the start of the program to a page on which a game can be begun. */
async function readiness(browser: Browser): Promise<Line> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const begun = performance.now();
    const house = await openHouse();
    const page = await (await openWindow(browser, house)).newPage();
    await page.goto("/");
    await page.getByRole("button", { name: /Play now/ }).and(page.locator(":enabled")).waitFor();
    times.push(performance.now() - begun);
    await page.close();
    await house.close();
  }
  return { what: "Ready to play after the program's start", promised: "1000 ms", measured: span(times) };
}

/** Has a page write down when a touched piece is drawn on its goal and when the table has confirmed it. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { shown: number[]; frames: number[]; confirmed: number[] } = { shown: [], frames: [], confirmed: [] };
    Object.assign(globalThis, { seen });
    const count = () => document.querySelectorAll(".moves .move").length;
    const pieces = () => [...document.querySelectorAll<HTMLElement>("piece:not(.ghost)")].map(({ className, style }) => `${className} ${style.transform}`).join();
    const channel = new MessageChannel();
    let behindFrame: () => void = () => undefined;
    channel.port1.onmessage = () => behindFrame();
    let waiting: MutationObserver | null = null;
    document.addEventListener("mousedown", () => {
      waiting?.disconnect();
      const [begun, moves, before] = [performance.now(), count(), pieces()];
      let [frames, isShown] = [0, false];
      // What was drawn is looked at behind the frame: others draw in it too.
      behindFrame = () => {
        if (isShown || pieces() === before) return;
        isShown = true;
        seen.shown.push(performance.now() - begun);
        seen.frames.push(frames);
      };
      const look = () => {
        frames += 1;
        channel.port2.postMessage(null);
        if (frames < 30) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      waiting = new MutationObserver((_, observer) => {
        if (count() === moves) return;
        observer.disconnect();
        seen.confirmed.push(performance.now() - begun);
      });
      waiting.observe(document.body, { subtree: true, childList: true, characterData: true });
    }, { capture: true });
  });
}

async function moves(browser: Browser, house: House): Promise<Line[]> {
  const { watch } = await openTable(house, chess(), person("Ann"), person("Ben"));
  const hands = await sit(await openWindow(browser, house), watch);
  await hands.click("g1", "f3");
  await until(hands.moves, "Nf3");
  await watchMoves(hands.page);
  const steps = [["g8", "f6"], ["f3", "g1"], ["f6", "g8"], ["g1", "f3"], ["b8", "c6"], ["f3", "d4"], ["c6", "d4"], ["b1", "c3"], ["d4", "c2"], ["d1", "c2"]];
  for (const [index, [from = "", to = ""]] of steps.entries()) {
    await hands.click(from);
    await hands.page.waitForTimeout(600);
    await hands.click(to);
    await until(async () => String(await hands.page.locator(".moves .move").count()), String(index + 2));
    await hands.page.waitForTimeout(600);
  }
  const seen = await hands.page.evaluate(() => (globalThis as unknown as { seen: { shown: number[]; frames: number[]; confirmed: number[] } }).seen);
  await hands.page.close();
  return [
    { what: "My move on the board", promised: "1 frame", measured: `${span(seen.shown)}; in frame ${middle(seen.frames)} after the press, at worst ${worst(seen.frames)}` },
    { what: "My move confirmed, on disk", promised: "25 ms", measured: span(seen.confirmed) },
  ];
}

/** How long frames take while something happens. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const look = (now: number) => {
      frames.push(now - last);
      last = now;
      if (frames.length < 2000) requestAnimationFrame(look);
    };
    Object.assign(globalThis, { frames });
    requestAnimationFrame(look);
  });
  await act();
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0).slice(2));
}

async function dragFrames(hands: Hands, from: string): Promise<number[]> {
  const { page, cell } = hands;
  const [start, board] = [await cell(from).boundingBox(), await page.locator(".cell-board").first().boundingBox()];
  if (start === null || board === null) throw new Error("there is no board");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (let step = 0; step < 120; step += 1) {
      const turn = (step / 40) * 2 * Math.PI;
      await page.mouse.move(board.x + board.width * (0.5 + 0.4 * Math.cos(turn)), board.y + board.height * (0.5 + 0.4 * Math.sin(turn)));
    }
  });
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.up();
  return frames;
}

async function largeDrag(browser: Browser, house: House): Promise<Line> {
  const row = "rnbqqkkbbnnr".slice(0, 12).replace("kk", "kq");
  const start = `${row}/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/${row.toUpperCase()} w - - 0 1`;
  const sections = `[wide:chess]\nmaxFile = l\nmaxRank = 10\ncastling = false\nstartFen = ${start}\n`;
  const { watch } = await openTable(house, chess({ variant: "wide", sections }), person("Ann"), person("Ben"));
  const hands = await sit(await openWindow(browser, house), watch);
  const frames = await dragFrames(hands, "d1");
  const late = frames.filter((frame) => frame > 25).length;
  await hands.page.close();
  return { what: "A frame of a drag on 12 × 10 squares", promised: "16.7 ms", measured: `${span(frames)}; ${late} of ${frames.length} late` };
}

async function alice(browser: Browser, house: House, boards: number, width: number): Promise<Line> {
  const { watch } = await openTable(house, chess({ variant: "alice", boards }), person("Ann"), person("Ben"));
  const window = await openWindow(browser, house, { phone: width < 600 });
  const hands = await sit(window, watch);
  if (width >= 600) await hands.page.setViewportSize({ width, height: 800 });
  await hands.page.waitForTimeout(300);
  const box = await hands.cell("e2").boundingBox();
  await hands.type("e4");
  await until(hands.moves, "e4");
  if (pictures !== undefined) await hands.page.screenshot({ path: join(pictures, `alice-${boards}-${width}.png`), fullPage: width < 600 });
  await window.close();
  return { what: `A square of Alice on ${boards} boards at ${width} px`, promised: width < 600 ? "34 px" : "22 px", measured: `${Math.round(box?.width ?? 0)} px` };
}

async function fiftyGames(browser: Browser, house: House): Promise<Line[]> {
  const window = await openWindow(browser, house);
  const first = await openTable(house, chess(), person("Ann"), person("Ben"));
  const hands = await sit(window, first.watch);
  const { page } = hands;
  const session = await window.newCDPSession(page);
  const playThrough = async (address: string) => {
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, new URL(address, house.address).pathname);
    await until(async () => String(await page.locator(".moves .move").count()), "0");
    for (const [index, move] of ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"].entries()) {
      await hands.type(move);
      await until(async () => String(await page.locator(".moves .move").count()), String(index + 1));
    }
  };
  const kept: Memory[] = [];
  let frames = [0];
  for (let round = 1; round <= 50; round += 1) {
    const { watch } = await openTable(house, chess(), person("Ann"), person("Ben"));
    await playThrough(watch);
    if (round === 5) frames = await dragFrames(hands, "d1");
    if ([5, 20, 35, 50].includes(round)) kept.push(await memoryOf(session));
  }
  const later = await dragFrames(hands, "d1");
  await window.close();
  return [
    { what: "Objects of a tab after 5, 20, 35 and 50 games", promised: "the same", measured: kept.map(({ objects, nodes }) => `${(objects / 1e6).toFixed(2)} MB (${nodes} nodes)`).join(", ") },
    { what: "Code that the browser compiled meanwhile", promised: "–", measured: kept.map(({ code }) => `${(code / 1e6).toFixed(2)} MB`).join(", ") },
    { what: "A frame of a drag after 50 games", promised: `${middle(frames).toFixed(1)} ms, as after 5`, measured: span(later) },
  ];
}

async function reconnect(browser: Browser): Promise<Line> {
  const house = await openHouse();
  const { watch } = await openTable(house, chess(), person("Ann"), person("Ben"), { clock: "300+3" });
  const hands = await sit(await openWindow(browser, house), watch);
  await hands.type("e4");
  await until(hands.moves, "e4");
  const times: number[] = [];
  for (const [index, move] of ["e5", "Nf3", "Nc6"].entries()) {
    await house.kill();
    await hands.page.locator(".away").waitFor();
    await hands.page.waitForTimeout(1500);
    const begun = performance.now();
    await house.restart();
    await hands.page.locator(".away").waitFor({ state: "detached" });
    times.push(performance.now() - begun);
    await hands.type(move);
    await until(async () => String(await hands.page.locator(".moves .move").count()), String(index + 2));
  }
  await house.close();
  return { what: "The game goes on after kill -9 and a new start", promised: "3000 ms", measured: span(times) };
}

if (pictures !== undefined) await mkdir(pictures, { recursive: true });
const browser = await openBrowser();
const lines = [await readiness(browser)];
const house = await openHouse();
lines.push(...(await moves(browser, house)), await largeDrag(browser, house));
for (const boards of [5, 8]) for (const width of [1280, 360]) lines.push(await alice(browser, house, boards, width));
lines.push(...(await fiftyGames(browser, house)), await reconnect(browser));
await house.close();
await browser.close();
console.log("| what | promised | measured |\n|---|---|---|");
for (const { what, promised, measured } of lines) console.log(`| ${what} | ${promised} | ${measured} |`);
