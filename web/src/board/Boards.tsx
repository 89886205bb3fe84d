import type { Api } from "chessgroundx/api.js";
import { type MutableRef, useEffect, useRef } from "preact/hooks";
import { boardLetter, type Cell, isCell, placeKey, type Slot } from "../state/place";
import { travellerOf } from "../state/marks";
import type { BoardView, Color, Place, Symbol as Piece } from "../wire";
import { CellBoard } from "./CellBoard";
import { coordinatesAt } from "./coordinates";
import { type Carry, keyOf, type Shape, type Square, squareOf } from "./ground";
import { CAPTION, GAP, layoutOf } from "./layout";
import type { Wardrobe } from "./pieces";
import { dressPieces, roleOf } from "./sheet";
import { travel } from "./travel";

/** What is drawn on boards with squares, and what may be done there. */
export type BoardsProps = {
  board: BoardView;
  game: string;
  below: Color;
  marks: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where what may be carried, by keys of places. */
  carries: ReadonlyMap<string, ReadonlySet<string>>;
  movable: Color | null;
  turn: Color;
  arrows: { from: Place; to: Place; brush: Shape["brush"] }[];
  look: string;
  wardrobe: Wardrobe;
  animation: number;
  hasCoordinates: boolean;
  /** All boards drawn as one. */
  isMerged: boolean;
  room: { width: number; height: number };
  gridName: (board: number) => string;
  cellName: (cell: Cell, piece: Piece | null) => string;
  boardName: (board: number) => string;
  touch: (place: Place) => void;
  carry: (from: Place, to: Place) => void;
  /** Is given each board, so that pieces can be dragged onto it from hands. */
  grounds?: MutableRef<Map<number, Api>>;
};

/** One board or several, side by side as the room allows. */
export function Boards(props: BoardsProps) {
  const { board, isMerged, room, wardrobe, look } = props;
  const boards = isMerged ? 1 : board.boards;
  const { columns, square } = layoutOf(boards, board.files, board.ranks, room.width, room.height - (isMerged ? CAPTION : 0));
  const place = useRef<HTMLDivElement>(null);
  useTravelling(props, place);
  useCrossing(props);
  dressPieces(wardrobe, symbolsOf(board));
  const width = square * board.files;
  const shown = isMerged ? [null] : Array.from({ length: boards }, (_, index) => index);
  return (
    <div ref={place} class={`boards board-${look} ${wardrobe.dress}`} style={{ gridTemplateColumns: `repeat(${columns}, ${width}px)`, gap: GAP }}>
      {shown.map((index) => (
        <figure key={index ?? "all"} data-board={index ?? "all"}>
          {board.boards > 1 ? <figcaption><span class="tile">{index === null ? "∗" : boardLetter(index)}</span>{props.boardName(index ?? -1)}</figcaption> : null}
          <OneBoard {...props} index={index} width={width} />
        </figure>
      ))}
    </div>
  );
}

function OneBoard(props: BoardsProps & { index: number | null; width: number }) {
  const { board, index, marks, below, carries, game } = props;
  const { files, ranks } = board;
  const standing = board.pieces.filter((one): one is [Cell, Piece] => isCell(one[0]) && (index === null || one[0].board === index));
  const at = new Map(standing.map(([place, piece]) => [`${place.file}:${place.rank}`, { place, piece }]));
  const held = [...marks].find(([key, names]) => names.has("selected") && key.split(":").length === 3)?.[0].split(":")[0];
  // On boards drawn as one, a square means the board of what stands there, or of what is held.
  const cellOf = ({ file, rank }: Square): Cell => {
    if (index !== null) return { board: index, file, rank };
    const there = at.get(`${file}:${rank}`);
    const isOwn = there?.piece.color === props.movable;
    return { board: Number(isOwn || held === undefined ? (there?.place.board ?? held ?? 0) : held), file, rank };
  };
  const namesAt = (square: Square) => (index === null
    ? Array.from({ length: board.boards }, (_, on) => marks.get(placeKey({ ...square, board: on })))
    : [marks.get(placeKey({ ...square, board: index }))]).flatMap((names) => [...(names ?? [])]).filter((name) => index !== null || name !== "elsewhere");
  const isFlipped = below === "black";
  return (
    <CellBoard
      width={props.width}
      ground={{
        files, ranks, below, turn: props.turn, movable: props.movable, animation: props.animation,
        pieces: standing.filter(([, piece]) => piece.color !== null).map(([place, piece]) => ({ at: place, piece })),
        carries: carriesOn(carries, board, index),
        shapes: props.arrows.flatMap(({ from, to, brush }) => arrowOn(from, to, brush, index)),
      }}
      events={{
        touch: (square) => props.touch(cellOf(square)),
        carry: (from, to) => {
          const start = cellOf(from);
          props.carry(start, index === null ? { ...to, board: start.board } : cellOf(to));
        },
        drop: (role, to) => {
          const slot = slotOf(board, role, props.movable);
          if (slot !== null) props.carry(slot, cellOf(to));
        },
      }}
      cells={{
        label: props.gridName(index ?? -1),
        look: (square) => `${(square.file + square.rank) % 2 === 0 ? "dark" : ""} ${namesAt(square).join(" ")}`,
        name: (square) => props.cellName(cellOf(square), at.get(`${square.file}:${square.rank}`)?.piece ?? null),
        corner: ({ file, rank }) => {
          const there = at.get(`${file}:${rank}`);
          return index === null && there !== undefined ? boardLetter(there.place.board) : null;
        },
        coordinates: props.hasCoordinates ? (square) => coordinatesAt(square, { game, files, ranks, isFlipped }) : null,
      }}
      hold={(api) => {
        if (api === null) props.grounds?.current.delete(index ?? 0);
        else props.grounds?.current.set(index ?? 0, api);
      }}
    />
  );
}

/** Every kind of piece that is seen, or was just taken. */
function symbolsOf(board: BoardView): Piece[] {
  const kinds = new Map<string, Piece>();
  const both = (piece: Piece | null) => {
    if (piece === null || piece.color === null) return;
    for (const color of ["white", "black"] as const) kinds.set(`${color} ${piece.name}`, { ...piece, color });
  };
  for (const [, piece] of board.pieces) both(piece);
  for (const { before, after } of board.last) {
    both(before);
    both(after);
  }
  return [...kinds.values()];
}

function slotOf(board: BoardView, role: string, color: Color | null): Slot | null {
  for (const [place, piece] of board.pieces) {
    if (!isCell(place) && place.color === color && roleOf(piece.name) === role) return place;
  }
  return null;
}

function carriesOn(carries: BoardsProps["carries"], board: BoardView, index: number | null): Carry[] {
  const list: Carry[] = [];
  const onBoard = (key: string) => {
    const [on, file, rank] = key.split(":").map(Number);
    return file !== undefined && rank !== undefined && (index === null || on === index) ? [{ file, rank }] : [];
  };
  const names = new Map(board.pieces.map(([place, piece]) => [placeKey(place), piece.name]));
  for (const [from, goals] of carries) {
    const to = [...goals].flatMap(onBoard);
    const isSlot = from.split(":").length === 2;
    const name = names.get(from);
    if (isSlot && name !== undefined) list.push({ from: { name }, to });
    else list.push(...onBoard(from).map((square) => ({ from: square, to })));
  }
  return list;
}

function arrowOn(from: Place, to: Place, brush: Shape["brush"], index: number | null): Shape[] {
  const shapes: Shape[] = [];
  const isHere = (place: Place): place is Cell => isCell(place) && (index === null || place.board === index);
  if (isHere(from) && isCell(to)) shapes.push({ from, to: keyOf(from) === keyOf(to) ? null : to, brush });
  if (isHere(to) && !(isCell(from) && (index === null || from.board === to.board))) shapes.push({ from: to, to: null, brush });
  return shapes;
}

/** Lets a piece be dragged from one board and dropped on another. */
function useCrossing({ grounds, carry, isMerged }: BoardsProps): void {
  const current = useRef(carry);
  current.current = carry;
  useEffect(() => {
    if (grounds === undefined || isMerged) return;
    const drop = (event: MouseEvent | TouchEvent) => {
      for (const [from, api] of grounds.current) {
        const dragged = api.state.draggable.current;
        if (dragged === undefined || !dragged.started || dragged.orig === "a0") continue;
        const at: [number, number] = "clientX" in event ? [event.clientX, event.clientY] : dragged.pos;
        for (const [to, other] of grounds.current) {
          const key = to === from ? undefined : other.getKeyAtDomPos(at);
          if (key !== undefined) current.current({ ...squareOf(dragged.orig), board: from }, { ...squareOf(key), board: to });
        }
      }
    };
    // Heard before the board itself, which forgets what it held.
    for (const name of ["mouseup", "touchend"] as const) document.addEventListener(name, drop, { capture: true });
    return () => {
      for (const name of ["mouseup", "touchend"] as const) document.removeEventListener(name, drop, { capture: true });
    };
  }, [grounds, isMerged]);
}

/** Shows a piece on its way when the last move took it to another board, as long as those boards are seen. */
function useTravelling({ board, animation, wardrobe, isMerged }: BoardsProps, place: MutableRef<HTMLDivElement | null>): void {
  const seen = useRef(board.text);
  useEffect(() => {
    const isNew = seen.current !== board.text;
    seen.current = board.text;
    const traveller = isNew && !isMerged && animation > 0 && board.boards > 1 ? travellerOf(board) : null;
    if (traveller === null || place.current === null) return;
    return travel(place.current, traveller, wardrobe, Math.max(300, animation * 1.6));
  }, [board.text, isMerged]);
}
