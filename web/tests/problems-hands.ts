import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { House } from "./harness";
import type { ProblemCollection, ProblemPage } from "../src/wire";

/** Black to play: four points around B1 live by that one alone. */
export const pyramid = "(;GM[1]SZ[9]GN[Pyramid]PL[B]AB[ah][ag][bg][cg][ch][dh][di]AW[af][bf][cf][df][dg][eg][eh][ei]TR[ag]SQ[ai][bi][ci][bh])";

/** Two stones in an empty field of eleven by eleven points: nobody proves anything about them in a minute. */
export function endless(): string {
  const letters = "abcdefghijklm".split("");
  const points = letters.flatMap((x) => letters.map((y) => x + y));
  const isRim = (point: string) => /[am]/.test(point);
  const values = (some: string[]) => some.map((point) => `[${point}]`).join("");
  const black = ["gg", "fg"];
  const open = points.filter((point) => !isRim(point) && !black.includes(point));
  return `(;GM[1]SZ[13]GN[Endless]PL[B]AB${values(black)}AW${values(points.filter(isRim))}TR[gg]SQ${values(open)})`;
}

/** Adds a file of problems at the server. */
export async function addProblems(house: House, name: string, text: string): Promise<ProblemCollection> {
  const answer = await fetch(`${house.address}/api/problems/collections`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name, text }) });
  assert.equal(answer.ok, true, await answer.clone().text());
  return (await answer.json()) as ProblemCollection;
}

/** The problems of a collection. */
export async function problemsOf(house: House, collection: string): Promise<ProblemPage["problems"]> {
  const answer = await fetch(`${house.address}/api/problems?collection=${encodeURIComponent(collection)}`);
  return ((await answer.json()) as ProblemPage).problems;
}

/** Somebody before a problem: a page with hands. */
export function problemHands(page: Page) {
  const point = (name: string) => page.getByRole("gridcell", { name: new RegExp(`^${name},`) });
  const middle = async (name: string) => {
    const box = await point(name).boundingBox();
    assert.ok(box !== null, `${name} is seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  return {
    /** The last words to what was tried or asked. */
    said: () => page.locator(".said-all").innerText(),
    solver: () => page.locator(".solver").innerText(),
    ready: () => page.locator(".solver:not(.is-working)").waitFor(),
    moves: async () => (await page.locator(".moves").innerText()).replace(/\s+/g, " ").trim(),
    button: (name: string | RegExp) => page.getByRole("button", { name }),
    type: async (move: string) => {
      await page.locator("#typed-move").fill(move);
      await page.keyboard.press("Enter");
    },
    /** A point, as it is heard. */
    point,
    /** Touches a point in its middle. */
    touch: async (name: string) => page.mouse.click(...(await middle(name))),
    /** Draws over all points between two corners. */
    sweep: async (from: string, to: string) => {
      const [start, end] = [await middle(from), await middle(to)];
      await page.mouse.move(...start);
      await page.mouse.down();
      await page.mouse.move(...end, { steps: 4 });
      await page.mouse.up();
    },
  };
}
