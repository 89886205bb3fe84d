import { useState } from "preact/hooks";
import { useWords } from "../../settings";
import type { View } from "../../wire";
import { Dialog } from "../parts/Dialog";
import { GameButton } from "./GameButton";
import type { Game } from "./table";

/** Tags that every record has room for. */
const USUAL = ["Event", "Site", "Date", "Round", "White", "Black", "Annotator"];

/** What stands at the head of a record, to be changed. */
export function Tags({ game, view, close }: { game: Game; view: View; close: () => void }) {
  const say = useWords();
  const known = new Map(view.tags);
  const names = [...new Set([...USUAL, ...known.keys()])];
  const [added, setAdded] = useState("");
  const change = (name: string, value: string) => {
    if (value !== (known.get(name) ?? "")) game.order({ command: "tag", name, value: value.trim() === "" ? null : value.trim() });
  };
  return (
    <Dialog title={say("game-tags")} close={close}>
      <div class="tags">
        {names.map((name) => (
          <label key={name} class="tag"><span class="figures small">{name}</span><input class="input" value={known.get(name) ?? ""} onChange={(event) => change(name, event.currentTarget.value)} /></label>
        ))}
        <form class="row" onSubmit={(event) => { event.preventDefault(); if (/^\w+$/.test(added)) change(added, "?"); setAdded(""); }}>
          <input class="input" aria-label={say("game-tag-name")} placeholder={say("game-tag-name")} value={added} onInput={(event) => setAdded(event.currentTarget.value)} />
          <button type="submit" class="button">{say("game-tag-add")}</button>
        </form>
        <GameButton icon="undo" label={say("game-undo-note")} run={() => game.order({ command: "undo" })} />
      </div>
    </Dialog>
  );
}
