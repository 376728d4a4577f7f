import type { CalendarCouple, CalendarEvent } from '@bellbird/contract/listing/calendar';
import type { Translate } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import type { SelectOption } from '#ui/forms/SelectField.tsx';
import { formatShortDay } from '../month/month.ts';

/** The couples to choose from: first those who asked for this day, then the others of the month. */
export function toCoupleOptions(
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
      : t('mark.wantsAnother', { name: firstNames(couple.name), day: formatShortDay(couple.date) }),
  }));
  // The current couple stays selected even if they asked for a day in another month.
  const isMissing = named && !couples.some(({ leadId }) => leadId === named.leadId);
  return isMissing ? [{ value: named.leadId, label: firstNames(named.name) }, ...options] : options;
}
