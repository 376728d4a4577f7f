import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

const WRITABLE = '[contenteditable="true"], textarea';

type ConversationSlotProps = {
  /** Counts up each time the conversation is asked for; what can be written in then gets the focus. */
  asked: number;
  children: ReactNode;
};

/** The place of the conversation, wherever it stands. The editor may still be on its way when it is asked for. */
export function ConversationSlot({ asked, children }: ConversationSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    if (asked === 0 || !here) return;
    if (focusIn(here)) return;
    here.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
      // Whoever has gone elsewhere meanwhile is not called back.
      if (document.activeElement !== here || focusIn(here)) watch.disconnect();
    });
    watch.observe(here, { childList: true, subtree: true, attributes: true, attributeFilter: ['contenteditable'] });
    return () => watch.disconnect();
  }, [asked]);
  return (
    <Place ref={place} tabIndex={-1}>
      {children}
    </Place>
  );
}

function focusIn(place: HTMLElement): boolean {
  const writable = place.querySelector<HTMLElement>(WRITABLE);
  writable?.focus();
  return writable !== null;
}

const Place = styled('div')({ minWidth: 0, outline: 'none' });
