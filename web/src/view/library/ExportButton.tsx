import { useState } from "preact/hooks";
import { api } from "../../api";
import type { LibrarySearch } from "../../route";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import type { RecordView } from "../../wire";
import { sentenceOfError } from "../parts/asked";
import { Icon } from "../parts/Icon";

/** Hands what was found to the browser as a file: Go as SGF, all else as PGN. */
export function ExportButton({ search, games, total }: { search: LibrarySearch; games: RecordView[]; total: number }) {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const kinds = search.kind === undefined ? [...new Set(games.map(({ kind }) => (kind === "go" ? "sgf" : "pgn")))] : [search.kind === "go" ? "sgf" : "pgn"];
    try {
      for (const format of kinds) handOver(await api.exportLibrary({ ...search, format }), `plateau.${format}`);
    } catch (error) {
      mention(sentenceOfError(say, error));
    }
    setBusy(false);
  };
  return <button type="button" class="button" disabled={total === 0 || isBusy} onClick={() => void save()}><Icon name="up" />{say("page-library-export")}</button>;
}

/** Gives a text to the browser to keep as a file. */
export function handOver(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
