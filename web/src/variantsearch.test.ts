import assert from "node:assert/strict";
import { test } from "node:test";
import { foundVariants } from "./variantsearch";

const offer = (name: string, description: string, aliases: string[] = []) => ({ name, title: name, aliases, description, rules: [], is_playable: true });
const offers = [offer("chess", "Comme partout."), offer("atomic", "Les échecs qui explosent.", ["atom"]), offer("alice", "Deux échiquiers.")];
const title = (name: string) => name;

test("without a word all variants are found", () => {
  assert.equal(foundVariants(offers, "  ", title).length, 3);
});

test("accents and capitals do not matter", () => {
  assert.deepEqual(foundVariants(offers, "ÉCH", title).map(({ name }) => name), ["atomic", "alice"]);
});

test("who is called so comes before who is told of so", () => {
  assert.deepEqual(foundVariants([...offers, offer("deux", "")], "deux", title).map(({ name }) => name), ["deux", "alice"]);
});
