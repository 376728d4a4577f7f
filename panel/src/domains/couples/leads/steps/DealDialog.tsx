import { NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { DealFields } from './DealFields.tsx';
import { leadDayOptions } from './lead-steps.queries.ts';
import { StepDialog } from './StepDialog.tsx';
import type { Deal } from './step-forms.ts';

const resolver = lazyResolver(async () => (await import('./step-forms.ts')).DealForm);

type DealDialogProps = {
  leadId: number;
  name: string;
  weddingDate: string | null;
  budget: number | null;
  onDeal: (deal: Deal) => Promise<ApiFailure | undefined>;
  onClose: () => void;
};

/** Records a deal, which books the day. A day that is taken shows who has it. */
export function DealDialog({ leadId, name, weddingDate, budget, onDeal, onClose }: DealDialogProps) {
  const { t } = useTranslation('step-dialogs');
  const queries = useQueryClient();
  const form = useForm({ resolver, defaultValues: { price: null, date: weddingDate ?? '', spaceId: 0, note: '' } });
  return (
    <StepDialog
      title={t('deal.title', { name })}
      lead={t('deal.lead')}
      confirm={t('deal.confirm')}
      form={form}
      onSubmit={onDeal}
      handles={(failure) => {
        if (failure.code !== 'day_taken') return false;
        form.setError('date', { message: failure.fields['date'] ?? failure.message });
        void queries.invalidateQueries({ queryKey: leadDayOptions(leadId, form.getValues('date') ?? '').queryKey });
        return true;
      }}
      onClose={onClose}
    >
      <DealFields leadId={leadId} budget={budget} />
      <TextareaField name="note" label={t('note.label')} help={t('note.help')} max={NOTE_MAX} rows={2} />
    </StepDialog>
  );
}
