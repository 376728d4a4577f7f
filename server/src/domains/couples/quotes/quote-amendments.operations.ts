import { type AmendmentForm, gstIn, lineCents, toQuoteNumber } from '@bellbird/contract/couples/quotes';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { type LeadRow, recordEvent, repriceDeal } from '#domains/couples/leads/leads.public.ts';
import {
  type AmendmentRow,
  type Decision,
  findAmendments,
  findNextNumber,
  updateAmendment,
} from './quote-amendments.repository.ts';
import type { Reduced } from './quote-amendments.rules.ts';
import { insertInstalments, updateInstalmentCents } from './quote-instalments.repository.ts';
import { settleOverdue } from './quote-notices.operations.ts';
import { type QuoteRow, insertQuoteEvent, isDealCalledOff, updateQuote } from './quotes.repository.ts';

/** The difference in cents, with its GST; what is given away costs nothing. */
export function sumAmendment({ lines, kind }: AmendmentForm, isGstRegistered: boolean) {
  const cents = kind === 'gift' ? 0 : lines.reduce((sum, line) => sum + lineCents(line), 0);
  return { cents, gst_cents: isGstRegistered ? gstIn(cents) : 0 };
}

/** Takes something off a locked quote: what is still to be paid shrinks, and so does the price of the deal. */
export async function applyReduction(
  tx: Tx,
  { lead, quote, at, by }: { lead: LeadRow; quote: QuoteRow; at: Date; by: number },
  reduced: Reduced,
): Promise<void> {
  for (const { row, ...left } of reduced.left) await updateInstalmentCents(tx, row, left);
  const total = quote.total_cents + reduced.cents;
  const key = { customerId: quote.customer_id, quoteId: quote.id };
  await updateQuote(tx, key, { total_cents: total, changed_at: at.toISOString() });
  await repriceDeal({ tx, lead, at, author: by }, { before: quote.total_cents, after: total });
  await settleOverdue(tx, quote, at);
}

/** The change that waits for the couple, if this is it; an approved one is returned too, so that a second tap is the same. */
export async function findProposed(tx: Tx, quote: QuoteRow, number: number): Promise<AmendmentRow> {
  const amendments = await findAmendments(tx, { customerId: quote.customer_id, quoteId: quote.id });
  return amendments.find((each) => each.number === number) ?? fail('not_found');
}

/** Decides on a change of a locked quote: approved, it is one more payment, and the deal costs more. */
export async function decideAmendment(
  tx: Tx,
  { lead, quote, amendment, at }: { lead: LeadRow; quote: QuoteRow; amendment: AmendmentRow; at: Date },
  decision: Omit<Decision, 'decided_at'>,
): Promise<void> {
  if (amendment.state !== 'sent') fail('quote_decided');
  const key = { customerId: quote.customer_id, quoteId: quote.id };
  const moment = at.toISOString();
  await updateAmendment(tx, amendment, { ...decision, decided_at: moment });
  const event = { customer_id: quote.customer_id, quote_id: quote.id, at: moment, version: quote.version };
  await insertQuoteEvent(tx, { ...event, kind: `amendment_${decision.state}` });
  if (decision.state !== 'approved') return updateQuote(tx, key, { changed_at: moment });
  if (await isDealCalledOff(tx, quote)) fail('quote_withdrawn');
  const total = quote.total_cents + amendment.cents;
  const today = dayIn(at, lead.time_zone);
  await insertInstalments(tx, [
    {
      customer_id: quote.customer_id,
      quote_id: quote.id,
      number: await findNextNumber(tx, key),
      kind: 'amendment',
      amendment_id: amendment.id,
      cents: amendment.cents,
      gst_cents: amendment.gst_cents,
      due_on: amendment.due_on !== null && amendment.due_on > today ? amendment.due_on : today,
    },
  ]);
  await updateQuote(tx, key, { total_cents: total, changed_at: moment });
  await repriceDeal({ tx, lead, at, author: null }, { before: quote.total_cents, after: total });
  await recordEvent(tx, lead, { kind: 'quote_amended', at, details: { text: toQuoteNumber(quote.id) } });
}
