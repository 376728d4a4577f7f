import type { CalendarCouple, CalendarEvent } from '@bellbird/contract/listing/calendar';
import type { Translate } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import type { SelectOption } from '#ui/forms/SelectField.tsx';
import { shortDay } from '../month/month.ts';

/** Couples to choose from: those who want the day first, then the others of the month with the day they asked for. */
export function coupleChoices(
  couples: readonly CalendarCouple[],
  day: string | undefined,
  named: CalendarEvent['couple'],
  t: Translate,
): SelectOption[] {
  const isWanted = (couple: CalendarCouple) => couple.date === day;
  const inOrder = [...couples.filter(isWanted), ...couples.filter((couple) => !isWanted(couple))];
  const options = inOrder.map((couple) => ({
    value: couple.leadId,
    label: isWanted(couple)
      ? t('mark.wants', { name: firstNames(couple.name) })
      : t('mark.wantsAnother', { name: firstNames(couple.name), day: shortDay(couple.date) }),
  }));
  // Somebody booked from elsewhere is in nobody's list, and stays chosen all the same.
  const isMissing = named && !couples.some(({ leadId }) => leadId === named.leadId);
  return isMissing ? [{ value: named.leadId, label: firstNames(named.name) }, ...options] : options;
}
