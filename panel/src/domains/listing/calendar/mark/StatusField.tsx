import type { CalendarStatus } from '@bellbird/contract/listing/calendar';
import { useController } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Segmented } from '#ui/Segmented.tsx';

/** Held first: most days are held before they are booked. */
const ORDER: readonly CalendarStatus[] = ['held', 'booked', 'available'];

export function StatusField() {
  const { t } = useTranslation('calendar');
  const { field } = useController({ name: 'status' });
  return (
    <Segmented
      label={t('mark.status')}
      fullWidth
      options={ORDER.map((value) => ({ value, label: t(`status.${value}`) }))}
      value={field.value as CalendarStatus}
      onChange={field.onChange}
    />
  );
}
