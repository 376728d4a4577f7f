import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { weddingDay } from './wedding-day.ts';

type Facts = Pick<LeadSummary, 'couple' | 'guests' | 'budget'>;

/** A request in one line: 'Sat 10.04.2027 · 120 guests · A$22,000', without what is not known. */
export function useLeadFacts(): (lead: Facts) => string {
  const { t } = useTranslation('lead-parts');
  return ({ couple, guests, budget }) =>
    [
      couple.organizationDate && weddingDay(couple.organizationDate, pageLocale()),
      guests !== null && t('guests', { count: guests }),
      budget !== null && showDollars(budget),
    ]
      .filter(Boolean)
      .join(' · ');
}
