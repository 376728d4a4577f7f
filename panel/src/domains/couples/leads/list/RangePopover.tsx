import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { isRealDay } from '#ui/forms/day.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import type { DayRange } from './day-range.ts';

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
    <Popover
      open
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { marginTop: 1 } } }}
    >
      <Inside>
        <Form form={form} label={label} onSubmit={submit}>
          <DateField name="start" label={t('range.start')} />
          <DateField name="end" label={t('range.end')} />
          <SubmitButton fullWidth>{t('range.show')}</SubmitButton>
        </Form>
      </Inside>
    </Popover>
  );
}

const Inside = styled('div')({ width: 260, padding: 20 });
