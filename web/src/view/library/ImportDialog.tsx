import { useEffect, useState } from "preact/hooks";
import { importFile } from "../../api";
import { formatOf, formatOfFile, positionIn } from "../../formats";
import { go } from "../../navigate";
import { useWords } from "../../settings";
import type { ImportLine } from "../../wire";
import { sentenceOf } from "../../words";
import { reasonOf } from "../parts/asked";
import { Dialog } from "../parts/Dialog";
import { FileZone } from "../parts/FileZone";

type Step = { name: string; size: number; line: ImportLine };

/** Brings games in: files chosen or dropped, or a text that is pasted. */
export function ImportDialog({ files, close }: { files: File[]; close: () => void }) {
  const say = useWords();
  const [text, setText] = useState("");
  const [steps, setSteps] = useState<Step[]>([]);
  const bring = async (name: string, blob: Blob, format: string) => {
    const put = (line: ImportLine) => setSteps((before) => [...before.filter((step) => step.name !== name), { name, size: blob.size, line }]);
    put({ import: "progress", bytes: 0, games: 0 });
    await importFile(blob, format, put).catch((error: unknown) => put({ import: "failed", why: reasonOf(error).why }));
  };
  const setUp = (position: string) => go({ screen: "setup", wish: { game: null, variant: null, start: positionIn(position) } });
  const bringFiles = async (chosen: File[]) => {
    for (const file of chosen) {
      const head = await file.slice(0, 4096).text();
      const format = formatOfFile(file.name, head);
      if (format === "fen") setUp(head);
      else await bring(file.name, file, format);
    }
  };
  const bringText = () => {
    const format = formatOf(text);
    if (format === "fen") setUp(text);
    else void bring(say("page-import-pasted"), new Blob([text]), format).then(() => setText(""));
  };
  useEffect(() => { void bringFiles(files); }, [files]);
  return (
    <Dialog title={say("page-library-import")} close={close}>
      <FileZone
        accept=".pgn,.pdn,.sgf,.fen,.txt" hint={say("page-import-drop")} take={(chosen) => void bringFiles(chosen)}
        pasteLabel={say("page-import-paste")} example="1. e4 e5 2. Nf3 …" text={text} change={setText}
      />
      <div class="buttons ends"><button type="button" class="button first" disabled={text.trim() === ""} onClick={bringText}>{formatOf(text) === "fen" ? say("page-import-position") : say("page-import-do")}</button></div>
      <div role="status">{steps.map((step) => <Report key={step.name} {...step} />)}</div>
    </Dialog>
  );
}

function Report({ name, size, line }: Step) {
  const say = useWords();
  if (line.import === "failed") return <p class="note bad">{say("page-problem", { where: name, why: sentenceOf(say, line.why) })}</p>;
  if (line.import === "progress") {
    return (
      <p class="note">
        {say("page-problem", { where: name, why: say("page-import-progress", { games: line.games }) })}
        <progress max={Math.max(size, 1)} value={line.bytes} aria-label={name} />
      </p>
    );
  }
  return (
    <div class={line.broken_count === 0 ? "note" : "note warn"}>
      <p>{say("page-problem", { where: name, why: say("page-import-report", { read: line.read, added: line.added, known: line.known }) })}</p>
      {line.broken_count === 0 ? null : (
        <details>
          <summary>{say("page-import-broken", { count: line.broken_count })}</summary>
          <ul class="small">{line.broken.map((broken) => <li key={`${broken.line} ${broken.column}`}>{say("page-problem", { where: say("page-line-column", { line: broken.line, column: broken.column }), why: broken.message })}</li>)}</ul>
        </details>
      )}
    </div>
  );
}
