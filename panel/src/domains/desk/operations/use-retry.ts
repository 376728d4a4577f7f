import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { operationsKey, retryFailed } from './operations.queries.ts';

/** Tries failed work again, and says how much of it was still failed. */
export function useRetry() {
  const { t } = useTranslation('desk-operations');
  const queries = useQueryClient();
  const notices = useNotices();
  return useMutation({
    mutationFn: ({ queue, id }: { queue: string; id?: string }) => retryFailed(queue, id),
    onSuccess: (count) => notices.success(t('retried', { count })),
    onError: (error) => notices.error(messageOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: operationsKey }),
  });
}
