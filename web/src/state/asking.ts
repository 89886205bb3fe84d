import type { BoardView } from "../wire";
import { type Cell, isCell, placeKey, samePlace } from "./place";

/** What is about to be asked of a position: a stone of the group, and the points where one may play. */
export type Asking = { target: Cell | null; region: Cell[] };

/** Nothing chosen yet; without points of one's own, the region is worked out. */
export const nothingAsked: Asking = { target: null, region: [] };

/** The question after a point was touched: a stone is the target, a vacant point joins the region or leaves it. */
export function touchedIn(asking: Asking, board: BoardView, cell: Cell): Asking {
  if (stonesOf(board).has(placeKey(cell))) return { ...asking, target: cell };
  const rest = asking.region.filter((point) => !samePlace(point, cell));
  return { ...asking, region: rest.length < asking.region.length ? rest : [...rest, cell] };
}

/** The question after a box was drawn over points: the vacant ones join the region, or leave it if all are in it. */
export function sweptIn(asking: Asking, board: BoardView, from: Cell, to: Cell): Asking {
  const taken = stonesOf(board);
  const swept = cellsBetween(from, to).filter((cell) => !taken.has(placeKey(cell)));
  const names = new Set(swept.map(placeKey));
  const rest = asking.region.filter((point) => !names.has(placeKey(point)));
  const isAll = asking.region.length - rest.length === swept.length;
  return { ...asking, region: isAll ? rest : [...rest, ...swept] };
}

/** All cells of the box between two corners. */
export function cellsBetween(from: Cell, to: Cell): Cell[] {
  const span = (one: number, other: number) => Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index);
  return span(from.rank, to.rank).flatMap((rank) => span(from.file, to.file).map((file) => ({ board: from.board, file, rank })));
}

function stonesOf(board: BoardView): Set<string> {
  return new Set(board.pieces.filter(([place]) => isCell(place)).map(([place]) => placeKey(place)));
}
