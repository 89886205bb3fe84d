import { useEffect, useState } from "preact/hooks";
import { about, engines, loadAbout } from "../../catalogue";
import { enginesFor } from "../../draft";
import { numberOf, settings, textOf, useWords } from "../../settings";
import { colors } from "../../state/seats";
import { useStore } from "../../store";
import type { Color, Sitter, View } from "../../wire";
import { Dialog } from "../parts/Dialog";
import type { Game } from "./table";

/** Who may sit somewhere, as one line of a list: `me`, `keep`, `level:3`, `engine:NAME`. */
type Wish = string;

/** Who plays from here on: either side by a person here, a level or an engine. */
export function Seats({ game, view, from, close }: { game: Game; view: View; from: number; close: () => void }) {
  const say = useWords();
  const house = useStore(about);
  const offered = useStore(engines);
  useEffect(() => void loadAbout().catch(() => undefined), []);
  const isRecord = view.phase === "reviewing";
  const level = `level:${numberOf(settings.get(), "play.level")}`;
  const [wishes, setWishes] = useState<Record<Color, Wish>>(isRecord ? { white: "me", black: level } : { white: "keep", black: "keep" });
  const levels = house?.games.find(({ name }) => name === view.kind.game)?.levels ?? [];
  const options = [
    { value: "me", label: say("game-seat-me") },
    ...levels.map((number) => ({ value: `level:${number}`, label: say("game-level", { level: number }) })),
    ...enginesFor(view.kind.game, offered).map((name) => ({ value: `engine:${name}`, label: name })),
  ];
  const isElsewhere = from !== view.cursor;
  const sit = () => {
    let node: number | null = isElsewhere ? from : null;
    for (const seat of colors) {
      const sitter = sitterOf(wishes[seat]);
      if (sitter === null) continue;
      game.order({ command: "seat", seat, sitter, from: node });
      node = null;
    }
    if (node !== null) game.order({ command: "go-to", node });
    game.look(from);
    close();
  };
  return (
    <Dialog title={say(isRecord ? "game-take-over" : "game-seats")} close={close}>
      <p class="soft">{say(isElsewhere || isRecord ? "game-seats-from-here" : "game-seats-now")}</p>
      {colors.map((seat) => (
        <label key={seat} class="field"><span>{say("game-color", { color: seat })}</span>
          <select value={wishes[seat]} onChange={(event) => setWishes({ ...wishes, [seat]: event.currentTarget.value })}>
            {isRecord ? null : <option value="keep">{say("game-seat-keep", { name: view.seats[seat].title })}</option>}
            {options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
          </select>
        </label>
      ))}
      <div class="row"><button type="button" class="button first" onClick={sit}>{say(isRecord || isElsewhere ? "game-play-from-here" : "game-seats-change")}</button></div>
    </Dialog>
  );
}

function sitterOf(wish: Wish): Sitter | null {
  const [kind, ...rest] = wish.split(":");
  const name = rest.join(":");
  switch (kind) {
    case "me": return { sitter: "person", name: textOf(settings.get(), "play.name") || "?", screen: 0 };
    case "level": return { sitter: "level", level: Number(name) };
    case "engine": return { sitter: "engine", name };
    default: return null;
  }
}
