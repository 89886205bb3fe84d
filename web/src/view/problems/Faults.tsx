import { useWords } from "../../settings";
import type { ProblemCollection } from "../../wire";
import { sentenceOf } from "../../words";

/** What could not be read in a collection; all else of it is there. */
export function Faults({ collection: { faults, fault_count } }: { collection: Pick<ProblemCollection, "faults" | "fault_count"> }) {
  const say = useWords();
  if (fault_count === 0) return null;
  return (
    <details class="note warn">
      <summary>{say("problems-faults", { count: fault_count })}</summary>
      <ul class="small">{faults.map((fault, index) => <li key={index}>{sentenceOf(say, fault.why)}</li>)}</ul>
    </details>
  );
}
