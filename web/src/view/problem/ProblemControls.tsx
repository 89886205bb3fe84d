import { useWords } from "../../settings";
import { isPass } from "../../state/gesture";
import { pendingTry, tryingSide, type Trial } from "../../state/trial";
import type { Color, ProblemOpened } from "../../wire";
import { GameButton } from "../game/GameButton";
import type { Desk } from "./desk";

/** The side that would move first instead, where the problem has both. */
function otherFirst({ board }: Trial, { turns }: ProblemOpened): Color | null {
  return turns.find((color) => color !== board?.first) ?? null;
}

/** What one does with a problem: ask, pass, take back, begin anew, change sides, keep it. */
export function ProblemControls({ desk, trial, opened, zoom, isWhole, help }: {
  desk: Desk; trial: Trial; opened: ProblemOpened; zoom: (() => void) | null; isWhole: boolean; help: () => void;
}) {
  const say = useWords();
  const pass = tryingSide(trial) === null ? undefined : trial.board?.choices.find(isPass);
  const first = otherFirst(trial, opened);
  const isFresh = trial.board === null || trial.board.moves.length === 0;
  const isWaiting = pendingTry(trial) !== null;
  return (
    <div class="controls" role="group" aria-label={say("game-controls")}>
      <GameButton icon="hint" label={say("game-hint")} keys="H" run={desk.hint} />
      <GameButton icon="eye" label={say("problem-verdict")} keys="V" isPressed={trial.verdict !== null} run={desk.verdict} />
      <GameButton icon="books" label={say("problem-solution")} keys="S" isPressed={trial.isShown} run={desk.solution} />
      {pass === undefined ? null : <GameButton icon="pass" label={say("game-pass")} keys="P" run={() => desk.choose(pass)} />}
      <span class="controls-icons">
        <GameButton isBare icon="undo" label={say("game-take-back")} keys="Control+Z" isDisabled={isFresh || isWaiting} run={desk.back} />
        <GameButton isBare icon="first" label={say("problem-start")} keys="R" isDisabled={isFresh || isWaiting} run={() => desk.start(null)} />
        {first === null ? null : <GameButton isBare icon="flip" label={say("problem-other-first", { color: first })} keys="T" isDisabled={isWaiting} run={() => desk.start(first)} />}
        <GameButton isBare icon="people" label={say("problem-swap")} keys="W" isDisabled={isWaiting} run={desk.swap} />
        {zoom === null ? null : <GameButton isBare icon="zoom" label={say(isWhole ? "problem-part" : "game-zoom-out")} keys="Z" isPressed={isWhole} run={zoom} />}
        <GameButton isBare icon="down" label={say("game-download")} keys="Control+S" run={() => desk.save(false)} />
        <GameButton isBare icon="save" label={say("game-save")} run={() => desk.save(true)} />
        <GameButton isBare icon="keyboard" label={say("game-keys")} keys="?" run={help} />
      </span>
    </div>
  );
}
