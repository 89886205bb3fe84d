/** The signs of judgements by their numbers in PGN. */
const SIGNS: Readonly<Record<number, string>> = {
  1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□", 10: "=", 13: "∞", 14: "+=", 15: "=+", 16: "±", 17: "∓", 18: "+−", 19: "−+",
  36: "→", 40: "↑", 146: "N",
};

/** Judgements of a move, which exclude each other. */
export const moveGlyphs: readonly number[] = [3, 1, 5, 6, 2, 4];

/** The keys that give them, in their order. */
export const moveGlyphKeys: readonly string[] = moveGlyphs.map((_, index) => String(index + 1));

/** Judgements of a position, which exclude each other. */
export const positionGlyphs: readonly number[] = [18, 16, 14, 10, 13, 15, 17, 19];

/** The keys that give those, in their order: letters, for digits with Shift are other signs on every keyboard. */
export const positionGlyphKeys: readonly string[] = positionGlyphs.map((_, index) => `Shift+${"ABCDEFGH".charAt(index)}`);

/** The sign of a judgement. */
export function glyphSign(glyph: number): string {
  return SIGNS[glyph] ?? `$${glyph}`;
}

/** The judgements after one was chosen, which takes the place of its like, or goes if it was there. */
export function toggled(glyphs: number[], glyph: number): number[] {
  const rivals = [moveGlyphs, positionGlyphs].find((group) => group.includes(glyph)) ?? [glyph];
  const others = glyphs.filter((one) => !rivals.includes(one));
  return glyphs.includes(glyph) ? others : [...others, glyph].sort((one, other) => one - other);
}
