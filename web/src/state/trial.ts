import type { BoardView, Choice, Color, Message, Place, ProblemBoard, ProblemJudged, ProblemJudgement, ProblemOpened, ProblemProgress, ProblemThinking, ProblemWord, TwigView } from "../wire";
import { samePlace } from "./place";
import { behindAll, planted, rootTwig, type Step, stepsOf } from "./tries";

/** What the solver does: it works, or it is done, or it was stopped. */
export type Solver = { state: "thinking"; last: ProblemThinking | null } | { state: "done"; isDecided: boolean; nodes: number; elapsed: number; told: Message };

/** What was asked and is not answered yet. */
export type Wait =
  | { wait: "try"; choice: Choice | null }
  | { wait: "look"; node: number }
  | { wait: "save"; inLibrary: boolean }
  | { wait: "word" };

/** What was said last: to a move, or to anything else. */
export type Said = { said: "judged"; reply: ProblemJudged } | { said: "told"; lines: Message[] };

/** A problem that somebody tries, as far as the server has told. */
export type Trial = {
  isUp: boolean;
  /** Why there is no problem here. */
  refusal: Message | null;
  opened: ProblemOpened | null;
  board: ProblemBoard | null;
  progress: ProblemProgress | null;
  solver: Solver;
  waiting: ReadonlyMap<string, Wait>;
  /** All that was tried and shown with this side to move first, and what was said to it. */
  twigs: TwigView[];
  notes: ReadonlyMap<number, Message>;
  /** Where the board stands, and what is looked at instead. */
  node: number;
  looking: number | null;
  glances: ReadonlyMap<number, { board: BoardView; turn: Color }>;
  said: Said | null;
  hint: Choice | null;
  /** What becomes of the target from here, once somebody asked. */
  verdict: Message[] | null;
  /** Whether the solution lies among the moves. */
  isShown: boolean;
  refused: Message | null;
};

const idle: Solver = { state: "thinking", last: null };

/** A problem of which nothing was heard yet. */
export const newTrial: Trial = {
  isUp: false, refusal: null, opened: null, board: null, progress: null, solver: idle, waiting: new Map(), twigs: [rootTwig], notes: new Map(), node: 0, looking: null,
  glances: new Map(), said: null, hint: null, verdict: null, isShown: false, refused: null,
};

/** The problem after a word of the server. */
export function afterProblemWord(trial: Trial, word: ProblemWord): Trial {
  const known = "id" in word ? answered(trial, word.id) : trial;
  switch (word.word) {
    case "opened": return { ...newTrial, isUp: true, opened: word, board: word.board, progress: word.progress };
    case "thinking": return known.solver.state === "done" ? known : { ...known, solver: { state: "thinking", last: word } };
    case "ready": return { ...known, solver: { state: "done", isDecided: word.is_decided, nodes: word.nodes, elapsed: word.elapsed, told: word.told } };
    case "judged": return withRefutation({ ...placed(known, word.board), progress: word.progress, said: { said: "judged", reply: word } }, word);
    case "board": return { ...placed(known, word.board), said: { said: "told", lines: [word.told] } };
    case "hint": return { ...known, hint: word.choice, progress: word.progress, said: { said: "told", lines: [word.told] } };
    case "verdict": return { ...known, verdict: word.told, progress: word.progress };
    case "solution": return { ...withSolution(known, word), progress: word.progress };
    case "look": return withGlance(trial, known, word);
    case "saved": return known;
    case "refused": return known.opened === null ? { ...known, refusal: word.why } : { ...known, refused: word.why };
    case "misunderstood": return { ...known, refused: word.why };
  }
}

/** The problem after something was asked; what was refused before is forgotten. */
export function waitingFor(trial: Trial, id: string, wait: Wait): Trial {
  return { ...trial, waiting: new Map(trial.waiting).set(id, wait), refused: null };
}

/** The problem after the line was lost: it is opened again from its start. */
export function cutOffTrial(trial: Trial): Trial {
  return { ...trial, isUp: false, waiting: new Map(), solver: trial.solver.state === "done" ? trial.solver : idle };
}

/** The problem while another node is looked at. */
export function lookingAt(trial: Trial, node: number): Trial {
  return { ...trial, looking: node === trial.node ? null : node };
}

/** The board that is seen: where it stands, or at the node looked at once that is known. */
export function seenBoard(trial: Trial): BoardView | null {
  const glance = trial.looking === null ? undefined : trial.glances.get(trial.looking);
  return glance?.board ?? trial.board?.board ?? null;
}

/** The node that is seen. */
export function seenNode({ looking, node }: Trial): number {
  return looking ?? node;
}

/** The move that waits for the solver; none while nobody waits. */
export function pendingTry({ waiting }: Trial): Extract<Wait, { wait: "try" }> | null {
  for (const wait of waiting.values()) if (wait.wait === "try") return wait;
  return null;
}

/** The side whose move a touch makes now; none where nothing can be tried. */
export function tryingSide(trial: Trial): Color | null {
  if (trial.board === null || trial.looking !== null || pendingTry(trial) !== null) return null;
  return trial.board.choices.length > 0 ? trial.board.turn : null;
}

/** The move that a touch of a place makes; none where there is none. */
export function choiceAt(trial: Trial, place: Place): Choice | null {
  if (tryingSide(trial) === null) return null;
  return trial.board?.choices.find(({ gesture: { to } }) => to !== null && samePlace(to, place)) ?? null;
}

/** How a judgement looks: as good, bad, doubtful, or neither. */
export function toneOf(judgement: ProblemJudgement): "good" | "bad" | "doubt" | "plain" {
  switch (judgement) {
    case "correct": return "good";
    case "fails": return "bad";
    case "only-seki":
    case "only-ko":
    case "worse-ko": return "doubt";
    default: return "plain";
  }
}

/** The way that shows why a move fails, from its node on; none where it does not. */
export function refutationOf({ said, twigs, node }: Trial): number | null {
  if (said?.said !== "judged" || !isRefuted(said.reply)) return null;
  return stepsOf(twigs, node)[triedAt(said.reply)] ?? null;
}

/** Which move of the board was tried: the last one, or the one before the answer. */
function triedAt({ board, answer }: ProblemJudged): number {
  return board.moves.length - (answer === null ? 1 : 2);
}

function isRefuted({ judgement, line }: ProblemJudged): boolean {
  const tone = toneOf(judgement);
  return (tone === "bad" || tone === "doubt") && line.length > 0;
}

function answered(trial: Trial, id: string): Trial {
  if (!trial.waiting.has(id)) return trial;
  const waiting = new Map(trial.waiting);
  waiting.delete(id);
  return { ...trial, waiting };
}

/** The problem with its board elsewhere; what was tried stays as long as the same side moves first. */
function placed(trial: Trial, board: ProblemBoard): Trial {
  const isSame = trial.board?.first === board.first;
  const tries = isSame ? trial : { twigs: [rootTwig], notes: new Map<number, Message>(), glances: new Map<number, never>() };
  const moves = board.moves.map(({ text, color, judgement }): Step => ({ text, color, judgement, told: null }));
  const grown = planted(tries, moves);
  return {
    ...trial, ...tries, ...grown, board, looking: null, said: null, hint: null, verdict: null, refused: null, isShown: isSame && trial.isShown,
  };
}

/** Adds how a move is refuted behind it. */
function withRefutation(trial: Trial, reply: ProblemJudged): Trial {
  const { moves } = reply.board;
  const tried = triedAt(reply);
  const mover = moves[tried]?.color;
  if (mover === undefined) return trial;
  const steps = moves.slice(0, tried + 1).map(({ text, color, judgement }, index): Step => ({ text, color, judgement, told: index === tried ? reply.told : null }));
  const line = isRefuted(reply) ? reply.line : [];
  const follow = line.map((text, index): Step => ({ text, color: index % 2 === 0 ? other(mover) : mover, judgement: null, told: null }));
  const { twigs, notes } = planted(trial, [...steps, ...follow]);
  return { ...trial, twigs, notes };
}

/** Adds the solution, so that its best line comes first. */
function withSolution(trial: Trial, { lines, told }: Extract<ProblemWord, { word: "solution" }>): Trial {
  const { twigs, notes } = behindAll(trial, lines);
  return { ...trial, twigs, notes, isShown: true, said: { said: "told", lines: told } };
}

function withGlance(before: Trial, trial: Trial, { id, board, turn }: Extract<ProblemWord, { word: "look" }>): Trial {
  const wait = before.waiting.get(id);
  if (wait?.wait !== "look") return trial;
  return { ...trial, glances: new Map(trial.glances).set(wait.node, { board, turn }) };
}

function other(color: Color): Color {
  return color === "white" ? "black" : "white";
}
