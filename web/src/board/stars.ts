import { getHoshis } from "@sabaki/shudan/src/helper.js";

/** The star points of a goban, as file and rank: the same wherever one is drawn. */
export function starPoints(files: number, ranks: number): [number, number][] {
  return getHoshis(files, ranks);
}
