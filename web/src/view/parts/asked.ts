import { useEffect, useState } from "preact/hooks";
import { Refused } from "../../api";
import type { Message } from "../../wire";
import { type Say, sentenceOf } from "../../words";

/** What was asked for: not yet there, there, or refused. */
export type Answer<T> = { state: "waiting" } | { state: "here"; value: T } | { state: "refused"; why: Message; status: number };

/** Asks once for each key, keeps the last answer while the next is on its way, and again on demand. */
export function useAsked<T>(ask: () => Promise<T>, keys: readonly unknown[]): [Answer<T>, () => void] {
  const [answer, setAnswer] = useState<Answer<T>>({ state: "waiting" });
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const take = (next: Answer<T>) => { if (isCurrent) setAnswer(next); };
    ask().then((value) => take({ state: "here", value }), (error: unknown) => take({ state: "refused", ...reasonOf(error) }));
    return () => { isCurrent = false; };
  }, [...keys, count]);
  return [answer, () => setCount((before) => before + 1)];
}

/** Why something failed, as a message. */
export function reasonOf(error: unknown): { why: Message; status: number } {
  if (error instanceof Refused) return { why: error.why, status: error.status };
  return { why: { id: "page-failed", arguments: [["status", String(error)]] }, status: 0 };
}

/** Why something failed, as a sentence. */
export function sentenceOfError(say: Say, error: unknown): string {
  return sentenceOf(say, reasonOf(error).why);
}
