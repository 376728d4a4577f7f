import { buildMerchantApplication } from '#domains/money/merchant/merchant.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';

type Vendor = { customerId: number; owner: number; providers: Record<'barn' | 'photographer', number> };

/** The photographer was approved for secure payment with the second application, the barn at once; the florist has not applied. */
export async function demoMerchant(tx: Tx, { customerId, owner, providers }: Vendor, now: Date): Promise<void> {
  const at = (days: number) => addDays(now, days).toISOString();
  const application = {
    customer_id: customerId,
    provider_id: providers.photographer,
    customer_user_id: owner,
    provider_name: 'Hartley & Nolan Photography',
  };
  await buildMerchantApplication(tx, {
    ...application,
    status: 'rejected',
    reject_reason: 'the name doesn’t match the ABN',
    created_at: at(-64),
    decided_at: at(-63),
  });
  await buildMerchantApplication(tx, {
    ...application,
    status: 'approved',
    // The sandbox's bank knows accounts of this kind.
    gateway_account: 'acct_sandbox_photographer',
    created_at: at(-62),
    decided_at: at(-61),
  });
  await buildMerchantApplication(tx, {
    ...application,
    provider_id: providers.barn,
    provider_name: 'Wattle Creek Barn',
    status: 'approved',
    gateway_account: 'acct_sandbox_barn',
    created_at: at(-40),
    decided_at: at(-39),
  });
}
