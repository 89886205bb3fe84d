import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../api";
import { go, replace } from "../../navigate";
import type { ProblemSearch } from "../../route";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import type { ProblemCollection } from "../../wire";
import { useDropped } from "../library/dropped";
import { sentenceOfError, useAsked } from "../parts/asked";
import { Icon } from "../parts/Icon";
import { Refusal } from "../parts/Refusal";
import { AddDialog } from "./AddDialog";
import { Collections } from "./Collections";
import { walkCards } from "./gridwalk";
import { ProblemCard } from "./ProblemCard";
import { ProblemFilters } from "./ProblemFilters";
import { Faults } from "./Faults";
import "../../style/problem.css";

const PAGE = 60;

/** Problems of life and death: collections, small pictures, how far one is, and the next that waits. */
export function ProblemsScreen({ search }: { search: ProblemSearch }) {
  const say = useWords();
  const [isAdding, setAdding] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const page = Math.max(1, Math.floor(Number(search.page ?? "1")) || 1);
  const { collection = null, state, text, order } = search;
  const [collections, collectionsAgain] = useAsked(api.problemCollections, []);
  const [asked, again] = useAsked(() => api.problems({ collection, state, text, order, limit: PAGE, offset: (page - 1) * PAGE }), [JSON.stringify(search)]);
  const isOver = useDropped((dropped) => { setFiles(dropped); setAdding(true); });
  if (collections.state === "refused") return <Titled><Refusal {...collections} again={() => { collectionsAgain(); again(); }} /></Titled>;
  const all = collections.state === "here" ? collections.value : [];
  const chosen = all.find(({ id }) => id === (collection ?? all[0]?.id)) ?? null;
  const total = asked.state === "here" ? asked.value.total : 0;
  const problems = asked.state === "here" ? asked.value.problems : [];
  const next = () => void api.nextProblem({ collection, order }).then(
    (found) => (found === null ? mention(say("problem-all-solved")) : go({ screen: "problem", id: found.id, collection, number: String(found.number) })),
    (error: unknown) => mention(sentenceOfError(say, error)),
  );
  const added = (fresh: ProblemCollection) => {
    collectionsAgain();
    replace({ screen: "problems", search: { collection: fresh.id } });
  };
  const throwAway = ({ id, name }: ProblemCollection) => void api.throwProblemsAway(id).then(() => {
    mention(say("problems-thrown", { name }));
    collectionsAgain();
    replace({ screen: "problems", search: {} });
  }, (error: unknown) => mention(sentenceOfError(say, error)));
  return (
    <div class={isOver ? "is-over" : ""}>
      <div class="head">
        <h1>{say("page-title-problems")}</h1>
        <div class="buttons">
          <button type="button" class="button first" onClick={next} disabled={chosen === null || chosen.problems === 0}><Icon name="play" />{say("problem-next")}</button>
          <button type="button" class="button" onClick={() => { setFiles([]); setAdding(true); }}><Icon name="down" />{say("problems-add")}</button>
        </div>
      </div>
      <div class="problem-lists">
        <Collections all={all} chosen={chosen} choose={(id) => replace({ screen: "problems", search: { collection: id } })} throwAway={throwAway} />
        <section class="stack" aria-label={chosen === null ? say("page-title-problems") : nameOf(chosen, say)}>
          <ProblemFilters search={search} change={(change) => replace({ screen: "problems", search: change })} />
          <p class="small soft" role="status">{asked.state === "here" ? say("problems-count", { count: total }) : " "}</p>
          {chosen === null ? null : <Faults collection={chosen} />}
          {asked.state === "refused" ? <Refusal {...asked} again={again} /> : null}
          {asked.state === "here" && total === 0 ? <p class="empty">{say("problems-none")}</p> : null}
          <ul class="problem-cards" onKeyDown={walkCards}>{problems.map((problem) => <li key={problem.id}><ProblemCard problem={problem} collection={collection} /></li>)}</ul>
          <Pages page={page} count={Math.ceil(total / PAGE)} turn={(number) => go({ screen: "problems", search: { ...search, page: String(number) } })} />
        </section>
      </div>
      {isAdding ? <AddDialog files={files} close={() => setAdding(false)} added={added} /> : null}
    </div>
  );
}

/** What a collection is called. */
export function nameOf({ kind, name }: ProblemCollection, say: ReturnType<typeof useWords>): string {
  return kind === "built-in" ? say("problems-built-in") : name;
}

function Titled({ children }: { children: ComponentChildren }) {
  const say = useWords();
  return <><h1>{say("page-title-problems")}</h1>{children}</>;
}

/** Leads from one page of a long list to the next. */
function Pages({ page, count, turn }: { page: number; count: number; turn: (page: number) => void }) {
  const say = useWords();
  if (count < 2) return null;
  return (
    <nav class="pages" aria-label={say("problems-pages")}>
      <button type="button" class="button" disabled={page <= 1} onClick={() => turn(page - 1)}><Icon name="back" />{say("problems-page-before")}</button>
      <span class="figures">{say("problems-page", { page, count })}</span>
      <button type="button" class="button" disabled={page >= count} onClick={() => turn(page + 1)}>{say("problems-page-behind")}<Icon name="forward" /></button>
    </nav>
  );
}
