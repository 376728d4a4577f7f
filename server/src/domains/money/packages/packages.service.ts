import type { ActiveProduct, ProductPrice } from '@bellbird/contract/money/packages';
import type { ProductType } from '@bellbird/contract/money/packages/upgrades.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findCampaignsFor } from './campaigns.repository.ts';
import { findBestCampaign } from './campaigns.rules.ts';
import { LIMITED_PRODUCT } from './limited-product.rules.ts';
import { findProviderPackages } from './package-access.operations.ts';
import { presentActive, presentPrice } from './packages.presenter.ts';
import { findActiveProduct, findProductsFor } from './packages.repository.ts';

export type PackagesService = ReturnType<typeof createPackagesService>;

/** The package a provider has, and the ones it can buy. */
export function createPackagesService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async active(caller: Member, id: number): Promise<ActiveProduct> {
      const providerId = providerFor(caller, 'payments', id);
      const now = clock.now();
      return db.tenantRead(caller.customerId, async (tx) => {
        const [current] = await findProviderPackages(tx, [providerId], now);
        if (!current) fail('not_found');
        const { isLimited, timeZone } = current;
        const wanted = { providerId, day: dayIn(now, timeZone), ...(isLimited && { name: LIMITED_PRODUCT }) };
        return presentActive((await findActiveProduct(tx, wanted)) ?? fail('not_found'), isLimited);
      });
    },

    async prices(caller: Member, wanted: { providerId: number; type: ProductType }): Promise<ProductPrice[]> {
      const providerId = providerFor(caller, 'payments', wanted.providerId);
      const now = clock.now();
      const [products, campaigns] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findProductsFor(tx, providerId, now), findCampaignsFor(tx, { providerId, code: undefined, now })]),
      );
      return products
        .filter(({ type }) => wanted.type === 'all' || type === wanted.type)
        .map((row) => presentPrice(row, findBestCampaign(campaigns, { ...row, amountCents: row.amount_cents })));
    },
  };
}
