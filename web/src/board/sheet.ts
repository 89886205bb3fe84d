import type { Symbol as Piece } from "../wire";
import { pieceAddress, type Wardrobe } from "./pieces";

/** The class that chessgroundx draws a piece with: `q-piece`, `pr-piece` for one that was turned, `man-piece`. */
export function roleOf(name: string): string {
  const plain = name.replace(/^\+/, "p").toLowerCase();
  // Letters that would not make a class are told apart by their numbers.
  const safe = plain.replace(/[^a-z]/g, (sign) => `u${sign.codePointAt(0)}`);
  return `${safe}-piece`;
}

let sheet: CSSStyleSheet | null = null;
const written = new Set<string>();

/** Has the pictures of pieces drawn where chessgroundx puts them: by classes, in a sheet of their own. */
export function dressPieces(wardrobe: Wardrobe, pieces: Iterable<Pick<Piece, "color" | "name">>): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  for (const { color, name } of pieces) {
    if (color === null) continue;
    const selector = `.${wardrobe.dress} piece.${color}.${roleOf(name)}`;
    if (written.has(selector)) continue;
    written.add(selector);
    sheet.insertRule(`${selector}{background-image:url("${pieceAddress(wardrobe, { color, name })}")}`, sheet.cssRules.length);
  }
}
