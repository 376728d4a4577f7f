import { record } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import { endProviderPackage, limitProviders } from '#domains/listing/providers/providers.public.ts';
import { stopOrderOf } from '#domains/money/orders/orders.public.ts';
import { unmarkPayingCustomers } from '#domains/people/customers/customers.public.ts';
import { LIMITED_PRODUCT } from './limited-product.rules.ts';
import { findPaymentsBehind } from './package-endings.repository.ts';
import { findProductOfPayment, findRunningPackages, lockPackage, replacePackages } from './packages.repository.ts';

type Reversed = { customerId: number; providerId: number; paymentId: number; at: Date };

/** What else paid for it: the payments of the packages that it replaced. */
export async function findPaymentsBehindProduct(tx: Tx, customerId: number, paymentId: number): Promise<number[]> {
  const held = await findProductOfPayment(tx, customerId, paymentId);
  const ids = held ? await findPaymentsBehind(tx, [held.id]) : [];
  return ids.filter((id) => id !== paymentId);
}

/**
 * Ends what a payment paid for, because its money is gone. What another payment paid for goes on. False when another
 * package has replaced it before.
 */
export async function endProductOf(tx: Tx, { customerId, providerId, paymentId, at }: Reversed): Promise<boolean> {
  const provider = (await lockPackage(tx, customerId, providerId)) ?? fail('not_found');
  await stopOrderOf(tx, { customerId, paymentId, at });
  const held = await findProductOfPayment(tx, customerId, paymentId);
  if (!held) return false;
  const today = dayIn(at, provider.time_zone);
  await replacePackages(tx, [held.id], today);
  if (held.ends_on === null) return true;
  const ends = (await findRunningPackages(tx, providerId, today)).map((each) => each.ends_on).toSorted();
  const yesterday = addDays(new Date(today), -1).toISOString().slice(0, 10);
  await endProviderPackage(tx, { customerId, providerId }, ends.at(-1) ?? yesterday);
  if (ends.length > 0) return true;
  await limitProviders(tx, [providerId], LIMITED_PRODUCT);
  await unmarkPayingCustomers(tx, [providerId]);
  const subject = { kind: 'provider', id: providerId };
  await record(tx, { kind: 'system' }, { action: 'packages.end', customerId, subject });
  return true;
}
