import { pieceAddress, type Wardrobe } from "../../board/pieces";
import type { Symbol } from "../../wire";

/** How large a figure is drawn before it is made small: letters in a field of one by one lose their places. */
const FIELD = 45;

/** A piece or stone in a small picture, on the square whose upper left corner is given. */
export function Figure({ symbol, wardrobe, x, y }: { symbol: Symbol; wardrobe: Wardrobe; x: number; y: number }) {
  if (symbol.color === null) return <rect x={x + 0.1} y={y + 0.1} width="0.8" height="0.8" rx="0.1" fill="var(--picture-wall)" />;
  if (symbol.name === "stone") return <circle cx={x + 0.5} cy={y + 0.5} r="0.46" fill={`var(--picture-${symbol.color})`} stroke="var(--grid)" stroke-width="0.03" />;
  return <image href={pieceAddress(wardrobe, symbol)} width={FIELD} height={FIELD} transform={`translate(${x} ${y}) scale(${1 / FIELD})`} />;
}
