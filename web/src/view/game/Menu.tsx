import { api, Refused } from "../../api";
import { isLoopback } from "../../links";
import { go } from "../../navigate";
import { useWords } from "../../settings";
import { mention } from "../../speech";
import { type Live, seen } from "../../state/live";
import { isRemote, ownSeats } from "../../state/seats";
import type { View } from "../../wire";
import { type Say, sentenceOf } from "../../words";
import { handOver } from "../library/ExportButton";
import { Dialog } from "../parts/Dialog";
import { walk } from "../parts/walk";
import { GameButton } from "./GameButton";
import type { Game } from "./table";

/** Windows that the menu opens. */
export type Window = "menu" | "seats" | "tags" | "keys" | "settings" | "resign" | "leave" | "restart";

/** The pause menu: all that concerns the whole game. */
export function Menu({ game, live, view, open, close }: { game: Game; live: Live; view: View; open: (window: Window) => void; close: () => void }) {
  const say = useWords();
  const isOwner = live.access === "owner";
  return (
    <Dialog title={say("game-menu")} close={close}>
      <div class="menu-list" onKeyDown={walk}>
        <GameButton icon="play" isQuiet={false} isFirst label={say("game-menu-resume")} run={close} />
        {isOwner && !isRemote(view) ? <GameButton icon="again" label={say("game-restart")} keys="N" run={() => open("restart")} /> : null}
        {isOwner ? <GameButton icon="save" label={say("game-save")} keys="Control+S" run={() => saveGame(say, game)} /> : null}
        <GameButton icon="save" label={say("game-download")} keys="O" run={() => downloadGame(say, game, view)} />
        {canCopyPosition(live, view) ? <GameButton icon="copy" label={say("game-copy-position")} keys="K" run={() => copyPosition(say, live)} /> : null}
        {isOwner ? <GameButton icon="seat" label={say("game-seats")} keys="T" run={() => open("seats")} /> : null}
        {isOwner ? <GameButton icon="tags" label={say("game-tags")} keys="E" run={() => open("tags")} /> : null}
        {isOwner ? <GameButton icon="link" label={say("game-copy-link")} keys="U" run={() => copyLink(say, game)} /> : null}
        <GameButton icon="sliders" label={say("game-settings")} keys="," run={() => open("settings")} />
        <GameButton icon="keyboard" label={say("game-keys")} keys="?" run={() => open("keys")} />
        <GameButton icon="leave" label={say("game-leave")} keys="L" run={() => leaveGame(live, view, open)} />
      </div>
    </Dialog>
  );
}

/** Says that something was done, or why not. */
function tell(say: Say, done: string, work: Promise<unknown>): void {
  work.then(() => mention(say(done)), (error: unknown) => mention(error instanceof Refused ? sentenceOf(say, error.why) : say("page-failed", { status: 0 })));
}

/** Puts a text where it can be pasted; a page that came over the plain network may not. */
function copy(say: Say, done: string, text: string): void {
  const copied = "clipboard" in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error("no clipboard"));
  copied.then(() => mention(say(done)), () => mention(say("game-no-copy")));
}

/** Whether where the game stands has a text that other programs read. */
export function canCopyPosition(live: Live, view: View): boolean {
  return seen(live) !== null && view.kind.game !== "go";
}

/** Copies the position that is seen as FEN. */
export function copyPosition(say: Say, live: Live): void {
  copy(say, "game-position-copied", seen(live)?.board.text ?? "");
}

/** Copies the link by which others watch. */
export function copyLink(say: Say, game: Game): void {
  void linkOf(game).then((link) => copy(say, "game-copied", link));
}

/** Puts the game into a file. */
export function downloadGame(say: Say, game: Game, view: View): void {
  tell(say, "game-downloaded", download(game.id, view));
}

/** Where others find the game: on the local network, as soon as the house is found there. */
async function linkOf(game: Game): Promise<string> {
  const share = isLoopback(location.hostname) ? await api.share().catch(() => null) : null;
  return `${share?.addresses[0] ?? location.origin}/game/${game.id}`;
}

/** Puts the game into the library as it stands. */
export function saveGame(say: Say, game: Game): void {
  tell(say, "game-saved", api.save(game.id));
}

/** Leaves the game; whoever plays it is asked first. */
export function leaveGame(live: Live, view: View, open: (window: Window) => void): void {
  if (ownSeats(live.access, view).length > 0 && view.phase !== "ended") open("leave");
  else go({ screen: "start" });
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
