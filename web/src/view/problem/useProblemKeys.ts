import { isPass } from "../../state/gesture";
import { tryingSide, type Trial } from "../../state/trial";
import type { Tree } from "../../state/tree";
import { stepKeys } from "../game/Steps";
import { pressButton } from "../game/useGameKeys";
import { useKeys } from "../game/useKeys";
import type { Desk } from "./desk";

/** Keys of buttons that are there now and then: advise, verdict, solution, why, anew, other side, swap, stop, next. */
const BUTTON_KEYS = ["H", "V", "S", "E", "R", "T", "W", "X", "N"];

/** The keys of a problem. */
export function useProblemKeys({ desk, trial, tree, at, isRunning, setRunning, zoom, leave, help }: {
  desk: Desk; trial: Trial; tree: Tree; at: number; isRunning: boolean; setRunning: (isRunning: boolean) => void; zoom: () => void; leave: () => void; help: () => void;
}): void {
  const pass = tryingSide(trial) === null ? undefined : trial.board?.choices.find(isPass);
  useKeys({
    ...stepKeys(tree, at, desk.look),
    " ": () => setRunning(!isRunning),
    "Control+z": () => pressButton("Control+Z"),
    "Control+s": () => desk.save(false),
    Escape: () => (trial.looking === null ? leave() : desk.look(trial.node)),
    "?": help,
    z: zoom,
    p: () => { if (pass !== undefined) desk.choose(pass); },
    ...Object.fromEntries(BUTTON_KEYS.map((key) => [key.toLowerCase(), () => pressButton(key)])),
  });
}
