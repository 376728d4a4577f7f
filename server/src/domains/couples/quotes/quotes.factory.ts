import { type QuoteContent, sumQuote, toQuoteNumber } from '@bellbird/contract/couples/quotes';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Insertable } from 'kysely';
import { hashContent } from './content-hash.rules.ts';
import { insertVersion } from './quote-versions.repository.ts';
import { insertQuote, updateQuote } from './quotes.repository.ts';
import type { QuoteTable } from './quotes.tables.ts';

type Given = Partial<Insertable<QuoteTable>> & { customer_id: number; provider_id: number; lead_id: number };

const CONTENT: Omit<QuoteContent, 'number' | 'version'> = {
  title: 'Your day at the Barn',
  note: 'Dogs are very welcome in the orchard.',
  weddingDate: '2027-04-10',
  spaceId: null,
  guests: 120,
  coverMediumId: null,
  lines: [
    { key: 'hire', name: 'Venue hire', detail: '', unit: 'flat', quantity: 1, priceCents: 890_000, isOptional: false },
    { key: 'feast', name: 'Feast', detail: '', unit: 'guest', quantity: 120, priceCents: 9800, isOptional: false },
    { key: 'shuttle', name: 'Shuttle', detail: '', unit: 'hour', quantity: 3, priceCents: 19_000, isOptional: true },
  ],
  discount: null,
  deposit: { kind: 'percent', value: 20 },
  instalments: [],
  balanceDueOn: '2027-03-27',
  validUntil: '2026-11-30',
  providerName: 'Wattle Creek Barn',
  isGstRegistered: true,
  terms: null,
};

export type BuiltQuote = { id: number; token: string; contentHash: string };

/** A quote that was sent, with its first version; `token` is the end of the couple's link. */
export async function buildQuote(tx: Tx, given: Given, parts: Partial<QuoteContent> = {}): Promise<BuiltQuote> {
  const token = newSecret();
  const sent_at = given.sent_at ?? new Date().toISOString();
  const row = await insertQuote(tx, { ...given, state: 'draft', link_seed: token, token_hash: hashSecret(token) });
  const content = { ...CONTENT, ...parts, number: toQuoteNumber(row.id), version: 1 };
  const sums = sumQuote(content);
  await insertVersion(tx, {
    customer_id: row.customer_id,
    quote_id: row.id,
    number: 1,
    content: JSON.stringify(content),
    content_hash: hashContent(content),
    total_cents: sums.totalCents,
    gst_cents: sums.gstCents,
    sent_at,
  });
  await updateQuote(
    tx,
    { customerId: row.customer_id, quoteId: row.id },
    {
      state: given.state ?? 'sent',
      version: 1,
      total_cents: sums.totalCents,
      wedding_date: content.weddingDate,
      valid_until: content.validUntil,
      expires_at: given.expires_at ?? `${content.validUntil}T13:00:00Z`,
      sent_at,
    },
  );
  return { id: row.id, token, contentHash: hashContent(content).toString('hex') };
}
