import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { regionsOptions } from './catalogue.queries.ts';
import type { ShowField } from './compare-values.ts';

/** Shows the values of fields in the reader’s words. */
export function useShowField(): ShowField {
  const { t } = useTranslation('catalogue');
  const regions = useQuery(regionsOptions).data ?? [];
  return ({ name, as }, value) => {
    if (value === null || value === undefined) return name === 'amountCents' ? t('notSold') : '';
    if (as === 'switch') return t(value ? 'yes' : 'no');
    if (as === 'cents') return showCents(Number(value));
    if (as === 'day') return showDay(String(value));
    if (as === 'html')
      return String(value)
        .replaceAll(/<[^>]+>/g, ' ')
        .trim();
    if (as === 'region') return regions.find(({ id }) => id === value)?.name ?? '';
    if (as === 'choice') return t(`choice.${name}.${String(value)}`, { defaultValue: String(value) });
    if (as === 'choices') return (value as string[]).map((each) => t(`choice.${name}.${each}`)).join(', ');
    return String(value);
  };
}
