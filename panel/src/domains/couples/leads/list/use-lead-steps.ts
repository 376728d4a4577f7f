import type { BulkLeadOutcome, LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { actOnMany, leadsKey } from './list.queries.ts';

/** Actions on several couples at once, with undo; couples that could not be changed are named with the reason. */
export function useLeadSteps() {
  const { t } = useTranslation(['leads-list', 'lead-parts']);
  const attempt = useAttempt();
  const notices = useNotices();
  const queries = useQueryClient();

  const run = (leads: readonly LeadSummary[], body: Parameters<typeof actOnMany>[0], done: string) =>
    attempt(async () => {
      const answer = await actOnMany(body);
      const { undo } = answer;
      if (answer.done.length > 0)
        notices.success(
          t(done, { count: answer.done.length }),
          undo ? { label: t('bulk.undo'), onClick: () => void undoSteps(leads, undo) } : undefined,
        );
      const refreshed = Promise.all([
        queries.invalidateQueries({ queryKey: leadsKey }),
        ...body.leadIds.map((id) => queries.invalidateQueries({ queryKey: ['lead', id] })),
      ]);
      const asked = leads.filter((lead) => body.leadIds.includes(lead.id));
      if (answer.done.length < asked.length) {
        const { describeRefused } = await import('./refused-leads.ts');
        for (const stayed of describeRefused(asked, answer, t)) notices.error(stayed);
      }
      await refreshed;
    });
  const undoSteps = (leads: readonly LeadSummary[], undo: NonNullable<BulkLeadOutcome['undo']>) =>
    run(leads, { type: 'undo', ...undo }, 'bulk.undone');

  return {
    markRead: (leads: readonly LeadSummary[]) => run(leads, { type: 'read', leadIds: toIds(leads) }, 'bulk.read'),
    markUnread: (leads: readonly LeadSummary[]) => run(leads, { type: 'unread', leadIds: toIds(leads) }, 'bulk.unread'),
    move: (leads: readonly LeadSummary[], status: LeadStatus, reasonId: number | undefined) =>
      run(leads, { type: 'change_status', leadIds: toIds(leads), status, ...(reasonId && { reasonId }) }, 'bulk.moved'),
  };
}

function toIds(leads: readonly LeadSummary[]): number[] {
  return leads.map((lead) => lead.id);
}
