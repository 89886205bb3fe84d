import { useEffect, useState } from "preact/hooks";
import { about, engines, loadAbout } from "../../catalogue";
import { analystsOf } from "../../draft";
import { keepValue, keptValue } from "../../kept";
import { useWords } from "../../settings";
import type { Live } from "../../state/live";
import { isRemote } from "../../state/seats";
import { type Insight, standingText, type Study } from "../../state/study";
import { mainLine, rootOf, type Tree } from "../../state/tree";
import { useStore } from "../../store";
import type { View } from "../../wire";
import { sentenceOf } from "../../words";
import { Effort, secondsText } from "./Effort";
import { titleOf } from "../parts/keytext";
import { GameButton } from "./GameButton";
import { keepKey, listKeys } from "./gameKeys";
import { StudyGraph } from "./StudyGraph";
import type { Game } from "./table";

/** How somebody wants positions studied. */
type Wish = { engine: string | null; lines: number };

const MOST_LINES = 5;
/** How long each position of a review is thought about, in milliseconds. */
const REVIEW_TIMES = [200, 500, 1_000, 3_000];

/** Engine analysis of what is seen, and the review of a whole game. */
export function StudyPanel({ game, live, view, tree, at, write }: { game: Game; live: Live; view: View; tree: Tree; at: number; write: (notation: string) => string }) {
  const say = useWords();
  const study = useStore(game.study);
  const [wish, setWish] = useState<Wish>(() => keptValue("study", isWish) ?? { engine: null, lines: 3 });
  const [time, setTime] = useState(500);
  const analysts = useAnalysts(view.kind.game, live.access === "owner");
  const engine = analysts.includes(wish.engine) ? wish.engine : (analysts[0] ?? null);
  const isUp = live.link === "up";
  const isQuiet = view.phase === "reviewing" || view.phase === "ended";
  useEffect(() => {
    if (study.isOn && isUp) game.analyse(at, { engine, lines: wish.lines });
  }, [study.isOn, isUp, at, engine, wish.lines]);
  const change = (next: Wish) => {
    setWish(next);
    keepValue("study", next);
  };
  if (analysts.length === 0 || live.access === "watcher" || (isRemote(view) && !isQuiet)) return null;
  return (
    <section class="study" aria-label={say("study-title")}>
      <div class="row">
        <GameButton icon="hint" isPressed={study.isOn} keys="A" label={say("study-analyse")} run={study.isOn ? game.rest : game.wake} />
        <div class="study-wishes">
          <label class="study-wish">
            <span class="unseen">{say("study-engine")}</span>
            <select aria-keyshortcuts={listKeys.engine} title={titleOf(say, say("study-engine"), listKeys.engine)} value={engine ?? ""} onChange={(event) => change({ ...wish, engine: event.currentTarget.value === "" ? null : event.currentTarget.value })}>
              {analysts.map((name) => <option key={name ?? ""} value={name ?? ""}>{name ?? "Plateau"}</option>)}
            </select>
          </label>
          <label class="study-wish">
            <span class="unseen">{say("study-lines")}</span>
            <select aria-keyshortcuts={listKeys.lines} title={titleOf(say, say("study-lines"), listKeys.lines)} value={String(wish.lines)} onChange={(event) => change({ ...wish, lines: Number(event.currentTarget.value) })}>
              {Array.from({ length: MOST_LINES }, (_, index) => <option key={index} value={String(index + 1)}>{say("study-lines-count", { count: index + 1 })}</option>)}
            </select>
          </label>
        </div>
      </div>
      {study.why === null ? null : <p class="refused" role="alert">{sentenceOf(say, study.why)}</p>}
      {study.isOn ? <Lines game={game} insight={study.insight?.node === at ? study.insight : null} canKeep={isQuiet && live.access === "owner" && !isEnd(view, at)} write={write} /> : null}
      {isQuiet && live.access === "owner" ? (
        <div class="row">
          {study.review === null
            ? <GameButton icon="check" isDisabled={tree.size < 2} keys="V" label={say("study-review")} run={() => game.review({ engine, time })} />
            : <GameButton icon="cross" keys="V" label={say("study-stop")} run={game.rest} />}
          {study.review === null ? (
            <label class="study-wish">
              <span class="unseen">{say("study-time")}</span>
              <select aria-keyshortcuts={listKeys.time} title={titleOf(say, say("study-time"), listKeys.time)} value={String(time)} onChange={(event) => setTime(Number(event.currentTarget.value))}>
                {REVIEW_TIMES.map((each) => <option key={each} value={String(each)}>{say("study-time-seconds", { seconds: secondsText(each) })}</option>)}
              </select>
            </label>
          ) : <Progress study={study} />}
        </div>
      ) : null}
      {study.findings.size === 0 ? null : <StudyGraph study={study} tree={tree} line={mainLine(tree, rootOf(tree))} at={at} look={game.look} write={write} />}
    </section>
  );
}

/** Whether a node is where a game has ended: nothing can be added behind it. */
function isEnd(view: View, at: number): boolean {
  return view.phase === "ended" && at === view.cursor;
}

function Progress({ study }: { study: Study }) {
  const say = useWords();
  const { done, of } = study.review ?? { done: 0, of: 0 };
  return <progress aria-label={say("study-progress")} value={done} max={Math.max(of, 1)}>{done}/{of}</progress>;
}

/** The best lines, each with what it is worth and a way to keep it. */
function Lines({ game, insight, canKeep, write }: { game: Game; insight: Insight | null; canKeep: boolean; write: (notation: string) => string }) {
  const say = useWords();
  if (insight === null) return <p class="soft small" role="status">{say("study-begins")}</p>;
  const { depth, nodes, elapsed, lines, node } = insight;
  return (
    <div class="study-lines small">
      <p class="figures soft"><Effort depth={depth} nodes={nodes} elapsed={elapsed} /></p>
      <ol>
        {lines.map(({ standing, moves }, index) => (
          <li key={index}>
            <strong class="figures">{standingText(say, standing)}</strong>
            <span class="study-moves">{moves.map(({ notation }) => write(notation)).join(" ")}</span>
            {canKeep && moves.length > 0 ? <GameButton isBare icon="plus" keys={index === 0 ? keepKey : undefined} label={say("study-keep", { move: write(moves[0]?.notation ?? "") })} run={() => game.order({ command: "vary", on: node, line: moves.map(({ text }) => text) })} /> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who can be asked about a game: the program itself, which has no name here, and for its owner the programs of the house. */
function useAnalysts(kind: string, isOwner: boolean): (string | null)[] {
  const house = useStore(about);
  const offered = useStore(engines);
  useEffect(() => void loadAbout().catch(() => undefined), []);
  return house === null ? [] : analystsOf(kind, house.games, isOwner ? offered : []);
}

function isWish(value: unknown): value is Wish {
  return typeof value === "object" && value !== null && "lines" in value && typeof value.lines === "number" && "engine" in value && (value.engine === null || typeof value.engine === "string");
}
