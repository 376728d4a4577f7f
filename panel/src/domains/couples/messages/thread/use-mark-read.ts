import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { act } from '../messages.queries.ts';

type Unread = { leadId: number; count: number; lastMessageAt: string | null };

/**
 * Marks the conversation as read once it is visible. If the user marks it as unread, it stays so until a new message
 * arrives.
 */
export function useMarkRead(place: RefObject<HTMLElement | null>, { leadId, count, lastMessageAt }: Unread): void {
  const queries = useQueryClient();
  const seen = useRef<string>(undefined);
  const state = `${leadId} ${lastMessageAt}`;

  useEffect(() => {
    const element = place.current;
    if (!element || count === 0 || seen.current === state) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || document.visibilityState !== 'visible') return;
      observer.disconnect();
      seen.current = state;
      void act(leadId, { type: 'read' })
        .then(() =>
          Promise.all([
            queries.invalidateQueries({ queryKey: ['lead', leadId], exact: true }),
            queries.invalidateQueries({ queryKey: ['leads'] }),
          ]),
        )
        // It stays unread, and the next visit tries again.
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, leadId, count, state, queries]);
}
