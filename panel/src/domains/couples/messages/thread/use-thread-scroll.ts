import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const NEARLY = 40;

/** Keeps the end of the conversation in sight when something new stands there, and one's place when older ones come. */
export function useThreadScroll(newestId: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<{ height: number; top: number; anchor?: Element | undefined }>(undefined);

  useLayoutEffect(() => {
    place.current = undefined;
    const element = list.current;
    if (element && newestId !== undefined) element.scrollTop = element.scrollHeight;
  }, [newestId]);

  // Whatever grew above pushes the rest down; one goes on reading where one was.
  useLayoutEffect(() => {
    const element = list.current;
    const kept = place.current;
    if (!element || !kept || element.scrollHeight === kept.height) return;
    place.current = undefined;
    if (kept.anchor) return settle(kept.anchor, kept.top);
    element.scrollTop = kept.top + element.scrollHeight - kept.height;
  });

  // What is written below takes room from the list; whoever was at its end stays there.
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
    // Where the page itself scrolls, it is a message that has to stay where it was.
    const anchor = height > clientHeight ? undefined : (element.querySelector('ol > li + li') ?? undefined);
    place.current = { height, anchor, top: anchor ? anchor.getBoundingClientRect().top : scrollTop };
  }, []);

  return { list, keepPlace };
}

/** Most browsers hold the page still by themselves; where one did not, it is put right before the next picture. */
function settle(anchor: Element, top: number): void {
  requestAnimationFrame(() => {
    const moved = anchor.getBoundingClientRect().top - top;
    if (anchor.isConnected && Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}
