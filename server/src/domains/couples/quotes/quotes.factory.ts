import { type QuoteContent, QuoteForm, sumQuote, toQuoteNumber } from '@bellbird/contract/couples/quotes';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Insertable } from 'kysely';
import { hashContent } from './content-hash.rules.ts';
import { insertInstalments } from './quote-instalments.repository.ts';
import { findVersion, insertAcceptance, insertVersion } from './quote-versions.repository.ts';
import { insertQuote, insertQuoteEvent, updateQuote } from './quotes.repository.ts';
import type { QuoteEventTable, QuoteTable } from './quotes.tables.ts';

type Given = Partial<Insertable<QuoteTable>> & { customer_id: number; provider_id: number; lead_id: number };

const CONTENT: Omit<QuoteContent, 'number' | 'version'> = {
  title: 'Your day at the Barn',
  note: 'Dogs are very welcome in the orchard.',
  weddingDate: '2027-04-10',
  spaceId: null,
  guests: 120,
  coverMediumId: null,
  attachmentIds: [],
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
  holdsDay: false,
  providerName: 'Wattle Creek Barn',
  isGstRegistered: true,
  terms: null,
  files: [],
};

export type BuiltQuote = { id: number; token: string; contentHash: string };

/** A quote that was sent, with its first version; `token` is the end of the couple's link. */
export async function buildQuote(tx: Tx, given: Given, parts: Partial<QuoteContent> = {}): Promise<BuiltQuote> {
  const token = newSecret();
  const sent_at = given.sent_at ?? new Date().toISOString();
  const row = await insertQuote(tx, { link_seed: token, token_hash: hashSecret(token), ...given, state: 'draft' });
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

type Of = { customer_id: number; provider_id: number; lead_id: number };

/** A quote that somebody has begun to write. */
export async function buildDraftQuote(
  tx: Tx,
  of: Of & { created_by: number | null },
  { form, at }: { form: Partial<QuoteForm>; at: Date },
): Promise<void> {
  const draft = QuoteForm.strip().parse({ ...CONTENT, ...form });
  await insertQuote(tx, {
    ...of,
    draft: JSON.stringify(draft),
    draft_revision: 1,
    draft_saved_at: at.toISOString(),
    total_cents: sumQuote({ ...draft, isGstRegistered: true }).totalCents,
    wedding_date: draft.weddingDate,
    created_at: at.toISOString(),
    changed_at: at.toISOString(),
  });
}

export async function buildQuoteEvent(
  tx: Tx,
  { customer_id, quote_id }: { customer_id: number; quote_id: number },
  event: Pick<Insertable<QuoteEventTable>, 'kind' | 'at' | 'version' | 'text'>,
): Promise<void> {
  await insertQuoteEvent(tx, { customer_id, quote_id, ...event });
}

type Accepted = Of & { dealId: number; name: string; at: Date; /** How many payments were made. */ paid: number };

/** What a couple has signed; the deal is there already. */
export async function buildAcceptedQuote(
  tx: Tx,
  quote: Pick<BuiltQuote, 'id'>,
  { customer_id, dealId, name, at, paid }: Accepted,
): Promise<void> {
  const key = { customerId: customer_id, quoteId: quote.id };
  const version = await findVersion(tx, key, 1);
  if (!version) throw new Error('A quote has to be sent before it is accepted.');
  const sums = sumQuote(version.content as QuoteContent);
  const accepted_at = at.toISOString();
  await insertAcceptance(tx, {
    customer_id,
    quote_id: quote.id,
    version: 1,
    content_hash: version.content_hash,
    chosen: [],
    total_cents: sums.totalCents,
    gst_cents: sums.gstCents,
    name,
    accepted_at,
    address: '203.0.113.24',
    browser: 'Safari on iPhone',
  });
  const payments = sums.payments.map((each, index) => ({ ...each, isPaid: index < paid }));
  await insertInstalments(
    tx,
    payments.map(({ number, kind, cents, gstCents, dueOn, isPaid }) => ({
      customer_id,
      quote_id: quote.id,
      number,
      kind,
      cents,
      gst_cents: gstCents,
      due_on: dueOn ?? accepted_at.slice(0, 10),
      ...(isPaid && { state: 'paid' as const, paid_at: accepted_at, paid_by: 'card' as const }),
    })),
  );
  await updateQuote(tx, key, {
    state: 'accepted',
    accepted_at,
    deal_id: dealId,
    paid_cents: payments.reduce((sum, each) => sum + (each.isPaid ? each.cents : 0), 0),
    deposit_paid_at: paid > 0 ? accepted_at : null,
    changed_at: accepted_at,
  });
  await insertQuoteEvent(tx, {
    customer_id,
    quote_id: quote.id,
    kind: 'accepted',
    at: accepted_at,
    version: 1,
    text: name,
  });
}
