import type { Coordinates } from "./coordinates";

/** The coordinates of a cell as they stand in its corners. */
export function Written({ file, rank }: Coordinates) {
  return (
    <>
      {file === null ? null : <span class="coordinate file" aria-hidden="true">{file}</span>}
      {rank === null ? null : <span class="coordinate rank" aria-hidden="true">{rank}</span>}
    </>
  );
}
