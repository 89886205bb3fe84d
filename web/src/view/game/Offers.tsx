import { useWords } from "../../settings";
import type { Live } from "../../state/live";
import { colors, opposite, ownSeats } from "../../state/seats";
import type { View } from "../../wire";
import { GameButton } from "./GameButton";
import type { Game } from "./table";

/** What was proposed: to answer, or to wait for. */
export function Offers({ game, live, view }: { game: Game; live: Live; view: View }) {
  const say = useWords();
  const own = ownSeats(live.access, view);
  return (
    <>
      {colors.map((by) => {
        const offer = view.offers[by];
        if (offer === null) return null;
        const answers = own.includes(opposite(by));
        return (
          <div key={by} class="offer" role="alert">
            <p>{answers ? say("game-offered", { color: by, offer: offer.offer }) : say("game-offer-waits", { offer: offer.offer })}</p>
            {answers ? (
              <div class="row">
                <GameButton icon="check" isQuiet={false} label={say("game-accept")} keys="Y" run={() => game.order({ command: "answer", seat: opposite(by), accept: true, offer })} />
                <GameButton icon="cross" label={say("game-decline")} keys="X" run={() => game.order({ command: "answer", seat: opposite(by), accept: false, offer })} />
              </div>
            ) : null}
          </div>
        );
      })}
    </>
  );
}
