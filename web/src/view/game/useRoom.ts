import { type MutableRef, useEffect, useState } from "preact/hooks";

/** How much room there is for an element: as wide as it is, as high as what stands beside it leaves; kept up to date. */
export function useRoom(element: MutableRef<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = element.current;
    const around = box?.parentElement ?? null;
    if (box === null || around === null) return;
    const others = [...around.children].filter((child) => child !== box);
    const measure = () => {
      const { width } = box.getBoundingClientRect();
      const gap = parseFloat(getComputedStyle(around).rowGap);
      const height = others.reduce((left, other) => left - other.getBoundingClientRect().height - gap, around.getBoundingClientRect().height);
      const style = getComputedStyle(box);
      const padding = (...sides: string[]) => sides.reduce((sum, side) => sum + parseFloat(style.getPropertyValue(`padding-${side}`)), 0);
      // Where the page scrolls, a board is as high as the window lets it be seen whole.
      const isScrolling = style.getPropertyValue("--room").trim() === "scrolls";
      const next = { width: Math.floor(width - padding("left", "right")), height: Math.floor(isScrolling ? window.innerHeight * 0.86 : height - padding("top", "bottom")) };
      setRoom((old) => (old.width === next.width && old.height === next.height ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [box, around, ...others]) observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  return room;
}
