import { useWords } from "../../settings";
import type { ProblemCollection } from "../../wire";
import { Icon } from "../parts/Icon";
import { nameOf } from "./ProblemsScreen";

/** The collections, each with how much of it is done. */
export function Collections({ all, chosen, choose, throwAway }: {
  all: ProblemCollection[]; chosen: ProblemCollection | null; choose: (id: string) => void; throwAway: (collection: ProblemCollection) => void;
}) {
  const say = useWords();
  return (
    <nav class="collections" aria-label={say("problems-collections")}>
      <ul>
        {all.map((collection) => {
          const name = nameOf(collection, say);
          return (
            <li key={collection.id}>
              <button type="button" class="row-button" aria-pressed={collection.id === chosen?.id} onClick={() => choose(collection.id)}>
                <b>{name}</b>
                <span class="small soft">{say("problems-done", { solved: collection.solved, count: collection.problems })}</span>
                <progress max={Math.max(1, collection.problems)} value={collection.solved} aria-label={say("problems-done", { solved: collection.solved, count: collection.problems })} />
              </button>
              {collection.kind !== "added" ? null : (
                <button type="button" class="button quiet icon" aria-label={say("problems-throw", { name })} title={say("problems-throw", { name })} onClick={() => throwAway(collection)}><Icon name="trash" /></button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
