import { moveGlyphKeys, positionGlyphKeys } from "../../state/glyphs";
import { clearMarksKey, markToolKeys, markTools } from "../../state/markup";
import type { View } from "../../wire";
import type { Say } from "../../words";

/** A key with what it does. */
type KeyLine = { keys: string[]; what: string };

/** Keys that lead to the lists beside a game. */
export const listKeys = { pace: "Shift+P", engine: "Shift+M", lines: "Shift+U", time: "Shift+W" };

/** The keys of a question about a group: it is asked, its region is left to be worked out. */
export const askKeys = { ask: "Shift+Q", clear: "Shift+Z" };

/** The key that keeps the best line of an analysis. */
export const keepKey = "Shift+K";

/** The key that asks an engine again. */
export const askAgainKey = "Shift+Y";

/**
 * Keys of buttons that are there now and then: advise, offer, resign, analyse, review, claim, accept, refuse, ask
 * about a group, swap colours; move a variation up, take it out, undo that; judgements, tools, lists.
 */
export const buttonKeys: readonly string[] = [
  "H", "D", "R", "A", "V", "C", "Y", "X", "Q", "W", "PageUp", "Delete", "Backspace", ...moveGlyphKeys, ...positionGlyphKeys,
  ...Object.values(markToolKeys), clearMarksKey, ...Object.values(listKeys), ...Object.values(askKeys), keepKey, askAgainKey,
];

/** What is drawn on a goban, with its keys. */
function drawingKeys(say: Say): KeyLine[] {
  const tools = markTools.map((tool) => ({ keys: [markToolKeys[tool]], what: say("game-markup-tool", { tool }) }));
  return [...tools, { keys: [clearMarksKey], what: say("game-markup-clear") }];
}

/** The first and the last of keys that follow each other. */
function rangeOf(keys: readonly string[]): string {
  return `${keys.at(0)}–${keys.at(-1)?.at(-1)}`;
}

/** The keys of a game, as they are shown by `?`. */
export function gameKeys(say: Say, view: View): { title: string; keys: KeyLine[] }[] {
  const line = (what: string, ...keys: string[]): KeyLine => ({ keys, what: say(what) });
  const isGo = view.kind.game === "go";
  const many = view.board.boards > 1 ? [line("game-merge", "M")] : [];
  const stones = isGo ? [line("game-pass", "P"), line("game-zoom", "Z"), line("ask-title", "Q"), line("ask-do", askKeys.ask), line("ask-clear", askKeys.clear)] : [];
  const position = isGo ? [] : [line("game-copy-position", "K")];
  return [
    {
      title: say("game-keys-board"),
      keys: [line("game-keys-focus", "B"), line("game-keys-walk", "←", "↑", "→", "↓"), line("game-keys-touch", "Enter"), line("game-type", "/"), ...stones, ...many, line("game-flip", "F")],
    },
    {
      title: say("game-keys-game"),
      keys: [line("game-take-back", "Ctrl+Z"), line("game-redo", "Ctrl+Y"), line("game-hint", "H"), line("game-offer-draw", "D"), line("game-claim", "C"), line("game-accept", "Y"), line("game-decline", "X"), line("game-resign", "R")],
    },
    {
      title: say("game-steps"),
      keys: [line("game-back", "←"), line("game-forward", "→"), line("game-keys-sibling", "↑", "↓"), line("game-first", "Home"), line("game-last", "End"), line("game-autoplay", "Space")],
    },
    {
      title: say("game-keys-around"),
      keys: [line("game-pause-or-resume", "G"), line("game-step", "S"), line("game-pace", listKeys.pace), line("game-ask-again", askAgainKey), line("game-restart", "N"), line("game-again-swapped", "W"), line("game-seats", "T"), line("game-tags", "E"), line("game-save", "Ctrl+S"), line("game-download", "O"), ...position, line("game-copy-link", "U"), line("game-settings", ","), line("game-leave", "L"), line("game-menu", "Esc"), line("game-keys", "?")],
    },
    {
      title: say("game-annotate"),
      keys: [line("game-keys-comment", "I"), line("game-glyph-move", rangeOf(moveGlyphKeys)), line("game-glyph-position", rangeOf(positionGlyphKeys)), line("game-promote", "PageUp"), line("game-prune", "Delete"), line("game-undo-note", "Backspace")],
    },
    ...(isGo ? [{ title: say("game-markup-tools"), keys: drawingKeys(say) }] : []),
    {
      title: say("study-title"),
      keys: [line("study-analyse", "A"), line("study-keep-best", keepKey), line("study-engine", listKeys.engine), line("study-lines", listKeys.lines), line("study-review", "V"), line("study-time", listKeys.time)],
    },
  ];
}
