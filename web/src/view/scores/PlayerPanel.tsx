import { useState } from "preact/hooks";
import { api } from "../../api";
import { useWords } from "../../settings";
import type { Against, ScoreLine } from "../../wire";
import { useAsked } from "../parts/asked";
import { Select } from "../parts/Fields";
import { Link } from "../parts/Link";
import { RatingChart, type Series } from "./RatingChart";

/** One player: the rating over time, beside another's, and what they scored against each other. */
export function PlayerPanel({ line, others }: { line: ScoreLine; others: ScoreLine[] }) {
  const say = useWords();
  const [otherName, setOther] = useState("");
  const other = others.find((one) => keyOf(one) === otherName) ?? null;
  const [asked] = useAsked(() => look(line, other), [keyOf(line), otherName]);
  return (
    <section class="card stack" aria-label={line.name}>
      <div class="head">
        <h2>{line.name}</h2>
        <Link to={{ screen: "library", search: { player: line.name, kind: line.kind } }}>{say("page-scores-games")}</Link>
      </div>
      {asked.state === "here" ? <RatingChart series={asked.value.series} /> : null}
      {others.length === 0 ? null : (
        <Select label={say("page-scores-against")} value={otherName} choose={setOther}
          options={[{ value: "", label: say("page-scores-nobody") }, ...others.map((one) => ({ value: keyOf(one), label: one.name }))]} />
      )}
      {other !== null && asked.state === "here" && asked.value.against !== null ? <Score line={line} other={other} against={asked.value.against} /> : null}
    </section>
  );
}

function Score({ line, other, against }: { line: ScoreLine; other: ScoreLine; against: Against }) {
  const say = useWords();
  const total = against.wins + against.draws + against.losses;
  if (total === 0) return <p>{say("page-scores-never", { one: line.name, other: other.name })}</p>;
  const share = (count: number) => ({ flexGrow: count });
  return (
    <div class="stack">
      <p>{say("page-scores-told", { one: line.name, other: other.name, wins: against.wins, draws: against.draws, losses: against.losses })}</p>
      <div class="score-bar" aria-hidden="true">
        {against.wins > 0 ? <span class="won" style={share(against.wins)}>{against.wins}</span> : null}
        {against.draws > 0 ? <span class="drawn" style={share(against.draws)}>{against.draws}</span> : null}
        {against.losses > 0 ? <span class="lost" style={share(against.losses)}>{against.losses}</span> : null}
      </div>
    </div>
  );
}

async function look(line: ScoreLine, other: ScoreLine | null): Promise<{ series: Series[]; against: Against | null }> {
  const seriesOf = async ({ name, player, kind }: ScoreLine) => ({ name, points: await api.ratings({ name, player, kind }) });
  const series = await Promise.all([line, ...(other === null ? [] : [other])].map(seriesOf));
  if (other === null) return { series, against: null };
  const against = await api.against({ name: line.name, player: line.player, kind: line.kind, other: other.name, other_player: other.player });
  return { series, against };
}

function keyOf({ player, name }: ScoreLine): string {
  return `${player}/${name}`;
}
