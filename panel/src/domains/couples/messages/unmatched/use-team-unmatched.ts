import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { dismissForTeam, matchForTeam, restoreForTeam, teamUnmatchedKey } from './team.queries.ts';

/** The team's actions for a message without a vendor; dismissing can be undone. */
export function useTeamUnmatched() {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  const queries = useQueryClient();

  const run = async (work: () => Promise<void>, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === 'network' ? t('offline') : error.message);
    }
    await queries.invalidateQueries({ queryKey: teamUnmatchedKey });
  };
  const bringBack = (id: number) =>
    run(
      () => restoreForTeam(id),
      () => notices.success(t('unmatched.restored')),
    );

  return {
    put: (id: number, leadId: number) =>
      run(
        () => matchForTeam(id, leadId),
        () => notices.success(t('unmatched.matched')),
      ),
    putAway: (id: number) =>
      run(
        () => dismissForTeam(id),
        () =>
          notices.success(t('unmatched.dismissed'), { label: t('unmatched.undo'), onClick: () => void bringBack(id) }),
      ),
  };
}
