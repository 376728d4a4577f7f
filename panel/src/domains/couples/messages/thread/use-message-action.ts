import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { type MessageAction, act } from '../messages.queries.ts';

/** Acts on a message or the whole conversation, reports a failure, and refreshes what shows it. */
export function useMessageAction(leadId: number): (action: MessageAction, done?: string) => Promise<void> {
  const attempt = useAttempt();
  const queries = useQueryClient();
  return useCallback(
    async (action, done) => {
      await attempt(() => act(leadId, action), done);
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['lead', leadId] }),
        queries.invalidateQueries({ queryKey: ['leads'] }),
      ]);
    },
    [leadId, queries, attempt],
  );
}
