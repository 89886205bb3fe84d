import { moveGlyphKeys } from "../../state/glyphs";
import type { View } from "../../wire";
import type { Say } from "../../words";

/** A key with what it does. */
type KeyLine = { keys: string[]; what: string };

/** The keys of a game, as they are shown by `?`. */
export function gameKeys(say: Say, view: View): { title: string; keys: KeyLine[] }[] {
  const line = (what: string, ...keys: string[]): KeyLine => ({ keys, what: say(what) });
  const many = view.board.boards > 1 ? [line("game-merge", "M")] : [];
  const stones = view.kind.game === "go" ? [line("game-pass", "P"), line("game-zoom", "Z"), line("ask-title", "Q")] : [];
  const position = view.kind.game === "go" ? [] : [line("game-copy-position", "K")];
  return [
    {
      title: say("game-keys-board"),
      keys: [line("game-keys-focus", "B"), line("game-keys-walk", "←", "↑", "→", "↓"), line("game-keys-touch", "Enter"), line("game-type", "/"), ...stones, ...many, line("game-flip", "F")],
    },
    {
      title: say("game-keys-game"),
      keys: [line("game-take-back", "Ctrl+Z"), line("game-redo", "Ctrl+Y"), line("game-hint", "H"), line("study-analyse", "A"), line("study-review", "V"), line("game-offer-draw", "D"), line("game-claim", "C"), line("game-accept", "Y"), line("game-decline", "X"), line("game-resign", "R")],
    },
    {
      title: say("game-steps"),
      keys: [line("game-back", "←"), line("game-forward", "→"), line("game-keys-sibling", "↑", "↓"), line("game-first", "Home"), line("game-last", "End"), line("game-autoplay", "Space")],
    },
    {
      title: say("game-keys-around"),
      keys: [line("game-pause-or-resume", "G"), line("game-step", "S"), line("game-restart", "N"), line("game-again-swapped", "W"), line("game-seats", "T"), line("game-tags", "E"), line("game-save", "Ctrl+S"), line("game-download", "O"), ...position, line("game-copy-link", "U"), line("game-settings", ","), line("game-leave", "L"), line("game-menu", "Esc"), line("game-keys", "?")],
    },
    {
      title: say("game-annotate"),
      keys: [line("game-keys-comment", "I"), line("game-glyph-move", `${moveGlyphKeys.at(0)}–${moveGlyphKeys.at(-1)}`), line("game-promote", "PageUp"), line("game-prune", "Delete"), line("game-undo-note", "Backspace")],
    },
  ];
}
