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
