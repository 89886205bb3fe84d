import { useMemo } from "preact/hooks";
import { miniatureOf, type Scene } from "../../board/miniature";
import { textOf, useSettings } from "../../settings";
import "../../style/board-stones.css";

/** A small picture of a problem; who draws thousands of them draws a handful of paths each. */
export function Miniature({ scene }: { scene: Scene }) {
  const look = textOf(useSettings(), "display.goban");
  const { wide, high, lines, shade, black, white, target } = useMemo(() => miniatureOf(scene), [scene]);
  // All points of a list are equally large as far as there is room.
  const side = Math.max(wide, high, 7);
  return (
    <svg class={`miniature goban-${look}`} viewBox={`${(wide - side) / 2} ${(high - side) / 2} ${side} ${side}`} aria-hidden="true">
      <rect width={wide} height={high} class="mini-board" />
      <path d={lines} class="mini-lines" />
      <path d={shade} class="mini-shade" />
      <path d={black} class="mini-black" />
      <path d={white} class="mini-white" />
      <path d={target} class="mini-target" />
    </svg>
  );
}
