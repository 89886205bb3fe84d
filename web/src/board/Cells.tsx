import { useRef, useState } from "preact/hooks";
import type { Coordinates } from "./coordinates";
import type { Square } from "./ground";
import { Written } from "./Written";
import { walked } from "./walk";

/** What a grid of cells shows, to the eye and to screen readers. */
export type CellsProps = {
  label: string;
  files: number;
  ranks: number;
  isFlipped: boolean;
  /** The classes of a cell. */
  look: (square: Square) => string;
  /** What a cell is called, with what stands there. */
  name: (square: Square) => string;
  /** What stands in the corner of a cell. */
  corner?: (square: Square) => string | null;
  coordinates: ((square: Square) => Coordinates) | null;
  touch: (square: Square) => void;
};

/** A board as a grid that arrow keys walk; Enter and Space touch. */
export function Cells({ label, files, ranks, isFlipped, look, name, corner, coordinates, touch }: CellsProps) {
  const [at, setAt] = useState<Square>({ file: 0, rank: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const here = { file: Math.min(at.file, files - 1), rank: Math.min(at.rank, ranks - 1) };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") touch(here);
    const next = walked(event.key, here, files, ranks, isFlipped);
    if (next === null && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) return;
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.file}-${next.rank}"]`)?.focus();
  };
  const seen = (count: number, isTurned: boolean) => Array.from({ length: count }, (_, index) => (isTurned ? count - 1 - index : index));
  return (
    <div ref={grid} class="cells" role="grid" aria-label={label} onKeyDown={press} style={{ gridTemplateColumns: `repeat(${files}, 1fr)`, gridTemplateRows: `repeat(${ranks}, 1fr)` }}>
      {seen(ranks, !isFlipped).map((rank) => (
        <div role="row" key={rank}>
          {seen(files, isFlipped).map((file) => {
            const square = { file, rank };
            const mark = corner?.(square) ?? null;
            return (
              <div
                role="gridcell" key={file} data-cell={`${file}-${rank}`} class={`cell ${look(square)}`} aria-label={name(square)}
                tabIndex={here.file === file && here.rank === rank ? 0 : -1} onFocus={() => setAt(square)}
              >
                {coordinates === null ? null : <Written {...coordinates(square)} />}
                {mark === null ? null : <span class="corner" aria-hidden="true">{mark}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
