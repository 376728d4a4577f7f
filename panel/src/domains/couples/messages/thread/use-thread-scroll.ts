import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const NEARLY = 40;

/** Scrolls to the end for a new message, and keeps the position when older ones load. */
export function useThreadScroll(newestId: number | string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<{ height: number; top: number; anchor?: Element | undefined }>(undefined);

  useLayoutEffect(() => {
    place.current = undefined;
    const element = list.current;
    if (!element || newestId === undefined) return;
    // In the same picture, but not here: the browser would lay the page out in the middle of React’s work.
    const frame = requestAnimationFrame(() => {
      element.scrollTop = element.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [newestId]);

  // Older messages above push the rest down; the reader's position is restored.
  useLayoutEffect(() => {
    const element = list.current;
    const kept = place.current;
    if (!element || !kept || element.scrollHeight === kept.height) return;
    place.current = undefined;
    if (kept.anchor) return settle(kept.anchor, kept.top);
    element.scrollTop = kept.top + element.scrollHeight - kept.height;
  });

  // The composer takes space from the list; a reader at its end stays there.
  useEffect(() => {
    const element = list.current;
    if (!element || newestId === undefined) return;
    let isAtEnd = true;
    const look = () => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEARLY;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [newestId]);

  const keepPlace = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const { scrollHeight: height, clientHeight, scrollTop } = element;
    // Where the page itself scrolls, a message is the reference point.
    const anchor = height > clientHeight ? undefined : (element.querySelector('ol > li + li') ?? undefined);
    place.current = { height, anchor, top: anchor ? anchor.getBoundingClientRect().top : scrollTop };
  }, []);

  return { list, keepPlace };
}

/** Most browsers keep the position by themselves; where one did not, it is corrected before the next frame. */
function settle(anchor: Element, top: number): void {
  requestAnimationFrame(() => {
    const moved = anchor.getBoundingClientRect().top - top;
    if (anchor.isConnected && Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}
