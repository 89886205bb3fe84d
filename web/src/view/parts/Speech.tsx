import { useStore } from "../../store";
import { announced, toasts, unmention } from "../../speech";

/** Where sentences appear in passing, seen or heard. */
export function Speech() {
  const { text, turn } = useStore(announced);
  const shown = useStore(toasts);
  return (
    <>
      {/* Two places in turn, so that the same sentence is heard again. */}
      <div class="unseen" role="status" aria-live="polite">{turn % 2 === 0 ? text : ""}</div>
      <div class="unseen" role="status" aria-live="polite">{turn % 2 === 1 ? text : ""}</div>
      <div class="toasts" role="status" aria-live="polite">
        {shown.map(({ key, text: sentence, action }) => (
          <div class="toast" key={key}>
            <span>{sentence}</span>
            {action === null ? null : (
              <button type="button" class="button" onClick={() => { unmention(key); action.run(); }}>{action.label}</button>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
