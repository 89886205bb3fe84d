import { storeOf } from "./store";

/** A sentence in passing, with something that can be done about it. */
export type Toast = { key: number; text: string; action: { label: string; run: () => void } | null };

/** What screen readers are told next. */
export const announced = storeOf({ text: "", turn: 0 });

/** What is shown in passing. */
export const toasts = storeOf<Toast[]>([]);

const LASTS = 8_000;
let count = 0;

/** Tells a sentence to whoever listens rather than looks. */
export function announce(text: string): void {
  announced.set({ text, turn: announced.get().turn + 1 });
}

/** Shows a sentence for some seconds, and tells it to screen readers. */
export function mention(text: string, action: Toast["action"] = null): void {
  count += 1;
  const key = count;
  toasts.set([...toasts.get().slice(-2), { key, text, action }]);
  setTimeout(() => unmention(key), LASTS);
}

/** Takes a sentence away. */
export function unmention(key: number): void {
  toasts.set(toasts.get().filter((toast) => toast.key !== key));
}
