import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { dismiss, match, restore, unmatchedKey } from './unmatched.queries.ts';
import { useRunCall } from './use-run-call.ts';

/** The actions for a message without a couple; dismissing can be undone. */
export function useUnmatched() {
  const { t } = useTranslation('unmatched');
  const queries = useQueryClient();
  const navigate = useNavigate();

  const run = useRunCall(() =>
    Promise.all([
      queries.invalidateQueries({ queryKey: unmatchedKey }),
      queries.invalidateQueries({ queryKey: ['leads'] }),
    ]),
  );

  return {
    put: (message: { id: number }, leadId: number) => {
      const work = async () => {
        await match(message.id, leadId);
        void queries.invalidateQueries({ queryKey: ['lead', leadId] });
      };
      const open = () => void navigate({ to: pathTo('lead', { id: leadId }) });
      return run(work, t('matched'), { label: t('open'), onClick: open });
    },
    putAway: ({ id }: { id: number }) => {
      const undo = () => void run(() => restore(id), t('restored'));
      return run(() => dismiss(id), t('dismissed'), { label: t('undo'), onClick: undo });
    },
  };
}
