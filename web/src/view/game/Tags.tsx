import { useState } from "preact/hooks";
import { useWords } from "../../settings";
import { colors } from "../../state/seats";
import { headOf } from "../../tags";
import type { Color, View } from "../../wire";
import { Dialog } from "../parts/Dialog";
import { GameButton } from "./GameButton";
import type { Game } from "./table";

/** What stands at the head of a record, to be changed. */
export function Tags({ game, view, close }: { game: Game; view: View; close: () => void }) {
  const say = useWords();
  const lines = headOf(view.kind.game, view.tags);
  const [added, setAdded] = useState("");
  const change = (name: string, value: string) => {
    if (value !== (new Map(view.tags).get(name) ?? "")) game.order({ command: "tag", name, value: value.trim() === "" ? null : value.trim() });
  };
  return (
    <Dialog title={say("game-tags")} close={close}>
      <div class="tags">
        {colors.map((color) => <PlayerTag key={color} game={game} view={view} color={color} />)}
        {lines.map(({ name, word, value }) => (
          <label key={name} class="tag"><span class={word === null ? "figures small" : "small"}>{word === null ? name : say(`page-tag-${word}`)}</span><input class="input" value={value} onChange={(event) => change(name, event.currentTarget.value)} /></label>
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

/** Who played a side, which is written there by whoever sits there; in a record it can be another name. */
function PlayerTag({ game, view, color }: { game: Game; view: View; color: Color }) {
  const say = useWords();
  const { sitter, title } = view.seats[color];
  const rename = (name: string) => game.order({ command: "seat", seat: color, sitter: { sitter: "record", name: name.trim() || "?" }, from: null });
  return (
    <label class="tag">
      <span class="small">{say(`page-tag-${color}`)}</span>
      <input class="input" value={title === "?" ? "" : title} disabled={sitter !== "record"} onChange={(event) => rename(event.currentTarget.value)} />
    </label>
  );
}
