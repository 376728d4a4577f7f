import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { DealFields } from './DealFields.tsx';
import { refetchLead } from './lead-cache.ts';
import { changeDeal, leadDayOptions } from './lead-steps.queries.ts';
import { StepDialog } from './StepDialog.tsx';
import type { DealTerms } from './step-forms.ts';

const resolver = lazyResolver(async () => (await import('./step-forms.ts')).DealTermsForm);

type ChangeDealDialogProps = { lead: LeadDetail; deal: NonNullable<LeadDetail['deal']>; onClose: () => void };

/** Corrects the day, the space or the price of a deal. */
export function ChangeDealDialog({ lead, deal, onClose }: ChangeDealDialogProps) {
  const { t } = useTranslation('step-dialogs');
  const queries = useQueryClient();
  const notices = useNotices();
  const form = useForm({
    resolver,
    defaultValues: { price: deal.price, date: deal.weddingDate ?? '', spaceId: deal.spaceId ?? 0 },
  });
  const save = async ({ date, ...terms }: DealTerms) => {
    await changeDeal(deal.id, { ...terms, weddingDate: date, version: deal.version });
    notices.success(t('changeDeal.done'));
    await refetchLead(queries, lead.id);
  };
  return (
    <StepDialog
      title={t('changeDeal.title', { name: firstNames(lead.couple.name) })}
      lead={t('changeDeal.lead')}
      confirm={t('changeDeal.confirm')}
      form={form}
      onSubmit={save}
      handles={(failure) => {
        if (failure.status !== 409) return false;
        void queries.invalidateQueries({ queryKey: leadDayOptions(lead.id, form.getValues('date') ?? '').queryKey });
        // Somebody else changed the deal: what was typed stays, and the next save replaces it.
        if (failure.code === 'stale_version') void refetchLead(queries, lead.id);
        form.setError('date', { message: failure.fields['weddingDate'] ?? failure.message });
        return true;
      }}
      onClose={onClose}
    >
      <DealFields leadId={lead.id} budget={lead.budget} />
    </StepDialog>
  );
}
