import type { Choice, Color, Place, View } from "../wire";
import { carry, fitting, queenAmong, restingHand } from "./gesture";
import { isCell, samePlace } from "./place";

/** A move that is to be made as soon as it can be: from where to where, whatever is legal then. */
export type Premove = { seat: Color; from: Place; to: Place };

/** Whether a place holds something of a side that it may want to move later. */
export function isHolding(view: View, seat: Color, place: Place): boolean {
  return view.board.pieces.some(([at, piece]) => samePlace(at, place) && piece.color === seat);
}

/**
 * The choice that a premove has become, now that it is its turn; none where it is not legal.
 * What is promoted becomes a queen, since nobody is there to be asked; whoever showed where a piece
 * touches down on its way means the only move that does.
 */
export function premoved(choices: Choice[], { from, to }: Premove): Choice | null {
  const { hand, made } = carry(choices, restingHand, from, to);
  if (made !== null) return made;
  const asked = queenAmong(hand.asking) ?? hand.asking.find(({ gesture }) => gesture.pick === null) ?? hand.asking[0];
  const through = fitting(choices, [from, to]);
  return asked ?? (through.length === 1 ? (through[0] ?? null) : null);
}

/** The premove after touching a place while the other side is to move. */
export function premoveTouch(view: View, seat: Color, held: Place | null, place: Place): { held: Place | null; premove: Premove | null } {
  if (held !== null && !samePlace(held, place) && isCell(place)) return { held: null, premove: { seat, from: held, to: place } };
  const isOwn = isHolding(view, seat, place);
  return { held: isOwn && (held === null || !samePlace(held, place)) ? place : null, premove: null };
}
