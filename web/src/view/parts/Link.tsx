import type { ComponentChildren } from "preact";
import { go } from "../../navigate";
import { addressOf, type Route } from "../../route";

/** A link to another screen: opens it here, or where the browser is asked to. */
export function Link({ to, children, ...rest }: { to: Route; children: ComponentChildren; class?: string; current?: boolean; label?: string }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={addressOf(to)} class={rest.class} aria-label={rest.label} aria-current={rest.current === true ? "page" : undefined} onClick={follow}>
      {children}
    </a>
  );
}
