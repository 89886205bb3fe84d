import type { Square } from "./ground";
import type { Region } from "./Stones";

/** What a small picture of a problem shows, by the cells of its board. */
export type Scene = {
  files: number;
  ranks: number;
  black: readonly Square[];
  white: readonly Square[];
  /** The stones that are asked about. */
  target: readonly Square[];
  /** Where one may play. */
  region: readonly Square[];
};

/** How far one sees beyond what matters, in points. */
const BEYOND = 1;
/** An edge of the board as near as this is seen too. */
const NEAR_EDGE = 2;

/** The part of a board on which something stands or may be played, with a little around it; at least so many points each way. */
export function partOf({ files, ranks, black, white, target, region }: Scene, least = 1): Region {
  const cells = [...black, ...white, ...target, ...region];
  const span = (values: number[], count: number): [number, number] => {
    if (values.length === 0) return [0, count - 1];
    const [begin, end] = [Math.min(...values) - BEYOND, Math.max(...values) + BEYOND];
    const first = begin <= NEAR_EDGE ? 0 : begin;
    const last = end >= count - 1 - NEAR_EDGE ? count - 1 : end;
    return widened(first, last, Math.min(least, count), count);
  };
  return { files: span(cells.map(({ file }) => file), files), ranks: span(cells.map(({ rank }) => rank), ranks) };
}

/** From one point to another, and on to both sides until it is wide enough, as far as the board goes. */
function widened(first: number, last: number, wide: number, count: number): [number, number] {
  const missing = Math.max(0, wide - (last - first + 1));
  const begin = Math.max(0, Math.min(first - Math.floor(missing / 2), count - wide));
  return [Math.min(first, begin), Math.max(last, begin + wide - 1)];
}

/** A small picture as paths on a field whose points are one wide, so that thousands of them are light. */
export type Miniature = { wide: number; high: number; lines: string; shade: string; black: string; white: string; target: string };

/** The paths of a small picture: the lines, the points where nobody plays, stones, and the marks of the target. */
export function miniatureOf(scene: Scene): Miniature {
  const { files: [left, right], ranks: [bottom, top] } = partOf(scene);
  const at = ({ file, rank }: Square) => ({ x: file - left + 0.5, y: top - rank + 0.5 });
  const [wide, high] = [right - left + 1, top - bottom + 1];
  // Where the picture ends before the board does, its lines go on to the rim.
  const [west, east] = [left === 0 ? 0.5 : 0, right === scene.files - 1 ? wide - 0.5 : wide];
  const [north, south] = [top === scene.ranks - 1 ? 0.5 : 0, bottom === 0 ? high - 0.5 : high];
  const columns = Array.from({ length: wide }, (_, x) => `M${x + 0.5} ${north}V${south}`);
  const rows = Array.from({ length: high }, (_, y) => `M${west} ${y + 0.5}H${east}`);
  const stones = (cells: readonly Square[]) => cells.map((cell) => disc(at(cell))).join("");
  const open = new Set([...scene.region, ...scene.black, ...scene.white].map(({ file, rank }) => `${file} ${rank}`));
  const shut: Square[] = [];
  for (let rank = bottom; rank <= top; rank += 1) for (let file = left; file <= right; file += 1) if (!open.has(`${file} ${rank}`)) shut.push({ file, rank });
  return {
    wide,
    high,
    lines: [...columns, ...rows].join(""),
    shade: shut.map((cell) => at(cell)).map(({ x, y }) => `M${x - 0.5} ${y - 0.5}h1v1h-1z`).join(""),
    black: stones(scene.black),
    white: stones(scene.white),
    target: scene.target.map((cell) => at(cell)).map(({ x, y }) => `M${x} ${y - 0.27}l.25 .43h-.5z`).join(""),
  };
}

const RADIUS = 0.46;

function disc({ x, y }: { x: number; y: number }): string {
  return `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;
}
