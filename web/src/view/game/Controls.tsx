import { useWords } from "../../settings";
import { isPass } from "../../state/gesture";
import { type Live, movingSeat, seen } from "../../state/live";
import { actingSeat, isBetweenMachines, isRemote, opposite, ownSeats } from "../../state/seats";
import type { Color, View } from "../../wire";
import { GameButton } from "./GameButton";
import type { Window } from "./Menu";
import type { Game } from "./table";
import type { AskingTool } from "./useAsking";

/** The side whose move is taken back: one's own, or whoever moved last where both sit here. */
export function takingBack(live: Live, view: View): Color | null {
  const own = ownSeats(live.access, view);
  return own.length === 2 ? opposite(view.turn) : (own[0] ?? null);
}

/** What one does during a game: pass, take back, ask for advice, offer, claim, give up, begin again. */
export function Controls({ game, live, view, flip, open, canZoom, isZoomed, zoom, canMerge, isMerged, merge, asking }: {
  game: Game; live: Live; view: View; flip: () => void; open: (window: Window) => void;
  canZoom: boolean; isZoomed: boolean; zoom: () => void; canMerge: boolean; isMerged: boolean; merge: () => void; asking: AskingTool;
}) {
  const say = useWords();
  const own = ownSeats(live.access, view);
  const seat = actingSeat(live.access, view);
  const isOn = view.phase === "playing" || view.phase === "paused";
  const back = takingBack(live, view);
  const moving = movingSeat(live);
  const pass = moving === null ? undefined : seen(live)?.choices.find(isPass);
  const canRestart = own.length > 0 && !isRemote(view) && live.access === "owner";
  return (
    <div class="controls" role="group" aria-label={say("game-controls")}>
      {view.phase === "paused" && !isBetweenMachines(view) && (own.length > 0 || live.access === "owner") ? (
        <GameButton icon="play" isQuiet={false} label={say("game-resume")} keys="G" run={() => game.order({ command: "resume" })} />
      ) : null}
      {pass === undefined ? null : <GameButton icon="pass" isQuiet={false} label={say("game-pass")} keys="P" run={() => game.choose(pass)} />}
      {moving !== null && view.can_claim ? <GameButton icon="check" label={say("game-claim")} keys="C" run={() => game.order({ command: "claim", seat: moving, with: null })} /> : null}
      {view.phase === "ended" && canRestart ? (
        <>
          <GameButton icon="again" isQuiet={false} label={say("game-again")} keys="N" run={() => game.order({ command: "restart", swapped: false })} />
          <GameButton icon="again" label={say("game-again-swapped")} keys="W" run={() => game.order({ command: "restart", swapped: true })} />
        </>
      ) : null}
      {view.phase === "ended" && isRemote(view) && seat !== null ? (
        <GameButton icon="again" isQuiet={false} label={say("game-offer-again")} keys="N" run={() => game.order({ command: "offer", seat, offer: { offer: "again", swapped: true } })} />
      ) : null}
      <span class="controls-icons">
        {back !== null && (isOn || view.phase === "ended") && view.terms.take_backs ? (
          <GameButton isBare icon="undo" label={say("game-take-back")} keys="Control+Z" isDisabled={view.tree.length < 2} run={() => game.order({ command: "take-back", seat: back })} />
        ) : null}
        {view.can_redo && !isRemote(view) ? <GameButton isBare icon="redo" label={say("game-redo")} keys="Control+Y" run={() => game.order({ command: "redo" })} /> : null}
        {moving !== null && view.phase === "playing" && !isRemote(view) ? <GameButton isBare icon="hint" label={say("game-hint")} keys="H" run={game.hint} /> : null}
        {seat !== null && isOn && view.kind.game !== "go" ? (
          <GameButton isBare icon="draw" label={say("game-offer-draw")} keys="D" run={() => game.order({ command: "offer", seat, offer: { offer: "draw" } })} />
        ) : null}
        {seat !== null && (isOn || view.phase === "counting") ? <GameButton isBare icon="flag" label={say("game-resign")} keys="R" run={() => open("resign")} /> : null}
        <GameButton isBare icon="flip" label={say("game-flip")} keys="F" run={flip} />
        {canMerge ? <GameButton isBare icon="merge" label={say("game-merge")} keys="M" isPressed={isMerged} run={merge} /> : null}
        {canZoom ? <GameButton isBare icon="zoom" label={say(isZoomed ? "game-zoom-out" : "game-zoom")} keys="Z" isPressed={isZoomed} run={zoom} /> : null}
        {asking.canAsk ? <GameButton isBare icon="eye" label={say("ask-title")} keys="Q" isPressed={asking.asked !== null} run={asking.toggle} /> : null}
        <GameButton isBare icon="menu" label={say("game-menu")} keys="Escape" run={() => open("menu")} />
      </span>
    </div>
  );
}
