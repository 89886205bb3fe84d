import { chartOf } from "../../chart";
import { momentText } from "../../names";
import { languageIn, useSettings, useWords } from "../../settings";
import type { RatingPoint } from "../../wire";

/** Somebody's ratings over time. */
export type Series = { name: string; points: RatingPoint[] };

const field = { width: 640, height: 240 };
const edge = { left: 66, right: 16, top: 12, bottom: 30 };

/** Ratings over time, one line for each player; a table says the same to whoever does not see it. */
export function RatingChart({ series }: { series: Series[] }) {
  const say = useWords();
  const language = languageIn(useSettings());
  const chart = chartOf(series.map(({ points }) => points.map(({ unix, rating }) => ({ x: unix, y: rating }))), field);
  const span = (chart.columns[2]?.value ?? 0) - (chart.columns[0]?.value ?? 0);
  const box = `0 0 ${field.width + edge.left + edge.right} ${field.height + edge.top + edge.bottom}`;
  const told = series.map(({ name, points }) => say("page-scores-chart-told", { name, first: Math.round(points[0]?.rating ?? 0), last: Math.round(points[points.length - 1]?.rating ?? 0) }));
  return (
    <figure class="chart">
      <svg viewBox={box} role="img" aria-label={told.join(" ")}>
        <g transform={`translate(${edge.left} ${edge.top})`}>
          {chart.rows.map(({ at, value }) => (
            <g key={value}>
              <path class="chart-row" d={`M0 ${at}H${field.width}`} />
              <text x="-10" y={at} text-anchor="end" dominant-baseline="central">{value}</text>
            </g>
          ))}
          {chart.columns.map(({ at, value }, index) => (
            <text key={value} x={at} y={field.height + 22} text-anchor={index === 0 ? "start" : index === 1 ? "middle" : "end"}>{momentText(language, value, span)}</text>
          ))}
          {chart.lines.map((line, index) => <path key={index} class={`chart-line line-${index}`} d={line} />)}
          {chart.ends.map((end, index) => (end === null ? null : <circle key={index} class={`chart-end line-${index}`} cx={end.x} cy={end.y} r="5" />))}
        </g>
      </svg>
      <figcaption class="buttons">{series.map(({ name }, index) => <span key={name} class="chart-name"><i class={`line-${index}`} />{name}</span>)}</figcaption>
    </figure>
  );
}
