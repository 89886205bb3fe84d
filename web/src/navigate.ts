import { useEffect, useState } from "preact/hooks";
import { addressOf, type Route, routeOf } from "./route";

const listeners = new Set<() => void>();

/** Goes to another screen; Back returns to this one. */
export function go(route: Route): void {
  history.pushState(null, "", addressOf(route));
  window.scrollTo(0, 0);
  tell();
}

/** Goes to another screen in place of this one. */
export function replace(route: Route): void {
  history.replaceState(null, "", addressOf(route));
  tell();
}

/** Has this entry of the history keep something, which reload and Back find again. */
export function keepHere(value: unknown): void {
  try {
    history.replaceState(value, "");
  } catch {
    // Some browsers refuse more than so many changes in half a minute; the next one is kept again.
  }
}

/** What this entry of the history keeps; nothing on a screen that was just opened. */
export function keptHere(): unknown {
  return history.state;
}

/** The screen that the address names, kept up to date. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location));
  useEffect(() => {
    const update = () => setRoute(routeOf(location));
    listeners.add(update);
    window.addEventListener("popstate", update);
    window.addEventListener("hashchange", update);
    return () => {
      listeners.delete(update);
      window.removeEventListener("popstate", update);
      window.removeEventListener("hashchange", update);
    };
  }, []);
  return route;
}

function tell(): void {
  for (const listener of listeners) listener();
}
