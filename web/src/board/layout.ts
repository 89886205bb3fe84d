/** How boards are laid out: in how many columns, and how large a square is. */
export type Layout = { columns: number; square: number };

/** Room between boards, in pixels. */
export const GAP = 20;
/** What stands above each of several boards. */
export const CAPTION = 26;
/** Squares are not made smaller than this to have all boards in view; rather the page scrolls. */
const SMALLEST = { fingers: 34, pointer: 22 };
/** Narrower room than this is taken for that of a hand-held screen. */
const NARROW = 600;

/** The layout in which boards are largest within some room; narrow room is used to its width. */
export function layoutOf(boards: number, files: number, ranks: number, width: number, height: number): Layout {
  let best: Layout = { columns: 1, square: 0 };
  const caption = boards > 1 ? CAPTION : 0;
  for (let columns = 1; columns <= boards; columns += 1) {
    const rows = Math.ceil(boards / columns);
    const across = (width - GAP * (columns - 1)) / columns / files;
    const down = ((height - GAP * (rows - 1)) / rows - caption) / ranks;
    const square = Math.floor(Math.min(across, down));
    if (square > best.square) best = { columns, square };
  }
  const smallest = width < NARROW ? SMALLEST.fingers : SMALLEST.pointer;
  if (best.square >= smallest) return best;
  const wide = Math.max(1, Math.floor((width + GAP) / (smallest * files + GAP)));
  const columns = Math.min(boards, wide);
  const across = Math.floor((width - GAP * (columns - 1)) / columns / files);
  const fits = Math.floor((height - caption) / ranks);
  return { columns, square: Math.max(best.square, Math.min(across, Math.max(fits, smallest)), 8) };
}
