import { lost, newLine } from "./state/line";
import type { ProblemAsk, ProblemWord } from "./wire";

/** A line to the solver that comes back by itself. */
export type Connection = {
  /** Says something now; not at all while the line is down. */
  say: (ask: ProblemAsk) => void;
  /** Hangs up for good. */
  close: () => void;
};

/** Connects to where problems are tried, and keeps connected; what was open there ends with each line. */
export function connectTo({ up, down, hear }: { up: () => void; down: () => void; hear: (word: ProblemWord) => void }): Connection {
  let line = newLine;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const open = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/api/problems/socket`);
    socket = mine;
    mine.onopen = () => {
      line = newLine;
      up();
    };
    mine.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ProblemWord);
    mine.onclose = () => {
      if (isClosed) return;
      const { line: next, wait } = lost(line);
      line = next;
      down();
      if (wait !== null) retry = setTimeout(open, wait);
    };
  };
  open();
  return {
    say: (ask) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask));
    },
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      socket?.close();
    },
  };
}
