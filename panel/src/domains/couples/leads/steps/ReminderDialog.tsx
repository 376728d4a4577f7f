import { REMINDER_TEXT_MAX } from '@bellbird/contract/shared/limits';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { dayIn } from '#platform/formats/dates.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Row } from '#ui/layout/Row.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { REMINDER_TIMES, quickMoments } from './reminder-times.ts';
import { StepDialog } from './StepDialog.tsx';
import css from './ReminderDialog.module.css';

type ReminderDialogProps = {
  name: string;
  zone: string;
  onRemind: (reminder: { dueAt: string; text: string }) => Promise<void>;
  onClose: () => void;
};

/** When to be reminded, in the provider's time zone. */
export function ReminderDialog({ name, zone, onRemind, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('step-dialogs');
  const past = t('reminder.past');
  const resolver = useMemo(
    () => lazyResolver(async () => (await import('./step-forms.ts')).reminderForm({ zone, past })),
    [zone, past],
  );
  const moments = useMemo(() => quickMoments(new Date(), zone), [zone]);
  const tomorrow = moments.find(({ key }) => key === 'tomorrow')?.at;
  const form = useForm({
    resolver,
    defaultValues: { day: tomorrow?.day ?? '', time: tomorrow?.time ?? '', text: '' },
  });
  const [day, time] = useWatch({ control: form.control, name: ['day', 'time'] });
  return (
    <StepDialog
      title={t('reminder.title', { name })}
      lead={t('reminder.lead')}
      confirm={t('reminder.confirm')}
      form={form}
      onSubmit={onRemind}
      onClose={onClose}
    >
      <Row gap={2} align="stretch" wrap role="group" aria-label={t('reminder.when')}>
        {moments.map(({ key, at }) => (
          <FilterChip
            key={key}
            label={t(`reminder.moment.${key}`, { time: at.time })}
            on={at.day === day && at.time === time}
            onClick={() => {
              form.setValue('day', at.day, { shouldValidate: true });
              form.setValue('time', at.time);
            }}
          />
        ))}
      </Row>
      <div className={css.pair}>
        <DateField name="day" label={t('reminder.day')} required min={dayIn(new Date(), zone)} />
        <SelectField
          name="time"
          label={t('reminder.time')}
          required
          options={REMINDER_TIMES.map((each) => ({ value: each, label: each }))}
        />
      </div>
      <TextareaField name="text" label={t('reminder.text')} max={REMINDER_TEXT_MAX} rows={2} />
    </StepDialog>
  );
}
