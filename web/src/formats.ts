/** What a text with a game is written in. */
export type Format = "pgn" | "pdn" | "sgf" | "fen";

/** What a text looks like: a tree in brackets, one position, or games with moves. */
export function formatOf(text: string): Format {
  const plain = text.replace(/^\uFEFF/, "").trim();
  if (plain.startsWith("(")) return "sgf";
  if (isPosition(plain)) return "fen";
  return /^\[GameType\s/m.test(plain) ? "pdn" : "pgn";
}

/** The first position that a text has, as it begins a game. */
export function positionIn(text: string): string {
  return text.replace(/^\uFEFF/, "").trim().split(/\r?\n/)[0]?.trim() ?? "";
}

/** One line whose first word is made of ranks between slashes, as FEN has it, or of draughtsmen. */
function isPosition(text: string): boolean {
  if (text.includes("\n")) return false;
  const [board = ""] = text.split(/\s+/);
  return /^[^\s/]+(\/[^\s/]*)+/.test(board) || /^[WB]:[WB]/.test(board);
}

/** What the name of a file says about its format. */
export function formatOfFile(name: string, text: string): Format {
  const named = /\.(pgn|pdn|sgf|fen)$/i.exec(name)?.[1]?.toLowerCase();
  return named === "pgn" || named === "pdn" || named === "sgf" || named === "fen" ? named : formatOf(text);
}
