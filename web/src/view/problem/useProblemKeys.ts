import { isPass } from "../../state/gesture";
import { tryingSide, type Trial } from "../../state/trial";
import { beside, type Tree } from "../../state/tree";
import { stepsFrom } from "../game/Steps";
import { pressButton } from "../game/useGameKeys";
import { useKeys } from "../game/useKeys";
import type { Desk } from "./desk";

/** Keys of buttons that are there now and then: advise, verdict, solution, why, anew, other side, swap, stop, next. */
const BUTTON_KEYS = ["H", "V", "S", "E", "R", "T", "W", "X", "N"];

/** The keys of a problem. */
export function useProblemKeys({ desk, trial, tree, at, isRunning, setRunning, zoom, leave, help }: {
  desk: Desk; trial: Trial; tree: Tree; at: number; isRunning: boolean; setRunning: (isRunning: boolean) => void; zoom: () => void; leave: () => void; help: () => void;
}): void {
  const steps = stepsFrom(tree, at);
  const look = (node: number | null) => {
    if (node !== null) desk.look(node);
  };
  const pass = tryingSide(trial) === null ? undefined : trial.board?.choices.find(isPass);
  useKeys({
    ArrowLeft: () => look(steps.back),
    ArrowRight: () => look(steps.forward),
    ArrowUp: () => look(beside(tree, at, -1)),
    ArrowDown: () => look(beside(tree, at, 1)),
    Home: () => look(steps.first),
    End: () => look(steps.last),
    " ": () => setRunning(!isRunning),
    "Control+z": () => pressButton("Control+Z"),
    "Control+s": () => desk.save(false),
    Escape: () => (trial.looking === null ? leave() : desk.look(trial.node)),
    "?": help,
    "/": () => document.getElementById("typed-move")?.focus(),
    b: () => document.querySelector<HTMLElement>('.board-room [role="gridcell"][tabindex="0"]')?.focus(),
    z: zoom,
    p: () => { if (pass !== undefined) desk.choose(pass); },
    ...Object.fromEntries(BUTTON_KEYS.map((key) => [key.toLowerCase(), () => pressButton(key)])),
  });
}
