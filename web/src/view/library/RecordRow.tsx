import { api } from "../../api";
import { go } from "../../navigate";
import { dayText, eventName, kindName, playersOf, recordDay } from "../../names";
import { moveCount } from "../../state/tree";
import { openingName } from "../../openings";
import { languageIn, useSettings, useWords } from "../../settings";
import { mention } from "../../speech";
import type { RecordView } from "../../wire";
import type { Say } from "../../words";
import { sentenceOfError } from "../parts/asked";
import { Icon } from "../parts/Icon";
import { PictureFor } from "../parts/Picture";

/** Opens a kept game to be replayed; its text is asked for only now. */
async function openRecord(say: Say, id: string): Promise<void> {
  try {
    const { text } = await api.libraryGame(id);
    const seat = { sitter: "nobody" } as const;
    // The server reads the kind from the record itself.
    const kind = { game: "chess", variant: "chess", boards: null, sections: null, start: null } as const;
    const terms = { take_backs: true, draws: "automatic", pace: 0 } as const;
    const opened = await api.open({ shuffle: false, spec: { kind, seats: { white: seat, black: seat }, clock: "", terms, record: text, tags: [] } });
    go({ screen: "game", id: opened.id, secret: null });
  } catch (error) {
    mention(sentenceOfError(say, error));
  }
}

/** One kept game in the list. */
export function RecordRow({ record, edit, remove, bring }: { record: RecordView; edit: () => void; remove: () => void; bring: (() => void) | null }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const isNameless = [record.white, record.black].every((name) => name === "" || name === "?");
  const players = isNameless ? say("page-library-nameless") : playersOf(say, record);
  const date = record.date === "" ? dayText(language, record.added) : recordDay(language, record.date);
  const figures = [record.result, say("page-moves", { count: moveCount(record.kind, record.plies) }), date].filter((fact) => fact !== "");
  const facts = [kindName(say, language, record.kind, record.variant), eventName(say, record.event), record.site, openingName(say, language, record.opening)].filter((fact) => fact !== "" && fact !== "?");
  return (
    <article class="record">
      <button type="button" class="record-open" disabled={bring !== null} onClick={() => void openRecord(say, record.id)}>
        <PictureFor wish={record} label={null} />
        <span class="record-text">
          <b>{record.title === "" ? players : record.title}</b>
          {record.title === "" ? null : <span class="small">{players}</span>}
          <span class="small soft">{facts.join(" · ")}</span>
          <span class="small soft">{figures.join(" · ")}</span>
        </span>
      </button>
      <span class="record-acts">
        {bring === null ? (
          <>
            <button type="button" class="button quiet icon" aria-label={say("page-library-edit", { game: players })} title={say("page-library-edit", { game: players })} onClick={edit}><Icon name="pencil" /></button>
            <button type="button" class="button quiet icon" aria-label={say("page-library-throw", { game: players })} title={say("page-library-throw", { game: players })} onClick={remove}><Icon name="trash" /></button>
          </>
        ) : <button type="button" class="button" onClick={bring}><Icon name="undo" />{say("page-library-take-back")}</button>}
      </span>
    </article>
  );
}
