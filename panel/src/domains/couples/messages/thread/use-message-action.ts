import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { type MessageAction, act } from '../messages.queries.ts';

/** Acts on a message or the whole conversation, reports a failure, and refreshes what shows it. */
export function useMessageAction(leadId: number): (action: MessageAction, done?: string) => Promise<void> {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  const queries = useQueryClient();
  return useCallback(
    async (action, done) => {
      try {
        await act(leadId, action);
        if (done) notices.success(done);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        notices.error(error.code === 'network' ? t('offline') : error.message);
      }
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['lead', leadId] }),
        queries.invalidateQueries({ queryKey: ['leads'] }),
      ]);
    },
    [leadId, notices, queries, t],
  );
}
