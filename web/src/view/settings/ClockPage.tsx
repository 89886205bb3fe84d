import { useState } from "preact/hooks";
import { changePeriods, useSettings, useWords } from "../../settings";
import { mention } from "../../speech";
import type { PeriodView } from "../../wire";
import { sentenceOfError } from "../parts/asked";
import { Periods } from "../parts/Periods";

/** The usual clock, of any number of periods. */
export function ClockPage() {
  const say = useWords();
  const { periods, shared } = useSettings();
  const [edited, setEdited] = useState<PeriodView[] | null>(null);
  const change = (next: PeriodView[]) => {
    setEdited(next);
    changePeriods(next).then(() => setEdited(null), (error: unknown) => mention(sentenceOfError(say, error)));
  };
  if (shared.length === 0) return <p class="note">{say("page-set-owner-only")}</p>;
  const shown = edited ?? periods;
  return (
    <div class="stack">
      <p>{say("page-set-clock-sentence")}</p>
      {shown.length === 0 ? <p class="note">{say("page-set-clock-none")}</p> : null}
      <Periods periods={shown} change={change} />
    </div>
  );
}
