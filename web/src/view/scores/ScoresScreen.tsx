import { useState } from "preact/hooks";
import { api } from "../../api";
import { go } from "../../navigate";
import { gameName } from "../../names";
import { languageIn, useSettings, useWords } from "../../settings";
import type { ScoreLine } from "../../wire";
import { useAsked } from "../parts/asked";
import { Options } from "../parts/Fields";
import { Link } from "../parts/Link";
import { Refusal } from "../parts/Refusal";
import { PlayerPanel } from "./PlayerPanel";

/** A player of a kind of game, as an address names it. */
function nameOfLine({ kind, player, name }: ScoreLine): string {
  return [kind, player, name].join("/");
}

/** Who scored what, and how each rating went. */
export function ScoresScreen({ who }: { who: string | null }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const [asked, again] = useAsked(() => api.scores({}), []);
  const [kind, setKind] = useState("");
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  if (asked.state === "waiting") return <h1>{say("page-title-scores")}</h1>;
  const lines = asked.value;
  const kinds = [...new Set(lines.map((line) => line.kind))];
  const shown = lines.filter((line) => kind === "" || line.kind === kind).sort((one, other) => other.rating - one.rating);
  const chosen = lines.find((line) => nameOfLine(line) === who) ?? null;
  return (
    <>
      <h1>{say("page-title-scores")}</h1>
      {lines.length === 0 ? (
        <div class="empty"><p>{say("page-scores-none")}</p><Link to={{ screen: "new", wish: { game: null, variant: null } }} class="button first">{say("page-title-new")}</Link></div>
      ) : (
        <div class="scores">
          <div class="stack">
            {kinds.length > 1 ? <Options legend={say("page-new-game")} value={kind} choose={setKind} options={[{ value: "", label: say("page-library-any") }, ...kinds.map((name) => ({ value: name, label: gameName(say, language, name) }))]} /> : null}
            <ScoreTable lines={shown} chosen={chosen} />
          </div>
          {chosen === null ? <p class="soft scores-hint">{say("page-scores-choose")}</p> : <PlayerPanel key={nameOfLine(chosen)} line={chosen} others={lines.filter((line) => line.kind === chosen.kind && line !== chosen)} />}
        </div>
      )}
    </>
  );
}

function ScoreTable({ lines, chosen }: { lines: ScoreLine[]; chosen: ScoreLine | null }) {
  const say = useWords();
  const language = languageIn(useSettings());
  return (
    <div class="table-frame">
      <table class="score-table">
        <caption class="unseen">{say("page-title-scores")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("page-scores-player")}</th>
            <th scope="col">{say("page-new-game")}</th>
            <th scope="col" class="amount"><abbr title={say("page-scores-wins")}>{say("page-scores-wins-short")}</abbr></th>
            <th scope="col" class="amount"><abbr title={say("page-scores-draws")}>{say("page-scores-draws-short")}</abbr></th>
            <th scope="col" class="amount"><abbr title={say("page-scores-losses")}>{say("page-scores-losses-short")}</abbr></th>
            <th scope="col" class="amount">{say("page-scores-rating")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={nameOfLine(line)} aria-current={line === chosen ? "true" : undefined}>
              <th scope="row"><button type="button" class="link-button" onClick={() => go({ screen: "scores", who: nameOfLine(line) })}>{line.name}</button> <span class="chip">{say(`page-player-${line.player}`)}</span><span class="score-kind small soft">{gameName(say, language, line.kind)} · {say(`page-player-${line.player}`)}</span></th>
              <td>{gameName(say, language, line.kind)}</td>
              <td class="amount">{line.wins}</td>
              <td class="amount">{line.draws}</td>
              <td class="amount">{line.losses}</td>
              <td class="amount"><b>{Math.round(line.rating)}</b> <span class="soft small">±{Math.round(2 * line.deviation)}</span></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
