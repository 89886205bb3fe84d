import { useWords } from "../../settings";
import { Icon, type IconName } from "../parts/Icon";
import { titleOf } from "../parts/keytext";

/** A button of the game: a drawing with its name, which may be heard rather than seen. */
export function GameButton({ icon, label, run, isQuiet = true, isBare = false, isDisabled = false, isPressed, keys, isFirst = false }: {
  icon: IconName; label: string; run: () => void; isQuiet?: boolean; isBare?: boolean; isDisabled?: boolean; isPressed?: boolean; keys?: string;
  /** Whether it has the focus when its window opens. */
  isFirst?: boolean;
}) {
  const say = useWords();
  return (
    <button
      type="button" class={`button ${isQuiet ? "quiet" : ""} ${isBare ? "icon" : ""}`} disabled={isDisabled} autofocus={isFirst} aria-label={isBare ? label : undefined}
      aria-pressed={isPressed} title={titleOf(say, label, keys)} aria-keyshortcuts={keys} onClick={run}
    >
      <Icon name={icon} />{isBare ? null : <span>{label}</span>}
    </button>
  );
}
