import { laterDay } from '#platform/time/calendar.ts';
import { presentCalendarFeed } from '#domains/listing/calendar/calendar.public.ts';
import type { PageView } from './page-view.presenter.ts';

/** The day for the couple's own calendar; undefined before they have accepted, without a day, or when it is off. */
export function weddingFile({ couple, facts }: PageView) {
  const { quote, acceptance, deal } = couple;
  if (!acceptance || !deal?.wedding_date) return undefined;
  const text = presentCalendarFeed(facts.provider_name, [
    {
      uid: `quote-${quote.id}@bellbird`,
      day: deal.wedding_date,
      nextDay: laterDay(deal.wedding_date, 1),
      summary: `${facts.couple_name}: ${facts.provider_name}, ${facts.city_name}`,
      isTentative: false,
      // A day that was corrected replaces the one that they have in their calendar. Earlier files had the quote’s version
      // alone, and calendars ignore what has a lower number.
      sequence: quote.version + deal.version,
      stampedAt: acceptance.accepted_at,
    },
  ]);
  return { content: Buffer.from(text), contentType: 'text/calendar; charset=utf-8', fileName: 'wedding.ics' };
}
