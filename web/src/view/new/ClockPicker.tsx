import { clockText } from "../../clocktext";
import { type ClockDraft, presets } from "../../draft";
import { useSettings, useWords } from "../../settings";
import { Options } from "../parts/Fields";
import { firstPeriod, Periods } from "../parts/Periods";

/** The clock of a new game: none, the usual one, one by a click, or any number of periods. */
export function ClockPicker({ clock, change, isGo }: { clock: ClockDraft; change: (clock: ClockDraft) => void; isGo: boolean }) {
  const say = useWords();
  const usual = useSettings().periods;
  const offered = [...(isGo ? presets.stones : []), ...presets.moves];
  const value = clock.use === "preset" ? clock.text : clock.use;
  const choose = (next: string) => {
    if (next === "none" || next === "usual") change({ use: next });
    else if (next === "own") change({ use: "own", periods: clock.use === "own" ? clock.periods : [firstPeriod] });
    else change({ use: "preset", text: next });
  };
  const options = [
    { value: "none", label: say("page-clock-none") },
    ...(usual.length === 0 ? [] : [{ value: "usual", label: say("page-clock-usual"), title: clockText(usual) }]),
    ...offered.map((text) => ({ value: text, label: <ClockName text={text} /> })),
    { value: "own", label: say("page-clock-own") },
  ];
  return (
    <div class="clock-picker">
      <Options legend={say("page-clock")} options={options} value={value} choose={choose} />
      {clock.use === "own" ? <Periods periods={clock.periods} change={(periods) => change({ use: "own", periods })} /> : null}
    </div>
  );
}

/** A clock as players call it: minutes, and what a move brings. */
export function ClockName({ text }: { text: string }) {
  const say = useWords();
  const overtime = /^(\d+)\+(\d+)x(\d+)$/.exec(text);
  if (overtime !== null) return <span class="figures" title={say("page-clock-overtime")}>{`${Number(overtime[1]) / 60} + ${overtime[2]}×${overtime[3]}`}</span>;
  const [time = "0", increment = "0"] = text.split("+");
  return <span class="figures">{`${Number(time) / 60} + ${increment}`}</span>;
}
