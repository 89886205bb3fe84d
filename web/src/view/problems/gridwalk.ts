/** Where an arrow key leads in a grid of cards that fills its rows one after the other; none for other keys. */
export function stepped(key: string, at: number, count: number, columns: number): number | null {
  const within = (next: number) => (next < 0 || next >= count ? at : next);
  switch (key) {
    case "ArrowLeft": return within(at - 1);
    case "ArrowRight": return within(at + 1);
    case "ArrowUp": return within(at - columns);
    case "ArrowDown": return within(at + columns);
    case "Home": return 0;
    case "End": return count - 1;
    default: return null;
  }
}

/** Lets arrow keys, Home and End walk cards as they are seen. */
export function walkCards(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
  const at = cards.findIndex((card) => card === document.activeElement);
  const top = cards[0]?.offsetTop;
  const columns = cards.filter((card) => card.offsetTop === top).length;
  const next = at < 0 ? null : stepped(event.key, at, cards.length, columns);
  if (next === null) return;
  event.preventDefault();
  cards[next]?.focus();
}
