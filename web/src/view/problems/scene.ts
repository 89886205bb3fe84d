import type { Scene } from "../../board/miniature";
import { isCell } from "../../state/place";
import type { Color, Picture, Place } from "../../wire";

/** What a small picture of a problem shows. */
export function sceneOf({ files, ranks, pieces }: Pick<Picture, "files" | "ranks" | "pieces">, { target, region }: { target: Place[]; region: Place[] }): Scene {
  const stones = (color: Color) => pieces.flatMap(([place, piece]) => (isCell(place) && piece.color === color ? [place] : []));
  return { files, ranks, black: stones("black"), white: stones("white"), target: target.filter(isCell), region: region.filter(isCell) };
}
