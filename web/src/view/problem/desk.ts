import { ownerKey } from "../../api";
import { type Connection, connectTo } from "../../problemsocket";
import { languageIn, settings } from "../../settings";
import { newName } from "../../state/line";
import { afterProblemWord, choiceAt, cutOffTrial, lookingAt, newTrial, tryingSide, type Trial, type Wait, waitingFor } from "../../state/trial";
import { movesTo } from "../../state/tries";
import { type Store, storeOf } from "../../store";
import type { Choice, Color, Place, ProblemAsk, ProblemWish, ProblemWord } from "../../wire";

/** Which problem: one of the list, or a group of a game. */
export type Source = ProblemWish extends infer Wish ? (Wish extends ProblemWish ? Omit<Wish, "id" | "key" | "player"> : never) : never;

/** A problem with all that a hand can do to it. */
export type Desk = {
  trial: Store<Trial>;
  /** Tries the move that a touch of a point makes. */
  touch: (place: Place) => void;
  choose: (choice: Choice) => void;
  /** Tries what was typed, which the server reads. */
  type: (text: string) => void;
  back: () => void;
  /** Begins anew, perhaps with the other side. */
  start: (first: Color | null) => void;
  swap: () => void;
  hint: () => void;
  verdict: () => void;
  solution: () => void;
  save: (inLibrary: boolean) => void;
  look: (node: number) => void;
  /** Ends the search that goes on. */
  cancel: () => void;
  /** Opens the problem again, so that the search begins anew. */
  again: () => void;
  close: () => void;
};

/** What is asked under a name, before it has one. */
type Nameless = ProblemAsk extends infer Ask ? (Ask extends { id: string } ? Omit<Ask, "id"> : never) : never;

/** Sits down at a problem; what the server says is told as it comes. */
export function openDesk(source: Source, secret: string | null, tell: (word: ProblemWord, wait: Wait | undefined) => void): Desk {
  const trial = storeOf<Trial>(newTrial);
  const open = () => connection.say({ ask: "open", id: newName(), ...source, key: secret ?? (ownerKey.get() || null), player: null });
  const connection: Connection = connectTo({
    up: open,
    down: () => trial.set(cutOffTrial(trial.get())),
    hear: (word) => {
      const wait = "id" in word ? trial.get().waiting.get(word.id) : undefined;
      trial.set(afterProblemWord(trial.get(), word));
      if (trial.get().refusal !== null) connection.close();
      tell(word, wait);
    },
  });
  const ask = (what: Nameless, wait: Wait = { wait: "word" }) => {
    if (!trial.get().isUp) return;
    const id = newName();
    trial.set(waitingFor(trial.get(), id, wait));
    connection.say({ ...what, id });
  };
  const choose = (choice: Choice) => {
    if (tryingSide(trial.get()) !== null) ask({ ask: "try", text: choice.text }, { wait: "try", choice });
  };
  return {
    trial,
    touch: (place) => {
      const choice = choiceAt(trial.get(), place);
      if (choice !== null) choose(choice);
    },
    choose,
    type: (text) => {
      if (tryingSide(trial.get()) !== null) ask({ ask: "try", text }, { wait: "try", choice: null });
    },
    back: () => ask({ ask: "back" }),
    start: (first) => ask({ ask: "start", first }),
    swap: () => ask({ ask: "swap" }),
    hint: () => ask({ ask: "hint" }),
    verdict: () => ask({ ask: "verdict" }),
    solution: () => ask({ ask: "solution" }),
    save: (inLibrary) => ask({ ask: "save", language: languageIn(settings.get()), in_library: inLibrary }, { wait: "save", inLibrary }),
    look: (node) => {
      const next = lookingAt(trial.get(), node);
      trial.set(next);
      if (next.looking === null || next.glances.has(node) || next.board === null) return;
      ask({ ask: "look", first: next.board.first, moves: movesTo(next.twigs, node) }, { wait: "look", node });
    },
    again: open,
    cancel: () => connection.say({ ask: "cancel" }),
    close: () => connection.close(),
  };
}
