import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import {
  endProviderPackage,
  limitProviders,
  updateProviderPackage,
} from '#domains/listing/providers/providers.public.ts';
import { markCustomerPaying, unmarkPayingCustomers } from '#domains/people/customers/customers.public.ts';
import { LIMITED_PRODUCT } from './limited-product.rules.ts';
import { findEndedPackages, findPaymentsBehind, markEnded, unmarkEnded } from './package-endings.repository.ts';
import { completeEndPrompts } from './package-ends.operations.ts';
import { type RunningPackage, findPackages, findRunningPackages, lockPackage } from './packages.repository.ts';
import { toShownPackage } from './product-purchase.operations.ts';

type Of = { customerId: number; providerId: number; at: Date };

/** What runs today or starts later, for the team to end. Nothing is locked: payments are locked before providers. */
export async function findPackagesToEnd(tx: Tx, { providerId, at }: Of): Promise<RunningPackage[]> {
  const [provider] = await findPackages(tx, [providerId]);
  return provider ? findRunningPackages(tx, providerId, dayIn(at, provider.time_zone)) : fail('not_found');
}

/** What paid for them, with what paid for the packages that they replaced. */
export function findPaymentsToStop(tx: Tx, packages: readonly { id: number }[]): Promise<number[]> {
  return findPaymentsBehind(
    tx,
    packages.map(({ id }) => id),
  );
}

/** Ends these packages today: the provider has what the limited one includes, as after any other end. */
export async function endPackages(
  tx: Tx,
  { customerId, providerId, at, ...ended }: Of & { ids: readonly number[]; staffMemberId: number; reason: string },
): Promise<void> {
  const provider = (await lockPackage(tx, customerId, providerId)) ?? fail('not_found');
  const today = dayIn(at, provider.time_zone);
  // Of two people who end it at the same moment, one does.
  if ((await markEnded(tx, { ...ended, day: today })) < ended.ids.length) fail('not_possible_now');
  const yesterday = addDays(new Date(today), -1).toISOString().slice(0, 10);
  await endProviderPackage(tx, { customerId, providerId }, yesterday);
  await limitProviders(tx, [providerId], LIMITED_PRODUCT);
  await unmarkPayingCustomers(tx, [providerId]);
  await completeEndPrompts(tx, { customerId, providerId, at });
}

/** Gives back what the team ended. Not once it was refunded, something is unpaid, or another package runs. */
export async function restorePackages(tx: Tx, { customerId, providerId, at }: Of): Promise<string> {
  const provider = (await lockPackage(tx, customerId, providerId)) ?? fail('not_found');
  const today = dayIn(at, provider.time_zone);
  const ended = (await findEndedPackages(tx, providerId)).filter(({ ended_from }) => ended_from >= today);
  const running = await findRunningPackages(tx, providerId, today);
  const [shown] = ended.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on));
  const lastDay = ended
    .map(({ ended_from }) => ended_from)
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1);
  if (!shown || !lastDay || running.length > 0 || ended.some(({ is_reversed }) => is_reversed))
    return fail('not_possible_now');
  await unmarkEnded(
    tx,
    ended.map(({ id }) => id),
  );
  await updateProviderPackage(
    tx,
    { customerId, providerId },
    { ...toShownPackage(shown.sold_as), product_date_end: lastDay },
  );
  await markCustomerPaying(tx, customerId);
  return shown.sold_as.name;
}
