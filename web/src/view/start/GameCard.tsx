import { agoText, kindName, playersOf } from "../../names";
import { languageIn, useSettings, useWords } from "../../settings";
import { moveCount } from "../../state/tree";
import type { LiveGame } from "../../wire";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { PictureFor } from "../parts/Picture";

/** A game that goes on: its picture, its players, a way in and a way to end it. */
export function GameCard({ game, end }: { game: LiveGame; end: (() => void) | null }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const note = noteOf(game);
  const title = playersOf(say, game);
  return (
    <article class="game-card">
      <Link to={{ screen: "game", id: game.id, secret: null }} class="game-card-link">
        <PictureFor wish={game} label={null} />
        <span class="game-card-text">
          <b>{title}</b>
          {note === null ? null : <span class="chip">{say(`page-continue-${note}`)}</span>}
          <span class="small soft">{kindName(say, language, game.kind, game.variant)}</span>
          <span class="small soft">{say("page-moves", { count: moveCount(game.kind, game.plies) })} · {agoText(language, game.changed, Date.now())}</span>
        </span>
      </Link>
      {end === null ? null : (
        <button type="button" class="button quiet icon" aria-label={say("page-continue-end", { game: title })} title={say("page-continue-end", { game: title })} onClick={end}><Icon name="trash" /></button>
      )}
    </article>
  );
}

/** What is worth telling about how a game stands. */
function noteOf({ state }: LiveGame): "turn" | "waiting" | "paused" | "counting" | null {
  if (state === null) return null;
  if (state.phase === "playing") return state.is_ours ? "turn" : null;
  return state.phase === "waiting" || state.phase === "paused" || state.phase === "counting" ? state.phase : null;
}
