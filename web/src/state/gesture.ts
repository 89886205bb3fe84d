import type { BoardView, Choice, Gesture, Place, Symbol as Piece } from "../wire";
import { changed } from "./pieces";
import { isCell, placeKey, samePlace, sameSquare } from "./place";

/** What a hand has touched so far, and what it may still choose among. */
export type Hand = {
  /** The places touched, in order. */
  touched: Place[];
  /** Choices that the same places mean: one of them has to be picked. */
  asking: Choice[];
};

/** What a touch leads to: a hand that goes on, or a choice that is made. */
export type Touch = { hand: Hand; made: Choice | null };

/** A hand that has touched nothing. */
export const restingHand: Hand = { touched: [], asking: [] };

/** Beyond this number, choices are told apart by touching on rather than in a list. */
const MOST_ASKED = 24;

/** The places a choice is made by touching, in order; none for a pass. */
export function pathOf({ from, via, to, then }: Gesture): Place[] {
  return [from, ...via, to, then].filter((place): place is Place => place !== null);
}

/** Whether a choice is made without touching a place. */
export function isPass(choice: Choice): boolean {
  return pathOf(choice.gesture).length === 0;
}

/**
 * Whether a touched place stands for a place of a path. On several boards a piece may be put
 * on its square of the board it comes from, although it arrives on another.
 */
function stands(touched: Place, place: Place, from: Place | null): boolean {
  if (samePlace(touched, place)) return true;
  const isHome = from !== null && isCell(from) && isCell(touched) && touched.board === from.board;
  return isHome && sameSquare(touched, place);
}

/** The positions of a path that may be touched behind one: where it touches down may be left out. */
function nextSteps({ from, via }: Gesture, length: number, at: number): number[] {
  const begin = from === null ? 0 : 1;
  const isVia = (position: number) => position >= begin && position < begin + via.length;
  const steps: number[] = [];
  for (let position = at + 1; position < length; position += 1) {
    steps.push(position);
    if (!isVia(position)) break;
  }
  return steps;
}

/** How far along its path a choice is touched; none where the touches do not fit it. */
function reached(choice: Choice, touched: Place[]): number | null {
  const path = pathOf(choice.gesture);
  const { from } = choice.gesture;
  let at = -1;
  for (const place of touched) {
    const next = nextSteps(choice.gesture, path.length, at).find((position) => {
      const step = path[position];
      return step !== undefined && stands(place, step, from);
    });
    if (next === undefined) return null;
    at = next;
  }
  return at;
}

/** The choices that what was touched may become. */
export function fitting(choices: Choice[], touched: Place[]): Choice[] {
  return touched.length === 0 ? choices : choices.filter((choice) => reached(choice, touched) !== null);
}

/** Whether the touches end a choice. */
function isWhole(choice: Choice, touched: Place[]): boolean {
  return reached(choice, touched) === pathOf(choice.gesture).length - 1;
}

/** The hand after touching a place. */
export function touch(choices: Choice[], hand: Hand, place: Place): Touch {
  const again = hand.touched.length === 1 && hand.touched[0] !== undefined && samePlace(hand.touched[0], place);
  const last = hand.touched.at(-1);
  // What is on its way is taken up again where it touched down.
  if (!again && last !== undefined && samePlace(last, place)) return { hand, made: null };
  const onward = [...hand.touched, place];
  if (hand.touched.length > 0 && fitting(choices, onward).length > 0) return settled(choices, onward);
  if (again || fitting(choices, [place]).length === 0) return { hand: restingHand, made: null };
  return settled(choices, [place]);
}

/** The hand after carrying something from one place to another. */
export function carry(choices: Choice[], hand: Hand, from: Place, to: Place): Touch {
  const last = hand.touched.at(-1);
  const held = last !== undefined && samePlace(last, from) ? hand : { touched: [from], asking: [] };
  return fitting(choices, [...held.touched, to]).length === 0 ? { hand: restingHand, made: null } : touch(choices, held, to);
}

/** What touched places mean: one choice, a question, or that more has to be touched. */
function settled(choices: Choice[], touched: Place[]): Touch {
  const fit = fitting(choices, touched);
  const whole = fit.filter((choice) => isWhole(choice, touched));
  const [only] = whole;
  if (only !== undefined && fit.length === 1) return { hand: restingHand, made: only };
  // One piece may be put down on its own square only where nothing else can be meant.
  const isOpen = whole.length === 0 || fit.length > MOST_ASKED || (touched.length === 1 && whole.length < fit.length);
  return { hand: { touched, asking: isOpen ? [] : fit }, made: null };
}

/** The choice that is made by whoever wants a queen without a question. */
export function queenAmong(asking: Choice[]): Choice | null {
  const queens = asking.filter(({ gesture }) => gesture.pick?.name === "Q");
  const [queen] = queens;
  const arePromotions = asking.every(({ gesture }) => gesture.pick !== null && gesture.then === null);
  return queen !== undefined && queens.length === 1 && arePromotions ? queen : null;
}

/** Places that can be touched next, by their keys. */
export function destinations(choices: Choice[], hand: Hand): Set<string> {
  const keys = new Set<string>();
  if (hand.touched.length === 0) return keys;
  for (const choice of fitting(choices, hand.touched)) {
    const { from } = choice.gesture;
    const path = pathOf(choice.gesture);
    for (const position of nextSteps(choice.gesture, path.length, reached(choice, hand.touched) ?? 0)) {
      const place = path[position];
      if (place === undefined) continue;
      keys.add(placeKey(place));
      const isAway = from !== null && isCell(from) && isCell(place) && place.board !== from.board;
      if (isAway) keys.add(placeKey({ ...place, board: from.board }));
    }
  }
  return keys;
}

/** Where each piece of a board can be carried, by keys: from, and to which places. */
export function carryable(choices: Choice[], hand: Hand): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>();
  const starts = choices.map(({ gesture }) => pathOf(gesture)[0]).filter((place): place is Place => place !== undefined);
  for (const start of starts) {
    if (!map.has(placeKey(start))) map.set(placeKey(start), destinations(choices, { touched: [start], asking: [] }));
  }
  const last = hand.touched.at(-1);
  if (last !== undefined && hand.touched.length > 1) map.set(placeKey(last), destinations(choices, hand));
  return map;
}

/** What stands where while a piece has touched down but not arrived. */
export function carried(board: BoardView, hand: Hand): BoardView["pieces"] {
  const [first] = hand.touched;
  const last = hand.touched.at(-1);
  if (first === undefined || last === undefined || first === last || !isCell(last)) return board.pieces;
  const moved = board.pieces.find(([place]) => samePlace(place, first))?.[1];
  if (moved === undefined || !isCell(first)) return board.pieces;
  return changed(board, [
    { place: first, before: moved, after: null },
    { place: last, before: null, after: moved },
  ]);
}

/** What tells choices apart that are asked about: what is picked, else the board, else how it is written. */
export type Option = { choice: Choice; pick: Piece | null; board: number | null; label: string };

/** The options of a question, each with what tells it from the others. */
export function optionsOf(asking: Choice[]): Option[] {
  const picks = new Set(asking.map(({ gesture }) => gesture.pick?.name ?? ""));
  const boards = new Set(asking.map(({ gesture }) => (gesture.to !== null && isCell(gesture.to) ? gesture.to.board : -1)));
  return asking.map((choice) => {
    const { pick, to } = choice.gesture;
    const board = boards.size > 1 && to !== null && isCell(to) ? to.board : null;
    const isTold = picks.size * boards.size >= asking.length;
    return { choice, pick: picks.size > 1 ? pick : null, board, label: isTold ? "" : choice.notation };
  });
}
