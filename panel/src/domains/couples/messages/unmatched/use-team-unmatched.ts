import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { dismissForTeam, matchForTeam, restoreForTeam, teamUnmatchedKey } from './team.queries.ts';
import { useRunCall } from './use-run-call.ts';

/** The team's actions for a message without a vendor; dismissing can be undone. */
export function useTeamUnmatched() {
  const { t } = useTranslation('unmatched');
  const queries = useQueryClient();

  const run = useRunCall(() => queries.invalidateQueries({ queryKey: teamUnmatchedKey }));
  const restore = (id: number) => run(() => restoreForTeam(id), t('restored'));

  return {
    put: (id: number, leadId: number) => run(() => matchForTeam(id, leadId), t('matched')),
    putAway: (id: number) =>
      run(() => dismissForTeam(id), t('dismissed'), { label: t('undo'), onClick: () => void restore(id) }),
  };
}
