import assert from "node:assert/strict";
import { test } from "node:test";
import { openStage } from "./harness";

const stage = openStage({ isOpen: true });

test("a guest is asked for the key, and its owner goes on as at home", async () => {
  const window = await stage.window();
  const page = await window.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto("/");
  await page.getByText("You are a guest here.").waitFor();
  assert.ok(await page.getByRole("button", { name: /Play now/ }).isDisabled());
  await page.getByLabel("The owner’s key").fill(stage.house.key);
  await page.getByRole("button", { name: "Use the key" }).click();
  await page.getByRole("button", { name: /Play now/ }).and(page.locator(":enabled")).waitFor();
  await page.goto("/library");
  await page.getByText("No game is kept yet.").waitFor();
  await window.close();
});

test("problems are the owner's, and a guest is told so", async () => {
  const window = await stage.window();
  const page = await window.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto("/problems");
  await page.getByLabel("The owner’s key").fill(stage.house.key);
  await page.getByRole("button", { name: "Use the key" }).click();
  await page.locator(".problem-card").first().click();
  await page.locator(".solver:not(.is-working)").waitFor();
  await window.close();
});

test("two browsers play one game by a link", async () => {
  const [here, there] = await Promise.all([stage.window(), stage.window()]);
  const owner = await here.newPage();
  owner.setDefaultTimeout(10_000);
  await owner.goto("/new");
  await owner.getByLabel("The owner’s key").or(owner.getByRole("button", { name: "Start the game" })).first().waitFor();
  await owner.evaluate((key) => localStorage.setItem("plateau.owner-key", key), stage.house.key);
  await owner.reload();
  await owner.getByRole("radio", { name: "Person by link" }).first().check();
  await owner.getByRole("button", { name: "Start the game" }).click();
  await owner.waitForURL(/\/game\//);
  const address = await owner.getByRole("textbox", { name: /Link for/ }).inputValue();
  const guest = await there.newPage();
  await guest.goto(address);
  await owner.getByRole("textbox", { name: /Link for/ }).waitFor({ state: "detached" });
  await Promise.all([here.close(), there.close()]);
});
