import { hasSentence, type Language, type Say } from "./words";

/**
 * The name of an opening in the reader's language, its code before it. The table and files say it in
 * English, as `B90 Sicilian Defence: Najdorf, English Attack`; where a part is unknown it stays as it is.
 */
export function openingName(say: Say, language: Language, text: string): string {
  const [, code = "", name = ""] = /^([A-E]\d\d\s+)?(.*)$/s.exec(text) ?? [];
  const [opening = "", ...rest] = name.split(": ");
  const lines = rest.join(": ").split(", ").filter((part) => part !== "");
  const ids = [opening, ...lines].map(partId);
  if (!ids.every((id) => hasSentence(language, id))) return text;
  const [first = "", ...within] = ids.map((id) => say(id));
  const line = within.reduceRight((inner, outer) => (inner === "" ? outer : say("opening-line-within", { line: outer, within: inner })), "");
  const whole = line === "" ? first : say("opening-with-line", { opening: first, line });
  return code + whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** The sentence of a part of a name, however files spell it. */
function partId(part: string): string {
  const plain = part.toLowerCase().replaceAll("ø", "o").normalize("NFD").replaceAll(/\p{M}/gu, "");
  const british = plain.replace(/\bdefense\b/, "defence").replace(/\bcenter\b/, "centre");
  return `opening-${british.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")}`;
}
