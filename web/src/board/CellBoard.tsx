import type { Api } from "chessgroundx/api.js";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Cells, type CellsProps } from "./Cells";
import { type Ground, type GroundEvents, raise, redraw } from "./ground";
import "../style/board.css";

/** A board with squares: cells that are walked by keys, and above them pieces that are dragged. */
export function CellBoard({ ground, events, cells, width, hold }: {
  ground: Ground;
  events: GroundEvents;
  cells: Omit<CellsProps, "files" | "ranks" | "isFlipped" | "touch">;
  /** How wide the board is, in pixels. */
  width: number;
  /** Is given the board, so that something can be dragged onto it from outside. */
  hold?: (api: Api | null) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const api = useRef<Api | null>(null);
  const current = useRef(events);
  current.current = events;
  const { files, ranks } = ground;
  useEffect(() => {
    if (place.current === null) return;
    const made = raise(place.current, ground, () => current.current);
    api.current = made;
    hold?.(made);
    return () => {
      hold?.(null);
      made.destroy();
      api.current = null;
    };
  }, [files, ranks]);
  // Before the next frame: a move is seen as soon as it is made.
  useLayoutEffect(() => {
    if (api.current !== null) redraw(api.current, ground);
  });
  const style = { width, height: (width / files) * ranks, "--files": files, "--ranks": ranks, "--square": `${width / files}px` };
  return (
    <div class="cell-board" style={style}>
      <Cells {...cells} files={files} ranks={ranks} isFlipped={ground.below === "black"} touch={events.touch} />
      <div class="ground" aria-hidden="true" ref={place} />
    </div>
  );
}
