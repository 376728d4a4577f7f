import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { dismiss, match, unmatchedKey } from './unmatched.queries.ts';
import { useRunCall } from './use-run-call.ts';

/** The actions for a message without a couple. */
export function useUnmatched() {
  const { t } = useTranslation('unmatched');
  const confirm = useConfirm();
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
    putAway: async (message: { id: number }) => {
      const question = {
        title: t('dismissTitle'),
        text: t('dismissText'),
        confirm: t('dismiss'),
        danger: true,
      };
      if (!(await confirm(question))) return;
      await run(() => dismiss(message.id), t('dismissed'));
    },
  };
}
