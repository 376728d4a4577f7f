import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import {
  findPaid,
  lockInstalment,
  updateInstalmentPaid,
  updateInstalmentRefunded,
} from './quote-instalments.repository.ts';
import { type QuoteRow, insertQuoteEvent, lockQuote, updateQuote } from './quotes.repository.ts';
import { notifyQuoteChanged, settleOverdue } from './quote-notices.operations.ts';

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
  if (instalment.state !== 'open') return false;
  await updateInstalmentPaid(tx, instalment, { at: paid.at.toISOString(), by: paid.by });
  await updatePaid(tx, { customerId, quoteId: instalment.quote_id }, { kind: 'paid', at: paid.at, by: null });
  return true;
}

/**
 * A transfer was marked by mistake: it is due again. Whatever else was paid stays as it is. Returns whether this call did it.
 */
export async function undoInstalmentPaid(
  tx: Tx,
  { customerId, instalmentId }: Instalment,
  undone: { at: Date; by: number },
): Promise<boolean> {
  const instalment = (await lockInstalment(tx, customerId, instalmentId)) ?? fail('not_found');
  if (instalment.state === 'open') return false;
  if (instalment.paid_by !== 'transfer') fail('not_possible_now');
  await updateInstalmentPaid(tx, instalment, null);
  await updatePaid(tx, { customerId, quoteId: instalment.quote_id }, { kind: 'payment_undone', ...undone });
  return true;
}

/** Takes a stored refund off what was paid, in the caller's transaction. The instalment is not open again. */
export async function markInstalmentRefunded(
  tx: Tx,
  { customerId, instalmentId }: Instalment,
  refund: { at: Date; by: number },
): Promise<void> {
  const instalment = (await lockInstalment(tx, customerId, instalmentId)) ?? fail('not_found');
  await updateInstalmentRefunded(tx, instalment);
  await updatePaid(
    tx,
    { customerId, quoteId: instalment.quote_id },
    { kind: 'refunded', at: refund.at, by: refund.by },
  );
}

/** The couple’s bank took it back after a dispute: the vendor does not have it any more, and it is not owed again. */
export async function markInstalmentTakenBack(
  tx: Tx,
  { customerId, instalmentId }: Instalment,
  { at }: { at: Date },
): Promise<void> {
  const instalment = (await lockInstalment(tx, customerId, instalmentId)) ?? fail('not_found');
  await updateInstalmentRefunded(tx, instalment);
  const key = { customerId, quoteId: instalment.quote_id };
  await updatePaid(tx, key, { kind: 'dispute_lost', at, by: null });
}

/** What went back did not arrive, so it counts as paid again, unless their bank has taken it after a dispute. */
export async function markInstalmentRefundFailed(
  tx: Tx,
  { customerId, instalmentId }: Instalment,
  { at }: { at: Date },
): Promise<void> {
  const instalment = (await lockInstalment(tx, customerId, instalmentId)) ?? fail('not_found');
  await updateInstalmentRefunded(tx, instalment);
  const key = { customerId, quoteId: instalment.quote_id };
  await updatePaid(tx, key, { kind: 'refund_failed', at, by: null });
}

/** Something happened to the money that changes no sum. */
export async function recordQuoteEvent(
  tx: Tx,
  key: { customerId: number; quoteId: number },
  { kind, at }: { kind: 'disputed' | 'dispute_won' | 'dispute_lost'; at: Date },
): Promise<void> {
  const quote: QuoteRow = (await lockQuote(tx, key)) ?? fail('not_found');
  await insertQuoteEvent(tx, {
    customer_id: key.customerId,
    quote_id: key.quoteId,
    kind,
    at: at.toISOString(),
    version: quote.version,
    customer_user_id: null,
    text: null,
  });
  await notifyQuoteChanged(tx, { id: quote.lead_id, customer_id: quote.customer_id, provider_id: quote.provider_id });
}

type Moved = {
  kind: 'paid' | 'payment_undone' | 'refunded' | 'refund_failed' | 'dispute_lost';
  at: Date;
  by: number | null;
};

async function updatePaid(
  tx: Tx,
  key: { customerId: number; quoteId: number },
  { kind, at, by }: Moved,
): Promise<void> {
  const quote: QuoteRow = (await lockQuote(tx, key)) ?? fail('not_found');
  const { paid_cents, deposit_paid_at } = await findPaid(tx, key);
  await updateQuote(tx, key, { paid_cents, deposit_paid_at, changed_at: at.toISOString() });
  await insertQuoteEvent(tx, {
    customer_id: key.customerId,
    quote_id: key.quoteId,
    kind,
    at: at.toISOString(),
    version: quote.version,
    customer_user_id: by,
    text: String(paid_cents),
  });
  if (kind === 'paid') await settleOverdue(tx, quote, at);
  await notifyQuoteChanged(tx, { id: quote.lead_id, customer_id: quote.customer_id, provider_id: quote.provider_id });
}
