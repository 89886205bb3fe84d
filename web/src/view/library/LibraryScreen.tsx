import { useState } from "preact/hooks";
import { api } from "../../api";
import { playersOf } from "../../names";
import { replace } from "../../navigate";
import type { LibrarySearch } from "../../route";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import type { RecordView } from "../../wire";
import { sentenceOfError, useAsked } from "../parts/asked";
import { Icon } from "../parts/Icon";
import { Refusal } from "../parts/Refusal";
import { EmptyLibrary } from "./EmptyLibrary";
import { ExportButton } from "./ExportButton";
import { Filters } from "./Filters";
import { ImportDialog } from "./ImportDialog";
import { RecordRow } from "./RecordRow";
import { TagsDialog } from "./TagsDialog";
import { useDropped } from "./dropped";

const PAGE = 40;

/** The games that are kept: found, opened, named, thrown away, brought in and taken along. */
export function LibraryScreen({ search }: { search: LibrarySearch }) {
  const say = useWords();
  const [limit, setLimit] = useState(PAGE);
  const [asked, again] = useAsked(() => api.library({ ...search, limit }), [JSON.stringify(search), limit]);
  const [edited, setEdited] = useState<RecordView | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const isOver = useDropped((dropped) => { setFiles(dropped); setImporting(true); });
  const look = (next: LibrarySearch) => { setLimit(PAGE); replace({ screen: "library", search: next }); };
  if (asked.state === "refused") return <Refusal {...asked} again={again} />;
  const games = asked.state === "here" ? asked.value.games : [];
  const total = asked.state === "here" ? asked.value.total : 0;
  const isBin = search.deleted === "true";
  const move = (act: Promise<void>, told: string, undo: (() => Promise<void>) | null) => {
    act.then(() => {
      mention(told, undo === null ? null : { label: say("page-undo"), run: () => void undo().then(again) });
      again();
    }, (error: unknown) => mention(sentenceOfError(say, error)));
  };
  const throwAway = (record: RecordView) => move(api.throwAway(record.id), say("page-library-thrown", { game: playersOf(say, record) }), () => api.takeBack(record.id));
  const takeBack = (record: RecordView) => move(api.takeBack(record.id), say("page-library-taken-back", { game: playersOf(say, record) }), null);
  return (
    <div class={isOver ? "library is-over" : "library"}>
      <div class="head">
        <h1>{isBin ? say("page-library-bin") : say("page-title-library")}</h1>
        <div class="buttons">
          {isBin ? (
            <>
              <button type="button" class="button" onClick={() => look({})}><Icon name="back" />{say("page-title-library")}</button>
              <button type="button" class="button danger" disabled={total === 0} onClick={() => move(api.emptyBin(), say("page-library-bin-emptied"), null)}>{say("page-library-bin-empty")}</button>
            </>
          ) : (
            <>
              <button type="button" class="button first" onClick={() => { setFiles([]); setImporting(true); }}><Icon name="down" />{say("page-library-import")}</button>
              <ExportButton search={search} games={games} total={total} />
              <button type="button" class="button quiet" onClick={() => look({ deleted: "true" })}><Icon name="trash" />{say("page-library-bin")}</button>
            </>
          )}
        </div>
      </div>
      <Filters search={search} change={look} />
      <p class="small soft" role="status">{asked.state === "here" ? say("page-library-count", { count: total }) : " "}</p>
      {asked.state === "here" && total === 0 ? <EmptyLibrary isBin={isBin} isSearch={Object.keys(search).some((key) => key !== "deleted" && key !== "order")} open={() => setImporting(true)} /> : null}
      <ul class="records">
        {games.map((record) => (
          <li key={record.id}>
            <RecordRow record={record} edit={() => setEdited(record)} remove={() => throwAway(record)} bring={isBin ? () => takeBack(record) : null} />
          </li>
        ))}
      </ul>
      {games.length < total ? <button type="button" class="button more-button" onClick={() => setLimit(limit + PAGE)}>{say("page-library-more", { count: total - games.length })}</button> : null}
      {edited === null ? null : <TagsDialog record={edited} close={() => setEdited(null)} done={() => { setEdited(null); again(); }} />}
      {isImporting ? <ImportDialog files={files} close={() => { setImporting(false); again(); }} /> : null}
    </div>
  );
}
