import type { BoardView, Place } from "../wire";
import { destinations, type Hand } from "./gesture";
import { isAtCursor, isTrying, type Live, movingSeat, seen } from "./live";
import { isCell, placeKey } from "./place";

/** What is marked on boards: classes by the keys of places. */
export type Marks = ReadonlyMap<string, ReadonlySet<string>>;

/** The marks of what is seen: last move, danger, what is held, where it may go, what is prepared or advised. */
export function marksOf(live: Live, board: BoardView, areShown: boolean): Marks {
  const marks = new Map<string, Set<string>>();
  const mark = (place: Place | null | undefined, name: string) => {
    if (place === null || place === undefined) return;
    const key = placeKey(place);
    marks.set(key, (marks.get(key) ?? new Set()).add(name));
  };
  for (const [place, piece] of board.pieces) {
    if (piece.color === null && isCell(place)) mark(place, piece.name === "outside" ? "outside" : "blocked");
  }
  if (isAtCursor(live) || isTrying(live)) markHand(live, live.hand, board, mark, areShown);
  if (!areShown) return marks;
  for (const { place } of board.last) mark(place, "last");
  for (const place of board.alarms) mark(place, "alarm");
  if (board.boards > 1) for (const place of occupiedElsewhere(board)) mark(place, "elsewhere");
  return marks;
}

function markHand(live: Live, hand: Hand, board: BoardView, mark: (place: Place | null | undefined, name: string) => void, areShown: boolean): void {
  for (const place of hand.touched) mark(place, "selected");
  mark(live.held, "selected");
  mark(live.premove?.from, "premoved");
  mark(live.premove?.to, "premoved");
  mark(live.hint?.gesture.from, "hinted");
  mark(live.hint?.gesture.to, "hinted");
  if (!areShown || movingSeat(live) === null) return;
  const goals = destinations(seen(live)?.choices ?? [], hand);
  const occupied = new Set(board.pieces.map(([place]) => placeKey(place)));
  for (const place of allCells(board)) {
    const key = placeKey(place);
    if (!goals.has(key)) continue;
    mark(place, "dest");
    if (occupied.has(key)) mark(place, "occupied");
  }
}

/** Every cell of every board. */
function allCells({ boards, files, ranks }: Pick<BoardView, "boards" | "files" | "ranks">): Extract<Place, { file: number }>[] {
  return Array.from({ length: boards * files * ranks }, (_, index) => ({
    board: Math.floor(index / (files * ranks)),
    file: index % files,
    rank: Math.floor((index % (files * ranks)) / files),
  }));
}

/** Cells that are empty here and occupied on another board: nothing can arrive on them from there. */
function occupiedElsewhere(board: BoardView): Place[] {
  const taken = new Map<string, Set<number>>();
  for (const [place] of board.pieces) {
    if (!isCell(place)) continue;
    const key = `${place.file}:${place.rank}`;
    taken.set(key, (taken.get(key) ?? new Set()).add(place.board));
  }
  return allCells(board).filter(({ board: on, file, rank }) => {
    const boards = taken.get(`${file}:${rank}`);
    return boards !== undefined && !boards.has(on);
  });
}

/** What went from one board to another with the last move, for everybody to see it travel. */
export function travellerOf(board: BoardView): { from: Place; to: Place; name: string; color: "white" | "black" } | null {
  for (const arrived of board.last) {
    const { after, place: to } = arrived;
    if (after === null || after.color === null || !isCell(to)) continue;
    const left = board.last.find(({ place, before, after: stays }) => isCell(place) && place.board !== to.board && stays === null && before?.color === after.color);
    if (left !== undefined) return { from: left.place, to, name: after.name, color: after.color };
  }
  return null;
}
