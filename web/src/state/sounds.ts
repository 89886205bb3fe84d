import type { Entry, View } from "../wire";
import { isCell } from "./place";

/** What can be heard. */
export type Sound = "move" | "capture" | "check" | "end" | "stone" | "stones-taken" | "offer" | "tick";

/** What is heard when something happens; the last thing that can be heard is. */
export function soundOf(happened: Entry[], view: View): Sound | null {
  let sound: Sound | null = null;
  for (const entry of happened) sound = soundOfOne(entry, view) ?? sound;
  return sound;
}

function soundOfOne(entry: Entry, view: View): Sound | null {
  switch (entry.fact) {
    case "ended": return "end";
    case "offered": return "offer";
    case "moved": {
      const takes = entry.changes.filter(({ place, before, after }) => isCell(place) && before !== null && before.color !== entry.seat && before.color !== null && after?.color !== before.color).length;
      if (view.kind.game === "go") return takes > 0 ? "stones-taken" : "stone";
      if (view.board.alarms.length > 0) return "check";
      return takes > 0 ? "capture" : "move";
    }
    default: return null;
  }
}
