import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, openHouse, openWindow } from "./harness";

test("the house is found on the local network on request only, and a guest comes by the link", async () => {
  const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
  try {
    const page = await (await openWindow(browser, house)).newPage();
    page.setDefaultTimeout(10_000);
    await page.goto("/new");
    await page.getByRole("radio", { name: "Person by link" }).first().check();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.getByRole("button", { name: "Listen on the local network" }).click();
    await page.getByRole("button", { name: "Stop listening" }).waitFor();
    await page.getByRole("img", { name: /Code to scan/ }).waitFor();
    const address = await page.getByRole("textbox", { name: /Link for/ }).inputValue();
    assert.ok(!address.includes("127.0.0.1"), address);
    const guest = await (await openWindow(browser, house)).newPage();
    await guest.goto(address);
    await page.getByRole("textbox", { name: /Link for/ }).waitFor({ state: "detached" });
  } finally {
    await browser.close();
    await house.close();
  }
});

test("quitting stops the program and says so", async () => {
  const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
  try {
    const page = await (await openWindow(browser, house)).newPage();
    page.setDefaultTimeout(10_000);
    await page.goto("/");
    await page.getByRole("button", { name: /^Quit/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Quit", exact: true }).click();
    await page.getByRole("heading", { name: "Plateau has stopped" }).waitFor();
    await assert.rejects(async () => {
      for (let wait = 0; wait < 50; wait += 1) {
        await fetch(`${house.address}/api/about`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
  } finally {
    await browser.close();
    await house.close();
  }
});
