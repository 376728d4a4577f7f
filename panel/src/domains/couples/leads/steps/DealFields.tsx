import type { LeadDay } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Note } from '#ui/Note.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { DayClash, isFreeOn } from './DayClash.tsx';
import { leadDayOptions } from './lead-steps.queries.ts';

/** What was agreed: the day and the space, with what has them already, and the price. */
export function DealFields({ leadId, budget }: { leadId: number; budget: number | null }) {
  const { t } = useTranslation('step-dialogs');
  const { control } = useFormContext<{ date: string | null; spaceId: number }>();
  const [date, spaceId] = useWatch({ control, name: ['date', 'spaceId'] });
  const { data: day } = useQuery(leadDayOptions(leadId, date ?? ''));
  return (
    <>
      <DateField name="date" label={t('deal.date')} />
      {day?.isPast && (
        <Note tone="warning" announce>
          {t('day.past')}
        </Note>
      )}
      {day && day.spaces.length > 0 && (
        <SelectField name="spaceId" label={t('deal.space')} options={toSpaceOptions(day, t)} />
      )}
      {day && <DayClash day={day} isFree={isFreeOn(day, spaceId)} />}
      <MoneyField
        name="price"
        label={t('deal.price')}
        {...(budget !== null && { help: t('deal.budget', { budget: showDollars(budget) }) })}
      />
    </>
  );
}

function toSpaceOptions(day: LeadDay, t: ReturnType<typeof useTranslation>['t']) {
  const label = (name: string, isFree: boolean) => (isFree ? name : t('day.spaceTaken', { name }));
  return [
    { value: 0, label: label(t('deal.wholeVenue'), day.isFree) },
    ...day.spaces.map(({ id, name, isFree }) => ({ value: id, label: label(name, isFree) })),
  ];
}
