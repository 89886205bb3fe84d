import { useEffect, useRef, useState } from "preact/hooks";
import { play } from "../../sound";
import { flagOf, settings, useWords } from "../../settings";
import { clockText, faceAt, nextLook, ticks } from "../../state/clock";
import type { ClockView } from "../../wire";
import { secondsText } from "./Effort";

/** A clock that runs by itself between two words of the server. */
export function Clock({ clock, heard, label, isOwn, ranDown }: {
  clock: ClockView; heard: number; label: string;
  /** Whether its last seconds are heard. */
  isOwn: boolean;
  /** Is called when it shows nothing left and nobody has said what comes then. */
  ranDown: () => void;
}) {
  const say = useWords();
  const [now, setNow] = useState(() => performance.now());
  const shown = useRef(faceAt(clock, heard, now));
  const face = faceAt(clock, heard, Math.max(now, heard));
  useEffect(() => {
    if (isOwn && ticks(shown.current, face) && flagOf(settings.get(), "display.sounds")) play("tick");
    shown.current = face;
    const wait = nextLook(face);
    if (wait === null) return;
    if (face.isLimited && face.time === 0) {
      const asking = setTimeout(() => { ranDown(); setNow(performance.now()); }, 700);
      return () => clearTimeout(asking);
    }
    const timer = setTimeout(() => setNow(performance.now()), wait);
    return () => clearTimeout(timer);
  }, [now, clock, heard]);
  const rest = [
    clock.moves_left === null ? null : say("game-clock-moves", { moves: clock.moves_left }),
    clock.periods_left === null ? null : say("game-clock-periods", { periods: clock.periods_left }),
    clock.increment > 0 ? `+${secondsText(clock.increment)} s` : null,
  ].filter((part) => part !== null);
  return (
    <div class={`clock ${face.isRunning ? "running" : ""} ${face.isShort ? "short" : ""} ${face.isLimited ? "" : "used"}`} role="timer" aria-label={label}>
      <span class="clock-time figures">{clockText(face)}</span>
      {rest.length === 0 ? null : <span class="clock-rest">{rest.join(" · ")}</span>}
      {face.isShort ? <span class="unseen">{say("game-clock-short")}</span> : null}
    </div>
  );
}
