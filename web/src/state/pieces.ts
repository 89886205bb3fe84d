import type { BoardView, Change, Choice, Place, Symbol as Piece } from "../wire";
import { isCell, placeKey, type Slot } from "./place";

/** What stands where, by the key of the place. */
export type Pieces = Map<string, { place: Place; piece: Piece }>;

/** What stands on boards and lies in hands. */
function piecesOf(board: Pick<BoardView, "pieces">): Pieces {
  return new Map(board.pieces.map(([place, piece]) => [placeKey(place), { place, piece }]));
}

/** What stands where after changes; the old pieces are left alone. */
export function changed(board: BoardView, changes: Change<Piece>[]): BoardView["pieces"] {
  const pieces = piecesOf(board);
  for (const { place, after } of changes) {
    if (after === null) pieces.delete(placeKey(place));
    else pieces.set(placeKey(place), { place, piece: after });
  }
  return [...pieces.values()].map(({ place, piece }) => [place, piece]);
}

/**
 * What is seen at once when somebody makes a choice, before the table confirms it:
 * the piece that is moved or put, and nothing that only rules know.
 */
export function foreseen(board: BoardView, choice: Choice, turn: "white" | "black"): BoardView["pieces"] {
  const { from, to, then, pick } = choice.gesture;
  if (to === null) return board.pieces;
  const pieces = piecesOf(board);
  const moved = from === null ? undefined : pieces.get(placeKey(from))?.piece;
  if (from !== null && moved !== undefined) takeOne(pieces, from, moved);
  const gates = pick !== null && then !== null;
  const arrives = pick !== null && !gates ? pick : (moved ?? { color: turn, name: "stone", count: 1 });
  pieces.set(placeKey(to), { place: to, piece: { ...arrives, count: 1 } });
  return [...pieces.values()].map(({ place, piece }) => [place, piece]);
}

function takeOne(pieces: Pieces, from: Place, moved: Piece): void {
  if (isCell(from) || moved.count <= 1) pieces.delete(placeKey(from));
  else pieces.set(placeKey(from), { place: from, piece: { ...moved, count: moved.count - 1 } });
}

/** What lies in a hand, in the order of its slots. */
export function handOf(board: Pick<BoardView, "pieces">, color: "white" | "black"): { slot: Slot; piece: Piece }[] {
  const held: { slot: Slot; piece: Piece }[] = [];
  for (const [place, piece] of board.pieces) {
    if (!isCell(place) && place.color === color) held.push({ slot: place, piece });
  }
  return held.sort((one, other) => one.slot.slot - other.slot.slot);
}

/** Whether a game has hands at all. */
export function hasHands(board: Pick<BoardView, "pieces">, choices: Choice[]): boolean {
  const isSlot = (place: Place | null) => place !== null && !isCell(place);
  return board.pieces.some(([place]) => isSlot(place)) || choices.some(({ gesture }) => isSlot(gesture.from));
}
