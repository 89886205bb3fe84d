import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openingName } from "./openings";
import { sayIn } from "./words";

const french = (text: string) => openingName(sayIn("fr"), "fr", text);
const english = (text: string) => openingName(sayIn("en"), "en", text);

test("every opening has a name in each language", () => {
  const names = readFileSync(join(process.cwd(), "../data/openings.tsv"), "utf8").trim().split("\n").map((line) => line.split("\t")[1] ?? "");
  assert.ok(names.length > 400);
  for (const name of names) {
    assert.equal(english(name).replaceAll("’", "'"), name);
    assert.notEqual(french(name), name);
  }
});

test("a French name is put together of its parts", () => {
  assert.equal(french("B90 Sicilian Defence: Najdorf Variation"), "B90 Défense sicilienne\u00a0: variante Najdorf");
  assert.equal(french("C92 Ruy Lopez: Closed, Zaitsev Variation"), "C92 Partie espagnole\u00a0: variante fermée, variante Zaïtsev");
  assert.equal(french("Queen's Gambit Declined"), "Gambit dame refusé");
});

test("the names of files are known in other spellings, and what is not known stays", () => {
  assert.equal(french("Sicilian Defense: Najdorf Variation, English Attack"), "Défense sicilienne\u00a0: variante Najdorf, attaque anglaise");
  assert.equal(french("Queen’s Gambit"), "Gambit dame");
  for (const text of ["", "C65", "Joseki of my uncle", "Sicilian Defense: Uncle's Line", ": ,"]) assert.equal(french(text), text);
});
