/** A point of a goban, counted on the screen from its upper left corner. */
export type Point = [number, number];

/** A line, an arrow, a ring or a box over a goban, from one point to another. */
export type StrokeShape = { kind: "line" | "arrow" | "ring" | "box"; from: Point; to: Point; look: "kept" | "fleeting" };

/** Lines and arrows over a goban; a point is one wide. */
export function Strokes({ across, down, shapes }: { across: number; down: number; shapes: StrokeShape[] }) {
  return (
    <svg class="strokes" viewBox={`0 0 ${across} ${down}`} aria-hidden="true">
      {shapes.map((shape, index) => (shape.kind === "ring"
        ? <circle key={index} class={shape.look} cx={shape.to[0] + 0.5} cy={shape.to[1] + 0.5} r="0.42" />
        : <path key={index} class={shape.look} data-stroke={shape.kind} d={shape.kind === "box" ? boxOf(shape) : pathOf(shape)} />))}
    </svg>
  );
}

/** How long the head of an arrow is, in points. */
const HEAD = 0.42;

/** Around all points between two corners. */
function boxOf({ from, to }: StrokeShape): string {
  const [left, top] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const [wide, high] = [Math.abs(from[0] - to[0]) + 1, Math.abs(from[1] - to[1]) + 1];
  return `M${left} ${top}h${wide}v${high}h${-wide}z`;
}

function pathOf({ kind, from, to }: StrokeShape): string {
  const [x1, y1, x2, y2] = [from[0] + 0.5, from[1] + 0.5, to[0] + 0.5, to[1] + 0.5];
  const line = `M${x1} ${y1}L${x2} ${y2}`;
  if (kind !== "arrow") return line;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number) => `${(x2 - HEAD * Math.cos(angle + turn)).toFixed(3)} ${(y2 - HEAD * Math.sin(angle + turn)).toFixed(3)}`;
  return `${line}M${barb(0.5)}L${x2} ${y2}L${barb(-0.5)}`;
}
