import { Fragment } from "preact";
import { useWords } from "../../settings";
import { isBetweenMachines } from "../../state/seats";
import { worthText } from "../../state/study";
import { useStore } from "../../store";
import type { View } from "../../wire";
import { Effort, secondsText } from "./Effort";
import { titleOf } from "../parts/keytext";
import { GameButton } from "./GameButton";
import { listKeys } from "./gameKeys";
import type { Game } from "./table";

/** How fast engines may play each other, in milliseconds between two moves. */
const PACES = [0, 500, 1_000, 2_000, 5_000];

/** Engines that play each other: pause, one move at a time, how fast. */
export function Machines({ game, view }: { game: Game; view: View }) {
  const say = useWords();
  if (!isBetweenMachines(view)) return null;
  const isPaused = view.phase === "paused";
  const isOpen = isPaused || view.phase === "playing";
  return (
    <div class="machines" role="group" aria-label={say("game-machines")}>
      <GameButton icon={isPaused ? "play" : "pause"} isQuiet={false} isDisabled={!isOpen} label={say(isPaused ? "game-resume" : "game-pause")} keys="G" run={() => game.order({ command: isPaused ? "resume" : "pause" })} />
      <GameButton icon="step" isDisabled={!isPaused} label={say("game-step")} keys="S" run={() => game.order({ command: "step" })} />
      <label class="pace">
        <span>{say("game-pace")}</span>
        <select
          value={String(view.terms.pace)} aria-keyshortcuts={listKeys.pace} title={titleOf(say, say("game-pace"), listKeys.pace)}
          onChange={(event) => game.order({ command: "terms", terms: { ...view.terms, pace: Number(event.currentTarget.value) } })}
        >
          {[...new Set([...PACES, view.terms.pace])].sort((one, other) => one - other).map((pace) => (
            <option key={pace} value={String(pace)}>{pace === 0 ? say("game-pace-full") : say("game-pace-seconds", { seconds: secondsText(pace) })}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What an engine thinks: how deep, what it is worth, and what it expects. */
export function Thoughts({ game, write }: { game: Game; write: (notation: string) => string }) {
  const say = useWords();
  const thinking = useStore(game.thinking);
  if (thinking === null) return <p class="thoughts soft small">{say("game-thinks-not")}</p>;
  const { depth, nodes, worth, mate, elapsed, line } = thinking;
  return (
    <div class="thoughts small">
      <p class="figures"><strong>{worthText(say, worth, mate) ?? "–"}</strong> · <Effort depth={depth} nodes={nodes} elapsed={elapsed} /></p>
      <p class="soft">{line.map((move, index) => <Fragment key={index}><span class="numbered">{write(move)}</span>{" "}</Fragment>)}</p>
    </div>
  );
}
