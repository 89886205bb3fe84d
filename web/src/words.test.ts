import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Message } from "./wire";
import { languageOf, sayIn, sentenceOf, standing } from "./words";

const folder = join(process.cwd(), "../crates/words/src");

/** The ids of a file with the variables of each. */
function idsOf(path: string): Map<string, string> {
  const ids = new Map<string, string>();
  let id = "";
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const begin = /^([a-z][\w-]*) =/i.exec(line);
    if (begin?.[1] !== undefined) id = begin[1];
    if (line.startsWith("#") || id === "") continue;
    const variables = [...line.matchAll(/\$(\w+)/g)].map((found) => found[1]);
    ids.set(id, [...new Set([...(ids.get(id)?.split(" ") ?? []), ...variables])].sort().join(" ").trim());
  }
  return ids;
}

test("both languages say the same things of the page", () => {
  for (const name of readdirSync(join(folder, "en")).filter((file) => file.startsWith("page"))) {
    const [english, french] = ["en", "fr"].map((language) => idsOf(join(folder, language, name)));
    assert.deepEqual(french, english, name);
  }
});

test("each sentence that a source names exists in both languages", () => {
  const sources = readdirSync(join(process.cwd(), "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));
  for (const name of sources) {
    const text = readFileSync(join(process.cwd(), "src", name), "utf8");
    for (const [, id] of text.matchAll(/\bsay\(\s*"([^"]+)"/g)) {
      for (const language of ["en", "fr"] as const) {
        assert.notEqual(sayIn(language)(id ?? "").length, 0);
        assert.ok(readdirSync(join(folder, language)).some((file) => idsOf(join(folder, language, file)).has(id ?? "")), `${name}: ${id}`);
      }
    }
  }
});

test("the language is the chosen one, or the browser's, or English", () => {
  assert.equal(languageOf("fr", ["en"]), "fr");
  assert.equal(languageOf("auto", ["de", "fr-CA", "en"]), "fr");
  assert.equal(languageOf("auto", ["de"]), "en");
});

test("a message of the server becomes a sentence", () => {
  const message = { id: "move-no-piece", arguments: [["square", "e4"]] as [string, string][] };
  assert.equal(sentenceOf(sayIn("en"), message), "There is no piece on e4.");
  assert.equal(sayIn("en")("no-such-id"), "‹no-such-id›");
});

test("a message within a message is said in the same language", () => {
  const missing: Message = { id: "system-missing", arguments: [] };
  const message: Message = { id: "fault-start", arguments: [["program", "x"], ["why", missing]] };
  assert.equal(sentenceOf(sayIn("en"), message), "x cannot be started: there is no such file or folder");
  assert.match(sentenceOf(sayIn("fr"), message), /^x ne peut pas être lancé\u00a0: il n’y a pas/);
});

test("what is said within other sentences stands alone with a capital and an end", () => {
  assert.equal(standing("les Blancs n’ont pas de roi"), "Les Blancs n’ont pas de roi.");
  assert.equal(standing("à vous ?"), "À vous ?");
  assert.equal(standing("e4 is empty"), "e4 is empty.");
});

test("the pieces that are set up are called by their names, not by letters of another language", () => {
  assert.equal(sayIn("en")("page-setup-on", { square: "e1", piece: "K", color: "white" }), "e1: White king");
  assert.equal(sayIn("fr")("page-setup-piece", { piece: "N", color: "black" }), "cavalier (Noirs)");
  assert.equal(sayIn("fr")("page-setup-hand-more", { piece: "Q", color: "white" }), "En main, dame (Blancs)\u00a0: un exemplaire de plus");
  assert.equal(sayIn("en")("page-setup-piece", { piece: "Z", color: "black" }), "Black Z");
});
