/** Tags by what people call them, with their names in PGN and in SGF. */
type Names = Readonly<Record<string, { pgn: string; sgf: string }>>;

/** When and where a game was played. */
const usualNames: Names = {
  event: { pgn: "Event", sgf: "EV" },
  site: { pgn: "Site", sgf: "PC" },
  date: { pgn: "Date", sgf: "DT" },
  round: { pgn: "Round", sgf: "RO" },
};

/** The tags that a form offers. */
export const tagNames: Names = {
  white: { pgn: "White", sgf: "PW" },
  black: { pgn: "Black", sgf: "PB" },
  ...usualNames,
  result: { pgn: "Result", sgf: "RE" },
};

/** The tags that differ from what they were, by the names of the game's notation. */
export function changedTags(kind: string, before: Record<string, string>, after: Record<string, string>): [string, string][] {
  const changed = Object.entries(tagNames).filter(([name]) => (after[name] ?? "") !== (before[name] ?? ""));
  return changed.map(([name, names]) => [kind === "go" ? names.sgf : names.pgn, after[name] ?? ""]);
}

/** A line of the head of a game. */
export type HeadLine = {
  /** Its name in the game's notation. */
  name: string;
  /** What people call it, by its name among the words; none for what somebody added. */
  word: string | null;
  value: string;
};

/** What the head of a game has room for besides its players, in its order. */
const headNames: Names = { ...usualNames, annotator: { pgn: "Annotator", sgf: "AN" } };

/** What programs read, and the game itself tells: its players, its result, size, rules, clocks, the start. */
const ownTags = new Set([
  "GM", "FF", "CA", "AP", "ST", "SZ", "RU", "KM", "HA", "TM", "OT", "PB", "PW", "RE", "FEN", "SetUp", "Variant", "VariantRules", "GameType", "White", "Black", "Result",
]);

/** The head of a game as people fill it in: what every record has room for, then what else stands there. */
export function headOf(kind: string, tags: readonly [string, string][]): HeadLine[] {
  const known = new Map(tags);
  const usual = Object.entries(headNames).map(([word, names]) => ({ word, name: kind === "go" ? names.sgf : names.pgn }));
  const others = [...known.keys()].filter((name) => !ownTags.has(name) && usual.every((line) => line.name !== name));
  return [...usual, ...others.map((name) => ({ word: null, name }))].map((line) => ({ ...line, value: known.get(line.name) ?? "" }));
}
