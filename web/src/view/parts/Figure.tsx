import type { Symbol } from "../../wire";

/** A piece or stone in a small picture, on the square whose upper left corner is given. */
export function Figure({ symbol, x, y }: { symbol: Symbol; x: number; y: number }) {
  const fill = symbol.color === "white" ? "var(--picture-white)" : "var(--picture-black)";
  if (symbol.color === null) return <rect x={x + 0.1} y={y + 0.1} width="0.8" height="0.8" rx="0.1" fill="var(--picture-wall)" />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="0.5" cy="0.5" r="0.42" fill={fill} stroke="var(--picture-line)" stroke-width="0.05" />
      {symbol.name === "stone" || symbol.name === "man" ? null : (
        <text x="0.5" y="0.52" font-size={symbol.name.length > 1 ? 0.42 : 0.55} font-weight="600" text-anchor="middle" dominant-baseline="central"
          fill={symbol.color === "white" ? "var(--picture-black)" : "var(--picture-white)"}>{symbol.name}</text>
      )}
    </g>
  );
}
