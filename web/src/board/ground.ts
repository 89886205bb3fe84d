import { Chessground } from "chessgroundx/chessground.js";
import type { Api } from "chessgroundx/api.js";
import type { Config } from "chessgroundx/config.js";
import type { DrawShape } from "chessgroundx/draw.js";
import type { Dests, Key, Orig, Piece as GroundPiece, PiecesDiff, Role } from "chessgroundx/types.js";
import type { Color, Symbol as Piece } from "../wire";
import { roleOf } from "./sheet";

/** A square of one board. */
export type Square = { file: number; rank: number };

/** A line or circle that is drawn over a board. */
export type Shape = { from: Square; to: Square | null; brush: "green" | "red" | "blue" | "yellow" | "paleBlue" | "paleGreen" | "paleGrey" };

/** Something that can be carried from a square or a hand, and where to. */
export type Carry = { from: Square | Pick<Piece, "name">; to: Square[] };

/** What is drawn on a board, and what may be done there. */
export type Ground = {
  files: number;
  ranks: number;
  below: Color;
  pieces: { at: Square; piece: Piece }[];
  /** Whose pieces may be taken up; none for a board that is only looked at. */
  movable: Color | null;
  /** Whose turn it is: whoever else takes up a piece prepares a move. */
  turn: Color;
  carries: Carry[];
  shapes: Shape[];
  /** How long a move is on its way, in milliseconds. */
  animation: number;
};

/** What is done on a board. */
export type GroundEvents = {
  touch: (square: Square) => void;
  carry: (from: Square, to: Square) => void;
  /** Something from a hand, by the class it is drawn with. */
  drop: (role: string, to: Square) => void;
};

/** The key of a square as chessgroundx has it. */
export function keyOf({ file, rank }: Square): Key {
  return `${String.fromCharCode(97 + file)}${String.fromCharCode(49 + rank)}` as Key;
}

/** The square of a key of chessgroundx. */
export function squareOf(key: string): Square {
  return { file: key.charCodeAt(0) - 97, rank: key.charCodeAt(1) - 49 };
}

function groundPiece({ color, name }: Pick<Piece, "color" | "name">): GroundPiece {
  return { color: color ?? "white", role: roleOf(name) as Role };
}

/** Puts a board into an element. */
export function raise(element: HTMLElement, ground: Ground, events: () => GroundEvents): Api {
  const allSquares = () => {
    const { width, height } = api.state.dimensions;
    return Array.from({ length: width * height }, (_, index) => keyOf({ file: index % width, rank: Math.floor(index / width) }));
  };
  const api: Api = Chessground(element, {
    ...configOf(ground),
    fen: Array.from({ length: ground.ranks }, () => String(ground.files)).join("/"),
    coordinates: false,
    autoCastle: false,
    blockTouchScroll: false,
    selectable: { enabled: false },
    highlight: { lastMove: false, check: false },
    draggable: { enabled: true, showGhost: true, distance: 4 },
    premovable: {
      enabled: true,
      castle: false,
      premoveFunc: (_, from) => allSquares().filter((key) => key !== from),
      predropFunc: allSquares,
      events: {
        set: (from, to) => {
          api.cancelPremove();
          if (from.includes("@")) events().drop(roleOf(from.slice(0, -1)), squareOf(to));
          else events().carry(squareOf(from), squareOf(to));
        },
      },
    },
    drawable: { enabled: true, defaultSnapToValidMove: false, eraseOnClick: true, brushes: BRUSHES },
    movable: {
      free: false,
      showDests: false,
      events: {
        after: (from, to) => events().carry(squareOf(from), squareOf(to)),
        afterNewPiece: (piece, to) => events().drop(piece.role, squareOf(to)),
      },
    },
  });
  hearTouches(element, api, (square) => events().touch(square));
  redraw(api, ground);
  return api;
}

/** Lines that are drawn otherwise than chessgroundx would: those of second choice cover no square with their heads. */
const BRUSHES = { paleGreen: { key: "pg", color: "#15781B", opacity: 0.4, lineWidth: 8 } };

/** How long after a finger the mouse is taken for its echo, in milliseconds. */
const ECHO = 800;

/**
 * Tells of each press of the left button or of one finger at once: chessgroundx itself tells of it by a
 * timer, which comes after the next frame. It is told behind what the library does with the press.
 */
function hearTouches(element: HTMLElement, api: Api, tell: (square: Square) => void): void {
  let lastFinger = -Infinity;
  const touch = (at: [number, number]) => {
    const key = api.getKeyAtDomPos(at);
    if (key !== undefined) tell(squareOf(key));
  };
  element.addEventListener("touchstart", (event) => {
    lastFinger = event.timeStamp;
    const [finger, other] = event.touches;
    if (finger !== undefined && other === undefined) touch([finger.clientX, finger.clientY]);
  }, { passive: true });
  element.addEventListener("mousedown", (event) => {
    const isPlain = event.buttons === 1 && !event.shiftKey && event.timeStamp - lastFinger > ECHO;
    if (isPlain) touch([event.clientX, event.clientY]);
  });
}

/** Has a board show something else; what moved is seen moving. */
export function redraw(api: Api, ground: Ground): void {
  api.set(configOf(ground));
  const wanted = new Map(ground.pieces.map(({ at, piece }) => [keyOf(at), groundPiece(piece)]));
  const now = api.state.boardState.pieces;
  const diff: PiecesDiff = new Map();
  for (const key of now.keys()) if (key !== "a0" && !wanted.has(key)) diff.set(key, undefined);
  for (const [key, piece] of wanted) {
    const there = now.get(key);
    if (there === undefined || there.color !== piece.color || there.role !== piece.role) diff.set(key, piece);
  }
  if (diff.size > 0) api.setPieces(diff);
}

function configOf({ files, ranks, below, movable, turn, carries, shapes, animation }: Ground): Config {
  const dests: Dests = new Map();
  for (const { from, to } of carries) {
    const origin = "name" in from ? (`${from.name.toUpperCase()}@` as Orig) : keyOf(from);
    dests.set(origin, to.map(keyOf));
  }
  return {
    orientation: below,
    turnColor: turn,
    dimensions: { width: files, height: ranks },
    animation: { enabled: animation > 0, duration: animation },
    movable: { color: movable ?? undefined, dests },
    drawable: { autoShapes: shapes.map(shapeOf) },
  };
}

function shapeOf({ from, to, brush }: Shape): DrawShape {
  return to === null ? { orig: keyOf(from), brush } : { orig: keyOf(from), dest: keyOf(to), brush };
}
