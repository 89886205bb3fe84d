import { useWords } from "../../settings";
import { isPass } from "../../state/gesture";
import { tryingSide, type Trial } from "../../state/trial";
import type { Tree } from "../../state/tree";
import type { ProblemOpened } from "../../wire";
import { sentenceOf } from "../../words";
import { GameButton } from "../game/GameButton";
import { Moves } from "../game/Moves";
import { Steps } from "../game/Steps";
import { Typed } from "../game/Typed";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { ProgressMark } from "../problems/ProgressMark";
import type { Desk } from "./desk";
import { NextProblem } from "./NextProblem";
import { ProblemControls } from "./ProblemControls";
import { homeOf, type ProblemRoute } from "./ProblemScreen";
import { SaidPanel } from "./SaidPanel";
import { SolverPanel } from "./SolverPanel";

/** What stands beside the goban: the question, the solver, what was said, what can be done, the moves. */
export function ProblemSide({ desk, trial, opened, route, tree, at, isRunning, run, zoom, isWhole, help }: {
  desk: Desk; trial: Trial; opened: ProblemOpened; route: ProblemRoute; tree: Tree; at: number; isRunning: boolean; run: (isRunning: boolean) => void;
  zoom: (() => void) | null; isWhole: boolean; help: () => void;
}) {
  const say = useWords();
  const board = trial.board ?? opened.board;
  const next = route.screen === "problem" ? <NextProblem route={route} /> : null;
  const isWorking = trial.solver.state === "thinking";
  const solver = <SolverPanel desk={desk} trial={trial} />;
  const example = board.choices.find((choice) => !isPass(choice))?.notation ?? "";
  return (
    <aside class="table-side" aria-label={say("problem-about")}>
      <header class="status">
        <p class="problem-way">
          <Link to={homeOf(route)} class="button quiet"><Icon name="back" />{say(route.screen === "ask" ? "problem-to-game" : "problem-to-list")}</Link>
          {next}
        </p>
        <div class="status-head">
          <h1>{titleOf(route, opened, say)}</h1>
          {trial.progress === null ? null : <ProgressMark progress={trial.progress} />}
        </div>
        <p class="status-line">{say("solve-turn", { color: board.turn })} {opened.told.slice(0, 1).map((message) => sentenceOf(say, message))}</p>
        <p class="small soft">{opened.told.slice(1).map((message) => sentenceOf(say, message)).join(" ")} {say("solve-other-side", { color: board.own })}</p>
        {trial.isUp ? null : <p class="away" role="alert">{say("game-away")}</p>}
        {trial.refused === null ? null : <p class="refused" role="alert">{sentenceOf(say, trial.refused)}</p>}
      </header>
      {isWorking ? solver : null}
      <SaidPanel desk={desk} trial={trial} run={run} next={next} />
      {isWorking ? null : solver}
      <ProblemControls desk={desk} trial={trial} opened={opened} zoom={zoom} isWhole={isWhole} help={help} />
      <Typed play={tryingSide(trial) === null ? null : desk.type} isKnown={false} example={example} leave={() => document.querySelector<HTMLElement>("main")?.focus()} />
      <section class="sheet" aria-label={say("game-moves")}>
        <Moves tree={tree} numbering="each" at={at} look={desk.look} write={(notation) => (notation === "pass" ? say("game-pass") : notation)} />
        <Steps tree={tree} at={at} look={desk.look} isRunning={isRunning} run={run} />
        {trial.looking === null ? null : <div class="row looking"><GameButton icon="last" isQuiet={false} label={say("problem-to-now")} run={() => { run(false); desk.look(trial.node); }} /></div>}
      </section>
    </aside>
  );
}

/** What a problem is called: by its own name, else by its number in the list. */
function titleOf(route: ProblemRoute, { name }: ProblemOpened, say: ReturnType<typeof useWords>): string {
  if (route.screen === "ask") return say("page-title-ask");
  return name !== "" ? name : route.number === null ? say("page-title-problem") : say("problem-number", { number: route.number });
}
