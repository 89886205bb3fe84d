import { api } from "../../api";
import { go } from "../../navigate";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import { GameButton } from "../game/GameButton";
import { sentenceOfError } from "../parts/asked";
import type { ProblemRoute } from "./ProblemScreen";

/** Leads to the next problem of the collection that is not solved. */
export function NextProblem({ route }: { route: Extract<ProblemRoute, { screen: "problem" }> }) {
  const say = useWords();
  const collection = route.collection;
  const next = async () => {
    try {
      const found = await api.nextProblem({ collection, after: route.id });
      if (found === null) mention(say("problem-all-solved"));
      else go({ screen: "problem", id: found.id, collection, number: String(found.number) });
    } catch (error) {
      mention(sentenceOfError(say, error));
    }
  };
  return <GameButton icon="forward" keys="N" label={say("problem-next")} run={() => void next()} />;
}
