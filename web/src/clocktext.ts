import type { PeriodView } from "./wire";

/** A clock as the server reads it, `40/5400+30:1800+30`; empty for none. */
export function clockText(periods: readonly PeriodView[]): string {
  return periods.map(periodText).join(":");
}

function periodText({ time, moves, increment }: PeriodView): string {
  const begin = moves === null ? "" : `${moves}/`;
  const end = increment === 0 ? "" : `+${plain(increment)}`;
  return `${begin}${plain(time)}${end}`;
}

/** Seconds as people say them: `3`, `0:30`, `1:30:00`. */
export function spanText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** An amount as somebody typed it, `1,5`; nothing where it is none. */
export function amountOf(text: string): number | null {
  const value = Number(text.replace(",", "."));
  return text.trim() === "" || !Number.isFinite(value) || value < 0 ? null : value;
}

function plain(seconds: number): string {
  return String(Math.round(seconds * 1000) / 1000);
}
