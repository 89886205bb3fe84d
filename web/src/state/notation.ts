import type { BoardView } from "../wire";

const FRENCH: Readonly<Record<string, string>> = { K: "R", Q: "D", R: "T", B: "F", N: "C" };
const ENGLISH: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(FRENCH).map(([english, french]) => [french, english]));

/** Whether all pieces are those of chess, whose letters every language has. */
export function hasKnownLetters(game: string, board: Pick<BoardView, "pieces">): boolean {
  return game === "chess" && board.pieces.every(([, { name, color }]) => color === null || /^[KQRBNP]$/.test(name));
}

/** What stands for a pass in a language; the table reads the English one. */
const PASS: Readonly<Record<string, string>> = { en: "pass", fr: "passe" };

/** A move as it is written in a language; figures, letters of boards and other signs stay. */
export function notationIn(language: string, notation: string, isKnown: boolean): string {
  if (notation === PASS.en) return PASS[language] ?? notation;
  return language === "fr" && isKnown ? notation.replace(/(?<=^|[ =])[KQRBN]/g, (letter) => FRENCH[letter] ?? letter) : notation;
}

/** A move as it was typed in a language, in the letters that the table reads. */
export function typedIn(language: string, text: string, isKnown: boolean): string {
  if (text.trim().toLowerCase() === PASS[language]) return PASS.en ?? text;
  if (language !== "fr" || !isKnown || /^[oO0]-/.test(text)) return text.trim();
  return text.trim().replace(/^[RDTFC](?=[a-h1-8x@])|(?<==)[DTFC]/g, (letter) => ENGLISH[letter] ?? letter);
}

/** The letter of a piece in a language. */
export function letterIn(language: string, name: string, isKnown: boolean): string {
  return language === "fr" && isKnown ? (FRENCH[name] ?? name) : name;
}
