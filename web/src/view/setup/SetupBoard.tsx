import { useRef, useState } from "preact/hooks";
import { coordinatesAt } from "../../board/coordinates";
import { pieceAddress, type Wardrobe } from "../../board/pieces";
import { starPoints } from "../../board/stars";
import { walked } from "../../board/walk";
import { Written } from "../../board/Written";
import { flagOf, useSettings, useWords } from "../../settings";
import { type Cell, samePlace, squareName } from "../../state/place";
import type { Position } from "../../setup";
import { symbolAt } from "../../setup";

/** One board on which pieces are put by hand: clicked, dragged, or by keys. */
export function SetupBoard({ board, files, ranks, boards, game, position, taken, touch, move, remove, wardrobe }: {
  board: number; files: number; ranks: number; boards: number; game: string; position: Position; taken: Cell | null;
  touch: (cell: Cell) => void; move: (from: Cell, to: Cell) => void; remove: (cell: Cell) => void; wardrobe: Wardrobe;
}) {
  const say = useWords();
  const hasCoordinates = flagOf(useSettings(), "display.coordinates");
  const grid = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState({ file: 0, rank: 0 });
  const cellAt = (file: number, rank: number): Cell => ({ board, file, rank });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      remove(cellAt(spot.file, spot.rank));
      return;
    }
    const next = walked(event.key, spot, files, ranks, false);
    if (next === null) return;
    event.preventDefault();
    setSpot(next);
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.file} ${next.rank}"]`)?.focus();
  };
  const drop = (event: DragEvent, to: Cell) => {
    event.preventDefault();
    const [from, file, rank] = (event.dataTransfer?.getData("text/plain") ?? "").split(" ").map(Number);
    if (from !== undefined && file !== undefined && rank !== undefined) move({ board: from, file, rank }, to);
  };
  const rows = Array.from({ length: ranks }, (_, index) => ranks - 1 - index);
  const stars = new Set(game === "go" ? starPoints(files, ranks).map(([file, rank]) => `${file} ${rank}`) : []);
  const columns = Array.from({ length: files }, (_, file) => file);
  return (
    <div ref={grid} class={`setup-board ${game === "go" ? "of-stones" : "of-squares"}`} style={{ "--files": files, "--ranks": ranks }} role="grid" tabIndex={-1} aria-label={boards > 1 ? say("page-setup-board", { board: String.fromCharCode(65 + board) }) : say("page-setup-board-only")} onKeyDown={onKey}>
      {rows.map((rank) => (
        <div role="row" tabIndex={-1} key={rank} class="setup-row">
          {columns.map((file) => {
            const cell = cellAt(file, rank);
            const symbol = symbolAt(position, cell);
            const name = squareName(cell, game, { files, ranks, boards });
            const told = symbol === null ? name : say("page-setup-on", { square: name, piece: symbol.name, color: symbol.color ?? "none" });
            return (
              <button
                key={file} type="button" role="gridcell" data-at={`${file} ${rank}`} aria-label={told} aria-selected={taken !== null && samePlace(taken, cell)} draggable={symbol !== null}
                tabIndex={spot.file === file && spot.rank === rank ? 0 : -1}
                class={`${(file + rank) % 2 === 0 ? "dark" : "light"} ${edgesOf(file, rank, files, ranks)} ${stars.has(`${file} ${rank}`) ? "star" : ""}`}
                onFocus={() => setSpot({ file, rank })} onClick={() => touch(cell)}
                onContextMenu={(event) => { event.preventDefault(); remove(cell); }}
                onDragStart={(event) => event.dataTransfer?.setData("text/plain", `${board} ${file} ${rank}`)}
                onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event, cell)}
              >
                {hasCoordinates ? <Written {...coordinatesAt({ file, rank }, { game, files, ranks, isFlipped: false })} /> : null}
                {symbol === null ? null : symbol.color === null ? <i class="wall" /> : <img alt="" src={pieceAddress(wardrobe, symbol)} draggable={false} />}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** At which edges of the board a cell lies, so that the lines of a goban end there. */
function edgesOf(file: number, rank: number, files: number, ranks: number): string {
  const across = file === 0 ? "at-left" : file === files - 1 ? "at-right" : "";
  const along = rank === 0 ? "at-bottom" : rank === ranks - 1 ? "at-top" : "";
  return `${across} ${along}`.trim();
}
