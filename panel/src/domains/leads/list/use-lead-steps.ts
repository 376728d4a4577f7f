import type { LeadSummary } from '@bellbird/contract/leads';
import type { LeadStatus } from '@bellbird/contract/leads/lead-status';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/useTranslation.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { useAttempt } from '../parts/use-attempt.ts';
import { actOnMany, leadsKey } from './list.queries.ts';

/** What can be done with several couples at once; each that could not be moved is counted. */
export function useLeadSteps() {
  const { t } = useTranslation('leads-list');
  const attempt = useAttempt();
  const notices = useNotices();
  const queries = useQueryClient();

  const run = (body: Parameters<typeof actOnMany>[0], done: string) =>
    attempt(async () => {
      const answer = await actOnMany(body);
      const refused = answer.refused.length;
      if (answer.done.length > 0) notices.success(t(done, { count: answer.done.length }));
      if (refused > 0) notices.error(t('bulk.refused', { count: refused }));
      await Promise.all([
        queries.invalidateQueries({ queryKey: leadsKey }),
        ...body.leadIds.map((id) => queries.invalidateQueries({ queryKey: ['lead', id] })),
      ]);
    });

  return {
    markRead: (leads: readonly LeadSummary[]) => run({ type: 'read', leadIds: idsOf(leads) }, 'bulk.read'),
    markUnread: (leads: readonly LeadSummary[]) => run({ type: 'unread', leadIds: idsOf(leads) }, 'bulk.unread'),
    move: (leads: readonly LeadSummary[], status: LeadStatus, reasonId: number | undefined) =>
      run({ type: 'change_status', leadIds: idsOf(leads), status, ...(reasonId && { reasonId }) }, 'bulk.moved'),
  };
}

function idsOf(leads: readonly LeadSummary[]): number[] {
  return leads.map((lead) => lead.id);
}
