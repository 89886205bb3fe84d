import { pieceAddress, type Wardrobe } from "../../board/pieces";
import { useWords } from "../../settings";
import { optionsOf } from "../../state/gesture";
import { boardLetter } from "../../state/place";
import type { Choice } from "../../wire";
import { Dialog } from "../parts/Dialog";

/** Asks which of several moves is meant: what a pawn becomes, what enters, on which board. */
export function Pick({ asking, wardrobe, write, choose, close }: {
  asking: Choice[]; wardrobe: Wardrobe; write: (notation: string) => string; choose: (choice: Choice) => void; close: () => void;
}) {
  const say = useWords();
  return (
    <Dialog title={say("game-pick")} close={close}>
      <div class="picks">
        {optionsOf(asking).map(({ choice, pick, board, label }, index) => (
          <button key={choice.text} type="button" class="pick" autofocus={index === 0} onClick={() => choose(choice)} data-pick={pick?.name ?? ""}>
            {pick === null ? null : <img alt={say("play-piece", { piece: pick.name, count: 1 })} width="64" height="64" src={pieceAddress(wardrobe, pick)} />}
            {pick === null && board === null && label === "" ? <span>{say("game-pick-nothing")}</span> : null}
            {board === null ? null : <span>{say("play-board", { board: boardLetter(board) })}</span>}
            {label === "" ? null : <span>{write(label)}</span>}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
