import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, type Route, routeOf } from "./route";

const routes: Route[] = [
  { screen: "start" },
  { screen: "new", wish: { game: null, variant: null } },
  { screen: "new", wish: { game: "chess", variant: "alice" } },
  { screen: "continue" },
  { screen: "game", id: "0f", secret: null },
  { screen: "game", id: "0f", secret: "abc" },
  { screen: "library", search: {} },
  { screen: "library", search: { text: "Wien 1922", kind: "chess", deleted: "true" } },
  { screen: "scores", who: null },
  { screen: "scores", who: "Ann & Bob" },
  { screen: "settings", page: "clock" },
  { screen: "variants", name: null },
  { screen: "variants", name: "my variant/2" },
  { screen: "setup", wish: { game: "go", variant: "19" } },
  { screen: "setup", wish: { game: "chess", variant: null, start: "8/8/8/8 w - - 0 1" } },
  { screen: "new", wish: { game: "chess", variant: "alice", start: "8/8 w - - 0 1", boards: "3" } },
  { screen: "problems", search: {} },
  { screen: "problems", search: { collection: "my problems/easy.sgf", state: "unsolved", page: "3" } },
  { screen: "problem", id: "7f/7", collection: null, number: null },
  { screen: "problem", id: "7f", collection: "built-in", number: "12" },
  { screen: "ask", game: "0f", secret: null, node: 12, target: "C3", region: [] },
  { screen: "ask", game: "0f", secret: "abc", node: 0, target: "Q17", region: ["P18", "Q19"] },
];

test("every screen has an address that leads back to it", () => {
  for (const route of routes) {
    const url = new URL(addressOf(route), "http://localhost");
    assert.deepEqual(routeOf(url), route);
  }
});

test("settings begin with the display", () => {
  assert.deepEqual(routeOf({ pathname: "/settings" }), { screen: "settings", page: "display" });
});

test("an address that leads nowhere is told as such", () => {
  for (const pathname of ["/nowhere", "/game", "/settings/colour", "/library/1/2", "/new/x", "/problem", "/ask/0f"]) {
    assert.deepEqual(routeOf({ pathname }), { screen: "missing", path: pathname });
  }
});

test("a name that cannot be decoded is taken as it is", () => {
  assert.deepEqual(routeOf({ pathname: "/variants/%E0%A4%A" }), { screen: "variants", name: "%E0%A4%A" });
});
