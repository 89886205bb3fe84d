import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { useWords } from "../../settings";
import { Icon } from "./Icon";

/** A window over the page; Escape, the cross and a click beside it close it. */
export function Dialog({ title, close, wide = false, children }: { title: string; close: () => void; wide?: boolean; children: ComponentChildren }) {
  const say = useWords();
  const heading = useId();
  const window = useRef<HTMLDialogElement>(null);
  // Before anything is painted: the key that comes next is the window's already.
  useLayoutEffect(() => {
    const dialog = window.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={window}
      class={wide ? "wide" : ""}
      aria-labelledby={heading}
      onCancel={(event) => { event.preventDefault(); close(); }}
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => { if (event.target === window.current) close(); }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button quiet icon" aria-label={say("page-close")} onClick={close}><Icon name="cross" /></button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
