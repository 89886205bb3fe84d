const drawings = {
  flip: "M7 4v14M7 4L4 7M7 4l3 3M17 20V6M17 20l-3-3M17 20l3-3",
  hint: "M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.900c.7.5 1 1.3 1 2.100h5c0-.8.3-1.6 1-2.100A6 6 0 0 0 12 3z",
  undo: "M9 6L4.5 10.5 9 15M5 10.500h9a5 5 0 0 1 0 9h-3",
  redo: "M15 6l4.5 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 9h3",
  flag: "M6 21V4M6 4h11l-2.5 4L17 12H6",
  draw: "M8 7.500a3.5 3.5 0 1 0 .01 0M16 9.500a3.5 3.5 0 1 0 .01 0",
  menu: "M5 7h14M5 12h14M5 17h14",
  first: "M7 5v14M18 5l-8 7 8 7",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  last: "M17 5v14M6 5l8 7-8 7",
  play: "M8 5.500v13l10.5-6.500z",
  pause: "M8.5 5.500v13M15.5 5.500v13",
  step: "M6 5.500v13l8-6.500zM18 5.500v13",
  save: "M5 5h11l3 3v11H5zM8 5v5h7V5M8 19v-5h8v5",
  again: "M19 12a7 7 0 1 1-2.2-5.100M19 4v4.500h-4.5",
  pass: "M5 12h14M13 6l6 6-6 6",
  zoom: "M10.5 5a5.5 5.5 0 1 0 .01 0M15 15l5 5M8 10.500h5M10.5 8v5",
  merge: "M5 5h9v9H5zM10 10h9v9h-9z",
  seat: "M12 5a3.5 3.5 0 1 0 .01 0M5.5 20c0-4.5 2.5-7 6.5-7s6.5 2.5 6.5 7",
  keyboard: "M3.5 7h17v10h-17zM7 10.500h.01M10.5 10.500h.01M14 10.500h.01M17.5 10.500h.01M8 14h8",
  tags: "M4 5h7l9 9-6.5 6.500L4.5 11.500zM8 9h.01",
  leave: "M14 5H6v14h8M10 12h10M16 8l4 4-4 4",
  sliders: "M5 7h8M17 7h2M5 17h2M11 17h8M13 4.500v5M7 14.500v5",
  check: "M5 12.500l4.5 4.500L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  trash: "M5 7h14M9.5 7V4.500h5V7M7 7l1 13h8l1-13",
  up: "M12 19V5M6 11l6-6 6 6",
  link: "M10 14l4-4M8.5 11.500l-2 2a3 3 0 0 0 4.2 4.200l2-2M11.3 8.300l2-2a3 3 0 0 1 4.2 4.200l-2 2",
} as const;

/** The name of a drawing. */
export type GameIconName = keyof typeof drawings;

/** A small drawing on a button of the game. */
export function GameIcon({ name }: { name: GameIconName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** A button of the game: a drawing with its name, which may be heard rather than seen. */
export function GameButton({ icon, label, run, isQuiet = true, isBare = false, isDisabled = false, isPressed, keys, isFirst = false }: {
  icon: GameIconName; label: string; run: () => void; isQuiet?: boolean; isBare?: boolean; isDisabled?: boolean; isPressed?: boolean; keys?: string;
  /** Whether it has the focus when its window opens. */
  isFirst?: boolean;
}) {
  return (
    <button
      type="button" class={`button ${isQuiet ? "quiet" : ""} ${isBare ? "icon" : ""}`} disabled={isDisabled} autofocus={isFirst} aria-label={isBare ? label : undefined}
      aria-pressed={isPressed} title={keys === undefined ? label : `${label} (${keys})`} aria-keyshortcuts={keys} onClick={run}
    >
      <GameIcon name={icon} />{isBare ? null : <span>{label}</span>}
    </button>
  );
}
