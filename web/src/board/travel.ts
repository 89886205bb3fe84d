import { isCell } from "../state/place";
import type { Color, Place } from "../wire";
import { keyOf } from "./ground";
import { pieceAddress, type Wardrobe } from "./pieces";

/** Has a piece fly from its square on one board to its square on another; what it returns ends the flight at once. */
export function travel(
  boards: HTMLElement, { from, to, name, color }: { from: Place; to: Place; name: string; color: Color }, wardrobe: Wardrobe, time: number,
): () => void {
  const [start, end] = [squareBox(boards, from), squareBox(boards, to)];
  if (start === null || end === null) return () => undefined;
  const flying = document.createElement("div");
  flying.className = "traveller";
  Object.assign(flying.style, {
    left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px`, height: `${start.height}px`,
    backgroundImage: `url("${pieceAddress(wardrobe, { color, name })}")`,
  });
  document.body.append(flying);
  const arrived = pieceAt(boards, to);
  arrived?.classList.add("away");
  const way = `translate(${end.left - start.left}px, ${end.top - start.top}px)`;
  const flight = flying.animate([{ transform: "none" }, { transform: `${way} scale(${end.width / start.width})` }], { duration: time, easing: "ease-in-out" });
  const land = () => {
    flying.remove();
    arrived?.classList.remove("away");
  };
  flight.onfinish = land;
  return () => {
    flight.cancel();
    land();
  };
}

function squareBox(boards: HTMLElement, place: Place): DOMRect | null {
  if (!isCell(place)) return null;
  return boards.querySelector(`[data-board="${place.board}"] [data-cell="${place.file}-${place.rank}"]`)?.getBoundingClientRect() ?? null;
}

function pieceAt(boards: HTMLElement, place: Place): Element | null {
  if (!isCell(place)) return null;
  const key = keyOf(place);
  const pieces = boards.querySelectorAll(`[data-board="${place.board}"] cg-board piece`);
  return [...pieces].find((piece) => (piece as Element & { cgKey?: string }).cgKey === key) ?? null;
}
