import { useEffect, useMemo, useState } from "preact/hooks";
import { partOf } from "../../board/miniature";
import type { Region } from "../../board/Stones";
import { go } from "../../navigate";
import type { Route } from "../../route";
import { languageIn, settings, useWords } from "../../settings";
import { announce, mention } from "../../speech";
import { pointNamed } from "../../state/place";
import { tidingsOf } from "../../state/tidings";
import { seenNode, type Trial, type Wait } from "../../state/trial";
import { treeOf } from "../../state/tree";
import { useStore } from "../../store";
import type { ProblemOpened, ProblemWord } from "../../wire";
import { type Say, sayIn, sentenceOf } from "../../words";
import { useAutoplay } from "../game/Steps";
import { handOver } from "../library/ExportButton";
import { KeysHelp } from "../parts/KeysHelp";
import { Link } from "../parts/Link";
import { sceneOf } from "../problems/scene";
import { type Desk, openDesk, type Source } from "./desk";
import { ProblemBoard } from "./ProblemBoard";
import { problemKeys } from "./problemKeys";
import { ProblemSide } from "./ProblemSide";
import { useProblemKeys } from "./useProblemKeys";
import "../../style/game.css";
import "../../style/problem.css";

/** How many points of a board are seen at least each way, so that they do not become huge. */
const LEAST = 9;

/** Why a group cannot be asked about, where a region drawn by hand helps. */
const DRAWABLE = ["solve-open", "solve-too-large", "solve-outside", "solve-no-region"];

/** The screens on which a problem is tried. */
export type ProblemRoute = Extract<Route, { screen: "problem" | "ask" }>;

/** A problem of life and death, or a group of a game, with the solver at work. */
export function ProblemScreen({ route }: { route: ProblemRoute }) {
  const [desk, setDesk] = useState<Desk | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const mine = openDesk(sourceOf(route), route.screen === "ask" ? route.secret : null, heed);
    setDesk(mine);
    return () => mine.close();
  }, [round]);
  return desk === null ? null : <Opening desk={desk} route={route} again={() => setRound(round + 1)} />;
}

/** Which problem an address means. */
function sourceOf(route: ProblemRoute): Source {
  if (route.screen === "problem") return { from: "list", problem: route.id };
  const places = (names: string[]) => names.flatMap((name) => pointNamed(name) ?? []);
  const region = route.region.length === 0 ? null : places(route.region);
  return { from: "game", game: route.game, node: route.node, target: places(route.target.split("+")), region, turn: null, ko_master: null };
}

/** Lets be heard what the server said, and hands files over. */
function heed(word: ProblemWord, wait: Wait | undefined): void {
  const say: Say = sayIn(languageIn(settings.get()));
  if (word.word === "saved") {
    if (wait?.wait === "save" && wait.inLibrary) mention(say("problem-in-library"));
    else handOver(word.text, "plateau.sgf");
    return;
  }
  const sentence = tidingsOf(word).map((message) => sentenceOf(say, message)).join(" ");
  if (sentence !== "") announce(sentence);
}

function Opening({ desk, route, again }: { desk: Desk; route: ProblemRoute; again: () => void }) {
  const say = useWords();
  const trial = useStore(desk.trial);
  if (trial.refusal !== null) {
    return (
      <div class="screen empty">
        <h1>{say(`page-title-${route.screen}`)}</h1>
        <p role="alert">{sentenceOf(say, trial.refusal)}</p>
        {route.screen === "ask" && DRAWABLE.includes(trial.refusal.id) ? <p>{say("problem-draw-region")}</p> : null}
        <div class="buttons">
          <button type="button" class="button" onClick={again}>{say("page-again")}</button>
          <Link to={homeOf(route)} class="button first">{say(route.screen === "ask" ? "problem-to-game" : "problem-to-list")}</Link>
        </div>
      </div>
    );
  }
  if (trial.opened === null) return <div class="game-waits" role="status"><h1 class="unseen">{say(`page-title-${route.screen}`)}</h1>{say("problem-opening")}</div>;
  return <Tried key={trial.opened.id} desk={desk} trial={trial} opened={trial.opened} route={route} />;
}

/** Where one came from: the list, or the game. */
export function homeOf(route: ProblemRoute): Route {
  if (route.screen === "ask") return { screen: "game", id: route.game, secret: route.secret };
  return { screen: "problems", search: route.collection === null ? {} : { collection: route.collection } };
}

function Tried({ desk, trial, opened, route }: { desk: Desk; trial: Trial; opened: ProblemOpened; route: ProblemRoute }) {
  const say = useWords();
  const [isWhole, setWhole] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const [isRunning, setRunning] = useAutoplay();
  const part = useMemo(() => partOf(sceneOf(opened.board.board, opened), LEAST), [opened]);
  const tree = useMemo(() => treeOf(noted(trial, say)), [trial.twigs, trial.notes, say]);
  const at = seenNode(trial);
  const canZoom = part.files[1] - part.files[0] + 1 < opened.board.board.files || part.ranks[1] - part.ranks[0] + 1 < opened.board.board.ranks;
  const region: Region | null = canZoom && !isWhole ? part : null;
  const zoom = () => setWhole(!isWhole);
  const leave = () => go(homeOf(route));
  useProblemKeys({ desk, trial, tree, at, isRunning, setRunning, zoom, leave, help: () => setHelping(true) });
  const { files, ranks } = opened.board.board;
  const ratio = region === null ? files / ranks : (region.files[1] - region.files[0] + 2.3) / (region.ranks[1] - region.ranks[0] + 2.3);
  return (
    <div class="table game-go problem" style={{ "--ratio": Math.max(0.8, Math.min(1.3, ratio)) }}>
      <section class="table-board" aria-label={say("game-board")}>
        <ProblemBoard desk={desk} trial={trial} opened={opened} region={region} />
      </section>
      <ProblemSide desk={desk} trial={trial} opened={opened} route={route} tree={tree} at={at} isRunning={isRunning} run={setRunning} zoom={canZoom ? zoom : null} isWhole={isWhole} help={() => setHelping(true)} />
      {isHelping ? <KeysHelp close={() => setHelping(false)} groups={problemKeys(say, route.screen === "problem")} /> : null}
    </div>
  );
}

/** The moves with what was said to them, in the reader's language. */
function noted({ twigs, notes }: Trial, say: Say) {
  return twigs.map((twig) => {
    const note = notes.get(twig.id);
    return note === undefined ? twig : { ...twig, comments: [sentenceOf(say, note)] };
  });
}
