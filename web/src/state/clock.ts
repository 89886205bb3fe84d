import type { ByColor, ClockView, TwigView } from "../wire";

/** Under how much time a clock turns red while moves are still to be made. */
const SHORT = 5_000;
/** In the last seconds each one is heard, and tenths are seen. */
const LAST = 10_000;

/** What a clock shows at some moment. */
export type ClockFace = {
  /** What is left, or what was used where there is no limit, in milliseconds. */
  time: number;
  /** Whether it counts what is left. */
  isLimited: boolean;
  isRunning: boolean;
  /** Whether it is red. */
  isShort: boolean;
};

/** What a clock shows now, given what was heard of it some time ago; times in milliseconds. */
export function faceAt(clock: ClockView, heard: number, now: number): ClockFace {
  const passed = clock.is_running ? Math.max(0, now - heard) : 0;
  const isLimited = clock.left !== null;
  const time = clock.left === null ? clock.used + passed : Math.max(0, clock.left - passed);
  const isShort = isLimited && time < SHORT && clock.moves_left !== 0;
  return { time, isLimited, isRunning: clock.is_running, isShort };
}

/** A time as `h:mm:ss`, with tenths in the last ten seconds of a limit. */
export function clockText({ time, isLimited }: Pick<ClockFace, "time" | "isLimited">): string {
  const isLast = isLimited && time < LAST;
  // What is left is rounded up, so that zero means zero.
  const tenths = isLast ? Math.ceil(time / 100) : Math.floor(time / 1000) * 10;
  const seconds = Math.floor(tenths / 10);
  const two = (number: number) => String(number).padStart(2, "0");
  const whole = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return isLast ? `${whole}.${tenths % 10}` : whole;
}

/** Whether a second of the last ten went by between two moments: it is heard as a tick. */
export function ticks(earlier: ClockFace, later: ClockFace): boolean {
  if (!later.isLimited || !later.isRunning || later.time >= LAST || later.time <= 0) return false;
  return Math.ceil(earlier.time / 1000) > Math.ceil(later.time / 1000);
}

/** In how many milliseconds a running clock looks different. */
export function nextLook({ time, isLimited, isRunning }: ClockFace): number | null {
  if (!isRunning) return null;
  if (isLimited && time < LAST + 1000) return 50;
  return isLimited ? (time % 1000) + 5 : 1005 - (time % 1000);
}

/** Both clocks as they stood at a node, as far as the record tells; nothing runs there. */
export function clocksAt(clocks: ByColor<ClockView>, line: (TwigView | undefined)[]): ByColor<ClockView> {
  const at = (color: "white" | "black"): ClockView => {
    const left = [...line].reverse().find((twig) => twig?.mover === color && twig.left !== null)?.left ?? null;
    return { ...clocks[color], left: left ?? clocks[color].left, is_running: false, moves_left: null, periods_left: null };
  };
  return { white: at("white"), black: at("black") };
}
