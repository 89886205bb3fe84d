import { useEffect, useState } from "preact/hooks";

/** A value that screens share: read, changed, and watched. */
export type Store<T> = {
  /** What it is now. */
  get: () => T;
  /** Makes it something else and tells whoever watches. */
  set: (value: T) => void;
  /** Calls back at every change until the returned function is called. */
  watch: (listener: () => void) => () => void;
};

/** A store that begins with a value. */
export function storeOf<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, in a component that is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, again] = useState(0);
  const value = store.get();
  useEffect(() => {
    // It may have changed between drawing and watching.
    if (!Object.is(value, store.get())) again((count) => count + 1);
    return store.watch(() => again((count) => count + 1));
  }, [store]);
  return value;
}
