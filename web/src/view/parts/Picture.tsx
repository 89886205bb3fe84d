import { useEffect, useState } from "preact/hooks";
import { wardrobeOf } from "../../board/pieces";
import { starPoints } from "../../board/stars";
import { pictureOf } from "../../pictures";
import { textOf, useSettings } from "../../settings";
import type { Picture as Drawn, PictureWish, Place, Symbol } from "../../wire";
import { Figure } from "./Figure";
import "../../style/board.css";
import "../../style/board-stones.css";

/** A small still picture of boards: squares for pieces, lines for stones. */
export function Picture({ picture, isGoban, label }: { picture: Drawn; isGoban: boolean; label: string | null }) {
  const { files, ranks, boards } = picture;
  const settings = useSettings();
  const wardrobe = wardrobeOf(textOf(settings, "display.pieces"), picture.figures);
  const look = isGoban ? `goban-${textOf(settings, "display.goban")}` : `board-${textOf(settings, "display.board")}`;
  const columns = boards <= 1 ? 1 : boards <= 4 ? 2 : 3;
  const rows = Math.ceil(boards / columns);
  const gap = 0.5;
  const cell = (board: number) => ({ x: (board % columns) * (files + gap), y: Math.floor(board / columns) * (ranks + gap) });
  const standing = picture.pieces.filter((piece): piece is [Cell, Symbol] => "file" in piece[0]);
  const at = ({ board, file, rank }: Cell) => ({ x: cell(board).x + file, y: cell(board).y + ranks - 1 - rank });
  const box = `0 0 ${columns * files + (columns - 1) * gap} ${rows * ranks + (rows - 1) * gap}`;
  return (
    <svg class={`picture ${look}`} viewBox={box} role={label === null ? undefined : "img"} aria-label={label ?? undefined} aria-hidden={label === null}>
      {Array.from({ length: boards }, (_, board) => (
        <g key={board} transform={`translate(${cell(board).x} ${cell(board).y})`}>
          {isGoban ? <Lines files={files} ranks={ranks} /> : <Squares files={files} ranks={ranks} />}
        </g>
      ))}
      {standing.map(([place, symbol]) => <Figure key={`${place.board} ${place.file} ${place.rank}`} symbol={symbol} wardrobe={wardrobe} {...at(place)} />)}
    </svg>
  );
}

type Cell = Extract<Place, { file: number }>;

function Squares({ files, ranks }: { files: number; ranks: number }) {
  const dark: string[] = [];
  for (let rank = 0; rank < ranks; rank += 1) {
    for (let file = (rank % 2); file < files; file += 2) dark.push(`M${file} ${ranks - 1 - rank}h1v1h-1z`);
  }
  return (
    <>
      <rect width={files} height={ranks} fill="var(--cell-light)" />
      <path d={dark.join("")} fill="var(--cell-dark)" />
    </>
  );
}

function Lines({ files, ranks }: { files: number; ranks: number }) {
  const lines: string[] = [];
  for (let file = 0; file < files; file += 1) lines.push(`M${file + 0.5} 0.5v${ranks - 1}`);
  for (let rank = 0; rank < ranks; rank += 1) lines.push(`M0.5 ${rank + 0.5}h${files - 1}`);
  return (
    <>
      <rect width={files} height={ranks} fill="var(--wood)" />
      <path d={lines.join("")} fill="none" stroke="var(--grid)" stroke-width="0.05" />
      {starPoints(files, ranks).map(([file, rank]) => <circle key={`${file} ${rank}`} cx={file + 0.5} cy={rank + 0.5} r="0.12" fill="var(--grid)" />)}
    </>
  );
}

/** The picture of a position, once the server has told what stands where; until then its empty place. */
export function PictureFor({ wish, label }: { wish: PictureWish; label: string | null }) {
  const [picture, setPicture] = useState<Drawn | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void pictureOf(wish).then((found) => { if (isCurrent) setPicture(found); });
    return () => { isCurrent = false; };
  }, [wish.kind, wish.variant, wish.position]);
  return (
    <div class="picture-frame">
      {picture === null ? <div class="picture-empty" /> : <Picture picture={picture} isGoban={wish.kind === "go"} label={label} />}
    </div>
  );
}
