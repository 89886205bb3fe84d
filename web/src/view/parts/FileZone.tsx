import { useId, useRef } from "preact/hooks";
import { useWords } from "../../settings";
import { Icon } from "./Icon";

/** Where files are chosen, with what else can be done to bring them, and a field for a text that is pasted instead. */
export function FileZone({ accept, hint, take, pasteLabel, example, text, change }: {
  accept: string; hint: string; take: (files: File[]) => void; pasteLabel: string; example: string; text: string; change: (text: string) => void;
}) {
  const say = useWords();
  const field = useId();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={chooser} type="file" hidden multiple accept={accept} aria-label={say("page-import-choose")} onChange={(event) => take([...(event.currentTarget.files ?? [])])} />
      <button type="button" class="drop-zone" onClick={() => chooser.current?.click()}>
        <Icon name="down" /><b>{say("page-import-choose")}</b><span class="small soft">{hint}</span>
      </button>
      <div class="field">
        <label for={field}>{pasteLabel}</label>
        <textarea id={field} rows={6} spellcheck={false} value={text} onInput={(event) => change(event.currentTarget.value)} placeholder={example} />
      </div>
    </>
  );
}
