/** Where arrow keys lead on a grid of cells: a step in files and ranks as they are seen. */
const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
};

/** A cell of one board. */
type Spot = { file: number; rank: number };

/** The cell that a key leads to from another, never off the board; none for other keys. */
export function walked(key: string, from: Spot, files: number, ranks: number, isFlipped: boolean): Spot | null {
  if (key === "Home") return { ...from, file: isFlipped ? files - 1 : 0 };
  if (key === "End") return { ...from, file: isFlipped ? 0 : files - 1 };
  const step = STEPS[key];
  if (step === undefined) return null;
  const turn = isFlipped ? -1 : 1;
  const within = (number: number, most: number) => Math.max(0, Math.min(most - 1, number));
  return { file: within(from.file + step[0] * turn, files), rank: within(from.rank + step[1] * turn, ranks) };
}
