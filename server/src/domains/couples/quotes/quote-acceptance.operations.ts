import { type QuoteContent, sumQuote, toQuoteNumber } from '@bellbird/contract/couples/quotes';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { type LeadRow, agreeOnDeal, recordEvent, toDollars } from '#domains/couples/leads/leads.public.ts';
import { assertOpen, assertSameContent, toChosen } from './quote-acceptance.rules.ts';
import { insertInstalments } from './quote-instalments.repository.ts';
import { findVersion, insertAcceptance } from './quote-versions.repository.ts';
import { type QuoteRow, insertQuoteEvent, updateQuote } from './quotes.repository.ts';

/** What the couple's page sends: the hash of what it showed, and who signs from where. */
export type Signature = {
  /** SHA-256 of the version that was read, in hexadecimal. */
  contentHash: string;
  /** The keys of the extras that are ticked. */
  chosen: readonly string[];
  /** As typed. */
  name: string;
  address: string;
  browser: string;
  /** In which they read it; unknown, the one before stays. */
  language?: string;
};

type Acceptance = { lead: LeadRow; quote: QuoteRow; signature: Signature; at: Date };

/**
 * Accepts a locked quote of a locked lead, all in the caller's transaction: the evidence, the deal, the day in the
 * calendar, the payments and the history. Prices come from the version that was sent, never from the page.
 */
export async function acceptQuote(tx: Tx, { lead, quote, signature, at }: Acceptance): Promise<void> {
  assertOpen(quote, at);
  const key = { customerId: quote.customer_id, quoteId: quote.id };
  const version = (await findVersion(tx, key, quote.version)) ?? fail('quote_withdrawn');
  assertSameContent(version.content_hash, signature.contentHash);
  const content = version.content as QuoteContent;
  const chosen = toChosen(content, signature.chosen);
  const sums = sumQuote(content, chosen);
  const dealId = await agreeOnDeal(
    { tx, lead, at, author: null },
    {
      price: toDollars(sums.totalCents),
      weddingDate: content.weddingDate,
      spaceId: content.spaceId,
      note: toQuoteNumber(quote.id),
    },
  );
  const accepted_at = at.toISOString();
  await insertAcceptance(tx, {
    customer_id: quote.customer_id,
    quote_id: quote.id,
    version: quote.version,
    content_hash: version.content_hash,
    chosen,
    total_cents: sums.totalCents,
    gst_cents: sums.gstCents,
    name: signature.name,
    accepted_at,
    address: signature.address,
    browser: signature.browser,
  });
  const today = dayIn(at, lead.time_zone);
  await insertInstalments(
    tx,
    sums.payments.map(({ number, kind, cents, gstCents, dueOn }) => ({
      customer_id: quote.customer_id,
      quote_id: quote.id,
      number,
      kind,
      cents,
      gst_cents: gstCents,
      due_on: dueOn !== null && dueOn > today ? dueOn : today,
    })),
  );
  await updateQuote(tx, key, {
    state: 'accepted',
    accepted_at,
    deal_id: dealId,
    total_cents: sums.totalCents,
    draft: null,
    ...(signature.language !== undefined && { language: signature.language }),
    changed_at: accepted_at,
  });
  await insertQuoteEvent(tx, {
    customer_id: quote.customer_id,
    quote_id: quote.id,
    kind: 'accepted',
    at: accepted_at,
    version: quote.version,
    text: signature.name,
  });
  const details = { text: toQuoteNumber(quote.id) };
  await recordEvent(tx, lead, { kind: 'quote_accepted', at, details });
}
