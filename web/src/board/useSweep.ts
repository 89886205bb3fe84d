import { useRef, useState } from "preact/hooks";
import type { Point, StrokeShape } from "./Strokes";

/** Lets a box be drawn over points with the button or a finger held; what begins and ends at one point is a touch. */
export function useSweep(pointAt: (event: PointerEvent) => Point | null, tell: (from: Point, to: Point) => void) {
  const [box, setBox] = useState<{ from: Point; to: Point } | null>(null);
  const begun = useRef<Point | null>(null);
  const reached = (event: PointerEvent) => {
    const [from, to] = [begun.current, pointAt(event)];
    return from === null || to === null || from.join() === to.join() ? null : { from, to };
  };
  const shapes: StrokeShape[] = box === null ? [] : [{ kind: "box", ...box, look: "fleeting" }];
  return {
    shapes,
    events: {
      onPointerDown: (event: PointerEvent) => { begun.current = event.button === 0 ? pointAt(event) : null; },
      onPointerMove: (event: PointerEvent) => { if (begun.current !== null) setBox(reached(event)); },
      onPointerUp: (event: PointerEvent) => {
        const swept = reached(event);
        begun.current = null;
        setBox(null);
        if (swept !== null) tell(swept.from, swept.to);
      },
      onPointerCancel: () => {
        begun.current = null;
        setBox(null);
      },
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
