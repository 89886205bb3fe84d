import { useWords } from "../../settings";
import type { Live } from "../../state/live";
import { colors, ownSeats } from "../../state/seats";
import type { View } from "../../wire";
import { GameButton } from "./GameButton";
import type { Game } from "./table";

/** The count of a game: the score as it stands, who accepts it, and a way to play on. */
export function Counting({ game, live, view }: { game: Game; live: Live; view: View }) {
  const say = useWords();
  const { count } = view;
  if (count === null) return null;
  const seat = ownSeats(live.access, view).find((color) => !count.accepted[color]) ?? null;
  const isOpen = view.phase === "counting";
  return (
    <section class="count" aria-label={say("game-count")}>
      <table>
        <tbody>
          {colors.map((color) => (
            <tr key={color}>
              <th scope="row"><span class={`side ${color}`} aria-hidden="true" />{say("game-color", { color })}</th>
              <td class="figures">{say("game-figure", { figure: count.totals[color] })}</td>
              <td class="soft small">{isOpen ? (count.accepted[color] ? say("game-has-accepted") : say("game-not-accepted")) : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOpen && seat !== null ? (
        <>
          <p class="small soft">{say("game-mark-dead")}</p>
          <div class="row">
            <GameButton icon="check" isQuiet={false} label={say("game-accept-count")} keys="Y" run={() => game.order({ command: "accept", seat, dead: count.dead })} />
            <GameButton icon="play" label={say("game-play-on")} keys="X" run={() => game.order({ command: "play-on", seat })} />
          </div>
        </>
      ) : null}
    </section>
  );
}
