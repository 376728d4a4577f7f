import type { Payment } from '@bellbird/contract/money/payments';
import { type Member, ownerFor, providerFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findProductForSale } from '#domains/money/packages/packages.public.ts';
import { type BankAccount, presentPayment } from './payments.presenter.ts';
import { findInstallments, findPayment, findProvider } from './payments.repository.ts';

/** A payment as the caller sees it. */
export async function findPresentedPayment(
  tx: Tx,
  caller: Member,
  { id, bankAccount }: { id: number; bankAccount: BankAccount | undefined },
): Promise<Payment> {
  const row = (await findPayment(tx, ownerFor(caller, 'payments'), id)) ?? fail('not_found');
  return presentPayment(row, await findInstallments(tx, caller.customerId, [id]), bankAccount);
}

export type Quote = Awaited<ReturnType<typeof findQuote>>;

/** What a product costs for a provider. The price always comes from the server, never from the form. */
export async function findQuote(
  tx: Tx,
  caller: Member,
  { now, ...wanted }: { providerId: number; productId: number; coupon?: string | undefined; now: Date },
) {
  const providerId = providerFor(caller, 'payments', wanted.providerId);
  const { productId, coupon } = wanted;
  const product = (await findProductForSale(tx, { providerId, productId, coupon, now })) ?? fail('not_found');
  const provider = (await findProvider(tx, caller.customerId, providerId)) ?? fail('not_found');
  return { provider, product, today: dayIn(now, provider.time_zone) };
}
