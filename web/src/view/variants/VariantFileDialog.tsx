import { useRef, useState } from "preact/hooks";
import { api } from "../../api";
import { keepFile } from "../../catalogue";
import { go } from "../../navigate";
import { useWords } from "../../settings";
import type { VariantsReport } from "../../wire";
import { sentenceOfError } from "../parts/asked";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";

type Checked = { name: string; text: string; report: VariantsReport };

/** Loads a variants file: what is in it, what is wrong with it, and into the list. */
export function VariantFileDialog({ close }: { close: () => void }) {
  const say = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<Checked | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const check = async (name: string, content: string) => {
    try {
      setChecked({ name, text: content, report: await api.checkVariants(content) });
      setWrong(null);
    } catch (error) {
      setWrong(sentenceOfError(say, error));
    }
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = await file.text();
    setText(content);
    await check(file.name, content);
  };
  const keep = ({ name, text: content, report }: Checked) => {
    keepFile({ name, text: content, variants: report.variants });
    close();
    const first = report.variants.find(({ is_playable }) => is_playable);
    if (first !== undefined) go({ screen: "variants", name: first.name });
  };
  return (
    <Dialog title={say("page-variants-load")} close={close} wide>
      <input ref={chooser} type="file" hidden accept=".ini,.txt" aria-label={say("page-variants-choose")} onChange={(event) => void choose(event.currentTarget.files?.[0])} />
      <button type="button" class="drop-zone" onClick={() => chooser.current?.click()} onDragOver={(event) => event.preventDefault()} onDrop={(event) => { event.preventDefault(); void choose(event.dataTransfer?.files[0]); }}>
        <Icon name="down" /><b>{say("page-variants-choose")}</b><span class="small soft">{say("page-variants-choose-hint")}</span>
      </button>
      <div class="field">
        <label for="variants-text">{say("page-variants-paste")}</label>
        <textarea id="variants-text" rows={8} spellcheck={false} value={text} placeholder={"[my-variant:chess]\nmaxRank = 10"} onInput={(event) => { setText(event.currentTarget.value); setChecked(null); }} />
      </div>
      {wrong === null ? null : <p class="note bad" role="alert">{wrong}</p>}
      {checked === null ? null : <Report report={checked.report} />}
      <div class="buttons ends">
        <button type="button" class="button" disabled={text.trim() === ""} onClick={() => void check(checked?.name ?? "variants.ini", text)}>{say("page-variants-check")}</button>
        <button type="button" class="button first" disabled={checked === null || !checked.report.variants.some(({ is_playable }) => is_playable)} onClick={() => { if (checked !== null) keep(checked); }}>{say("page-variants-keep")}</button>
      </div>
    </Dialog>
  );
}

function Report({ report: { problems, variants } }: { report: VariantsReport }) {
  const say = useWords();
  return (
    <div class="stack-small" role="status">
      <p>{say("page-variants-found", { count: variants.length })} {problems.length === 0 ? say("page-variants-sound") : say("page-variants-problems", { count: problems.length })}</p>
      <ul class="sentences">
        {variants.map(({ name, is_playable, rules }) => <li key={name}><b>{name}</b> {is_playable ? "" : <span class="chip">{say("page-variants-unplayable")}</span>} <span class="small soft">{rules.join(" ")}</span></li>)}
      </ul>
      <ul class="problems small">
        {problems.map((problem, index) => (
          <li key={index} class={problem.is_error ? "note bad" : "note warn"}>
            <b>{problem.is_error ? say("page-variants-error") : say("page-variants-warning")}</b>{" "}
            {say("page-problem", { where: problem.column === null ? say("page-line", { line: problem.line }) : say("page-line-column", { line: problem.line, column: problem.column }), why: problem.message })}
          </li>
        ))}
      </ul>
    </div>
  );
}
