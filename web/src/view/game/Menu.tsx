import { api, Refused } from "../../api";
import { go } from "../../navigate";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import { isRemote, ownSeats } from "../../state/seats";
import type { Live } from "../../state/live";
import type { View } from "../../wire";
import { sentenceOf } from "../../words";
import { handOver } from "../library/ExportButton";
import { Dialog } from "../parts/Dialog";
import { GameButton } from "./GameButton";
import type { Game } from "./table";

/** Windows that the menu opens. */
export type Window = "menu" | "seats" | "tags" | "keys" | "settings" | "resign" | "leave" | "restart";

/** The pause menu: all that concerns the whole game. */
export function Menu({ game, live, view, open, close }: { game: Game; live: Live; view: View; open: (window: Window) => void; close: () => void }) {
  const say = useWords();
  const isOwner = live.access === "owner";
  const isPlaying = ownSeats(live.access, view).length > 0;
  const tell = (done: string) => (work: Promise<unknown>) => {
    work.then(() => mention(done), (error: unknown) => mention(error instanceof Refused ? sentenceOf(say, error.why) : say("page-failed", { status: 0 })));
  };
  return (
    <Dialog title={say("game-menu")} close={close}>
      <div class="menu-list">
        <GameButton icon="play" isQuiet={false} isFirst label={say("game-menu-resume")} run={close} />
        {isOwner && !isRemote(view) ? <GameButton icon="again" label={say("game-restart")} run={() => open("restart")} /> : null}
        {isOwner ? <GameButton icon="save" label={say("game-save")} run={() => tell(say("game-saved"))(api.save(game.id))} /> : null}
        <GameButton icon="save" label={say("game-download")} run={() => tell(say("game-downloaded"))(download(game.id, view))} />
        {isOwner ? <GameButton icon="seat" label={say("game-seats")} run={() => open("seats")} /> : null}
        {isOwner ? <GameButton icon="tags" label={say("game-tags")} run={() => open("tags")} /> : null}
        {isOwner ? <GameButton icon="link" label={say("game-copy-link")} run={() => tell(say("game-copied"))(navigator.clipboard.writeText(`${location.origin}/game/${game.id}`))} /> : null}
        <GameButton icon="sliders" label={say("game-settings")} run={() => open("settings")} />
        <GameButton icon="keyboard" label={say("game-keys")} run={() => open("keys")} />
        <GameButton icon="leave" label={say("game-leave")} run={() => (isPlaying && view.phase !== "ended" ? open("leave") : go({ screen: "start" }))} />
      </div>
    </Dialog>
  );
}

async function download(id: string, view: View): Promise<void> {
  handOver(await api.record(id), `plateau.${view.kind.game === "go" ? "sgf" : view.kind.game === "draughts" ? "pdn" : "pgn"}`);
}

/** Asks whether something is really meant. */
export function Sure({ title, yes, run, close, also }: { title: string; yes: string; run: () => void; close: () => void; also?: { label: string; run: () => void } }) {
  const say = useWords();
  return (
    <Dialog title={title} close={close}>
      <div class="row">
        <button type="button" class="button first" onClick={() => { close(); run(); }}>{yes}</button>
        {also === undefined ? null : <button type="button" class="button" onClick={() => { close(); also.run(); }}>{also.label}</button>}
        <button type="button" class="button quiet" onClick={close}>{say("game-no")}</button>
      </div>
    </Dialog>
  );
}
