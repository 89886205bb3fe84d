import type { Api } from "chessgroundx/api.js";
import type { MutableRef } from "preact/hooks";
import { pieceAddress, type Wardrobe } from "../../board/pieces";
import { roleOf } from "../../board/sheet";
import { handOf } from "../../state/pieces";
import { placeKey } from "../../state/place";
import type { BoardView, Color, Place, Symbol as Piece } from "../../wire";

/** The pieces that a side holds: touched or dragged onto a board. */
export function Hand({ board, color, isMovable, held, wardrobe, nameOf, label, touch, grounds }: {
  board: BoardView; color: Color; isMovable: boolean; held: Place[]; wardrobe: Wardrobe;
  nameOf: (piece: Piece) => string; label: string; touch: (place: Place) => void;
  grounds: MutableRef<Map<number, Api>>;
}) {
  const keys = new Set(held.map(placeKey));
  const lift = (event: MouseEvent | TouchEvent, piece: Piece, slot: Place) => {
    if (!isMovable || ("button" in event && event.button !== 0)) return;
    touch(slot);
    for (const api of grounds.current.values()) {
      api.dragNewPiece({ role: roleOf(piece.name) as never, color }, false, event);
    }
    event.preventDefault();
  };
  return (
    <div class="hand" role="group" aria-label={label}>
      {handOf(board, color).map(({ slot, piece }) => (
        <button
          key={slot.slot} type="button" disabled={!isMovable} aria-pressed={keys.has(placeKey(slot))} aria-label={nameOf(piece)} data-piece={piece.name}
          style={{ backgroundImage: `url("${pieceAddress(wardrobe, piece)}")` }}
          onMouseDown={(event) => lift(event, piece, slot)} onTouchStart={(event) => lift(event, piece, slot)}
          onKeyDown={(event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); touch(slot); } }}
        >
          {piece.count > 1 ? <span class="count" aria-hidden="true">{piece.count}</span> : null}
        </button>
      ))}
    </div>
  );
}
