import { NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { showDollars } from '#platform/formats/money.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { Note } from '#ui/Note.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { Deal } from './step-forms.ts';

const resolver = lazyResolver(async () => (await import('./step-forms.ts')).DealForm);

type DealDialogProps = {
  name: string;
  weddingDate: string | null;
  budget: number | null;
  /** How many deals there are on the wedding day already, if known. */
  dealsOnThatDay?: number | undefined;
  onDeal: (deal: Deal & { despiteDayTaken: boolean }) => Promise<ApiFailure | undefined>;
  onClose: () => void;
};

/** Records a deal. A day that already has one must be confirmed. */
export function DealDialog({ name, weddingDate, budget, dealsOnThatDay = 0, onDeal, onClose }: DealDialogProps) {
  const { t } = useTranslation('lead-steps');
  const [taken, setTaken] = useState<readonly string[]>(dealsOnThatDay > 0 && weddingDate ? [weddingDate] : []);
  const form = useForm({ resolver, defaultValues: { price: null, date: weddingDate ?? '', note: '' } });
  const date = useWatch({ control: form.control, name: 'date' });
  const isTaken = taken.includes(date ?? '');
  return (
    <StepDialog
      title={t('deal.title', { name })}
      lead={t('deal.lead')}
      confirm={isTaken ? t('deal.anyway') : t('deal.confirm')}
      form={form}
      onSubmit={(deal) => onDeal({ ...deal, despiteDayTaken: isTaken })}
      handles={(failure) => {
        if (failure.code !== 'day_taken') return false;
        setTaken([...taken, form.getValues('date') ?? '']);
        return true;
      }}
      onClose={onClose}
    >
      <DateField name="date" label={t('deal.date')} />
      {isTaken && (
        <Note tone="warning" announce>
          {t('deal.dayTaken')}
        </Note>
      )}
      <MoneyField
        name="price"
        label={t('deal.price')}
        {...(budget !== null && { help: t('deal.budget', { budget: showDollars(budget) }) })}
      />
      <TextareaField name="note" label={t('note.label')} help={t('note.help')} max={NOTE_MAX} rows={2} />
    </StepDialog>
  );
}
