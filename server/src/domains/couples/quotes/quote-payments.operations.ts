import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findPaid, lockInstalment, updateInstalmentPaid } from './quote-instalments.repository.ts';
import { type QuoteRow, insertQuoteEvent, lockQuote, updateQuote } from './quotes.repository.ts';
import { notifyQuoteChanged } from './quote-notices.operations.ts';

type Instalment = { customerId: number; instalmentId: number };

/**
 * Marks an instalment as paid, in the caller's transaction. Returns whether this call did it: what is paid already stays
 * as it was, whoever reports it again.
 */
export async function markInstalmentPaid(
  tx: Tx,
  { customerId, instalmentId }: Instalment,
  paid: { at: Date; by: 'card' | 'transfer' },
): Promise<boolean> {
  const instalment = (await lockInstalment(tx, customerId, instalmentId)) ?? fail('not_found');
  if (instalment.state === 'paid') return false;
  await updateInstalmentPaid(tx, instalment, { at: paid.at.toISOString(), by: paid.by });
  await updatePaid(tx, { customerId, quoteId: instalment.quote_id }, paid.at);
  return true;
}

/** A payment fell through or was refunded whole: the instalment is open again. */
export async function reopenInstalment(tx: Tx, { customerId, instalmentId }: Instalment, at: Date): Promise<void> {
  const instalment = (await lockInstalment(tx, customerId, instalmentId)) ?? fail('not_found');
  if (instalment.state !== 'paid') return;
  await updateInstalmentPaid(tx, instalment, null);
  await updatePaid(tx, { customerId, quoteId: instalment.quote_id }, at);
}

async function updatePaid(tx: Tx, key: { customerId: number; quoteId: number }, at: Date): Promise<void> {
  const quote: QuoteRow = (await lockQuote(tx, key)) ?? fail('not_found');
  const { paid_cents, deposit_paid_at } = await findPaid(tx, key);
  await updateQuote(tx, key, { paid_cents, deposit_paid_at, changed_at: at.toISOString() });
  await insertQuoteEvent(tx, {
    customer_id: key.customerId,
    quote_id: key.quoteId,
    kind: 'paid',
    at: at.toISOString(),
    version: quote.version,
    text: String(paid_cents),
  });
  await notifyQuoteChanged(tx, { id: quote.lead_id, customer_id: quote.customer_id, provider_id: quote.provider_id });
}
