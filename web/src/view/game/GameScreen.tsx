import type { Api } from "chessgroundx/api.js";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { wardrobeOf } from "../../board/pieces";
import { setMusic, play } from "../../sound";
import { announce, mention } from "../../speech";
import { flagOf, languageIn, settings as kept, textOf, useSettings, useWords } from "../../settings";
import { clocksAt } from "../../state/clock";
import { isAnnotating, type Live, movingSeat, shownBoard } from "../../state/live";
import { hasKnownLetters, letterIn, notationIn } from "../../state/notation";
import { opposite, ownSeats, sideBelow } from "../../state/seats";
import { soundOf } from "../../state/sounds";
import { lineTo, treeOf } from "../../state/tree";
import { useStore } from "../../store";
import type { Entry, View } from "../../wire";
import { type Say, sayIn, sentenceOf } from "../../words";
import { Side } from "./Side";
import { BoardArea } from "./BoardArea";
import { Clock } from "./Clock";
import { Hand } from "./Hand";
import { canCopyPosition, copyLink, copyPosition, downloadGame, leaveGame, saveGame, type Window } from "./Menu";
import { PlayerBar } from "./PlayerBar";
import { Windows } from "./Windows";
import { endingSentence } from "./status";
import { type Game, sitDown } from "./table";
import { useAsking } from "./useAsking";
import { useGameKeys } from "./useGameKeys";
import { useAutoplay } from "./Steps";
import { useDrawing } from "./useDrawing";
import { useRegion } from "./useRegion";
import { hasHands } from "../../state/pieces";
import "../../style/game.css";

/** One live game, or a record that is replayed. */
export function GameScreen({ id, secret }: { id: string; secret: string | null }) {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    const mine = sitDown(id, secret, heed);
    setGame(mine);
    return () => mine.close();
  }, [id, secret]);
  return game === null ? null : <Table key={game.id} game={game} />;
}

/** Lets be heard what happened, by sound and by voice. */
function heed(happened: Entry[], live: Live): void {
  if (live.view === null) return;
  const current = kept.get();
  const sound = soundOf(happened, live.view);
  if (sound !== null && flagOf(current, "display.sounds")) play(sound);
  const language = languageIn(current);
  const sentence = tidings(sayIn(language), happened, live.view, language);
  if (happened.some(({ fact }) => fact === "declined")) mention(sentence);
  else if (sentence !== "") announce(sentence);
}

function tidings(say: Say, happened: Entry[], view: View, language: string): string {
  const isKnown = hasKnownLetters(view.kind.game, view.board);
  const told = happened.map((entry) => {
    switch (entry.fact) {
      case "moved": return entry.notation === "pass" ? say("play-passed", { color: entry.seat }) : say("play-moved", { color: entry.seat, move: notationIn(language, entry.notation, isKnown) });
      case "ended": return endingSentence(say, entry.ending);
      case "offered": return say("game-offered", { color: entry.by, offer: entry.offer.offer });
      case "declined": return say("play-declined", { color: entry.by, offer: entry.offer.offer });
      case "paused": return say("table-paused");
      case "resumed": return say("play-resumed");
      default: return "";
    }
  });
  const isCheck = view.board.alarms.length > 0 && happened.some(({ fact }) => fact === "moved");
  return [...told, isCheck ? say("game-check") : ""].filter((part) => part !== "").join(" ");
}

function Table({ game }: { game: Game }) {
  const say = useWords();
  const live = useStore(game.live);
  if (live.refusal !== null) return <div class="screen"><h1>{say("game-missing")}</h1><p>{sentenceOf(say, live.refusal)}</p></div>;
  if (live.view === null) return <div class="game-waits" role="status">{say("game-joining")}</div>;
  return <Seen game={game} live={live} view={live.view} />;
}

function Seen({ game, live, view }: { game: Game; live: Live; view: View }) {
  const say = useWords();
  const settings = useSettings();
  const [isTurned, setTurned] = useState(false);
  const [isMerged, setMerged] = useState(false);
  const [window, setWindow] = useState<Window | null>(null);
  const [isRunning, setRunning] = useAutoplay();
  const grounds = useRef(new Map<number, Api>());
  const tree = useMemo(() => treeOf(view.tree), [view.tree]);
  const board = shownBoard(live) ?? view.board;
  const region = useRegion(board);
  const language = languageIn(settings);
  const isKnown = hasKnownLetters(view.kind.game, view.board);
  const write = (notation: string) => notationIn(language, notation, isKnown);
  const wardrobe = wardrobeOf(textOf(settings, "display.pieces"), board.figures, (name) => letterIn(language, name, isKnown));
  const natural = sideBelow(live.access, view);
  const below = isTurned ? opposite(natural) : natural;
  const at = live.looking ?? view.cursor;
  const canAnnotate = isAnnotating(live);
  const drawing = useDrawing(game, tree, at, canAnnotate && view.kind.game === "go");
  const asking = useAsking(game, live, view, board, at);
  const letGo = () => {
    game.letGo();
    // What is dragged goes back, too.
    for (const ground of grounds.current.values()) ground.cancelMove();
  };
  const texts = {
    o: () => downloadGame(say, game, view),
    k: () => { if (canCopyPosition(live, view)) copyPosition(say, live); },
    u: () => { if (live.access === "owner") copyLink(say, game); },
  };
  const isMusic = flagOf(settings, "display.music");
  useEffect(() => {
    setMusic(isMusic);
    return () => setMusic(false);
  }, [isMusic]);
  useGameKeys({ game, live, view, tree, at, isRunning, setRunning, letGo, texts, flip: () => setTurned(!isTurned), merge: () => setMerged(!isMerged), zoom: region.toggle, open: setWindow, save: () => saveGame(say, game), leave: () => leaveGame(live, view, setWindow) });
  const own = ownSeats(live.access, view);
  const moving = movingSeat(live);
  const hands = hasHands(board, view.choices);
  const isLookingBack = live.looking !== null && live.looking !== view.cursor;
  const clocks = isLookingBack || view.phase === "reviewing" ? clocksAt(view.clocks, lineTo(tree, at).map((node) => tree.get(node)?.twig)) : view.clocks;
  const hasClock = view.phase !== "reviewing" || clocks.white.left !== null || clocks.black.left !== null;
  const bar = (color: "white" | "black") => (
    <PlayerBar
      color={color} seat={view.seats[color]} isTurn={view.turn === color && view.phase === "playing"} board={board} game={view.kind.game} wardrobe={wardrobe}
      clock={hasClock && <Clock clock={clocks[color]} heard={live.heard} isOwn={own.includes(color)} ranDown={game.refresh} label={say("game-clock", { color })} />}
    >
      {hands ? (
        <Hand
          board={board} color={color} isMovable={moving === color || (own.includes(color) && view.phase === "playing" && own.length === 1)} held={live.hand.touched} wardrobe={wardrobe}
          nameOf={(piece) => say("play-piece", { piece: piece.name, count: piece.count })} label={say("game-hand", { color })} touch={game.touch} grounds={grounds}
        />
      ) : null}
    </PlayerBar>
  );
  return (
    <div class={`table game-${view.kind.game} ${board.boards > 1 && !isMerged ? "many" : ""}`} data-phase={view.phase} style={{ "--ratio": view.kind.game === "go" ? 1 : board.files / board.ranks }}>
      <section class="table-board" aria-label={say("game-board")}>
        {bar(opposite(below))}
        <BoardArea game={game} live={live} view={view} board={board} below={below} isFlipped={isTurned} isMerged={isMerged} zoom={region} grounds={grounds} drawing={drawing} asking={asking} wardrobe={wardrobe} />
        {bar(below)}
      </section>
      <Side
        game={game} live={live} view={view} tree={tree} at={at} write={write} isKnown={isKnown} flip={() => setTurned(!isTurned)} open={setWindow}
        isRunning={isRunning} run={setRunning} region={region} isMerged={isMerged} merge={() => setMerged(!isMerged)} drawing={drawing} asking={asking} canAnnotate={canAnnotate}
      />
      <Windows game={game} live={live} view={view} at={at} window={window} open={setWindow} wardrobe={wardrobe} write={write} />
    </div>
  );
}
