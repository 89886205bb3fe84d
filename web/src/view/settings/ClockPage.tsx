import { changePeriods, useSettings, useWords } from "../../settings";
import { mention } from "../../speech";
import type { PeriodView } from "../../wire";
import { sentenceOfError } from "../parts/asked";
import { Periods } from "../parts/Periods";

/** The usual clock, of any number of periods. */
export function ClockPage() {
  const say = useWords();
  const { periods, shared } = useSettings();
  const change = (next: PeriodView[]) => {
    changePeriods(next).catch((error: unknown) => mention(sentenceOfError(say, error)));
  };
  if (shared.length === 0) return <p class="note">{say("page-set-owner-only")}</p>;
  return (
    <div class="stack">
      <p>{say("page-set-clock-sentence")}</p>
      {periods.length === 0 ? <p class="note">{say("page-set-clock-none")}</p> : null}
      <Periods periods={periods} change={change} />
    </div>
  );
}
