import { useState } from "preact/hooks";
import { api } from "../../api";
import { gameName } from "../../names";
import { languageIn, useSettings, useWords } from "../../settings";
import type { EngineOffer, EngineTrial } from "../../wire";
import { sentenceOf } from "../../words";
import { reasonOf, useAsked } from "../parts/asked";
import { Refusal } from "../parts/Refusal";

/** The engines of others that can be seated, each with a way to try it. */
export function EnginesPage() {
  const say = useWords();
  const [asked, again] = useAsked(api.engines, []);
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  const engines = asked.state === "here" ? asked.value : [];
  return (
    <div class="stack">
      <p>{say("page-set-engines-sentence")}</p>
      {asked.state === "here" && engines.length === 0 ? <p class="note">{say("page-set-engines-none")}</p> : null}
      <ul class="engines">{engines.map((engine) => <li key={engine.name} class="card"><Engine engine={engine} /></li>)}</ul>
    </div>
  );
}

function Engine({ engine }: { engine: EngineOffer }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const [trial, setTrial] = useState<EngineTrial | "waiting" | null>(null);
  const test = () => {
    setTrial("waiting");
    api.testEngine(engine.name).then(setTrial, (error: unknown) => setTrial({ works: false, message: reasonOf(error).why }));
  };
  const games = engine.games.map((game) => gameName(say, language, game)).join(", ");
  return (
    <>
      <span>
        <b>{engine.name}</b> <span class="chip">{engine.protocol.toUpperCase()}</span> <span class="small soft">{games}</span>
        {engine.command === null ? null : <code class="small soft engine-command">{engine.command}</code>}
      </span>
      <button type="button" class="button" disabled={trial === "waiting"} onClick={test}>{trial === "waiting" ? say("page-set-engines-testing") : say("page-set-engines-test")}</button>
      <div role="status" class="engine-trial">
        {trial === null || trial === "waiting" ? null : <p class={trial.works ? "note" : "note bad"}>{sentenceOf(say, trial.message)}</p>}
      </div>
    </>
  );
}
