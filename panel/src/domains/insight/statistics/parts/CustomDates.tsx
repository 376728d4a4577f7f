import type { Period } from '@bellbird/contract/insight/statistics/period.ts';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { isRealDay } from '#ui/forms/day.ts';
import { Popover } from '#ui/overlays/Popover.tsx';
import css from './CustomDates.module.css';

type CustomDatesProps = {
  anchor: RefObject<HTMLElement | null>;
  period: Period;
  /** There are no figures for the future. */
  max: string;
  refuse: (period: Period) => string | undefined;
  onChange: (period: Period) => void;
  onClose: () => void;
};

/** A form for custom dates. */
export function CustomDates({ anchor, period, max, refuse, onChange, onClose }: CustomDatesProps) {
  const { t } = useTranslation('statistics');
  const form = useForm({ defaultValues: period });
  const submit = (days: Period) => {
    for (const name of ['from', 'to'] as const)
      if (!isRealDay(days[name])) return form.setError(name, { message: t('period.notADay') }, { shouldFocus: true });
    if (days.to < days.from) return form.setError('to', { message: t('period.backwards') }, { shouldFocus: true });
    if (days.to > max) return form.setError('to', { message: t('period.future') }, { shouldFocus: true });
    const refused = refuse(days);
    if (refused) return form.setError('from', { message: refused }, { shouldFocus: true });
    onChange(days);
  };
  return (
    <Popover open anchorEl={() => anchor.current} onClose={onClose} aria-label={t('period.own')}>
      <div className={css.inside}>
        <Form form={form} label={t('period.own')} onSubmit={submit}>
          <DateField name="from" label={t('period.from')} max={max} />
          <DateField name="to" label={t('period.to')} max={max} />
          <SubmitButton fullWidth>{t('period.show')}</SubmitButton>
        </Form>
      </div>
    </Popover>
  );
}
