import { findAccess, needsOrder } from '@bellbird/contract/money/packages/promises.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import { updateProviderPackage } from '#domains/listing/providers/providers.public.ts';
import { addOrder } from '#domains/money/orders/orders.public.ts';
import { markCustomerPaying } from '#domains/people/customers/customers.public.ts';
import { type OfferedCampaign, findCampaignsFor } from './campaigns.repository.ts';
import { type AppliedCampaign, apply, findBestCampaign, findCouponFault } from './campaigns.rules.ts';
import { completeEndPrompts } from './package-ends.operations.ts';
import { type PackageTerm, calculateTerm, toPaidTerms } from './package-term.rules.ts';
import type { OfferedAs } from './packages.tables.ts';
import {
  type PricedProduct,
  type ProductRow,
  findPackages,
  findProduct,
  findProductsFor,
  findRunningPackages,
  insertProviderProduct,
  lockPackage,
  replacePackages,
} from './packages.repository.ts';

export type ProductForSale = {
  id: number;
  name: string;
  type: PricedProduct['type'];
  months: number | null;
  /** What it costs now, with the campaign. */
  amountCents: number;
  campaign: AppliedCampaign | undefined;
  /** What is bought, as it is shown now. */
  offeredAs: OfferedAs;
};

type Wanted = { providerId: number; productId: number; coupon?: string | undefined; now: Date };

/** A product at the price of the provider's category; undefined where it is free or not sold. */
export async function findProductForSale(tx: Tx, wanted: Wanted): Promise<ProductForSale | undefined> {
  const { providerId, productId, coupon, now } = wanted;
  const found = (await findProductsFor(tx, providerId, now)).find(({ id }) => id === productId);
  if (!found || found.amount_cents === 0) return undefined;
  const { id, name, type, months, summary, promises, amount_cents: amountCents } = found;
  const product = { id, name, type, months, amountCents };
  const campaigns = await findCampaignsFor(tx, { providerId, code: coupon, now });
  const best = findBestCampaign(campaigns, product);
  const campaign = coupon === undefined ? best : applyCoupon(campaigns, product, best, coupon);
  const offeredAs = { name, summary, promises, months };
  return { ...product, amountCents: amountCents - (campaign?.discountCents ?? 0), campaign, offeredAs };
}

/** Coupons and campaigns don’t add up: a coupon must make the price lower than it is without. */
function applyCoupon(
  campaigns: readonly OfferedCampaign[],
  product: Omit<ProductForSale, 'campaign' | 'offeredAs'>,
  best: AppliedCampaign | undefined,
  code: string,
): AppliedCampaign {
  const coupon = campaigns.find((each) => each.code === code);
  const fault = findCouponFault(coupon, product);
  if (!coupon || fault) return fail('invalid_fields', { fields: { coupon: fault ?? '' } });
  const applied = apply(coupon, product);
  if (applied.discountCents <= (best?.discountCents ?? 0))
    fail('invalid_fields', { fields: { coupon: 'Your price is already as low without this coupon.' } });
  return applied;
}

/** The term a product would have if it were paid today; undefined for what is bought once and does not end. */
export async function findTermIfPaidToday(
  tx: Tx,
  { providerId, product, today }: { providerId: number; product: ProductForSale; today: string },
): Promise<PackageTerm | undefined> {
  const { id: productId, months, amountCents, campaign } = product;
  if (months === null) return undefined;
  const [provider] = await findPackages(tx, [providerId]);
  const running = await findRunningPackages(tx, providerId, today);
  const bought = { productId, months, amountCents, discountCents: campaign?.discountCents ?? 0 };
  return calculateTerm(bought, toPaidTerms(provider, product, running, today), today);
}

type StartedProduct = {
  customerId: number;
  providerId: number;
  productId: number;
  paymentId: number | null;
  amountCents: number;
  discountCents?: number;
  /** What it was paid for; without it, the product as it is now. */
  offeredAs?: OfferedAs | null;
  at: Date;
};

/** Starts what was paid for. Runs in the transaction that marks the payment paid, and starts each payment once. */
export async function startProduct(tx: Tx, started: StartedProduct): Promise<void> {
  const { customerId, providerId, productId, paymentId, amountCents, discountCents = 0, at } = started;
  const provider = (await lockPackage(tx, customerId, providerId)) ?? fail('not_found');
  const found = (await findProduct(tx, productId)) ?? fail('not_found');
  const product = { ...found, ...started.offeredAs };
  const today = dayIn(at, provider.time_zone);
  const { name, summary, promises } = product;
  const sold_as = JSON.stringify({ name, summary, promises });
  const row = { customer_id: customerId, provider_id: providerId, product_id: productId, payment_id: paymentId };
  if (product.months === null) {
    const isNew = await insertProviderProduct(tx, {
      ...row,
      sold_as,
      amount_cents: amountCents,
      starts_on: today,
      ends_on: null,
    });
    if (isNew && needsOrder(product.promises))
      await addOrder(tx, { ...row, due_on: findDueDay(product, today), created_at: at.toISOString() });
    return;
  }
  const running = await findRunningPackages(tx, providerId, today);
  const bought = { productId, months: product.months, amountCents, discountCents };
  const term = calculateTerm(bought, toPaidTerms(provider, product, running, today), today);
  const { startsOn: starts_on, endsOn: ends_on, valueCents: amount_cents } = term;
  const inserted = await insertProviderProduct(tx, { ...row, sold_as, starts_on, ends_on, amount_cents });
  if (!inserted) return;
  const replaced = running.filter(({ ends_on: end }) => end >= term.startsOn).map(({ id }) => id);
  if (replaced.length > 0) await replacePackages(tx, replaced, today);
  await updateProviderPackage(
    tx,
    { customerId, providerId },
    { ...toShownPackage(product), product_date_end: ends_on },
  );
  await markCustomerPaying(tx, customerId);
  await completeEndPrompts(tx, { customerId, providerId, at });
}

/** When the team has promised to deliver. */
function findDueDay({ promises }: Pick<ProductRow, 'promises'>, today: string): string | null {
  const weeks = promises.find(({ code }) => code === 'weeks_to_deliver')?.count;
  return weeks
    ? addDays(new Date(today), weeks * 7)
        .toISOString()
        .slice(0, 10)
    : null;
}

/** What the provider has from now on: exactly what the product promises. */
export function toShownPackage({ name, promises }: Pick<ProductRow, 'name' | 'promises'>) {
  const { statistics, rivals, placedFirst, adviser } = findAccess(promises);
  return {
    listing_product_name: name,
    stats_access: statistics,
    rival_stats_access: rivals,
    placed_first: placedFirst,
    advisor_access: adviser,
  };
}
