import { useWords } from "../../settings";
import { standingAt, standingText } from "../../state/study";
import { useStore } from "../../store";
import type { Game } from "./table";

/** How good the position that is seen is for White: a bar, and the worth in figures. */
export function WorthBar({ game, at }: { game: Game; at: number }) {
  const say = useWords();
  const study = useStore(game.study);
  const standing = standingAt(study, at);
  if (!study.isOn && study.findings.size === 0) return null;
  const share = (standing?.chance ?? 500) / 10;
  return (
    <div class="worth" role="meter" aria-label={say("study-worth")} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(share)} aria-valuetext={standing === null ? say("study-begins") : standingText(standing)}>
      <i style={{ width: `${share}%` }} />
      <span class="figures" data-side={share >= 50 ? "white" : "black"}>{standing === null ? "" : standingText(standing)}</span>
    </div>
  );
}
