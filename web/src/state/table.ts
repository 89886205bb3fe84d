import type { BoardView, Entry, Outlook, TwigView, View, Word } from "../wire";
import { changed } from "./pieces";
import { grown } from "./tree";

/** What happened, as the server tells it. */
export type Facts = Extract<Word, { word: "facts" }>;

/** The view after what happened; none where something was missed, and the whole view must be asked for. */
export function viewAfter(view: View, facts: Facts): View | null {
  if (facts.view !== null) return facts.view;
  let after: View = view;
  for (const entry of facts.entries) {
    if (entry.number <= after.number) continue;
    if (entry.number !== after.number + 1) return null;
    after = withEntry(after, entry, facts.outlook);
  }
  return facts.outlook === null ? after : withOutlook(after, facts.outlook);
}

/** The view after one fact that a face can follow; the outlook behind it says the rest. */
function withEntry(view: View, entry: Entry, outlook: Outlook | null): View {
  const counted = { ...view, number: entry.number };
  if (entry.fact !== "moved") return counted;
  const board: BoardView = { ...view.board, pieces: changed(view.board, entry.changes), last: entry.changes };
  const twig: TwigView = {
    id: entry.node,
    parent: entry.on,
    ply: (view.tree.find(({ id }) => id === entry.on)?.ply ?? 0) + 1,
    mover: entry.seat,
    text: entry.text,
    notation: entry.notation,
    comments_before: [],
    comments: [],
    glyphs: [],
    markup: [],
    left: outlook?.clocks[entry.seat].left ?? null,
  };
  return { ...counted, cursor: entry.node, board, tree: grown(view.tree, twig) };
}

/** The view with all that an outlook tells. */
function withOutlook(view: View, outlook: Outlook): View {
  const { alarms, prisoners, ko, takings, text, opening, ...rest } = outlook;
  const board = { ...view.board, alarms, prisoners, ko, takings, text, opening };
  // How the game ended is said only as long as it is over.
  const open: Record<string, unknown> = { ...view };
  delete open.ending;
  return { ...(open as View), ...rest, board };
}
