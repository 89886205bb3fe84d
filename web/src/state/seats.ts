import type { Access, Color, SeatView, View } from "../wire";

/** Both sides, White first. */
export const colors = ["white", "black"] as const;

/** The other side. */
export function opposite(color: Color): Color {
  return color === "white" ? "black" : "white";
}

/** The screen at which somebody is, as the server numbers them; none for watchers. */
function screenOf(access: Access): number | null {
  switch (access) {
    case "owner": return 0;
    case "white": return 1;
    case "black": return 2;
    default: return null;
  }
}

/** The seats that whoever is here plays. */
export function ownSeats(access: Access, view: View): Color[] {
  const screen = screenOf(access);
  return colors.filter((color) => {
    const seat = view.seats[color];
    return seat.sitter === "person" && seat.screen === screen;
  });
}

/** The seat for which whoever is here acts now: the one to move if it is theirs, else their only one. */
export function actingSeat(access: Access, view: View): Color | null {
  const own = ownSeats(access, view);
  if (own.includes(view.turn)) return view.turn;
  return own[0] ?? null;
}

/** The side that sits below: one's own, White where there are two or none. */
export function sideBelow(access: Access, view: View): Color {
  const own = ownSeats(access, view);
  return own.length === 1 && own[0] !== undefined ? own[0] : "white";
}

/** Whether a seat moves by itself. */
export function isMachine(seat: SeatView): boolean {
  return seat.sitter === "level" || seat.sitter === "engine";
}

/** Whether people at different screens play each other. */
export function isRemote(view: View): boolean {
  const screens = colors.map((color) => view.seats[color]).map((seat) => (seat.sitter === "person" ? seat.screen : null));
  return screens.every((screen) => screen !== null) && screens[0] !== screens[1];
}

/** Whether a clock runs down here that makes nobody wait but us: whoever leaves stops it. */
export function isOurClockRunning(access: Access, view: View): boolean {
  const hasLimit = colors.some((color) => view.clocks[color].left !== null);
  return hasLimit && view.phase === "playing" && !isRemote(view) && ownSeats(access, view).length > 0;
}

/** Whether engines play each other. */
export function isBetweenMachines(view: View): boolean {
  return colors.every((color) => isMachine(view.seats[color]));
}
