import { draughtsNumber, fileName } from "../state/place";
import type { Square } from "./ground";

/** What is written into a cell so that its name can be read off the board. */
export type Coordinates = { file: string | null; rank: string | null };

/** The coordinates in a cell: at the left and at the foot of the board, or in draughts the number of the square. */
export function coordinatesAt(square: Square, { game, files, ranks, isFlipped }: { game: string; files: number; ranks: number; isFlipped: boolean }): Coordinates {
  const { file, rank } = square;
  if (game === "draughts") return { file: null, rank: draughtsNumber(square, files, ranks)?.toString() ?? null };
  const isFoot = rank === (isFlipped ? ranks - 1 : 0);
  const isSide = file === (isFlipped ? files - 1 : 0);
  return { file: isFoot ? fileName(file, game) : null, rank: isSide ? String(rank + 1) : null };
}
