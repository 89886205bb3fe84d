import { useWords } from "../../settings";
import { difficultyOf, HARDEST } from "../../state/difficulty";

/** How hard a problem is: as many full bars, and in a word. */
export function Difficulty({ nodes }: { nodes: number | null }) {
  const say = useWords();
  const level = difficultyOf(nodes);
  if (level === null) return <span class="small soft">{say("problems-unmeasured")}</span>;
  const effort = nodes === null ? "" : say("game-nodes", { nodes: nodes.toLocaleString(document.documentElement.lang) });
  return (
    <span class="difficulty small soft" title={effort}>
      <span class="difficulty-bars" aria-hidden="true">{Array.from({ length: HARDEST }, (_, index) => <i key={index} class={index < level ? "full" : ""} />)}</span>
      {say("problems-difficulty", { level })}
    </span>
  );
}
