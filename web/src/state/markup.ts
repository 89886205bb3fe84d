import type { Mark, Place } from "../wire";
import { isCell, samePlace } from "./place";

/** A mark that covers one point. */
export type PointMark = Extract<Mark, { at: Place }>;

/** A mark from one point to another. */
export type Stroke = Extract<Mark, { from: Place }>;

/** What a touch of a point draws. */
export type MarkTool = "letter" | "number" | Exclude<Mark["mark"], "label">;

/** The tools in the order in which they are offered. */
export const markTools: readonly MarkTool[] = ["letter", "number", "triangle", "square", "circle", "cross", "line", "arrow"];

/** The key of each tool. */
export const markToolKeys: Readonly<Record<MarkTool, string>> = {
  letter: "Shift+L", number: "Shift+N", triangle: "Shift+T", square: "Shift+S", circle: "Shift+O", cross: "Shift+X", line: "Shift+I", arrow: "Shift+V",
};

/** The key that removes all marks. */
export const clearMarksKey = "Shift+R";

/** Whether a tool needs two points. */
export function isStrokeTool(tool: MarkTool): tool is Stroke["mark"] {
  return tool === "line" || tool === "arrow";
}

/** Whether a mark goes from one point to another. */
export function isStroke(mark: Mark): mark is Stroke {
  return "from" in mark;
}

/** The first letter or number that no label has yet: A to Z, then a to z; numbers go on. */
export function nextLabel(marks: readonly Mark[], tool: "letter" | "number"): string {
  const taken = new Set(marks.map((mark) => (mark.mark === "label" ? mark.text : "")));
  const letters = [65, 97].flatMap((first) => Array.from({ length: 26 }, (_, index) => String.fromCharCode(first + index)));
  const free = tool === "letter" ? letters.find((letter) => !taken.has(letter)) : undefined;
  if (free !== undefined) return free;
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** The marks after a point was touched with a tool: the same mark is taken away, another one replaced. */
export function markedAt(marks: readonly Mark[], tool: Exclude<MarkTool, Stroke["mark"]>, at: Place): Mark[] {
  const there = marks.find((mark) => !isStroke(mark) && samePlace(mark.at, at));
  const others = marks.filter((mark) => isStroke(mark) || !samePlace(mark.at, at));
  if (there !== undefined && isMadeBy(there, tool)) return others;
  const fresh: Mark = tool === "letter" || tool === "number" ? { mark: "label", at, text: nextLabel(marks, tool) } : { mark: tool, at };
  return [...others, fresh];
}

function isMadeBy(mark: Mark, tool: MarkTool): boolean {
  if (mark.mark !== "label") return mark.mark === tool;
  const isNumber = /^\d+$/.test(mark.text);
  return tool === (isNumber ? "number" : "letter");
}

/** The marks after a line or an arrow was drawn: drawn again it is taken away. */
export function strokedAlong(marks: readonly Mark[], tool: Stroke["mark"], from: Place, to: Place): Mark[] {
  const isSame = (mark: Mark) => isStroke(mark) && mark.mark === tool && samePlace(mark.from, from) && samePlace(mark.to, to);
  if (marks.some(isSame)) return marks.filter((mark) => !isSame(mark));
  return samePlace(from, to) || !isCell(from) || !isCell(to) ? [...marks] : [...marks, { mark: tool, from, to }];
}
