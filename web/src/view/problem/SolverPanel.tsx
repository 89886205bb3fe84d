import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../settings";
import type { Trial } from "../../state/trial";
import { sentenceOf } from "../../words";
import { Effort } from "../game/Effort";
import { GameButton } from "../game/GameButton";
import type { Desk } from "./desk";

/** From when on an answer takes long enough to be waited for visibly, in milliseconds. */
const LATE = 300;

/** Whether something has been going on for so long that it should be seen. */
function useLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn]);
  return isLate;
}

/** How far the solver is, and a way to stop it; it does not tell what it found. */
export function SolverPanel({ desk, trial }: { desk: Desk; trial: Trial }) {
  const say = useWords();
  const { solver, waiting } = trial;
  const isAwaited = [...waiting.values()].some(({ wait }) => wait !== "look");
  const isLate = useLate(isAwaited);
  if (solver.state === "done") {
    return (
      <section class="solver" aria-label={say("problem-solver")}>
        <p class="small"><b>{sentenceOf(say, solver.told)}</b> <span class="soft"><Effort depth={0} nodes={solver.nodes} elapsed={solver.elapsed} /></span></p>
        {isLate ? <div class="row small"><progress aria-label={say("problem-solver")} /><GameButton icon="cross" keys="X" label={say("problem-cancel")} run={desk.cancel} /></div> : null}
        {solver.isDecided ? null : <div class="row"><GameButton icon="again" label={say("problem-search-again")} run={desk.again} /></div>}
      </section>
    );
  }
  const { last } = solver;
  return (
    <section class="solver is-working" aria-label={say("problem-solver")}>
      <div class="row"><progress aria-label={say("problem-solver")} /><GameButton icon="cross" keys="X" label={say("problem-cancel")} run={desk.cancel} /></div>
      <p class="small">{isAwaited ? <b>{say("problem-waits")}</b> : say("problem-thinks")}</p>
      {last === null ? null : (
        <dl class="small figures">
          <div><dt class="unseen">{say("problem-effort")}</dt><dd><Effort depth={0} nodes={last.nodes} elapsed={last.elapsed} /></dd></div>
          <div><dt class="unseen">{say("problem-numbers")}</dt><dd>{say("problem-proof", { color: last.turn, proof: numberText(last.proof), disproof: numberText(last.disproof) })}</dd></div>
          <div class="solver-line"><dt class="unseen">{say("problem-line")}</dt><dd>{last.line.join(" ")}</dd></div>
        </dl>
      )}
    </section>
  );
}

/** Numbers beyond this are as good as without an end to whoever proves. */
const ENDLESS = 1_000_000_000;

function numberText(number: number): string {
  return number >= ENDLESS ? "∞" : number.toLocaleString(document.documentElement.lang);
}
