import { useMemo } from "preact/hooks";
import { useWords } from "../../settings";
import type { ProblemView } from "../../wire";
import { Link } from "../parts/Link";
import { Difficulty } from "./Difficulty";
import { Miniature } from "./Miniature";
import { ProgressMark } from "./ProgressMark";
import { sceneOf } from "./scene";

/** One problem in the list: its picture, what is asked, how hard it is, how far one is. */
export function ProblemCard({ problem, collection }: { problem: ProblemView; collection: string | null }) {
  const say = useWords();
  const scene = useMemo(() => sceneOf(problem.picture, problem), [problem]);
  const number = String(problem.number);
  return (
    <Link to={{ screen: "problem", id: problem.id, collection, number }} class="problem-card">
      <Miniature scene={scene} />
      <span class="problem-card-text">
        <b>{problem.name === "" ? say("problem-number", { number }) : problem.name}</b>
        {problem.file === "" ? null : <span class="small soft problem-file">{problem.name === "" ? problem.file : `${number} · ${problem.file}`}</span>}
        <span class="small soft">{say("solve-turn", { color: problem.turn })}</span>
        <Difficulty nodes={problem.difficulty} />
        <ProgressMark progress={problem.progress} />
      </span>
    </Link>
  );
}
