import { type ReactNode, useEffect, useRef } from 'react';
import css from './ConversationSlot.module.css';

const WRITABLE = '[contenteditable="true"], textarea';

type ConversationSlotProps = {
  /** Incremented each time the user asks for the conversation; the message field then gets the focus. */
  asked: number;
  children: ReactNode;
};

/** Holds the conversation and focuses its message field. The editor may still be loading by then. */
export function ConversationSlot({ asked, children }: ConversationSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    if (asked === 0 || !here) return;
    if (focusIn(here)) return;
    here.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
      // If the user has moved the focus elsewhere in the meantime, it stays there.
      if (document.activeElement !== here || focusIn(here)) watch.disconnect();
    });
    watch.observe(here, { childList: true, subtree: true, attributes: true, attributeFilter: ['contenteditable'] });
    return () => watch.disconnect();
  }, [asked]);
  return (
    <div className={css.place} ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

function focusIn(place: HTMLElement): boolean {
  const writable = place.querySelector<HTMLElement>(WRITABLE);
  writable?.focus();
  return writable !== null;
}
