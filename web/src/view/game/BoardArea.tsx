import type { Api } from "chessgroundx/api.js";
import { type MutableRef, useRef } from "preact/hooks";
import { Boards } from "../../board/Boards";
import type { Wardrobe } from "../../board/pieces";
import { Stones } from "../../board/Stones";
import { flagOf, textOf, useSettings, useWords } from "../../settings";
import { carryable } from "../../state/gesture";
import { isAtCursor, type Live, movingSeat, premovingSeat, seen } from "../../state/live";
import { marksOf } from "../../state/marks";
import { boardLetter, type Cell, isCell, placeKey, samePlace, squareName } from "../../state/place";
import { opposite, ownSeats } from "../../state/seats";
import { ideasAt } from "../../state/study";
import { useStore } from "../../store";
import type { BoardView, Choice, Color, Mark, Place, Symbol as Piece, View } from "../../wire";
import type { Say } from "../../words";
import { isStroke } from "../../state/markup";
import { animationTime, type Game } from "./table";
import type { AskingTool } from "./useAsking";
import type { Drawing } from "./useDrawing";
import type { Zoom } from "./useRegion";
import { useRoom } from "./useRoom";
import { useSureTouch } from "./useSureTouch";
import { WorthBar } from "./WorthBar";

/** Ways to move the part of a goban that is seen large. */
const PANS = [
  { side: "left", files: -4, ranks: 0 }, { side: "right", files: 4, ranks: 0 }, { side: "up", files: 0, ranks: 4 }, { side: "down", files: 0, ranks: -4 },
] as const;

/** What a cell is called, with what stands there. */
function cellSentence(say: Say, view: View, cell: Cell, piece: Piece | null, marks: ReadonlySet<string> | undefined, markup: Mark[]): string {
  const square = squareName(cell, view.kind.game, view.board);
  const parts = [
    piece === null ? say("game-cell-empty", { square }) : say("game-cell", { square, color: piece.color ?? "none", piece: piece.name }),
    ...["selected", "dest", "alarm", "last", "elsewhere", "premoved"].filter((mark) => marks?.has(mark)).map((mark) => say(`game-mark-${mark}`)),
    ...markup.filter((mark) => !isStroke(mark) && samePlace(mark.at, cell)).map((mark) => say("game-markup", { mark: mark.mark, text: mark.mark === "label" ? mark.text : "" })),
  ];
  return parts.join(", ");
}

/** The boards of a game, whatever they are, as large as there is room. */
export function BoardArea({ game, live, view, board, below, isFlipped, isMerged, zoom, grounds, drawing, asking, wardrobe }: {
  game: Game; live: Live; view: View; board: BoardView; below: Color; isFlipped: boolean; isMerged: boolean; zoom: Zoom;
  grounds: MutableRef<Map<number, Api>>; drawing: Drawing; asking: AskingTool; wardrobe: Wardrobe;
}) {
  const say = useWords();
  const settings = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const areShown = flagOf(settings, "display.highlights");
  const marks = marksOf(live, board, areShown);
  const moving = movingSeat(live);
  const sure = useSureTouch(moving !== null, game.touch);
  const here = seen(live);
  const at = live.looking ?? view.cursor;
  const ideas = ideasAt(useStore(game.study), at);
  const advised = live.hint === null || !isAtCursor(live) ? [] : arrowOf(live.hint, "blue");
  // The best line lies on top of the others.
  const arrows = [...advised, ...ideas.flatMap((choice, index) => arrowOf(choice, index === 0 ? "green" : "paleGreen")).reverse()];
  const { asked } = asking;
  const chosen = new Set(asked?.region.map(placeKey));
  const nameCell = (cell: Cell, piece: Piece | null) => {
    const sentence = cellSentence(say, view, cell, piece, marks.get(placeKey(cell)), drawing.marks);
    const isTarget = asked !== null && asked.target !== null && samePlace(asked.target, cell);
    return isTarget || chosen.has(placeKey(cell)) ? `${sentence}, ${say(isTarget ? "ask-mark-target" : "ask-mark-region")}` : sentence;
  };
  const isStones = view.kind.game === "go";
  const turned = isFlipped ? -1 : 1;
  // A button at the edge of the board would only hide its points.
  const pans = PANS.map(({ side, files, ranks }) => ({ side, files: files * turned, ranks: ranks * turned })).filter(({ files, ranks }) => zoom.canShift(files, ranks));
  const touchStone = (cell: Place) => {
    if (asked !== null && isCell(cell)) {
      asking.touch(cell);
      return;
    }
    if (drawing.tool !== null) {
      drawing.touch(cell);
      return;
    }
    if (view.phase === "counting" && isAtCursor(live)) {
      const seat = ownSeats(live.access, view)[0];
      if (seat !== undefined) game.order({ command: "dead", seat, place: cell });
      return;
    }
    sure.touch(cell);
  };
  return (
    <div ref={place} class="board-room">
      {isStones ? pans.map(({ side, files, ranks }) => (
        <button key={side} type="button" class={`pan ${side}`} aria-label={say("game-pan", { side })} onClick={() => zoom.shift(files, ranks)} />
      )) : null}
      {room.width === 0 ? null : (
        <div class="weighed">
          <WorthBar game={game} at={at} below={below} />
          {isStones ? (
            <Stones
              board={board} isFlipped={isFlipped} ko={board.ko} count={isAtCursor(live) ? view.count : null} hinted={live.hint?.gesture.to ?? ideas[0]?.gesture.to ?? null} waiting={sure.waiting} ready={drawing.tool === null && asked === null ? moving : null} markup={asked === null || asked.target === null ? drawing.marks : [{ mark: "triangle", at: asked.target }]} strokeFrom={drawing.from}
              look={textOf(settings, "display.goban")} hasCoordinates={flagOf(settings, "display.coordinates")} areMarksShown={areShown} isAnimated={animationTime() > 0}
              region={zoom.region} room={room} label={say("game-board")} cellName={nameCell} touch={touchStone}
              tint={(cell) => (chosen.has(placeKey(cell)) ? "chosen" : "")} sweep={asked === null ? null : asking.sweep}
            />
          ) : (
            <Boards
              board={board} game={view.kind.game} below={below} marks={marks} isMerged={isMerged && board.boards > 1} room={room} grounds={grounds}
              carries={moving === null ? new Map() : carryable(here?.choices ?? [], live.hand)} movable={moving ?? premovingSeat(live)} turn={live.pending === null ? (here?.turn ?? view.turn) : opposite(live.pending.seat)}
              arrows={arrows}
              look={textOf(settings, "display.board")} wardrobe={wardrobe}
              animation={animationTime()} hasCoordinates={flagOf(settings, "display.coordinates")} cellName={nameCell}
              gridName={(index) => (board.boards > 1 && index >= 0 ? say("play-board", { board: boardLetter(index) }) : say("game-board"))}
              boardName={(index) => (index < 0 ? say("game-boards-merged") : say("play-board", { board: boardLetter(index) }))}
              touch={game.touch} carry={game.carry}
            />
          )}
        </div>
      )}
    </div>
  );
}

function arrowOf<Brush extends string>({ gesture: { from, to } }: Choice, brush: Brush) {
  if (to === null) return [];
  return [{ from: from === null || !isCell(from) ? to : from, to, brush }];
}
