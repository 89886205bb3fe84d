import { useWords } from "../../settings";
import { type Standing, standingOf } from "../../state/difficulty";
import type { ProblemProgress } from "../../wire";
import { Icon, type IconName } from "../parts/Icon";

const ICONS: Readonly<Record<Standing, IconName | null>> = { unseen: null, tried: "resume", solved: "check", mistakes: "check", helped: "hint" };

/** How far somebody is with a problem: a sign and a word, for each its own. */
export function ProgressMark({ progress }: { progress: ProblemProgress }) {
  const say = useWords();
  const standing = standingOf(progress);
  const icon = ICONS[standing];
  return <span class={`chip progress-${standing}`}>{icon === null ? null : <Icon name={icon} />}{say(`problems-${standing}`, { mistakes: progress.mistakes })}</span>;
}
