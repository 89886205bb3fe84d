import { useEffect, useState } from "preact/hooks";
import { go } from "../../navigate";
import { type Asking, nothingAsked, sweptIn, touchedIn } from "../../state/asking";
import type { Live } from "../../state/live";
import { type Cell, cellName } from "../../state/place";
import { isRemote } from "../../state/seats";
import type { BoardView, View } from "../../wire";
import type { Game } from "./table";

/** A question about a group of the position that is seen, while it is put together. */
export type AskingTool = {
  /** What is chosen so far; none while nobody asks. */
  asked: Asking | null;
  /** Whether one may ask here at all. */
  canAsk: boolean;
  toggle: () => void;
  touch: (cell: Cell) => void;
  sweep: (from: Cell, to: Cell) => void;
  /** Leaves the region to be worked out. */
  clear: () => void;
  /** Goes where the question is answered. */
  ask: () => void;
};

/** Whether groups of a game can be asked about: as with analysis, not while people play each other from afar. */
function isAskable(live: Live, view: View): boolean {
  const isQuiet = view.phase === "reviewing" || view.phase === "ended";
  return view.kind.game === "go" && live.access !== "watcher" && (isQuiet || !isRemote(view));
}

/** Lets a group be chosen on the board, and the points that matter. */
export function useAsking({ id: game, secret }: Game, live: Live, view: View, board: BoardView, at: number): AskingTool {
  const [asked, setAsked] = useState<Asking | null>(null);
  const canAsk = isAskable(live, view);
  useEffect(() => setAsked((before) => (before === null ? null : nothingAsked)), [at]);
  const name = (cell: Cell) => cellName(cell, "go");
  return {
    asked: canAsk ? asked : null,
    canAsk,
    toggle: () => setAsked(asked === null && canAsk ? nothingAsked : null),
    touch: (cell) => setAsked(asked === null ? null : touchedIn(asked, board, cell)),
    sweep: (from, to) => setAsked(asked === null ? null : sweptIn(asked, board, from, to)),
    clear: () => setAsked(asked === null ? null : { ...asked, region: [] }),
    ask: () => {
      if (asked?.target !== null && asked !== null) go({ screen: "ask", game, secret, node: at, target: name(asked.target), region: asked.region.map(name) });
    },
  };
}
