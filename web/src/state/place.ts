import type { Place } from "../wire";

/** A cell of some board. */
export type Cell = Extract<Place, { file: number }>;

/** A slot in a hand. */
export type Slot = Extract<Place, { slot: number }>;

/** Whether a place is a cell, not a slot of a hand. */
export function isCell(place: Place): place is Cell {
  return "file" in place;
}

/** A name by which places are told apart. */
export function placeKey(place: Place): string {
  return isCell(place) ? `${place.board}:${place.file}:${place.rank}` : `${place.color}:${place.slot}`;
}

/** Whether two places are the same. */
export function samePlace(one: Place, other: Place): boolean {
  return placeKey(one) === placeKey(other);
}

/** Whether two cells are the same square, perhaps on different boards. */
export function sameSquare(one: Place, other: Place): boolean {
  return isCell(one) && isCell(other) && one.file === other.file && one.rank === other.rank;
}

const GO_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** The point of a goban with a name like C3; none where the text is no such name. */
export function pointNamed(name: string): Cell | null {
  const found = /^([A-HJ-Z])(\d{1,2})$/.exec(name.toUpperCase());
  if (found === null) return null;
  const [file, rank] = [GO_LETTERS.indexOf(found[1] ?? ""), Number(found[2]) - 1];
  return rank < 0 ? null : { board: 0, file, rank };
}

/** The letter of a board: A, B, C. */
export function boardLetter(board: number): string {
  return String.fromCharCode(65 + board);
}

/** The name of a column: a, b, c; in Go A to Z without I. */
export function fileName(file: number, game: string): string {
  if (game !== "go") return String.fromCharCode(97 + file);
  const letter = GO_LETTERS[file % GO_LETTERS.length] ?? "?";
  return file < GO_LETTERS.length ? letter : letter + letter;
}

/** The number of a playing square of draughts, counted from Black's side; none for the squares between. */
export function draughtsNumber({ file, rank }: Pick<Cell, "file" | "rank">, files: number, ranks: number): number | null {
  if ((file + rank) % 2 !== 0) return null;
  return (ranks - 1 - rank) * (files / 2) + Math.floor(file / 2) + 1;
}

/** The name of a cell as people say it, with its board where there are several. */
export function cellName(cell: Cell, game: string, boards = 1): string {
  return `${fileName(cell.file, game)}${cell.rank + 1}${boards > 1 ? boardLetter(cell.board) : ""}`;
}

/** What a cell is called where a game is played: in draughts by its number, if it has one. */
export function squareName(cell: Cell, game: string, { files, ranks, boards }: { files: number; ranks: number; boards: number }): string {
  const number = game === "draughts" ? draughtsNumber(cell, files, ranks) : null;
  return number?.toString() ?? cellName(cell, game, boards);
}
