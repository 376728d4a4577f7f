import { type QuoteForm, toQuoteNumber } from '@bellbird/contract/couples/quotes';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { LeadRow } from '#domains/couples/leads/leads.public.ts';
import { describeTakenDay, freeQuoteHold, holdForQuote } from '#domains/listing/calendar/calendar.public.ts';
import type { QuoteRow } from './quotes.repository.ts';

type Held = { lead: LeadRow; quote: Pick<QuoteRow, 'id' | 'customer_id' | 'provider_id'>; at: Date };

/** The day of what is being sent is held until it expires, if the vendor wants that; what was held before is free. */
export async function holdDay(tx: Tx, { lead, quote, at }: Held, form: QuoteForm): Promise<void> {
  const { weddingDate: day, validUntil: until, spaceId } = form;
  const isFixed = lead.status === 'deal' || lead.status === 'deal_approved';
  if (!form.holdsDay || day === null || until === null || isFixed) return freeDay(tx, quote, at);
  const owner = { customerId: quote.customer_id, providerId: quote.provider_id };
  const hold = { ...owner, quoteId: quote.id, leadId: lead.id, day, spaceId, until, note: toQuoteNumber(quote.id) };
  const taken = await holdForQuote(tx, hold, at);
  if (taken.length > 0)
    fail('invalid_fields', {
      fields: { 'form.weddingDate': taken.map((row) => describeTakenDay(row, true)).join(' ') },
    });
}

/** The quote is no longer one that can be accepted. */
export function freeDay(tx: Tx, quote: Held['quote'], at: Date): Promise<void> {
  return freeQuoteHold(tx, { customerId: quote.customer_id, providerId: quote.provider_id }, quote.id, at);
}
