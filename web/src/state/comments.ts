/** Comments as people read them: without what programs put into them for each other, as `[%clk 0:10:00]`. */
export function readable(comments: string[]): string[] {
  return comments.map((comment) => comment.replace(/\[%\w+\s[^\]]*\]/g, "").replace(/\s+/g, " ").trim()).filter((comment) => comment !== "");
}
