import { useCallback } from 'react';
import { outboxState } from '#platform/outbox/outbox-state.ts';
import { session } from '#platform/session/current-session.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { type Question, useConfirm } from '#ui/confirm/confirm.ts';

/** Logs out. What has not been sent is deleted with the session, so that is asked instead of the usual question. */
export function useLogout(): (usual?: Question) => Promise<void> {
  const { t } = useTranslation('layout');
  const confirm = useConfirm();
  return useCallback(
    async (usual) => {
      const count = outboxState.get().length;
      const unsent = {
        title: t('logout.unsentTitle'),
        text: t('logout.unsentText', { count }),
        confirm: t('logout.unsentConfirm'),
        danger: true,
      };
      const question = count > 0 ? unsent : usual;
      if (!question || (await confirm(question))) await session.logout();
    },
    [confirm, t],
  );
}
