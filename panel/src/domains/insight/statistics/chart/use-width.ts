import { type RefObject, useEffect, useState } from 'react';

/** The current width of an element. */
export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // It tells the first width, too, once the page has been laid out; asked for it here, the browser would do that now.
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return width;
}
