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
