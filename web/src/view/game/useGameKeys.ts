import { isPass } from "../../state/gesture";
import { type Live, movingSeat, seen } from "../../state/live";
import { actingSeat, isBetweenMachines, isRemote } from "../../state/seats";
import type { Tree } from "../../state/tree";
import type { View } from "../../wire";
import { takingBack } from "./Controls";
import { buttonKeys } from "./gameKeys";
import type { Window } from "./Menu";
import { stepKeys } from "./Steps";
import type { Game } from "./table";
import { type Keys, useKeys } from "./useKeys";

/** What the keys of a game reach. */
type Reach = {
  game: Game; live: Live; view: View; tree: Tree; at: number; isRunning: boolean; setRunning: (isRunning: boolean) => void;
  letGo: () => void; texts: Keys; flip: () => void; merge: () => void; zoom: () => void; open: (window: Window) => void;
  save: () => void; leave: () => void;
};

/** Presses the button of a key, or goes to its list, where there is one. */
export function pressButton(key: string): void {
  const control = document.querySelector<HTMLElement>(`.table [aria-keyshortcuts="${key}"]:not(:disabled)`);
  if (control instanceof HTMLSelectElement) control.focus();
  else control?.click();
}

/** The keys of a game. */
export function useGameKeys({ game, live, view, tree, at, isRunning, setRunning, letGo, texts, flip, merge, zoom, open, save, leave }: Reach): void {
  const back = takingBack(live, view);
  const seat = actingSeat(live.access, view);
  const pass = movingSeat(live) === null ? undefined : seen(live)?.choices.find(isPass);
  const mayArrange = live.access === "owner";
  const isHolding = live.hand.touched.length > 0 || live.premove !== null || live.held !== null;
  useKeys({
    ...stepKeys(tree, at, game.look),
    " ": () => setRunning(!isRunning),
    "Control+z": () => { if (back !== null) game.order({ command: "take-back", seat: back }); },
    "Control+y": () => { if (view.can_redo) game.order({ command: "redo" }); },
    Escape: () => (isHolding ? letGo() : open("menu")),
    "?": () => open("keys"),
    f: flip,
    m: merge,
    z: zoom,
    ...Object.fromEntries(buttonKeys.map((key) => [key.length === 1 ? key.toLowerCase() : key, () => pressButton(key)])),
    n: () => (view.phase === "ended" ? pressButton("N") : mayArrange && !isRemote(view) && open("restart")),
    g: () => (view.phase === "playing" && !isBetweenMachines(view) && !isRemote(view) && seat !== null ? game.order({ command: "pause" }) : pressButton("G")),
    t: () => mayArrange && open("seats"),
    ",": () => open("settings"),
    l: () => leave(),
    "Control+s": () => { if (mayArrange) save(); },
    e: () => mayArrange && open("tags"),
    i: () => document.getElementById("comment")?.focus(),
    ...texts,
    p: () => { if (pass !== undefined) game.choose(pass); },
    s: () => { if (view.phase === "paused") game.order({ command: "step" }); },
  });
}
