import { useState } from "preact/hooks";
import { amountOf } from "../../clocktext";
import { useWords } from "../../settings";
import type { PeriodView } from "../../wire";
import { TextField } from "./Fields";
import { Icon } from "./Icon";

/** The period that a new line begins with. */
export const firstPeriod: PeriodView = { time: 600, moves: null, increment: 0 };

/** Any number of periods of a clock, each with its time, its moves and what a move brings. */
export function Periods({ periods, change }: { periods: PeriodView[]; change: (periods: PeriodView[]) => void }) {
  const say = useWords();
  const put = (at: number, period: PeriodView) => change(periods.map((old, index) => (index === at ? period : old)));
  const add = () => {
    // All periods but the last end after a number of moves.
    const closed = periods.map((period) => ({ ...period, moves: period.moves ?? 40 }));
    change([...closed, { ...firstPeriod, time: periods.length === 0 ? 600 : 900 }]);
  };
  return (
    <div class="periods">
      <ol>
        {periods.map((period, index) => (
          <li key={`${periods.length} ${index}`}>
            <fieldset class="period">
              <legend>{say("page-period", { number: index + 1 })}</legend>
              <PeriodFields period={period} isLast={index === periods.length - 1} change={(next) => put(index, next)} />
              <button type="button" class="button quiet icon" aria-label={say("page-period-remove", { number: index + 1 })} onClick={() => change(periods.filter((_, at) => at !== index))}><Icon name="cross" /></button>
            </fieldset>
          </li>
        ))}
      </ol>
      <button type="button" class="button" onClick={add}><Icon name="plus" />{say("page-period-add")}</button>
    </div>
  );
}

function PeriodFields({ period, isLast, change }: { period: PeriodView; isLast: boolean; change: (period: PeriodView) => void }) {
  const say = useWords();
  const [minutes, setMinutes] = useState(String(period.time / 60));
  const [moves, setMoves] = useState(period.moves === null ? "" : String(period.moves));
  const [increment, setIncrement] = useState(String(period.increment));
  const movesOf = (text: string) => (text.trim() === "" ? null : Number(text));
  const isCount = (text: string) => text.trim() === "" || (Number.isInteger(Number(text)) && Number(text) > 0);
  return (
    <>
      <TextField label={say("page-period-minutes")} inputMode="decimal" value={minutes} wrong={amountOf(minutes) === null ? say("page-no-number") : null}
        change={(text) => { setMinutes(text); const amount = amountOf(text); if (amount !== null) change({ ...period, time: amount * 60 }); }} />
      <TextField label={say("page-period-moves")} inputMode="numeric" value={moves} placeholder={isLast ? say("page-period-rest") : ""} wrong={isCount(moves) ? null : say("page-no-number")}
        change={(text) => { setMoves(text); if (isCount(text)) change({ ...period, moves: movesOf(text) }); }} />
      <TextField label={say("page-period-increment")} inputMode="decimal" value={increment} wrong={amountOf(increment) === null ? say("page-no-number") : null}
        change={(text) => { setIncrement(text); const amount = amountOf(text); if (amount !== null) change({ ...period, increment: amount }); }} />
    </>
  );
}
