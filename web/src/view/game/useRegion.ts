import { useState } from "preact/hooks";
import type { Region } from "../../board/Stones";
import { isCell } from "../../state/place";
import type { BoardView } from "../../wire";

/** A part of the goban that is seen large, and a way to change that. */
export type Zoom = { region: Region | null; toggle: () => void; shift: (files: number, ranks: number) => void; canShift: (files: number, ranks: number) => boolean; canZoom: boolean };

/** The region moved by some files and ranks, as far as the board goes. */
export function shifted(region: Region, board: Pick<BoardView, "files" | "ranks">, files: number, ranks: number): Region {
  const part = ([first, last]: [number, number], by: number, count: number): [number, number] => {
    const step = Math.max(-first, Math.min(count - 1 - last, by));
    return [first + step, last + step];
  };
  return { files: part(region.files, files, board.files), ranks: part(region.ranks, ranks, board.ranks) };
}

/** Whether a region has some way to go, and so a button there. */
export function canShift(region: Region, board: Pick<BoardView, "files" | "ranks">, files: number, ranks: number): boolean {
  const after = shifted(region, board, files, ranks);
  return after.files[0] !== region.files[0] || after.ranks[0] !== region.ranks[0];
}

/** The quarter of a board around the last stone, a little more than half as wide as the board. */
export function regionAround(board: BoardView): Region {
  const last = board.last.find(({ after }) => after !== null)?.place;
  const centre = last !== undefined && isCell(last) ? last : { file: board.files - 1, rank: board.ranks - 1 };
  const part = (at: number, count: number): [number, number] => {
    const wide = Math.min(count, Math.ceil(count / 2) + 2);
    const first = Math.max(0, Math.min(count - wide, at - Math.floor(wide / 2)));
    return [first, first + wide - 1];
  };
  return { files: part(centre.file, board.files), ranks: part(centre.rank, board.ranks) };
}

/** Whether a part of the board is seen large. */
export function useRegion(board: BoardView): Zoom {
  const [region, setRegion] = useState<Region | null>(null);
  return {
    region,
    toggle: () => setRegion(region === null ? regionAround(board) : null),
    shift: (files, ranks) => setRegion(region === null ? null : shifted(region, board, files, ranks)),
    canShift: (files, ranks) => region !== null && canShift(region, board, files, ranks),
    canZoom: board.files > 9 || board.ranks > 9,
  };
}
