/** Line drawings on a field of 24 by 24. */
const drawings = {
  play: "M8 5.5v13l10.5-6.5z",
  plus: "M12 5v14M5 12h14",
  cross: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  books: "M5 4v16M9 4v16M13 4v16M16.5 4.5l3.5 15M4 20h17",
  chart: "M4 20h16M7 16v-5M12 16V6M17 16v-8",
  sliders: "M5 7h8M17 7h2M5 17h2M11 17h8M13 4.5v5M7 14.5v5",
  shapes: "M4 20l4.5-8L13 20zM15 4h5v5h-5zM14.5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M7 4.5a2.5 2.5 0 1 0 .01 0",
  resume: "M5 12a7 7 0 1 1 2.2 5.1M5 12V7.5M5 12h4.5",
  power: "M12 4v8M7.5 6.8a7 7 0 1 0 9 0",
  grid: "M4 4h16v16H4zM4 12h16M12 4v16",
  search: "M10.5 5a5.5 5.5 0 1 0 .01 0M15 15l5 5",
  trash: "M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  eye: "M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7M12 9a3 3 0 1 0 .01 0",
  pencil: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  down: "M12 4v11M7 11l5 5 5-5M5 20h14",
  up: "M12 16V5M7 10l5-5 5 5M5 20h14",
  link: "M10 14l4-4M8.5 11.5l-2 2a3 3 0 0 0 4.2 4.2l2-2M11.3 8.3l2-2a3 3 0 0 1 4.2 4.2l-2 2",
  people: "M9 6.5a2.5 2.5 0 1 0 .01 0M4 19c0-4 2-6 5-6s5 2 5 6M16 8a2 2 0 1 0 .01 0M15.5 13c3 0 4.5 2 4.5 5",
  chip: "M7 7h10v10H7zM10 4v3M14 4v3M10 17v3M14 17v3M4 10h3M4 14h3M17 10h3M17 14h3",
  clock: "M12 4a8 8 0 1 0 .01 0M12 8v4.5l3 2",
  help: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.01",
  copy: "M8 8h11v11H8zM5 15V5h10",
  dice: "M5 5h14v14H5zM9 9v.01M15 9v.01M12 12v.01M9 15v.01M15 15v.01",
  undo: "M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 9h-3",
  flip: "M7 4v14M7 4L4 7M7 4l3 3M17 20V6M17 20l-3-3M17 20l3-3",
  hint: "M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.900c.7.5 1 1.3 1 2.100h5c0-.8.3-1.6 1-2.100A6 6 0 0 0 12 3z",
  redo: "M15 6l4.5 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 9h3",
  flag: "M6 21V4M6 4h11l-2.5 4L17 12H6",
  draw: "M8 7.500a3.5 3.5 0 1 0 .01 0M16 9.500a3.5 3.5 0 1 0 .01 0",
  menu: "M5 7h14M5 12h14M5 17h14",
  first: "M7 5v14M18 5l-8 7 8 7",
  last: "M17 5v14M6 5l8 7-8 7",
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
  check: "M5 12.500l4.5 4.500L19 7.5",
  raise: "M12 19V5M6 11l6-6 6 6",
  triangle: "M12 5l7.5 13.5h-15z",
  square: "M6 6h12v12H6z",
  circle: "M12 5.5a6.5 6.5 0 1 0 .01 0",
  line: "M5 19L19 5",
  arrow: "M5 19L19 5M11 5h8v8",
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof drawings;

/** A small drawing beside a word; alone it needs a label on its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
