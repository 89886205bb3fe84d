import { type GhostStone, Goban, type Marker, type Vertex } from "@sabaki/shudan";
import { useEffect, useRef, useState } from "preact/hooks";
import { isStroke, type PointMark } from "../state/markup";
import { type Cell, fileName, isCell, placeKey } from "../state/place";
import type { BoardView, Color, CountView, Mark, Place, Symbol as Piece } from "../wire";
import { Cells } from "./Cells";
import type { Square } from "./ground";
import { type Point, Strokes, type StrokeShape } from "./Strokes";
import { useSweep } from "./useSweep";
import "../style/board-stones.css";

/** A part of a goban that is seen large. */
export type Region = { files: [number, number]; ranks: [number, number] };

/** What is drawn on a goban, and what may be done there. */
export type StonesProps = {
  board: BoardView;
  isFlipped: boolean;
  /** The point that cannot be taken back at once. */
  ko: Place | null;
  count: CountView | null;
  hinted: Place | null;
  /** What the record has drawn here. */
  markup: Mark[];
  /** Where a line begins that has no end yet. */
  strokeFrom: Place | null;
  /** The point that waits to be confirmed. */
  waiting: Place | null;
  /** Whose stone follows the pointer. */
  ready: Color | null;
  /** What is told of a point by its look besides stones and marks, as classes. */
  tint?: (cell: Cell) => string;
  /** Is told the corners of what is drawn over with a finger or the button held; touches alone where there is none. */
  sweep?: ((from: Cell, to: Cell) => void) | null;
  look: string;
  hasCoordinates: boolean;
  areMarksShown: boolean;
  isAnimated: boolean;
  region: Region | null;
  room: { width: number; height: number };
  label: string;
  cellName: (cell: Cell, piece: Piece | null) => string;
  touch: (place: Place) => void;
};

/** Widths around a goban, in the width of a point. */
const [EDGE, MARGIN, COORDINATES] = [0.15, 0.25, 0.5];

/** How points lie on the screen. */
type Frame = { files: number; ranks: number; isFlipped: boolean };

function vertexOf({ file, rank }: Square, { files, ranks, isFlipped }: Frame): Vertex {
  return isFlipped ? [files - 1 - file, rank] : [file, ranks - 1 - rank];
}

function cellOf([x, y]: Vertex, { files, ranks, isFlipped }: Frame): Cell {
  return isFlipped ? { board: 0, file: files - 1 - x, rank: y } : { board: 0, file: x, rank: ranks - 1 - y };
}

/** A goban: stones, marks, and whose each point is at the count. */
export function Stones(props: StonesProps) {
  const { board, region, room, hasCoordinates } = props;
  const frame: Frame = { files: board.files, ranks: board.ranks, isFlipped: props.isFlipped };
  const [xs, ys] = rangesOf(region, frame);
  const [across, down] = [xs[1] - xs[0] + 1, ys[1] - ys[0] + 1];
  const rim = 2 * rimOf(hasCoordinates);
  const size = Math.max(10, Math.floor(Math.min(room.width / (across + rim), room.height / (down + rim))));
  const margins = `${COORDINATES}em 1fr ${COORDINATES}em`;
  const maps = mapsOf(props, frame);
  const at = new Map(board.pieces.map(([place, piece]) => [placeKey(place), piece]));
  const cellIn = ({ file, rank }: Square) => cellOf([xs[0] + file, ys[1] - rank], frame);
  const grid = useRef<HTMLDivElement>(null);
  const pointAt = (event: PointerEvent): Point | null => {
    const box = grid.current?.getBoundingClientRect();
    if (box === undefined) return null;
    const [x, y] = [Math.floor(((event.clientX - box.left) / box.width) * across), Math.floor(((event.clientY - box.top) / box.height) * down)];
    return x < 0 || y < 0 || x >= across || y >= down ? null : [x, y];
  };
  const sweep = props.sweep ?? null;
  const fleeting = useFleeting(board.text, pointAt);
  const cellSeen = ([x, y]: Point) => cellOf([xs[0] + x, ys[0] + y], frame);
  const sweeping = useSweep(pointAt, (from, to) => sweep?.(cellSeen(from), cellSeen(to)));
  const shapes = [...keptStrokes(props, frame, [xs[0], ys[0]]), ...(sweep === null ? fleeting : sweeping).shapes];
  return (
    <div class={`stones goban-${props.look} ${props.ready === null ? "" : `ready-${props.ready}`} ${sweep === null ? "" : "sweeping"}`} style={{ fontSize: size }} {...(sweep === null ? fleeting : sweeping).events}>
      <Goban
        vertexSize={size} signMap={maps.signs} markerMap={maps.markers} paintMap={maps.paints} ghostStoneMap={maps.ghosts}
        dimmedVertices={maps.dimmed} showCoordinates={hasCoordinates} fuzzyStonePlacement={props.isAnimated} animateStonePlacement={props.isAnimated}
        coordX={(x) => fileName(cellOf([x, 0], frame).file, "go")} coordY={(y) => cellOf([0, y], frame).rank + 1}
        style={hasCoordinates ? { gridTemplateRows: margins, gridTemplateColumns: margins } : {}} rangeX={xs} rangeY={ys} onVertexClick={(_, vertex) => props.touch(cellOf(vertex, frame))}
      />
      <div ref={grid} class="stones-grid" style={gridBox(hasCoordinates, across, down)}>
        <Cells
          label={props.label} files={across} ranks={down} isFlipped={false} coordinates={null}
          look={(one) => `${at.get(placeKey(cellIn(one)))?.name === "outside" ? "outside" : ""} ${props.tint?.(cellIn(one)) ?? ""}`}
          name={(one) => props.cellName(cellIn(one), at.get(placeKey(cellIn(one))) ?? null)}
          touch={(one) => props.touch(cellIn(one))}
        />
        {shapes.length === 0 ? null : <Strokes across={across} down={down} shapes={shapes} />}
      </div>
    </div>
  );
}

/** Lines and arrows of the record, and where one begins, as they lie on what is seen. */
function keptStrokes({ markup, strokeFrom }: StonesProps, frame: Frame, [left, top]: [number, number]): StrokeShape[] {
  const at = (place: Place): Point => {
    const [x, y] = isCell(place) ? vertexOf(place, frame) : [0, 0];
    return [x - left, y - top];
  };
  const lines = markup.filter(isStroke).map((mark): StrokeShape => ({ kind: mark.mark, from: at(mark.from), to: at(mark.to), look: "kept" }));
  return strokeFrom === null ? lines : [...lines, { kind: "ring", from: at(strokeFrom), to: at(strokeFrom), look: "kept" }];
}

/** Arrows and rings by the right button, as on boards with squares: gone with the next stone or touch. */
function useFleeting(position: string, pointAt: (event: PointerEvent) => Point | null) {
  const [shapes, setShapes] = useState<StrokeShape[]>([]);
  const begun = useRef<Point | null>(null);
  useEffect(() => setShapes([]), [position]);
  const draw = (from: Point, to: Point) => {
    const kind = from.join() === to.join() ? "ring" : "arrow";
    const isSame = (shape: StrokeShape) => shape.kind === kind && shape.from.join() === from.join() && shape.to.join() === to.join();
    setShapes((before) => (before.some(isSame) ? before.filter((shape) => !isSame(shape)) : [...before, { kind, from, to, look: "fleeting" }]));
  };
  return {
    shapes,
    events: {
      onPointerDown: (event: PointerEvent) => {
        begun.current = event.button === 2 ? pointAt(event) : null;
        if (event.button === 0) setShapes([]);
      },
      onPointerUp: (event: PointerEvent) => {
        const [from, to] = [begun.current, pointAt(event)];
        begun.current = null;
        if (event.button === 2 && from !== null && to !== null) draw(from, to);
      },
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}

/** The columns and rows of the screen that are seen, first and last. */
function rangesOf(region: Region | null, frame: Frame): [[number, number], [number, number]] {
  if (region === null) return [[0, frame.files - 1], [0, frame.ranks - 1]];
  const [one, other] = [
    vertexOf({ file: region.files[0], rank: region.ranks[0] }, frame), vertexOf({ file: region.files[1], rank: region.ranks[1] }, frame),
  ];
  return [[Math.min(one[0], other[0]), Math.max(one[0], other[0])], [Math.min(one[1], other[1]), Math.max(one[1], other[1])]];
}

/** What lies around the points on each side, in the width of one: the edge, and coordinates or a margin. */
function rimOf(hasCoordinates: boolean): number {
  return EDGE + (hasCoordinates ? COORDINATES : MARGIN);
}

function gridBox(hasCoordinates: boolean, across: number, down: number) {
  const rim = rimOf(hasCoordinates);
  return { left: `${rim}em`, top: `${rim}em`, width: `${across}em`, height: `${down}em` };
}

function markerOf(mark: PointMark): Marker {
  return mark.mark === "label" ? { type: "label", label: mark.text } : { type: mark.mark };
}

function mapsOf({ board, count, ko, hinted, markup, waiting, ready, areMarksShown }: StonesProps, frame: Frame) {
  const rows = <T,>(value: T) => Array.from({ length: board.ranks }, () => Array.from({ length: board.files }, () => value));
  const signs = rows<0 | 1 | -1>(0);
  const markers = rows<Marker | null>(null);
  const ghosts = rows<GhostStone | null>(null);
  const put = <T,>(map: T[][], place: Place, value: T) => {
    if (!isCell(place)) return;
    const [x, y] = vertexOf(place, frame);
    const row = map[y];
    if (row !== undefined) row[x] = value;
  };
  const sign = (color: Color | null): 0 | 1 | -1 => (color === null ? 0 : color === "black" ? 1 : -1);
  for (const [place, piece] of board.pieces) put(signs, place, sign(piece.color));
  const played = board.last.find(({ after }) => after !== null);
  if (areMarksShown && played !== undefined && count === null) put(markers, played.place, { type: "circle" });
  if (ko !== null) put(markers, ko, { type: "square" });
  for (const mark of markup) if (!isStroke(mark)) put(markers, mark.at, markerOf(mark));
  if (hinted !== null) put(markers, hinted, { type: "triangle" });
  if (waiting !== null && ready !== null) {
    put(ghosts, waiting, { sign: sign(ready) });
    put(markers, waiting, { type: "cross" });
  }
  const paints = count === null ? undefined : rows<0 | 1 | -1>(0);
  if (paints !== undefined && count !== null) for (const [place, owner] of count.owners) put(paints, place, sign(owner));
  const dimmed = (count?.dead ?? []).flatMap((place) => (isCell(place) ? [vertexOf(place, frame)] : []));
  return { signs, markers, ghosts, paints, dimmed };
}
