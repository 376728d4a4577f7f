import type { Quote } from '@bellbird/contract/couples/quotes';
import type { Tx } from '#platform/db/db.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findAmendments } from './quote-amendments.repository.ts';
import { findInstalments } from './quote-instalments.repository.ts';
import { findAcceptance, findVersion } from './quote-versions.repository.ts';
import { presentQuote } from './quotes.presenter.ts';
import { type QuoteRow, findQuoteEvents, isDealCalledOff } from './quotes.repository.ts';

const EVENTS_SHOWN = 50;

/** A quote with everything that its vendor may see of it. */
export async function readQuotePage(
  tx: Tx,
  quote: QuoteRow,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Quote> {
  const key = { customerId: quote.customer_id, quoteId: quote.id };
  const [version, acceptance, instalments, amendments, events, isCalledOff] = await Promise.all([
    findVersion(tx, key, quote.version),
    findAcceptance(tx, key),
    findInstalments(tx, key),
    findAmendments(tx, key),
    findQuoteEvents(tx, key, EVENTS_SHOWN),
    isDealCalledOff(tx, quote),
  ]);
  const today = dayIn(now, timeZone);
  return presentQuote({ quote, version, acceptance, instalments, amendments, events, isCalledOff, now, today });
}
