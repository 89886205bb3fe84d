import type { ByColor, Color, Opened, SeatView } from "./wire";

/** A seat that somebody elsewhere takes, with the address that leads there. */
export type SeatLink = { color: Color; address: string };

/** The links to give away: of seats that nobody has, or somebody at another screen. */
export function linksOf(opened: Opened, seats: ByColor<SeatView>, origin: string): SeatLink[] {
  const colors: Color[] = ["white", "black"];
  const isElsewhere = (seat: SeatView) => seat.sitter === "nobody" || (seat.sitter === "person" && seat.screen > 0);
  return colors.filter((color) => isElsewhere(seats[color])).map((color) => ({ color, address: origin + opened.links[color] }));
}

/** Whether an address is reached from this machine alone. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
