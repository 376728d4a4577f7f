import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { dismiss, match, restore, unmatchedKey } from './unmatched.queries.ts';
import { useQueueCalls } from './use-queue-calls.ts';

/** The actions for a message without a couple; dismissing can be undone. */
export function useUnmatched() {
  const { t } = useTranslation('unmatched');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const calls = useQueueCalls(unmatchedKey, ['leads']);

  return {
    put: (message: { id: number }, leadId: number) => {
      const work = async () => {
        await match(message.id, leadId);
        void queries.invalidateQueries({ queryKey: ['lead', leadId] });
      };
      const open = () => void navigate({ to: pathTo('lead', { id: leadId }) });
      return calls.run(work, t('matched'), { label: t('open'), onClick: open });
    },
    putAway: ({ id }: { id: number }) => calls.dismiss(id, dismiss, restore),
  };
}
