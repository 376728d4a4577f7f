import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showInstant } from '#platform/formats/instants.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { DealDialog } from './DealDialog.tsx';
import { refetchLead } from './lead-cache.ts';
import { setReminder } from './lead-steps.queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { useTakeStep } from './use-lead-step.ts';

/** The steps that need more input. */
export type AskedStep = 'rejected' | 'spam_reported' | 'deal' | 'remind';

export type SteppingLead = Pick<LeadSummary, 'id' | 'couple' | 'provider' | 'budget'>;

/** The dialog of a step, which then takes the step. */
export function StepDialogs({ lead, step, onClose }: { lead: SteppingLead; step: AskedStep; onClose: () => void }) {
  const take = useTakeStep();
  const remind = useRemind(lead);
  const name = firstNames(lead.couple.name);
  const common = { name, onClose };
  switch (step) {
    case 'rejected':
      return (
        <ReasonDialog
          {...common}
          step="reject"
          onChosen={(reason) => take(lead.id, { type: 'change_status', status: 'rejected', ...reason })}
        />
      );
    case 'spam_reported':
      return (
        <ReasonDialog
          {...common}
          step="spam"
          onChosen={(reason) => take(lead.id, { type: 'report_spam', ...reason })}
        />
      );
    case 'deal':
      return (
        <DealDialog
          {...common}
          leadId={lead.id}
          weddingDate={lead.couple.organizationDate}
          budget={lead.budget}
          onDeal={(deal) => take(lead.id, { type: 'change_status', status: 'deal', ...deal })}
        />
      );
    case 'remind':
      return <ReminderDialog {...common} zone={lead.provider.timeZone} onRemind={remind} />;
  }
}

function useRemind(lead: SteppingLead) {
  const { t } = useTranslation('lead-steps');
  const queries = useQueryClient();
  const notices = useNotices();
  return async (reminder: { dueAt: string; text: string }) => {
    const text = t('remind', { when: showInstant(reminder.dueAt, lead.provider.timeZone) });
    const { isKept } = await setReminder(lead.id, reminder, { about: lead.couple.name, text });
    notices.success(isKept ? t('kept') : text);
    await refetchLead(queries, lead.id);
  };
}
