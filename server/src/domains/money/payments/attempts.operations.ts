import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { type AttemptRow, countAttempts, findAttempt, findOpenAttempt, insertAttempt } from './attempts.repository.ts';
import { findNextInstallment } from './installments.rules.ts';
import {
  type LockedPayment,
  findInstallments,
  lockReportedPayment,
  updateInstallment,
  updatePayment,
} from './payments.repository.ts';

type NewAttempt = {
  number: number;
  token: string;
  isSavedCard: boolean;
  isUnattended: boolean;
  /** The bank account that is debited, and until when that takes. */
  debit?: { id: number; clearsOn: string } | undefined;
  now: Date;
};

/** A new attempt to pay an instalment, or the open one; undefined when the instalment is paid. */
export async function beginAttempt(
  tx: Tx,
  payment: LockedPayment,
  { number, token, isSavedCard, isUnattended, debit, now }: NewAttempt,
): Promise<{ attempt: AttemptRow; isNew: boolean } | undefined> {
  const { customer_id: customerId, id: paymentId } = payment;
  const installments = await findInstallments(tx, customerId, [paymentId]);
  const installment = installments.find((each) => each.number === number);
  if (installment?.status === 'paid') return undefined;
  if (!installment || installment !== findNextInstallment(installments)) return fail('not_possible_now');
  const open = await findOpenAttempt(tx, installment.id);
  if (open) return { attempt: open, isNew: false };
  const unpaid = installments.filter(({ status }) => status !== 'paid');
  if (unpaid.length > 1 && !isSavedCard) fail('card_not_kept');
  const attemptNumber = (await countAttempts(tx, paymentId)) + 1;
  const attempt = await insertAttempt(tx, {
    customer_id: customerId,
    payment_id: paymentId,
    installment_id: installment.id,
    amount_cents: installment.amount_cents,
    key: `payment-${paymentId}-${attemptNumber}-${randomBytes(6).toString('hex')}`,
    card_token: token,
    direct_debit_id: debit?.id ?? null,
    clears_on: debit?.clearsOn ?? null,
    is_unattended: isUnattended,
    created_at: now.toISOString(),
  });
  await updatePayment(tx, { customerId, id: paymentId }, { status: 'pending', failure: null });
  await updateInstallment(tx, { customerId, id: installment.id }, { status: 'pending' });
  return { attempt, isNew: true };
}

/** An attempt with its payment locked. It is read again after the lock, because another process may have settled it. */
export async function lockAttempt(tx: Tx, id: number): Promise<{ attempt: AttemptRow; payment: LockedPayment }> {
  const known = (await findAttempt(tx, id)) ?? fail('not_found');
  const payment = (await lockReportedPayment(tx, known.payment_id)) ?? fail('not_found');
  const attempt = (await findAttempt(tx, id)) ?? fail('not_found');
  return { attempt, payment };
}
