import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { buy, giveBack, numbersKey, synchronise } from './numbers.queries.ts';

type Work = { type: 'sync' } | { type: 'buy' } | { type: 'giveBack'; id: number };

/** What is done at the gateway; the list is read again whatever comes of it. */
export function useNumbers() {
  const { t } = useTranslation('desk-numbers');
  const queries = useQueryClient();
  const notices = useNotices();
  return useMutation({
    mutationFn: async (work: Work): Promise<string> => {
      if (work.type === 'sync') return t('done.sync', await synchronise());
      if (work.type === 'buy') await buy(crypto.randomUUID());
      else await giveBack(work.id);
      return t(`done.${work.type}`);
    },
    onSuccess: (said) => notices.success(said),
    onError: (error) => notices.error(messageOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: numbersKey }),
  });
}
