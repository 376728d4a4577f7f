import { useEffect, useRef } from 'react';

/** Moves focus to the new page's heading after a navigation, so that it is read out and Tab starts there. */
export function useFocusHeading(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading || heading.contains(document.activeElement)) return;
    // Somebody was faster than the page: what they opened keeps the focus.
    if (document.activeElement?.closest('[role=dialog], [role=menu]')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}
