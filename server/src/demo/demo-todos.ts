import { findMissingPrices } from '#domains/listing/catalogs/catalogs.public.ts';
import { createMissingDataService } from '#domains/listing/provider-data/missing-data.service.ts';
import { suggestQuickOffers } from '#domains/couples/leads/quick-offers/quick-offers.operations.ts';
import type { Tx } from '#platform/db/db.ts';

const MANY = 1000;

/** Runs the rules of the to-do list once, as their jobs will from now on. */
export async function demoTodos(tx: Tx, now: Date): Promise<void> {
  await suggestQuickOffers(tx, now, MANY);
  const missing = createMissingDataService({
    clock: { now: () => now },
    findMissingPrices: (inner, customerId, providerId) => findMissingPrices(inner, customerId, providerId, now),
  });
  const providers = await tx
    .selectFrom('providers')
    .select(['customer_id', 'id'])
    .where('left_at', 'is', null)
    .execute();
  for (const { customer_id: customerId, id: providerId } of providers)
    await missing.refresh(tx, { customerId, providerId });
}
