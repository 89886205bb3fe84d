import type { Message, ProblemJudged, ProblemWord } from "../wire";

/** What is said to a move: what it is worth, what the other side does, and whether that was all. */
export function repliesOf({ told, board, answer, line }: ProblemJudged): Message[] {
  const answerer = board.moves.at(-1)?.color ?? "black";
  const message = (id: string, ...args: [string, string][]): Message => ({ id, arguments: args });
  const answered = answer === null ? [] : [answer === "pass" ? message("play-passed", ["color", answerer]) : message("solve-answered", ["color", answerer], ["move", answer])];
  const goesOn = line.length > 1 ? [message("solve-goes-on", ["moves", line.slice(answer === null ? 0 : 1).join(" ")])] : [];
  return [told, ...answered, ...goesOn, ...(board.end === null ? [] : [board.end])];
}

/** Whether a sentence says why another move fails. */
export function isRefutation({ id }: Message): boolean {
  return id.startsWith("solve-refutation");
}

/** What is to be heard of a word of the server; how far the solver is changes too often for that. */
export function tidingsOf(word: ProblemWord): Message[] {
  switch (word.word) {
    case "opened":
    case "verdict": return word.told;
    case "ready":
    case "board":
    case "hint": return [word.told];
    case "judged": return repliesOf(word);
    case "solution": return word.told.filter((line) => !isRefutation(line));
    case "refused":
    case "misunderstood": return [word.why];
    default: return [];
  }
}
