import assert from "node:assert/strict";
import { test } from "node:test";
import { isLoopback, linksOf } from "./links";
import type { SeatView } from "./wire";

const opened = { id: "g", keys: { white: "w", black: "b" }, links: { white: "/game/g#w", black: "/game/g#b" }, watch: "/game/g" };
const here: SeatView = { title: "Ann", sitter: "person", name: "Ann", screen: 0 };
const nobody: SeatView = { title: "", sitter: "nobody" };

test("only seats of others have links to give away", () => {
  assert.deepEqual(linksOf(opened, { white: here, black: nobody }, "http://10.0.0.2:7788"), [{ color: "black", address: "http://10.0.0.2:7788/game/g#b" }]);
  assert.deepEqual(linksOf(opened, { white: here, black: { title: "Level 1", sitter: "level", level: 1 } }, ""), []);
});

test("addresses of this machine alone are known", () => {
  assert.ok(isLoopback("127.0.0.1") && isLoopback("localhost") && isLoopback("[::1]"));
  assert.ok(!isLoopback("192.168.1.7"));
});
