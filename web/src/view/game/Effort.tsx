import { useWords } from "../../settings";

/** How much an engine has thought: how deep where it tells, how many positions, how long. */
export function Effort({ depth, nodes, elapsed }: { depth: number; nodes: number; elapsed: number }) {
  const say = useWords();
  const parts = [
    depth === 0 ? null : say("game-depth", { depth }),
    say("game-nodes", { nodes: nodes.toLocaleString(document.documentElement.lang) }),
    `${secondsText(elapsed, 1)}\u00a0s`,
  ];
  return <>{parts.filter((part) => part !== null).join(" · ")}</>;
}

/** Seconds as the reader's language writes them, with so many digits behind the point, or as few as needed. */
export function secondsText(milliseconds: number, digits?: number): string {
  return (milliseconds / 1000).toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 3 });
}
