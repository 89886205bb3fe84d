import { forgetFile, keepFile, type OwnFile } from "../../catalogue";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import { Icon } from "../parts/Icon";

/** The variants files of this browser, with a way to forget them. */
export function VariantFiles({ files }: { files: OwnFile[] }) {
  const say = useWords();
  if (files.length === 0) return null;
  const forget = (file: OwnFile) => {
    forgetFile(file.name);
    mention(say("page-variants-forgotten", { name: file.name }), { label: say("page-undo"), run: () => keepFile(file) });
  };
  return (
    <ul class="engines own-files">
      {files.map((file) => (
        <li key={file.name} class="card">
          <span><b>{file.name}</b> <span class="soft small">{file.variants.map(({ name }) => name).join(", ")}</span></span>
          <button type="button" class="button quiet icon" aria-label={say("page-variants-forget", { name: file.name })} onClick={() => forget(file)}><Icon name="trash" /></button>
        </li>
      ))}
    </ul>
  );
}
