import { useEffect, useState } from "preact/hooks";
import { isStrokeTool, markedAt, type MarkTool, strokedAlong } from "../../state/markup";
import type { Tree } from "../../state/tree";
import type { Mark, Place } from "../../wire";
import type { Game } from "./table";

/** The marks of the node that is seen, and a way to draw others. */
export type Drawing = {
  marks: Mark[];
  /** What a touch draws; none while touches are moves. */
  tool: MarkTool | null;
  /** Where a line begins that has no end yet. */
  from: Place | null;
  choose: (tool: MarkTool | null) => void;
  touch: (place: Place) => void;
  clear: () => void;
};

/** Lets marks be drawn on a goban; each change is kept in the record at once. */
export function useDrawing(game: Game, tree: Tree, at: number, canDraw: boolean): Drawing {
  const [tool, setTool] = useState<MarkTool | null>(null);
  const [from, setFrom] = useState<Place | null>(null);
  const twig = tree.get(at)?.twig;
  useEffect(() => setFrom(null), [at, tool]);
  useEffect(() => {
    if (!canDraw) setTool(null);
  }, [canDraw]);
  const marks = twig?.markup ?? [];
  const keep = (markup: Mark[]) => {
    if (twig === undefined) return;
    const { comments_before, comments, glyphs } = twig;
    game.order({ command: "note", node: at, remarks: { comments_before, comments, glyphs, markup } });
  };
  const touch = (place: Place) => {
    if (tool === null) return;
    if (!isStrokeTool(tool)) keep(markedAt(marks, tool, place));
    else if (from === null) setFrom(place);
    else {
      keep(strokedAlong(marks, tool, from, place));
      setFrom(null);
    }
  };
  return { marks, tool: canDraw ? tool : null, from, choose: setTool, touch, clear: () => keep([]) };
}
