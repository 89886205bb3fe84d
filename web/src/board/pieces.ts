import type { Color, Symbol as Piece } from "../wire";
import { classicFigures, type Figure, modernFigures } from "./figures";

/** The sets of pieces, by the names of the settings. */
export const pieceSets: readonly string[] = ["classic", "modern", "letters"];

type Paint = { fill: string; edge: string; line: string; shade: string };

const CLASSIC: Record<Color, Paint> = {
  white: { fill: "#fdf8ec", edge: "#2a241c", line: "#2a241c", shade: "#e2d6bd" },
  black: { fill: "#443d36", edge: "#17130f", line: "#e9dfcc", shade: "#2c2722" },
};
const MODERN: Record<Color, Paint> = {
  white: { fill: "#ffffff", edge: "#4a4f55", line: "#8f969d", shade: "#dfe4e8" },
  black: { fill: "#2e3438", edge: "#0d1012", line: "#9aa5ac", shade: "#1d2225" },
};

const CROWN = "M14.5 28.500l-1.7-11 5.7 4.4 4-7.4 4 7.4 5.7-4.4-1.7 11z";

const drawn = new Map<string, string>();

/** The figures that sorts of pieces are drawn with; other sorts have none. */
const FIGURES: Readonly<Record<string, string>> = { pawn: "P", knight: "N", bishop: "B", rook: "R", queen: "Q", king: "K", commoner: "K" };

/** How the pieces of a game are drawn: by which set, with which figures and letters. */
export type Wardrobe = {
  set: string;
  /** The letter of a piece in the language of the reader. */
  letterOf: (name: string) => string;
  /** The figure of a piece; none where it is its letter on a disc. */
  figureOf: (name: string) => string | null;
  /** A class that no game has whose pieces look otherwise. */
  dress: string;
};

/** The wardrobe of a game that tells the sorts of its pieces; a letter alone does not say what moves so. */
export function wardrobeOf(set: string, figures: readonly [string, string][], letterOf: (name: string) => string = (name) => name): Wardrobe {
  const sorts = new Map(figures);
  const figureOf = (name: string) => {
    const sort = sorts.get(name);
    return sort === undefined ? name : name === sort ? name : (FIGURES[sort] ?? null);
  };
  const odd = figures.filter(([name]) => figureOf(name) !== name).map(([name]) => `${name}${figureOf(name) ?? ""}`);
  const spelled = [...odd, letterOf("K")].join("-").replace(/[^A-Za-z-]/g, (sign) => `u${sign.codePointAt(0)}`);
  return { set, letterOf, figureOf, dress: `pieces-${set}-${spelled}` };
}

/** The address of a picture of a piece; where a set has none, its letter on a disc of its colour. */
export function pieceAddress({ set, letterOf, figureOf }: Wardrobe, piece: Pick<Piece, "color" | "name">): string {
  const [letter, figured] = [letterOf(piece.name), figureOf(piece.name)];
  const key = `${set}/${piece.color}/${piece.name}/${figured}/${letter}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(picture(set, piece.color ?? "white", figured, letter))}`;
  drawn.set(key, address);
  return address;
}

function picture(set: string, color: Color, name: string | null, letter: string): string {
  const paint = (set === "modern" ? MODERN : CLASSIC)[color];
  if (name === "stone") return framed(`<circle cx="22.5" cy="22.5" r="19" fill="${paint.fill}" stroke="${paint.edge}"/>`);
  if (name === "man" || name === "king") return framed(draughtsman(paint, name === "king", set));
  const figures = set === "modern" ? modernFigures : set === "letters" ? {} : classicFigures;
  const figure = name === null ? undefined : figures[name];
  return figure === undefined ? framed(disc(paint, letter)) : framed(figured(figure, paint, set), "2.5 1.5 40 40");
}

function framed(inner: string, field = "0 0 45 45"): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}">${inner}</svg>`;
}

function figured({ body, inside }: Figure, paint: Paint, set: string): string {
  const width = set === "modern" ? 1.6 : 1.3;
  const lines = inside === undefined ? "" : `<path d="${inside}" fill="none" stroke="${paint.line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<path d="${body}" fill="${paint.fill}" stroke="${paint.edge}" stroke-width="${width}" stroke-linejoin="round"/>${dotted(lines)}`;
}

/** Points, such as eyes, are drawn thicker than lines. */
function dotted(lines: string): string {
  return lines.replace(/M[\d.]+ [\d.]+h\.01/g, (point) => `${point}l.6 .6`);
}

function draughtsman(paint: Paint, isKing: boolean, set: string): string {
  const ring = (radius: number) => `<circle cx="22.5" cy="22.5" r="${radius}" fill="none" stroke="${paint.line}" stroke-opacity=".45" stroke-width="1.2"/>`;
  const rings = set === "modern" ? ring(14.5) : ring(15.5) + ring(11.5);
  const crown = `<path d="${CROWN}" fill="#d9a521" stroke="${paint.edge}" stroke-width="1.2" stroke-linejoin="round"/>`;
  const side = `<circle cx="22.5" cy="24.2" r="18" fill="${paint.shade}" stroke="${paint.edge}" stroke-width="1.2"/>`;
  return `${side}<circle cx="22.5" cy="22" r="18" fill="${paint.fill}" stroke="${paint.edge}" stroke-width="1.2"/>${rings}${isKing ? crown : ""}`;
}

function disc(paint: Paint, letter: string): string {
  const safe = letter.replace(/[<>&"]/g, "");
  const isTurned = safe.startsWith("+");
  const size = safe.length > 2 ? 13 : safe.length > 1 ? 18 : 24;
  const ink = isTurned ? (paint.fill.startsWith("#f") ? "#b3261e" : "#ffb4a8") : paint.line;
  return (
    `<circle cx="22.5" cy="22.5" r="18.5" fill="${paint.fill}" stroke="${paint.edge}" stroke-width="1.4"/>` +
    `<circle cx="22.5" cy="22.5" r="15.6" fill="none" stroke="${paint.line}" stroke-opacity=".35"/>` +
    `<text x="22.5" y="23" fill="${ink}" font-family="Palatino,Georgia,serif" font-weight="700" font-size="${size}" text-anchor="middle" dominant-baseline="central">${safe}</text>`
  );
}
