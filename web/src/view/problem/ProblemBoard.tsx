import { useRef } from "preact/hooks";
import { type Region, Stones } from "../../board/Stones";
import { flagOf, textOf, useSettings, useWords } from "../../settings";
import { type Cell, cellName, isCell, placeKey } from "../../state/place";
import { pendingTry, seenBoard, type Trial, tryingSide } from "../../state/trial";
import type { BoardView, Mark, ProblemOpened, Symbol as Piece } from "../../wire";
import { animationTime } from "../game/table";
import { useRoom } from "../game/useRoom";
import { useSureTouch } from "../game/useSureTouch";
import type { Desk } from "./desk";

/** The board without what only says that nobody plays there: such points are set back, and their lines stay. */
function withoutWalls(board: BoardView): BoardView {
  return { ...board, pieces: board.pieces.filter(([, { color }]) => color !== null) };
}

/** The goban of a problem: the target marked, and points where nobody may play set back. */
export function ProblemBoard({ desk, trial, opened, region }: { desk: Desk; trial: Trial; opened: ProblemOpened; region: Region | null }) {
  const say = useWords();
  const settings = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const board = withoutWalls(seenBoard(trial) ?? opened.board.board);
  const moving = tryingSide(trial);
  const sure = useSureTouch(moving !== null, desk.touch);
  const open = new Set(opened.region.map(placeKey));
  const stones = new Map(board.pieces.map(([at, piece]) => [placeKey(at), piece]));
  // Where stones were taken one may play again.
  const taken = new Set(withoutWalls(opened.board.board).pieces.map(([at]) => placeKey(at)));
  const isShut = (cell: Cell) => !open.has(placeKey(cell)) && !taken.has(placeKey(cell)) && !stones.has(placeKey(cell));
  const target = opened.target.filter((at) => stones.get(placeKey(at))?.color === opened.defender);
  const marked = new Set(target.map(placeKey));
  const markup: Mark[] = target.map((at) => ({ mark: "triangle", at }));
  const pending = pendingTry(trial)?.choice?.gesture.to ?? null;
  const last = new Set(board.last.flatMap(({ place: at, after }) => (after === null ? [] : [placeKey(at)])));
  const nameCell = (cell: Cell, piece: Piece | null) => {
    const square = cellName(cell, "go");
    const marks = [
      marked.has(placeKey(cell)) ? say("ask-mark-target") : "", last.has(placeKey(cell)) ? say("game-mark-last") : "", isShut(cell) ? say("problem-mark-shut") : "",
    ];
    const what = piece === null ? say("game-cell-empty", { square }) : say("game-cell", { square, color: piece.color ?? "none", piece: piece.name });
    return [what, ...marks.filter((mark) => mark !== "")].join(", ");
  };
  return (
    <div ref={place} class="board-room">
      {room.width === 0 ? null : (
        <div class="weighed">
          <Stones
            board={board} isFlipped={false} ko={board.ko} count={null} hinted={trial.looking === null ? (trial.hint?.gesture.to ?? null) : null} waiting={pending ?? sure.waiting}
            ready={pending === null ? moving : (trial.board?.turn ?? null)} markup={markup} strokeFrom={null} look={textOf(settings, "display.goban")} hasCoordinates={flagOf(settings, "display.coordinates")}
            areMarksShown={flagOf(settings, "display.highlights")} isAnimated={animationTime() > 0} region={region} room={room} label={say("game-board")}
            cellName={nameCell} touch={(at) => { if (isCell(at)) sure.touch(at); }} tint={(cell) => (isShut(cell) ? "unplayable" : "")}
          />
        </div>
      )}
    </div>
  );
}
