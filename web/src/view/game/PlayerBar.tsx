import type { ComponentChildren } from "preact";
import { pieceAddress, type Wardrobe } from "../../board/pieces";
import { personName } from "../../names";
import { useWords } from "../../settings";
import { isMachine } from "../../state/seats";
import type { BoardView, Color, SeatView, Symbol as Piece } from "../../wire";

/** Who sits on a side: name, what was taken, and whatever else belongs there. */
export function PlayerBar({ color, seat, isTurn, board, game, wardrobe, children, clock }: {
  color: Color; seat: SeatView; isTurn: boolean; board: BoardView; game: string; wardrobe: Wardrobe;
  children: ComponentChildren; clock: ComponentChildren;
}) {
  const say = useWords();
  return (
    <div class={`player ${isTurn ? "turn" : ""}`} data-seat={color}>
      <span class={`side ${color}`} aria-hidden="true" />
      <div class="player-who">
        <p class="player-name">
          <span class="unseen">{say("game-color", { color })}: </span>
          <SeatName seat={seat} />
          {isTurn ? <span class="unseen">, {say("game-to-move")}</span> : null}
        </p>
        {game === "go" ? <Prisoners board={board} color={color} /> : <Taken board={board} color={color} wardrobe={wardrobe} />}
      </div>
      {children}
      {clock}
    </div>
  );
}

/** What somebody on a seat is called. */
function SeatName({ seat }: { seat: SeatView }) {
  const say = useWords();
  if (seat.sitter === "nobody") return <em>{say("game-nobody")}</em>;
  if (seat.sitter === "level") return <>{say("game-level", { level: seat.level })}</>;
  return <>{personName(say, seat.title)}{isMachine(seat) ? ` (${say("game-engine")})` : ""}</>;
}

function Prisoners({ board, color }: { board: BoardView; color: Color }) {
  const say = useWords();
  return board.prisoners === null ? null : <p class="player-extra">{say("game-prisoners", { count: board.prisoners[color] })}</p>;
}

function Taken({ board, color, wardrobe }: { board: BoardView; color: Color; wardrobe: Wardrobe }) {
  const say = useWords();
  const { taken, balance } = board.takings;
  const ahead = color === "white" ? balance : -balance;
  const pieces = taken[color];
  if (pieces.length === 0 && ahead <= 0) return null;
  const told = pieces.map((piece) => say("play-piece", { piece: piece.name, count: piece.count })).join(", ");
  return (
    <p class="player-extra taken">
      {pieces.length === 0 ? null : <span class="unseen">{say("game-taken", { pieces: told })}</span>}
      {pieces.map((piece) => <TakenPieces key={piece.name} piece={piece} wardrobe={wardrobe} />)}
      {ahead > 0 ? <span class="ahead">+{ahead}</span> : null}
    </p>
  );
}

function TakenPieces({ piece, wardrobe }: { piece: Piece; wardrobe: Wardrobe }) {
  const most = Math.min(piece.count, 8);
  return (
    <span class="taken-kind" aria-hidden="true">
      {Array.from({ length: most }, (_, index) => <img key={index} alt="" width="18" height="18" src={pieceAddress(wardrobe, piece)} />)}
      {piece.count > most ? `×${piece.count}` : null}
    </span>
  );
}
