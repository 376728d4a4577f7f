import type { UnmatchedMessage } from '@bellbird/contract/couples/messages';
import { useEffect } from 'react';
import { useActing } from '#platform/session/use-session.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { whenVisible } from '#platform/time/when-visible.ts';
import { markSeen } from './unmatched.queries.ts';

/**
 * Tells the server that the user looks at these messages, so that nobody sends them a mail about them. The marketplace
 * team, acting for them, has not looked in their place.
 */
export function useMarkUnmatchedSeen(messages: readonly Pick<UnmatchedMessage, 'id'>[] = []): void {
  const newest = Math.max(0, ...messages.map(({ id }) => id));
  const isActing = useActing() !== undefined;
  useEffect(() => {
    if (newest === 0 || isActing) return undefined;
    const mark = async () => {
      try {
        await markSeen();
      } catch (error) {
        // Without a connection they stay unseen, and the next visit tries again.
        if (!(error instanceof ApiFailure)) throw error;
      }
    };
    return whenVisible(() => void mark());
  }, [newest, isActing]);
}
