import { useTranslation } from '#texts/use-translation.ts';
import { dismissForTeam, matchForTeam, restoreForTeam, teamUnmatchedKey } from './team.queries.ts';
import { useQueueCalls } from './use-queue-calls.ts';

/** The team's actions for a message without a vendor; dismissing can be undone. */
export function useTeamUnmatched() {
  const { t } = useTranslation('unmatched');
  const calls = useQueueCalls(teamUnmatchedKey);
  return {
    put: (id: number, leadId: number) => calls.run(() => matchForTeam(id, leadId), t('matched')),
    putAway: (id: number) => calls.dismiss(id, dismissForTeam, restoreForTeam),
  };
}
