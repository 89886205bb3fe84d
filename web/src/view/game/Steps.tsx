import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../settings";
import { before, behind, beside, mainLine, rootOf, type Tree } from "../../state/tree";
import { GameButton } from "./GameButton";
import type { Keys } from "./useKeys";

/** How long each position is seen when a game plays itself, in milliseconds. */
const PAUSE = 1_200;

/** Where one can go from a node. */
export function stepsFrom(tree: Tree, at: number) {
  const line = mainLine(tree, at);
  return { first: rootOf(tree), back: before(tree, at), forward: behind(tree, at), last: line.at(-1) ?? at };
}

/** Keys that lead from a node to others, along its line and to variations beside it, and to where moves are made. */
export function stepKeys(tree: Tree, at: number, look: (node: number) => void): Keys {
  const { first, back, forward, last } = stepsFrom(tree, at);
  const to = (node: number | null) => () => {
    if (node !== null) look(node);
  };
  return {
    ArrowLeft: to(back), ArrowRight: to(forward), ArrowUp: to(beside(tree, at, -1)), ArrowDown: to(beside(tree, at, 1)), Home: to(first), End: to(last),
    "/": () => document.getElementById("typed-move")?.focus(),
    b: () => document.querySelector<HTMLElement>('.board-room [role="gridcell"][tabindex="0"]')?.focus(),
  };
}

/** Buttons that step through a game, and let it play by itself. */
export function Steps({ tree, at, look, isRunning, run }: {
  tree: Tree; at: number; look: (node: number) => void; isRunning: boolean; run: (isRunning: boolean) => void;
}) {
  const say = useWords();
  const { first, back, forward, last } = stepsFrom(tree, at);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => (forward === null ? run(false) : look(forward)), forward === null ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [isRunning, at, forward]);
  return (
    <div class="steps" role="group" aria-label={say("game-steps")}>
      <GameButton isBare icon="first" label={say("game-first")} keys="Home" isDisabled={back === null} run={() => look(first)} />
      <GameButton isBare icon="back" label={say("game-back")} keys="ArrowLeft" isDisabled={back === null} run={() => back !== null && look(back)} />
      <GameButton isBare icon={isRunning ? "pause" : "play"} label={say(isRunning ? "game-autoplay-stop" : "game-autoplay")} keys="Space" isDisabled={forward === null && !isRunning} run={() => run(!isRunning)} />
      <GameButton isBare icon="forward" label={say("game-forward")} keys="ArrowRight" isDisabled={forward === null} run={() => forward !== null && look(forward)} />
      <GameButton isBare icon="last" label={say("game-last")} keys="End" isDisabled={at === last} run={() => look(last)} />
    </div>
  );
}

/** Whether a game plays itself, and a way to change that. */
export function useAutoplay(): [boolean, (isRunning: boolean) => void] {
  return useState(false);
}
