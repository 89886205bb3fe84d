import type { BoardView, Choice, ClockView, Gesture, Outlook, Place, TwigView, View } from "../wire";

/** A cell of the first board, for tests. */
export const cell = (file: number, rank: number, board = 0): Place => ({ board, file, rank });

/** A choice of a gesture, for tests. */
export function choiceOf(text: string, gesture: Partial<Gesture>): Choice {
  return { text, notation: text, gesture: { from: null, via: [], to: null, then: null, pick: null, ...gesture } };
}

/** A clock that stands, for tests. */
export const stillClock: ClockView = {
  left: 60_000, used: 0, moves_left: null, periods_left: null, increment: 0, is_running: false, is_short: false,
};

/** A node of a tree, for tests. */
export function twigOf(id: number, parent: number | null, ply: number, notation: string | null): TwigView {
  const mover = notation === null ? null : ply % 2 === 1 ? "white" : "black";
  return { id, parent, ply, mover, text: notation, notation, comments_before: [], comments: [], glyphs: [], markup: [], left: null };
}

/** A board with a king on e1, for tests. */
export const smallBoard: BoardView = {
  last: [], takings: { taken: { white: [], black: [] }, balance: 0 }, text: "start", opening: null, files: 8, ranks: 8, boards: 1,
  pieces: [[cell(4, 0), { color: "white", name: "K", count: 1 }]], alarms: [], prisoners: null, ko: null, figures: [],
};

/** A game of two people at one screen, for tests. */
export const smallView: View = {
  number: 1, phase: "playing", kind: { game: "chess", variant: "chess", boards: null, sections: null, start: null },
  turn: "white", cursor: 0, board: smallBoard, choices: [],
  seats: {
    white: { title: "Ann", sitter: "person", name: "Ann", screen: 0 },
    black: { title: "Ben", sitter: "person", name: "Ben", screen: 0 },
  },
  clocks: { white: stillClock, black: stillClock }, control: "", offers: { white: null, black: null }, count: null,
  terms: { take_backs: true, draws: "automatic", pace: 0 }, tags: [], tree: [twigOf(0, null, 0, null)], can_redo: false, can_claim: false,
};

/** What is said behind facts that lead from the small game to a node, for tests. */
export function outlookOf(number: number, cursor: number): Outlook {
  return {
    number, cursor, turn: "black", phase: "playing", alarms: [], prisoners: null, ko: null, takings: smallBoard.takings, text: "next", opening: null,
    choices: [], clocks: smallView.clocks, offers: smallView.offers, count: null, can_redo: false, can_claim: false,
  };
}
