import { useId } from "preact/hooks";
import type { SeatDraft } from "../../draft";
import { useWords } from "../../settings";
import { Options, Select, TextField } from "../parts/Fields";
import { Icon } from "../parts/Icon";

/** Who fills a seat: a person here, one by link, a level of the program, an engine of somebody else. */
export function SeatPicker({ legend, seat, change, levels, engines, usualName }: {
  legend: string; seat: SeatDraft; change: (seat: SeatDraft) => void; levels: number[]; engines: string[]; usualName: string;
}) {
  const say = useWords();
  const ways = [
    { value: "level" as const, label: <><Icon name="chip" />{say("page-seat-level")}</>, disabled: levels.length === 0 },
    { value: "here" as const, label: <><Icon name="people" />{say("page-seat-here")}</> },
    { value: "link" as const, label: <><Icon name="link" />{say("page-seat-link")}</> },
    ...(engines.length === 0 ? [] : [{ value: "engine" as const, label: <><Icon name="sliders" />{say("page-seat-engine")}</> }]),
  ];
  return (
    <div class="seat">
      <Options legend={legend} options={ways} value={seat.who} choose={(who) => change({ ...seat, who })} />
      {seat.who === "level" ? <LevelPicker levels={levels} level={seat.level} change={(level) => change({ ...seat, level })} /> : null}
      {seat.who === "engine" ? <Select label={say("page-seat-engine-which")} value={seat.engine} options={engines.map((name) => ({ value: name, label: name }))} choose={(engine) => change({ ...seat, engine })} /> : null}
      {seat.who === "here" ? <TextField label={say("page-seat-name")} value={seat.name} placeholder={usualName} change={(name) => change({ ...seat, name })} /> : null}
      {seat.who === "link" ? <p class="hint small soft">{say("page-seat-link-hint")}</p> : null}
    </div>
  );
}

/** How strong the program plays. */
function LevelPicker({ levels, level, change }: { levels: number[]; level: number; change: (level: number) => void }) {
  const say = useWords();
  const id = useId();
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  if (least === most) return <p class="small soft">{say("page-level-only", { level, name: say("page-level-name", { level }) })}</p>;
  return (
    <div class="field level">
      <label for={id}>{say("page-level")}</label>
      <div class="level-row">
        <input id={id} type="range" min={least} max={most} step={1} value={level} aria-valuetext={`${level}, ${say("page-level-name", { level })}`} onInput={(event) => change(Number(event.currentTarget.value))} />
        <output for={id}><b class="figures">{level}</b> {say("page-level-name", { level })}</output>
      </div>
    </div>
  );
}
