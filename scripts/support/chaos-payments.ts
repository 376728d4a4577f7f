import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@bellbird/server/src/platform/backup/table-rows.ts';
import type { TestBank } from '@bellbird/server/src/testing/bank.ts';
import type { Vendor } from './chaos-vendor.ts';

export type PaymentFigures = {
  instalmentsPaid: number;
  chargedTwice: number;
  chargedAndNotPaid: number;
  paidWithoutCharge: number;
};

export const INSTALMENTS = 6;
/** Attempts that were interrupted are looked up every minute. */
const SETTLE_LIMIT_MS = 240_000;
const CLICK_AGAIN_MS = 2000;

/** Pays instalments one after the other while the bank has a bad day; clicks again when nothing came back. */
export async function payInstalments(
  { vendor, paymentId, cardId }: { vendor: Vendor; paymentId: number; cardId: number },
  stopped: AbortSignal,
): Promise<void> {
  for (let part = 1; part <= INSTALMENTS && !stopped.aborted; part += 1) {
    while (!stopped.aborted) {
      const shown = await vendor.pay(paymentId, part, cardId);
      if (/"outcome":"paid"|already_paid/.test(shown)) break;
      await wait(CLICK_AGAIN_MS);
    }
  }
}

type Attempt = { key: string; installment_id: number; status: string };

/** Compares what the bank has charged with what is shown as paid. */
export async function readPaymentFigures(databaseUrl: string, bank: TestBank): Promise<PaymentFigures> {
  const client = await connect(databaseUrl);
  try {
    const startedAt = performance.now();
    const attempts = async () =>
      (await client.query<Attempt>('select key, installment_id, status from payment_attempts')).rows;
    while (
      (await attempts()).some(({ status }) => status === 'open') &&
      performance.now() - startedAt < SETTLE_LIMIT_MS
    )
      await wait(500);
    const known = new Map((await attempts()).map((attempt) => [attempt.key, attempt]));
    const charges = bank.charges.filter(
      ({ status, refunded, attempt }) => status === 'succeeded' && !refunded && known.has(attempt),
    );
    const charged = Map.groupBy(charges, ({ attempt }) => known.get(attempt)?.installment_id);
    const paid = [...known.values()].filter(
      ({ status, key }) => status === 'paid' && bank.charges.some((each) => each.attempt === key),
    );
    return {
      instalmentsPaid: paid.length,
      chargedTwice: [...charged.values()].filter((each) => each.length > 1).length,
      chargedAndNotPaid: charges.filter(({ attempt }) => known.get(attempt)?.status !== 'paid').length,
      paidWithoutCharge: paid.filter(({ installment_id: id }) => !charged.has(id)).length,
    };
  } finally {
    await client.end();
  }
}
