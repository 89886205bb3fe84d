import { about, loadAbout } from "../../catalogue";
import { useWords } from "../../settings";
import { useStore } from "../../store";
import { useAsked } from "../parts/asked";
import { Refusal } from "../parts/Refusal";

/** The engines of others that can be seated. */
export function EnginesPage() {
  const say = useWords();
  const house = useStore(about);
  const [asked, again] = useAsked(loadAbout, []);
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  const engines = house?.engines ?? [];
  return (
    <div class="stack">
      <p>{say("page-set-engines-sentence")}</p>
      {engines.length === 0 ? <p class="note">{say("page-set-engines-none")}</p> : (
        <ul class="engines">{engines.map((name) => <li key={name} class="card">{name}</li>)}</ul>
      )}
    </div>
  );
}
