import type { Ask, Word } from "../wire";

/** What is asked by a name, and answered once by the same. */
export type Question = Exclude<Extract<Ask, { id: string }>, { ask: "analyse" | "review" }>;

/** The line to a game as far as it is known without a browser. */
export type Line = {
  /** Whether words can be said: not before we were welcomed. */
  phase: "down" | "joining" | "up" | "refused";
  /** How often it was tried in vain since it was last up. */
  tries: number;
  /** What was asked and not answered, in its order: it is asked again after each return. */
  open: Question[];
};

/** A line before its first word. */
export const newLine: Line = { phase: "down", tries: 0, open: [] };

/** Waits between tries, in milliseconds; the last one stays. */
const WAITS = [150, 300, 600, 1_000, 1_500, 2_000];

/** What comes of something that happens to a line: how it is then, and what is to be said. */
export type Next = { line: Line; say: Ask[] };

/** The line after the connection is there: we say who we are. */
export function connected(line: Line, join: Extract<Ask, { ask: "join" }>): Next {
  return { line: { ...line, phase: "joining" }, say: [join] };
}

/** The line after we want to ask something; it is said now if it can be, else after the return. */
export function asked(line: Line, question: Question): Next {
  const open = [...line.open, question];
  return { line: { ...line, open }, say: line.phase === "up" ? [question] : [] };
}

/** The line after a word: a welcome has all that is open asked again, answers close what they answer. */
export function heard(line: Line, word: Word): Next {
  switch (word.word) {
    case "welcome": return { line: { ...line, phase: "up", tries: 0 }, say: line.open };
    case "answer":
    case "hint":
    case "board": return { line: { ...line, open: line.open.filter(({ id }) => id !== word.id) }, say: [] };
    case "misunderstood": return { line: line.phase === "joining" ? { ...line, phase: "refused" } : line, say: [] };
    default: return { line, say: [] };
  }
}

/** The line after the connection was lost, and in how many milliseconds to try again; never where we were refused. */
export function lost(line: Line): { line: Line; wait: number | null } {
  if (line.phase === "refused") return { line, wait: null };
  const wait = WAITS[Math.min(line.tries, WAITS.length - 1)] ?? 0;
  return { line: { ...line, phase: "down", tries: line.tries + 1 }, wait };
}

/** A name unlike any other, by which a command is done once however often it is said. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
