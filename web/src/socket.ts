import { asked, connected, heard, type Line, lost, newLine, type Question } from "./state/line";
import type { Ask, Word } from "./wire";

/** A line to a game that comes back by itself. */
export type Connection = {
  /** Asks something by its name, now or as soon as the line is up. */
  ask: (question: Question) => void;
  /** Says something now; not at all while the line is down. */
  say: (word: Ask) => void;
  /** Hangs up for good. */
  close: () => void;
};

/** What a connection needs to know and tells. */
export type Listener = {
  /** Who we are, and what we know already. */
  join: () => Extract<Ask, { ask: "join" }>;
  hear: (word: Word) => void;
  /** Says when the line goes up, at each try in vain, and when it was refused for good. */
  phase: (phase: Line["phase"]) => void;
};

/** How long an answer may take before the line is taken for dead, in milliseconds. */
const PATIENCE = 6_000;

/** Connects to a game and keeps connected. */
export function connect(game: string, listener: Listener): Connection {
  let line = newLine;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const say = (asks: Ask[]) => {
    for (const ask of asks) socket?.send(JSON.stringify(ask));
  };
  const become = (next: Line) => {
    const isNew = next.phase !== line.phase;
    line = next;
    if (isNew) listener.phase(line.phase);
  };
  const watchAnswers = () => {
    clearTimeout(patience);
    const isWaiting = line.phase === "up" && line.open.some(({ ask }) => ask === "do");
    if (isWaiting) patience = setTimeout(() => socket?.close(), PATIENCE);
  };
  const open = () => {
    clearTimeout(retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(game)}/socket`);
    socket = mine;
    mine.onopen = () => {
      const next = connected(line, listener.join());
      become(next.line);
      say(next.say);
    };
    mine.onmessage = ({ data }) => {
      const word = JSON.parse(String(data)) as Word;
      const next = heard(line, word);
      become(next.line);
      say(next.say);
      listener.hear(word);
      watchAnswers();
    };
    mine.onclose = () => {
      if (isClosed || socket !== mine) return;
      clearTimeout(patience);
      const { line: next, wait } = lost(line);
      socket = null;
      line = next;
      listener.phase(line.phase);
      if (wait !== null) retry = setTimeout(open, wait);
    };
  };
  // Whoever comes back to the page or to the network does not wait for the next try.
  const hurry = () => {
    if (line.phase === "down" && socket === null && !isClosed) open();
  };
  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  open();

  return {
    ask: (question) => {
      const next = asked(line, question);
      become(next.line);
      say(next.say);
      watchAnswers();
    },
    say: (word) => {
      if (line.phase === "up") say([word]);
    },
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(patience);
      window.removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
