/** A value at a time. */
export type Point = { x: number; y: number };

/** A chart as numbers: where lines go and what stands at the axes. */
export type Chart = { lines: string[]; ends: (Point | null)[]; rows: { at: number; value: number }[]; columns: { at: number; value: number }[] };

/** Lays out series of values over time on a field; a single value becomes a line through the middle. */
export function chartOf(series: readonly (readonly Point[])[], field: { width: number; height: number }): Chart {
  const all = series.flat();
  if (all.length === 0) return { lines: [], ends: [], rows: [], columns: [] };
  const [left, right] = spread(all.map(({ x }) => x), 1);
  const steps = niceSteps(...spread(all.map(({ y }) => y), 50));
  const [low, high] = [steps[0] ?? 0, steps[steps.length - 1] ?? 1];
  const at = ({ x, y }: Point) => ({ x: ((x - left) / (right - left)) * field.width, y: field.height - ((y - low) / (high - low)) * field.height });
  const lines = series.map((points) => points.map(at).map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join(""));
  const ends = series.map((points) => { const last = points[points.length - 1]; return last === undefined ? null : at(last); });
  const rows = steps.map((value) => ({ at: at({ x: left, y: value }).y, value }));
  const columns = [0, 0.5, 1].map((share) => ({ at: share * field.width, value: left + share * (right - left) }));
  return { lines, ends, rows, columns };
}

/** The least and the most, at least so far apart. */
function spread(values: number[], least: number): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, least - (high - low)) / 2;
  return [low - missing, high + missing];
}

/** Round values from below the least to above the most, three to eight of them. */
export function niceSteps(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power * 10;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, index) => Math.round((first + index * step) * 1000) / 1000);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
