import {
  type StatisticsKind,
  hasStatistics,
  isLimited,
  upgradeFor,
} from '@bellbird/contract/money/packages/upgrades.ts';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { settleEnds } from './package-ends.service.ts';
import { type Bought, type Paid, termOf } from './package-term.ts';
import {
  type HeldPackage,
  type PackageRow,
  findPackages,
  findProduct,
  findProductsFor,
  findRunning,
  insertProviderProduct,
  lockProvider,
  putOnPackage,
  replacePackages,
} from './packages.repository.ts';

export type PackageOfProvider = {
  providerId: number;
  isLimited: boolean;
  onHold: boolean;
  dateEnd: string | null;
  statsAccess: boolean;
  rivalStatsAccess: number;
  timeZone: string;
};

/** What the packages of these providers hold at a moment. */
export async function findProviderPackages(
  tx: Tx,
  providerIds: readonly number[],
  now: Date,
): Promise<PackageOfProvider[]> {
  return (await findPackages(tx, providerIds)).map((row) => ({
    providerId: row.id,
    isLimited: isLimitedRow(row, now),
    onHold: row.on_hold,
    dateEnd: row.product_date_end,
    statsAccess: row.stats_access,
    rivalStatsAccess: row.rival_stats_access,
    timeZone: row.time_zone,
  }));
}

/** Those of the providers that are on the limited package at a moment. */
export async function findLimitedProviders(tx: Tx, providerIds: readonly number[], now: Date): Promise<Set<number>> {
  const packages = await findProviderPackages(tx, providerIds, now);
  return new Set(packages.filter((each) => each.isLimited).map(({ providerId }) => providerId));
}

/** The providers whose statistics of a kind the member may see; refused when it is none, or not the one asked for. */
export async function findStatisticsAccess(
  tx: Tx,
  member: Member,
  kind: StatisticsKind,
  asked?: number,
): Promise<number[]> {
  const allowed = providersFor(member, 'statistics');
  const rows = await findPackages(tx, asked === undefined ? allowed : allowed.filter((id) => id === asked));
  const open = rows.filter((row) => hasStatistics(kind, presented(row))).map(({ id }) => id);
  return open.length > 0 ? open : fail('upgrade_required', { data: { upgrade: upgradeFor(kind) } });
}

export type ProductForSale = {
  id: number;
  name: string;
  type: PricedType;
  months: number | null;
  amountCents: number;
};
type PricedType = Awaited<ReturnType<typeof findProductsFor>>[number]['type'];

/** A product at the price of the provider's category; nothing where it is not sold, or free. */
export async function productForSale(
  tx: Tx,
  { providerId, productId }: { providerId: number; productId: number },
): Promise<ProductForSale | undefined> {
  const product = (await findProductsFor(tx, providerId)).find(({ id }) => id === productId);
  if (!product || product.amount_cents === 0) return undefined;
  const { id, name, type, months, amount_cents } = product;
  return { id, name, type, months, amountCents: amount_cents };
}

/** What was paid for begins: inside the transaction that marks it paid, and once however often that is reported. */
export async function startProduct(
  tx: Tx,
  { customerId, providerId, productId, paymentId, amountCents, at }: StartedProduct,
): Promise<void> {
  const provider = (await lockProvider(tx, customerId, providerId)) ?? fail('not_found');
  const product = (await findProduct(tx, productId)) ?? fail('not_found');
  const today = dayIn(at, provider.time_zone);
  const row = {
    customer_id: customerId,
    provider_id: providerId,
    product_id: productId,
    payment_id: paymentId,
  };
  if (product.months === null) {
    await insertProviderProduct(tx, { ...row, amount_cents: amountCents, starts_on: today, ends_on: null });
    return;
  }
  const running = await findRunning(tx, providerId, today);
  const bought = { productId, months: product.months, amountCents };
  const term = termOf(bought, heldBy(provider, product, running, today), today);
  const { startsOn: starts_on, endsOn: ends_on, worthCents: amount_cents } = term;
  const started = await insertProviderProduct(tx, { ...row, starts_on, ends_on, amount_cents });
  if (!started) return;
  const replaced = running.filter(({ ends_on: end }) => end >= term.startsOn).map(({ id }) => id);
  if (replaced.length > 0) await replacePackages(tx, replaced, today);
  await putOnPackage(tx, { customerId, providerId, product, until: term.endsOn });
  await settleEnds(tx, { customerId, providerId, at });
}

/** The days a product would run if it were paid for today; none for what is bought once. */
export async function termAfterPayment(
  tx: Tx,
  { providerId, product, today }: { providerId: number; product: ProductForSale; today: string },
): Promise<Bought | undefined> {
  const { id: productId, months, amountCents } = product;
  if (months === null) return undefined;
  const [provider] = await findPackages(tx, [providerId]);
  const running = await findRunning(tx, providerId, today);
  return termOf({ productId, months, amountCents }, heldBy(provider, product, running, today), today);
}

/** What a provider has from a day on. Of what nobody wrote down we know its end: it goes on, and is worth nothing in exchange. */
function heldBy(
  provider: PackageRow | undefined,
  product: { id: number; name: string },
  running: readonly HeldPackage[],
  today: string,
): Paid[] {
  const until = provider?.paid_status === 'paid' ? (provider.product_date_end ?? '') : '';
  if (running.length === 0 && until >= today && provider?.listing_product_name === product.name)
    return [{ productId: product.id, amountCents: 0, startsOn: today, endsOn: until }];
  return running.map((each) => ({
    productId: each.product_id,
    amountCents: each.amount_cents,
    startsOn: each.starts_on,
    endsOn: each.ends_on,
  }));
}

export type StartedProduct = {
  customerId: number;
  providerId: number;
  productId: number;
  paymentId: number | null;
  amountCents: number;
  at: Date;
};

function isLimitedRow(row: PackageRow, now: Date): boolean {
  const { productFeatures } = presented(row);
  return isLimited({ paidStatus: row.paid_status, productFeatures }, dayIn(now, row.time_zone));
}

function presented(row: PackageRow) {
  return {
    onHold: row.on_hold,
    productFeatures: {
      productDateEnd: row.product_date_end,
      statsAccess: row.stats_access,
      rivalStatsAccess: row.rival_stats_access,
    },
  };
}
