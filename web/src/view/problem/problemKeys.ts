import type { Say } from "../../words";
import type { KeyGroup } from "../parts/KeysHelp";

/** The keys of a problem, as they are shown by `?`. */
export function problemKeys(say: Say, isListed: boolean): KeyGroup[] {
  const line = (what: string, ...keys: string[]) => ({ keys, what: say(what) });
  return [
    {
      title: say("game-keys-board"),
      keys: [line("game-keys-focus", "B"), line("game-keys-walk", "←", "↑", "→", "↓"), line("game-keys-touch", "Enter"), line("game-type", "/"), line("game-pass", "P"), line("game-zoom", "Z")],
    },
    {
      title: say("problem-keys"),
      keys: [
        line("game-hint", "H"), line("problem-verdict", "V"), line("problem-solution", "S"), line("problem-show-why", "E"), line("game-take-back", "Ctrl+Z"), line("problem-start", "R"),
        line("problem-other-side", "T"), line("problem-swap", "W"), line("problem-cancel", "X"), line("game-download", "Ctrl+S"), ...(isListed ? [line("problem-next", "N")] : []), line("game-leave", "Esc"),
      ],
    },
    {
      title: say("game-steps"),
      keys: [line("game-back", "←"), line("game-forward", "→"), line("game-keys-sibling", "↑", "↓"), line("game-first", "Home"), line("game-last", "End"), line("game-autoplay", "Space")],
    },
  ];
}
