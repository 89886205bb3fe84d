import { type Draft, isDraft } from "./draft";
import { placeKey } from "./state/place";
import type { Color, Place, SetupView, Symbol } from "./wire";

/** A position while it is set up; anything may be wrong with it. */
export type Position = { pieces: ReadonlyMap<string, [Place, Symbol]>; turn: Color; rights: readonly string[] };

/** A position as a list, with the game that it is of: what an entry of the history keeps of a set-up. */
export type KeptSetup = Pick<SetupView, "pieces" | "turn" | "rights"> & { draft: Draft };

/** The position that a view of the server shows, or that was kept. */
export function positionOf({ pieces, turn, rights }: Pick<SetupView, "pieces" | "turn" | "rights">): Position {
  return { pieces: new Map(pieces.map(([place, symbol]) => [placeKey(place), [place, symbol]])), turn, rights };
}

/** A position as it is kept. */
export function keptOf(draft: Draft, { pieces, turn, rights }: Position): KeptSetup {
  return { draft, pieces: [...pieces.values()], turn, rights: [...rights] };
}

/** Whether something is a position as it is kept. */
export function isKeptSetup(value: unknown): value is KeptSetup {
  if (typeof value !== "object" || value === null || !("draft" in value && "pieces" in value && "turn" in value && "rights" in value)) return false;
  return isDraft(value.draft) && Array.isArray(value.pieces) && Array.isArray(value.rights);
}

/** The position with something else on a place; nothing takes away what stood there. */
export function withPiece(position: Position, place: Place, symbol: Symbol | null): Position {
  const pieces = new Map(position.pieces);
  if (symbol === null) pieces.delete(placeKey(place));
  else pieces.set(placeKey(place), [place, symbol]);
  return { ...position, pieces };
}

/** The position after a piece went from one place to another. */
export function moved(position: Position, from: Place, to: Place): Position {
  const standing = symbolAt(position, from);
  if (standing === null || placeKey(from) === placeKey(to)) return position;
  return withPiece(withPiece(position, from, null), to, standing);
}

/** The position without a single piece, and without rights. */
export function cleared(position: Position): Position {
  return { ...position, pieces: new Map(), rights: [] };
}

/** The position with a right given or taken away. */
export function withRight(position: Position, id: string, has: boolean): Position {
  const others = position.rights.filter((right) => right !== id);
  return { ...position, rights: has ? [...others, id] : others };
}

/** What stands on a place. */
export function symbolAt(position: Position, place: Place): Symbol | null {
  return position.pieces.get(placeKey(place))?.[1] ?? null;
}

/** The position with one more or one less of a piece in a hand. */
export function withHand(position: Position, place: Place, symbol: Symbol, step: 1 | -1): Position {
  const count = (symbolAt(position, place)?.count ?? 0) + step;
  return withPiece(position, place, count <= 0 ? null : { ...symbol, count });
}
