import { FluentBundle, FluentResource } from "@fluent/bundle";
import enEndings from "../../crates/words/src/en/endings.ftl";
import enFaults from "../../crates/words/src/en/faults.ftl";
import enMoves from "../../crates/words/src/en/moves.ftl";
import enPageGame from "../../crates/words/src/en/page-game.ftl";
import enPageOpenings from "../../crates/words/src/en/page-openings.ftl";
import enPageProblems from "../../crates/words/src/en/page-problems.ftl";
import enPage from "../../crates/words/src/en/page.ftl";
import enPlay from "../../crates/words/src/en/play.ftl";
import enServer from "../../crates/words/src/en/server.ftl";
import enSolve from "../../crates/words/src/en/solve.ftl";
import enStore from "../../crates/words/src/en/store.ftl";
import enTable from "../../crates/words/src/en/table.ftl";
import enTitles from "../../crates/words/src/en/titles.ftl";
import frEndings from "../../crates/words/src/fr/endings.ftl";
import frFaults from "../../crates/words/src/fr/faults.ftl";
import frMoves from "../../crates/words/src/fr/moves.ftl";
import frPageGame from "../../crates/words/src/fr/page-game.ftl";
import frPageOpenings from "../../crates/words/src/fr/page-openings.ftl";
import frPageProblems from "../../crates/words/src/fr/page-problems.ftl";
import frPage from "../../crates/words/src/fr/page.ftl";
import frPlay from "../../crates/words/src/fr/play.ftl";
import frServer from "../../crates/words/src/fr/server.ftl";
import frSolve from "../../crates/words/src/fr/solve.ftl";
import frStore from "../../crates/words/src/fr/store.ftl";
import frTable from "../../crates/words/src/fr/table.ftl";
import frTitles from "../../crates/words/src/fr/titles.ftl";
import type { Message } from "./wire";

/** The languages of the page. */
export const languages = ["en", "fr"] as const;

/** One of the languages of the page. */
export type Language = (typeof languages)[number];

/** What a sentence is given besides its id. */
export type Arguments = Record<string, string | number>;

/** The sentence of an id. */
export type Say = (id: string, given?: Arguments) => string;

const texts: Record<Language, string[]> = {
  en: [enPage, enPageGame, enPageOpenings, enPageProblems, enSolve, enEndings, enMoves, enTable, enPlay, enServer, enStore, enFaults, enTitles],
  fr: [frPage, frPageGame, frPageOpenings, frPageProblems, frSolve, frEndings, frMoves, frTable, frPlay, frServer, frStore, frFaults, frTitles],
};

const bundles = new Map<Language, FluentBundle>();

/** The language that is spoken: the one chosen, or the first of the browser's that is known. */
export function languageOf(chosen: unknown, browser: readonly string[]): Language {
  const known = (name: unknown) => languages.find((language) => language === name);
  const wished = browser.map((name) => known(name.toLowerCase().split("-")[0]));
  return known(chosen) ?? wished.find((language) => language !== undefined) ?? "en";
}

/** The sentences of a language; where there is none, the id in angle brackets. */
export function sayIn(language: Language): Say {
  const bundle = bundleOf(language);
  return (id, given = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return `‹${id}›`;
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(pattern, argumentsIn(language, given), errors);
    return errors.length === 0 ? sentence : `‹${id}›`;
  };
}

/** Whether a language has a sentence of this id. */
export function hasSentence(language: Language, id: string): boolean {
  return bundleOf(language).hasMessage(id);
}

/** A message of the server as a sentence. */
export function sentenceOf(say: Say, message: Message): string {
  const told = (value: string | Message) => (typeof value === "string" ? value : sentenceOf(say, value));
  return say(message.id, Object.fromEntries(message.arguments.map(([name, value]) => [name, told(value)])));
}

/** A sentence that stands alone: what is said within others lacks its capital and its end; squares keep their letter. */
export function standing(sentence: string): string {
  const begun = sentence.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase());
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known !== undefined) return known;
  // The marks that isolate arguments would be copied along with sentences; names here are short.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts[language]) bundle.addResource(new FluentResource(language === "fr" ? bound(text) : text), { allowOverrides: true });
  bundles.set(language, bundle);
  return bundle;
}

/** French marks on the line of the word before them. */
function bound(text: string): string {
  return text.replaceAll(/ (?=[:;?!»%])|(?<=«) /g, "\u00a0");
}

/** Numbers as numbers, so that plurals follow them; decimals and quotations in the marks of the language. */
function argumentsIn(language: Language, given: Arguments): Arguments {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, argumentIn(language, value)]));
}

function argumentIn(language: Language, value: string | number): string | number {
  if (typeof value === "number") return value;
  if (/^(0|[1-9]\d{0,8})$/.test(value)) return Number(value);
  if (language !== "fr") return value;
  const quoted = /^"(.*)"$/s.exec(value);
  if (quoted !== null) return bound(`« ${quoted[1]} »`);
  return /^[+−-]?\d+\.\d+$/.test(value) ? value.replace(".", ",") : value;
}
