import { useWords } from "../../settings";
import { standingAt, standingText } from "../../state/study";
import { useStore } from "../../store";
import type { Color } from "../../wire";
import type { Game } from "./table";

/** How good the position that is seen is for White: a bar beside the boards, filled from White's side, and the worth in figures. */
export function WorthBar({ game, at, below }: { game: Game; at: number; below: Color }) {
  const say = useWords();
  const study = useStore(game.study);
  const standing = standingAt(study, at);
  if (!study.isOn && study.findings.size === 0) return null;
  const share = (standing?.chance ?? 500) / 10;
  const better = share >= 50 ? "white" : "black";
  return (
    <div class="worth" data-below={below} role="meter" aria-label={say("study-worth")} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(share)} aria-valuetext={standing === null ? say("study-begins") : standingText(say, standing)}>
      <i style={{ "--share": `${share}%` }} />
      <span class="figures" data-side={better} data-end={better === below ? "below" : "above"}>{standing === null ? "" : standingText(say, standing)}</span>
    </div>
  );
}
