import { useWords } from "../../settings";
import type { Asking } from "../../state/asking";
import { cellName } from "../../state/place";
import { GameButton } from "./GameButton";
import { askKeys } from "./gameKeys";
import type { AskingTool } from "./useAsking";

/** Does this group live? What is chosen so far, and the way to the answer. */
export function AskPanel({ asking, asked }: { asking: AskingTool; asked: Asking }) {
  const say = useWords();
  return (
    <section class="asking" aria-label={say("ask-title")}>
      <h2>{say("ask-title")}</h2>
      <p class="small soft">{say("ask-how")}</p>
      <p class="small" role="status">
        {asked.target === null ? say("ask-no-target") : say("ask-target", { point: cellName(asked.target, "go") })}{" "}
        {asked.region.length === 0 ? say("ask-no-region") : say("ask-region", { count: asked.region.length })}
      </p>
      <div class="row">
        <GameButton icon="search" isQuiet={false} isDisabled={asked.target === null} label={say("ask-do")} keys={askKeys.ask} run={asking.ask} />
        {asked.region.length === 0 ? null : <GameButton icon="trash" label={say("ask-clear")} keys={askKeys.clear} run={asking.clear} />}
      </div>
    </section>
  );
}
