import { gameName, kindName, rulesName } from "../../names";
import type { Live } from "../../state/live";
import { ownSeats } from "../../state/seats";
import type { Ending, View } from "../../wire";
import { type Language, type Say, sentenceOf } from "../../words";

/** How a game ended, as a sentence: who won and why. */
export function endingSentence(say: Say, ending: Ending): string {
  const { verdict, reason } = ending;
  if (reason.id === "ending-counted") return sentenceOf(say, { ...reason, id: "game-counted" });
  const result = verdict === "draw" ? "result-draw" : verdict === "no-result" ? "result-void" : `result-${verdict.win}`;
  return say("play-ended", { result: say(result), why: sentenceOf(say, reason) });
}

/** What is to be said about the game now: whose turn it is, check, or how it ended. */
export function statusSentence(say: Say, live: Live, view: View): string {
  switch (view.phase) {
    case "ended": return endingSentence(say, view.ending);
    case "waiting": return say("game-waiting");
    case "paused": return say("table-paused");
    case "counting": return countSentence(say, view.count);
    case "reviewing": return say("game-reviewing");
    default: return turnSentence(say, live, view);
  }
}

/** Who is ahead as the stones stand, and by how much. */
function countSentence(say: Say, count: View["count"]): string {
  const color = count?.winner ?? null;
  return color === null ? say("game-counting-even") : say("game-counting", { color, points: count?.text.replace(/^[BW]\+/, "") ?? "" });
}

function turnSentence(say: Say, live: Live, view: View): string {
  const own = ownSeats(live.access, view);
  const isCheck = view.board.alarms.length > 0;
  const isOurs = own.length === 1 && own[0] === view.turn;
  if (isOurs) return say(isCheck ? "game-your-turn-check" : "game-your-turn");
  return say(isCheck ? "game-turn-check" : "game-turn", { color: view.turn });
}

/** How large a goban is; a record says it by its board. */
function sizeOf({ board: { files, ranks } }: View): string {
  return `${files} × ${ranks}`;
}

/** The rules of a game of Go; those of a record are told by the record or not at all. */
function rulesOf(say: Say, language: Language, view: View, agreed: string): string {
  if (view.phase !== "reviewing") return rulesName(say, language, agreed);
  const written = view.tags.find(([name]) => name === "RU")?.[1].toLowerCase() ?? "";
  return written === "" ? "" : rulesName(say, language, written);
}

/** What a kind of game is called on the screen. */
export function kindTitle(say: Say, language: Language, view: View): string {
  const { kind } = view;
  if (kind.game === "go") return [gameName(say, language, kind.game), sizeOf(view), rulesOf(say, language, view, kind.rules)].filter((part) => part !== "").join(" · ");
  const title = kindName(say, language, kind.game, kind.game === "chess" ? kind.variant : "");
  return view.board.boards > 1 ? `${title} · ${say("game-boards", { count: view.board.boards })}` : title;
}
