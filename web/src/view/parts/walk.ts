/** Lets arrow keys, Home and End walk the links and buttons of a menu, besides Tab. */
export function walk(event: KeyboardEvent): void {
  const steps: Record<string, (at: number, last: number) => number> = {
    ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
    ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
    Home: () => 0,
    End: (_, last) => last,
  };
  const step = steps[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button:not(:disabled)")];
  const at = items.findIndex((item) => item === document.activeElement);
  event.preventDefault();
  items[step(at, items.length - 1)]?.focus();
}
