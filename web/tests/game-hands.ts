import assert from "node:assert/strict";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { House } from "./harness";
import type { Kind, NewTable, Opened, Sitter, Spec } from "../src/wire";

/** A person at the screen of the house. */
export const person = (name: string, screen = 0): Sitter => ({ sitter: "person", name, screen });

/** A built-in engine. */
export const level = (number: number): Sitter => ({ sitter: "level", level: number });

/** A game of chess, or of some variant of it. */
export const chess = (more: Partial<Extract<Kind, { game: "chess" }>> = {}): Kind => ({ game: "chess", variant: "chess", boards: null, sections: null, start: null, ...more });

/** A game of Go on a small board. */
export const go = (size = "9"): Kind => ({ game: "go", size, rules: "chinese", komi: null, handicap: 0, start: null });

/** Opens a game at the server. */
export async function openTable(house: House, kind: Kind, white: Sitter, black: Sitter, more: Partial<Spec> = {}): Promise<Opened> {
  const terms = { take_backs: true, draws: "automatic" as const, pace: 0 };
  const table: NewTable = { spec: { kind, seats: { white, black }, clock: "", terms, record: null, tags: [], ...more }, shuffle: false };
  const answer = await fetch(`${house.address}/api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(table) });
  assert.equal(answer.ok, true, await answer.clone().text());
  return (await answer.json()) as Opened;
}

/** Somebody before a game: a page with hands. */
export type Hands = {
  page: Page;
  /** The sentence that says how the game stands. */
  status: () => Locator;
  /** The moves, as they are read in a row. */
  moves: () => Promise<string>;
  cell: (name: string, board?: number) => Locator;
  /** Clicks on one square after the other. */
  click: (...names: string[]) => Promise<void>;
  drag: (from: string, to: string, boards?: [number, number]) => Promise<void>;
  type: (move: string) => Promise<void>;
  /** What went wrong on the page. */
  errors: string[];
};

/** Opens a game in a window. */
export async function sit(window: BrowserContext, address: string): Promise<Hands> {
  const page = await window.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(address);
  await page.locator('[role="grid"]').first().waitFor();
  const cell = (name: string, board = 0) => {
    const [file, rank] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
    return page.locator(`[data-board="${board}"] [data-cell="${file}-${rank}"]`);
  };
  const middle = async (name: string, board = 0) => {
    const box = await cell(name, board).boundingBox();
    assert.ok(box !== null, `${name} is seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  return {
    page,
    errors,
    cell,
    status: () => page.locator(".status-line"),
    moves: async () => (await page.locator(".moves").innerText()).replace(/\s+/g, " ").trim(),
    click: async (...names) => {
      for (const name of names) await page.mouse.click(...(await middle(name)));
    },
    drag: async (from, to, boards = [0, 0]) => {
      const [start, end] = [await middle(from, boards[0]), await middle(to, boards[1])];
      await page.mouse.move(...start);
      await page.mouse.down();
      await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, { steps: 3 });
      await page.mouse.move(...end, { steps: 3 });
      await page.mouse.up();
    },
    type: async (move) => {
      await page.locator("#typed-move").fill(move);
      await page.keyboard.press("Enter");
    },
  };
}

/** Waits until something holds, or says what it is instead. */
export async function until(what: () => Promise<string>, holds: RegExp | string, patience = 8_000): Promise<string> {
  const end = Date.now() + patience;
  let last = "";
  while (Date.now() < end) {
    last = await what();
    if (typeof holds === "string" ? last.includes(holds) : holds.test(last)) return last;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  assert.fail(`expected ${String(holds)}, got ${last}`);
}
