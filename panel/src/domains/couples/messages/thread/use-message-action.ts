import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { type MessageAction, act } from '../messages.queries.ts';

/** Acts on a message or the whole conversation, reports a failure, and refreshes what shows it. */
export function useMessageAction(leadId: number): (action: MessageAction, done?: string) => Promise<void> {
  const notices = useNotices();
  const errorMessage = useErrorMessage('messages');
  const queries = useQueryClient();
  return useCallback(
    async (action, done) => {
      try {
        await act(leadId, action);
        if (done) notices.success(done);
      } catch (error) {
        notices.error(errorMessage(error));
      }
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['lead', leadId] }),
        queries.invalidateQueries({ queryKey: ['leads'] }),
      ]);
    },
    [leadId, notices, queries, errorMessage],
  );
}
