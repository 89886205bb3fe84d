/** The tags that a form offers, by their names in PGN and in SGF. */
export const tagNames: Readonly<Record<string, { pgn: string; sgf: string }>> = {
  white: { pgn: "White", sgf: "PW" },
  black: { pgn: "Black", sgf: "PB" },
  event: { pgn: "Event", sgf: "EV" },
  site: { pgn: "Site", sgf: "PC" },
  date: { pgn: "Date", sgf: "DT" },
  round: { pgn: "Round", sgf: "RO" },
  result: { pgn: "Result", sgf: "RE" },
};

/** The tags that differ from what they were, by the names of the game's notation. */
export function changedTags(kind: string, before: Record<string, string>, after: Record<string, string>): [string, string][] {
  const changed = Object.entries(tagNames).filter(([name]) => (after[name] ?? "") !== (before[name] ?? ""));
  return changed.map(([name, names]) => [kind === "go" ? names.sgf : names.pgn, after[name] ?? ""]);
}
