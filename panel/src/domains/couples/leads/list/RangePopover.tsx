import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { isRealDay } from '#ui/forms/day.ts';
import { Popover } from '#ui/overlays/Popover.tsx';
import type { DayRange } from './day-range.ts';
import css from './RangePopover.module.css';

type RangePopoverProps = {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  range: DayRange;
  onChange: (range: DayRange) => void;
  onClose: () => void;
};

export function RangePopover({ label, anchor, range, onChange, onClose }: RangePopoverProps) {
  const { t } = useTranslation('leads-list');
  const form = useForm({ defaultValues: { start: range.start ?? '', end: range.end ?? '' } });
  const submit = ({ start, end }: { start: string; end: string }) => {
    for (const [name, day] of [['start', start] as const, ['end', end] as const])
      if (day && !isRealDay(day)) return form.setError(name, { message: t('range.notADay') }, { shouldFocus: true });
    if (start && end && end < start)
      return form.setError('end', { message: t('range.backwards') }, { shouldFocus: true });
    onChange({ start: start || undefined, end: end || undefined });
  };
  return (
    <Popover open anchorEl={() => anchor.current} onClose={onClose} aria-label={label}>
      <div className={css.inside}>
        <Form form={form} label={label} onSubmit={submit}>
          <DateField name="start" label={t('range.start')} />
          <DateField name="end" label={t('range.end')} />
          <SubmitButton fullWidth>{t('range.show')}</SubmitButton>
        </Form>
      </div>
    </Popover>
  );
}
