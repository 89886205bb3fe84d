import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import { changedTags, tagNames } from "../../tags";
import type { RecordView } from "../../wire";
import { sentenceOfError } from "../parts/asked";
import { Dialog } from "../parts/Dialog";
import { TextField } from "../parts/Fields";

/** The title and the tags of a kept game. */
export function TagsDialog({ record, close, done }: { record: RecordView; close: () => void; done: () => void }) {
  const say = useWords();
  const [title, setTitle] = useState(record.title);
  const [values, setValues] = useState<Record<string, string>>(() => ({ ...knownValues(record) }));
  const [wrong, setWrong] = useState<string | null>(null);
  const [text, setText] = useState("");
  useEffect(() => { void api.libraryGame(record.id).then((whole) => setText(whole.text), () => undefined); }, [record.id]);
  const save = async () => {
    try {
      await api.changeInLibrary(record.id, { title: title === record.title ? null : title, tags: changedTags(record.kind, knownValues(record), values) });
      mention(say("page-library-saved"));
      done();
    } catch (error) {
      setWrong(sentenceOfError(say, error));
    }
  };
  return (
    <Dialog title={say("page-library-tags")} close={close} wide>
      <form class="stack" onSubmit={(event) => { event.preventDefault(); void save(); }}>
        <TextField label={say("page-library-title")} hint={say("page-library-title-hint")} value={title} change={setTitle} />
        <div class="three">
          {Object.keys(tagNames).map((name) => (
            <TextField key={name} label={say(`page-tag-${name}`)} value={values[name] ?? ""} change={(value) => setValues({ ...values, [name]: value })} />
          ))}
        </div>
        <details class="more"><summary>{say("page-library-text")}</summary><textarea readOnly rows={10} aria-label={say("page-library-text")} value={text} /></details>
        {wrong === null ? null : <p class="note bad" role="alert">{wrong}</p>}
        <div class="buttons ends">
          <button type="button" class="button" onClick={close}>{say("page-cancel")}</button>
          <button type="submit" class="button first">{say("page-save")}</button>
        </div>
      </form>
    </Dialog>
  );
}

function knownValues({ white, black, event, site, date, round, result }: RecordView): Record<string, string> {
  return { white, black, event, site, date, round, result };
}
