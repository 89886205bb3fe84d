import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { useWords } from "../../settings";
import type { Message, ProblemCollection } from "../../wire";
import { sentenceOf } from "../../words";
import { reasonOf } from "../parts/asked";
import { Dialog } from "../parts/Dialog";
import { FileZone } from "../parts/FileZone";
import { Faults } from "./Faults";

/** What became of a file. */
type Step = { name: string } & ({ step: "read" } | { step: "added"; collection: ProblemCollection } | { step: "failed"; why: Message });

/** Brings problems in: files chosen or dropped, or a text that is pasted. */
export function AddDialog({ files, close, added }: { files: File[]; close: () => void; added: (collection: ProblemCollection) => void }) {
  const say = useWords();
  const [text, setText] = useState("");
  const [steps, setSteps] = useState<Step[]>([]);
  const bring = async (name: string, problems: string): Promise<boolean> => {
    const put = (step: Step) => setSteps((before) => [...before.filter((one) => one.name !== name), step]);
    put({ name, step: "read" });
    try {
      const collection = await api.addProblems(name, problems);
      put({ name, step: "added", collection });
      added(collection);
      return true;
    } catch (error) {
      put({ name, step: "failed", why: reasonOf(error).why });
      return false;
    }
  };
  const bringFiles = async (chosen: File[]) => {
    for (const file of chosen) await bring(file.name, await file.text());
  };
  const bringText = () => void bring(say("page-import-pasted"), text).then((isDone) => { if (isDone) setText(""); });
  useEffect(() => { void bringFiles(files); }, [files]);
  return (
    <Dialog title={say("problems-add")} close={close}>
      <FileZone
        accept=".sgf,.go,.txt" hint={say("problems-add-hint")} take={(chosen) => void bringFiles(chosen)}
        pasteLabel={say("problems-paste")} example="(;GM[1]SZ[9]AB[…]AW[…]TR[…])" text={text} change={setText}
      />
      <div class="buttons ends"><button type="button" class="button first" disabled={text.trim() === ""} onClick={bringText}>{say("problems-add-do")}</button></div>
      <div role="status" class="stack-small">{steps.map((step) => <Report key={step.name} {...step} />)}</div>
    </Dialog>
  );
}

function Report(step: Step) {
  const say = useWords();
  if (step.step === "failed") return <p class="note bad">{say("page-problem", { where: step.name, why: sentenceOf(say, step.why) })}</p>;
  if (step.step === "read") return <p class="note">{say("page-problem", { where: step.name, why: say("problems-reading") })}</p>;
  return (
    <>
      <p class="note">{say("page-problem", { where: step.name, why: say("problems-count", { count: step.collection.problems }) })}</p>
      <Faults collection={step.collection} />
    </>
  );
}
