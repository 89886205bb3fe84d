import { useState } from "preact/hooks";
import { api } from "../../api";
import { personName } from "../../names";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import type { LiveGame } from "../../wire";
import { sentenceOfError, useAsked } from "../parts/asked";
import { Dialog } from "../parts/Dialog";
import { Link } from "../parts/Link";
import { Refusal } from "../parts/Refusal";
import { GameCard } from "./GameCard";

/** The games that go on, the last one first. */
export function ContinueScreen() {
  const say = useWords();
  const [asked, again] = useAsked(api.games, []);
  const [ending, setEnding] = useState<LiveGame | null>(null);
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  const games = asked.state === "here" ? latestFirst(asked.value) : [];
  const [going, records] = [games.filter((game) => !isRecord(game)), games.filter(isRecord)];
  const end = async (game: LiveGame) => {
    setEnding(null);
    await api.abandon(game.id).catch((error: unknown) => mention(sentenceOfError(say, error)));
    again();
  };
  return (
    <>
      <h1>{say("page-title-continue")}</h1>
      {asked.state === "here" && asked.value.length === 0 ? (
        <div class="empty">
          <p>{say("page-continue-none")}</p>
          <Link to={{ screen: "new", wish: { game: null, variant: null } }} class="button first">{say("page-title-new")}</Link>
        </div>
      ) : null}
      <ul class="cards">{going.map((game) => <li key={game.id}><GameCard game={game} end={() => setEnding(game)} /></li>)}</ul>
      {records.length === 0 ? null : (
        <section class="records-open">
          <h2>{say("page-continue-records")}</h2>
          <ul class="cards">{records.map((game) => <li key={game.id}><GameCard game={game} end={() => setEnding(game)} /></li>)}</ul>
        </section>
      )}
      {ending === null ? null : (
        <Dialog title={say("page-continue-end-title")} close={() => setEnding(null)}>
          <p>{say("page-continue-end-sure", { white: personName(say, ending.white), black: personName(say, ending.black) })}</p>
          <div class="buttons ends">
            <button type="button" class="button" onClick={() => setEnding(null)}>{say("page-cancel")}</button>
            <button type="button" class="button danger" onClick={() => void end(ending)}>{say("page-continue-end-do")}</button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Games by what happened last. */
export function latestFirst(games: readonly LiveGame[]): LiveGame[] {
  return [...games].sort((one, other) => other.changed - one.changed);
}

/** Whether a game is a record that is looked at, not one that goes on. */
export function isRecord({ state }: LiveGame): boolean {
  return state?.phase === "reviewing" || state?.phase === "ended";
}
