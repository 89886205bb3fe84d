import { useState } from "preact/hooks";
import { flagOf, useSettings } from "../../settings";
import { samePlace } from "../../state/place";
import type { Place } from "../../wire";

/** Lets a finger confirm its stone by a second touch, where that is wanted; tells which point waits for it. */
export function useSureTouch(isMoving: boolean, touch: (place: Place) => void): { waiting: Place | null; touch: (place: Place) => void } {
  const settings = useSettings();
  const [waiting, setWaiting] = useState<Place | null>(null);
  return {
    waiting,
    touch: (place) => {
      const isFinger = matchMedia("(pointer: coarse)").matches;
      const mustConfirm = flagOf(settings, "display.confirm-touch") && isFinger && isMoving;
      const isSure = !mustConfirm || (waiting !== null && samePlace(waiting, place));
      setWaiting(isSure ? null : place);
      if (isSure) touch(place);
    },
  };
}
