import { openingName } from "../../openings";
import { flagOf, languageIn, useSettings, useWords } from "../../settings";
import { isAtCursor, type Live, movingSeat, seen } from "../../state/live";
import { isMachine, ownSeats } from "../../state/seats";
import { numberingOf, type Tree } from "../../state/tree";
import type { View } from "../../wire";
import { sentenceOf } from "../../words";
import { ShareLinks } from "../parts/ShareLinks";
import { Annotate } from "./Annotate";
import { AskPanel } from "./AskPanel";
import { Controls } from "./Controls";
import { Counting } from "./Counting";
import { GameButton } from "./GameButton";
import { askAgainKey } from "./gameKeys";
import { Machines, Thoughts } from "./Machines";
import type { Window } from "./Menu";
import { Moves } from "./Moves";
import { Offers } from "./Offers";
import { Steps } from "./Steps";
import { kindTitle, statusSentence } from "./status";
import type { Game } from "./table";
import { StudyPanel } from "./StudyPanel";
import { Typed } from "./Typed";
import type { AskingTool } from "./useAsking";
import type { Drawing } from "./useDrawing";
import type { Zoom } from "./useRegion";

/** What stands beside the boards: how the game stands, what can be done, the moves. */
export function Side({ game, live, view, tree, at, write, isKnown, flip, open, isRunning, run, region, isMerged, merge, drawing, asking, canAnnotate }: {
  game: Game; live: Live; view: View; tree: Tree; at: number; write: (notation: string) => string; isKnown: boolean;
  flip: () => void; open: (window: Window) => void; isRunning: boolean; run: (isRunning: boolean) => void; region: Zoom; isMerged: boolean; merge: () => void; drawing: Drawing; asking: AskingTool; canAnnotate: boolean;
}) {
  const say = useWords();
  const settings = useSettings();
  const isOwner = live.access === "owner";
  const isQuiet = view.phase === "reviewing" || view.phase === "ended";
  const hasMachine = isMachine(view.seats.white) || isMachine(view.seats.black);
  const moving = movingSeat(live);
  const waits = live.pending !== null || ((view.phase === "playing" || view.phase === "paused") && isAtCursor(live) && ownSeats(live.access, view).length > 0);
  const opening = (seen(live)?.board ?? view.board).opening;
  const example = seen(live)?.choices.find(({ gesture }) => gesture.to !== null)?.notation;
  return (
    <aside class="table-side" aria-label={say("game-side")}>
      <div class="side-game">
        <header class="status" data-phase={view.phase}>
          <div class="status-head">
            <h1>{kindTitle(say, languageIn(settings), view)}</h1>
            {opening === null ? null : <p class="opening small soft">{openingName(say, languageIn(settings), opening)}</p>}
          </div>
          <p class="status-line" role="status">{statusSentence(say, live, view)}</p>
          {live.link === "up" ? null : <p class="away" role="alert">{say("game-away")}</p>}
          {live.refused === null ? null : <p class="refused" role="alert">{sentenceOf(say, live.refused)}</p>}
          {live.trouble === null ? null : (
            <div class="refused" role="alert">
              <p>{say("game-trouble", { color: live.trouble.seat, why: sentenceOf(say, live.trouble.why) })}</p>
              {isOwner ? <div class="row"><GameButton icon="again" label={say("game-ask-again")} keys={askAgainKey} run={game.askAgain} /><GameButton icon="seat" label={say("game-seats")} keys="T" run={() => open("seats")} /></div> : null}
            </div>
          )}
        </header>
        {view.phase === "waiting" && isOwner ? <ShareLinks id={game.id} /> : null}
        <Offers game={game} live={live} view={view} />
        <Counting game={game} live={live} view={view} />
        <Machines game={game} view={view} />
        <Controls
          game={game} live={live} view={view} flip={flip} open={open} canZoom={view.kind.game === "go" && region.canZoom} isZoomed={region.region !== null} zoom={region.toggle}
          canMerge={view.board.boards > 1} isMerged={isMerged} merge={merge} asking={asking}
        />
        {asking.asked === null ? null : <AskPanel asking={asking} asked={asking.asked} />}
        {flagOf(settings, "display.thinking") && hasMachine && !isQuiet ? <Thoughts game={game} write={write} /> : null}
        {moving !== null || waits ? <Typed play={moving === null ? null : (text) => game.type(moving, text)} isKnown={isKnown} example={example === undefined ? "" : write(example)} /> : null}
        <section class="sheet" aria-label={say("game-moves")}>
          <Moves tree={tree} numbering={numberingOf(view.kind.game)} at={at} look={game.look} write={write} />
          <Steps tree={tree} at={at} look={game.look} isRunning={isRunning} run={run} />
          {isAtCursor(live) ? null : (
            <div class="row looking">
              <GameButton icon="last" label={say("game-to-now")} run={() => game.look(view.cursor)} />
              {isOwner ? <GameButton icon="seat" label={say("game-play-from-here")} keys="T" run={() => open("seats")} /> : null}
            </div>
          )}
          {view.phase === "reviewing" && isAtCursor(live) && isOwner ? <div class="row"><GameButton icon="seat" isQuiet={false} label={say("game-take-over")} keys="T" run={() => open("seats")} /></div> : null}
        </section>
      </div>
      <div class="side-notes">
        <StudyPanel game={game} live={live} view={view} tree={tree} at={at} write={write} />
        {canAnnotate ? <Annotate game={game} tree={tree} at={at} write={write} drawing={view.kind.game === "go" ? drawing : null} /> : null}
      </div>
    </aside>
  );
}
