import { api, ownerKey, Refused } from "../../api";
import { connect } from "../../socket";
import { numberOf, settings, textOf } from "../../settings";
import { type After, afterCarry, afterChoice, afterGlance, afterLettingGo, afterLook, afterTouch, afterWord, type Live, newLive, seen } from "../../state/live";
import { newName } from "../../state/line";
import { isOurClockRunning } from "../../state/seats";
import { afterStudyWord, askedFor, askedForReview, cutOff, noStudy, rested, type Study, woken } from "../../state/study";
import { type Store, storeOf } from "../../store";
import type { Choice, Color, Command, Entry, Place, Thinking, Word } from "../../wire";

/** A live game with all that a hand can do to it. */
export type Game = {
  id: string;
  /** The secret by which one came; none for whoever needs none. */
  secret: string | null;
  live: Store<Live>;
  /** What an engine thought last; it changes often, and little is drawn again for it. */
  thinking: Store<Thinking | null>;
  touch: (place: Place) => void;
  carry: (from: Place, to: Place) => void;
  choose: (choice: Choice) => void;
  /** Plays what was typed, which the table reads. */
  type: (seat: Color, text: string) => void;
  letGo: () => void;
  look: (node: number) => void;
  order: (command: Command) => void;
  hint: () => void;
  askAgain: () => void;
  /** What engines think of the game for whoever looks at it. */
  study: Store<Study>;
  /** Has what is seen studied from now on: whoever shows it asks, node by node. */
  wake: () => void;
  /** Has a node studied, instead of what was studied before. */
  analyse: (node: number, how: { engine: string | null; lines: number }) => void;
  /** Has the whole game reviewed, each position for so many milliseconds. */
  review: (how: { engine: string | null; time: number }) => void;
  /** Has nothing studied any more. */
  rest: () => void;
  /** Asks how everything stands, when a clock has run down and nothing was heard. */
  refresh: () => void;
  close: () => void;
};

/** How long somebody stays at a node before it is studied, in milliseconds: longer than a key that is held repeats. */
const REST = 60;

/** Sits down at a game; what happens there is told as it happens. */
export function sitDown(id: string, secret: string | null, tell: (happened: Entry[], live: Live) => void): Game {
  const live = storeOf<Live>(newLive);
  const thinking = storeOf<Thinking | null>(null);
  const study = storeOf<Study>(noStudy);
  /** Sends what shall be studied once one rests there. */
  let studying: ReturnType<typeof setTimeout> | undefined;
  /** Which node was asked for by which name. */
  const looked = new Map<string, number>();
  const alwaysQueen = () => settings.get().values["display.always-queen"] === true;
  const connection = connect(id, {
    join: () => ({
      ask: "join", key: secret ?? (ownerKey.get() || null), name: textOf(settings.get(), "play.name") || null, after: live.get().view?.number ?? null, thoughts: true,
    }),
    phase: (link) => {
      live.set({ ...live.get(), link });
      if (link !== "up") study.set(cutOff(study.get()));
      if (link === "down" && live.get().view === null) void lookForGame();
    },
    hear: (word) => {
      if (word.word === "thought") thinking.set(word);
      else if (word.word === "board") take(word);
      else if (word.word === "insight" || word.word === "reviewed" || word.word === "studied") study.set(afterStudyWord(study.get(), word));
      else become(afterWord(live.get(), word, performance.now()));
    },
  });
  /** A door that does not open may be no door: a name that no game has is not tried for ever. */
  const lookForGame = async () => {
    const why = await api.view(id).then(() => null, (error: unknown) => (error instanceof Refused && error.status === 404 ? error.why : null));
    if (why === null) return;
    connection.close();
    live.set({ ...live.get(), refusal: why });
  };
  const take = ({ id: name, board, turn, choices }: Extract<Word, { word: "board" }>) => {
    const node = looked.get(name);
    if (node !== undefined && board !== null && turn !== null) live.set(afterGlance(live.get(), node, { board, turn, choices }));
  };
  const order = (command: Command) => {
    live.set({ ...live.get(), refused: null });
    connection.ask({ ask: "do", id: newName(), command });
  };
  // A game that is over stays over: what is tried there is added beside it.
  const move = (seat: Color, on: number, text: string) =>
    order(live.get().view?.phase === "ended" ? { command: "vary", on, line: [text] } : { command: "move", seat, on, text });
  const become = ({ live: next, wants, happened }: After) => {
    live.set(next);
    for (const want of wants) {
      if (want.want === "view") connection.say({ ask: "view" });
      else if (want.want === "look") askLook(want.node);
      else move(want.seat, want.on, want.choice.text);
    }
    if (happened.length > 0) tell(happened, next);
  };
  // While one leafs quickly only the last node is asked for, so that nobody is flooded.
  let later: ReturnType<typeof setTimeout> | undefined;
  const askLook = (node: number) => {
    clearTimeout(later);
    later = setTimeout(() => {
      if (live.get().looking !== node) return;
      const name = newName();
      looked.set(name, node);
      connection.ask({ ask: "look", id: name, node });
    }, looked.size % 8 === 0 ? 0 : 40);
  };
  return {
    id,
    secret,
    live,
    thinking,
    touch: (place) => become(afterTouch(live.get(), place, alwaysQueen())),
    carry: (from, to) => become(afterCarry(live.get(), from, to, alwaysQueen())),
    choose: (choice) => become(afterChoice(live.get(), choice)),
    type: (seat, text) => move(seat, seen(live.get())?.node ?? 0, text),
    letGo: () => live.set(afterLettingGo(live.get())),
    look: (node) => become(afterLook(live.get(), node)),
    order,
    hint: () => connection.ask({ ask: "hint", id: newName() }),
    askAgain: () => connection.ask({ ask: "ask-again", id: newName() }),
    study,
    wake: () => study.set(woken(study.get())),
    analyse: (node, { engine, lines }) => {
      const name = newName();
      study.set(askedFor(study.get(), name));
      clearTimeout(studying);
      studying = setTimeout(() => connection.say({ ask: "analyse", id: name, node, engine, lines, time: 0 }), REST);
    },
    review: ({ engine, time }) => {
      const name = newName();
      study.set(askedForReview(study.get(), name));
      clearTimeout(studying);
      connection.say({ ask: "review", id: name, engine, lines: 1, time });
    },
    rest: () => {
      study.set(rested(study.get()));
      clearTimeout(studying);
      connection.say({ ask: "rest" });
    },
    refresh: () => connection.say({ ask: "view" }),
    close: () => {
      const { access, view } = live.get();
      if (view !== null && isOurClockRunning(access, view)) order({ command: "pause" });
      clearTimeout(later);
      clearTimeout(studying);
      connection.close();
    },
  };
}

/** How long a move is on its way; not at all for whoever wants no motion. */
export function animationTime(): number {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isStill ? 0 : numberOf(settings.get(), "display.animation");
}
