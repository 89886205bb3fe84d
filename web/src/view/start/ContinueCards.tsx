import { useWords } from "../../settings";
import type { LiveGame } from "../../wire";
import { Link } from "../parts/Link";
import { PictureFor } from "../parts/Picture";
import { latestFirst } from "./ContinueScreen";
import { GameCard } from "./GameCard";

const MOST = 6;
const showcase = [{ kind: "chess", variant: "chess" }, { kind: "go", variant: "9" }, { kind: "draughts", variant: "" }, { kind: "chess", variant: "alice" }];

/** The last games that go on; where there are none, a look at what can be played. */
export function ContinueCards({ games, isKnown }: { games: LiveGame[]; isKnown: boolean }) {
  const say = useWords();
  if (!isKnown) return <section class="start-side" />;
  if (games.length === 0) {
    return (
      <section class="start-side showcase" aria-hidden="true">
        {showcase.map(({ kind, variant }) => <PictureFor key={kind + variant} wish={{ kind, variant, position: null }} label={null} />)}
      </section>
    );
  }
  return (
    <section class="start-side" aria-labelledby="start-continue">
      <div class="head">
        <h2 id="start-continue">{say("page-title-continue")}</h2>
        {games.length > MOST ? <Link to={{ screen: "continue" }}>{say("page-start-all", { count: games.length })}</Link> : null}
      </div>
      <ul class="cards two">
        {latestFirst(games).slice(0, MOST).map((game) => <li key={game.id}><GameCard game={game} end={null} /></li>)}
      </ul>
    </section>
  );
}
