import {
  type StatisticsKind,
  type Upgrade,
  hasStatistics,
  isLimited,
  upgradeFor,
} from '@bellbird/contract/money/packages/upgrades.ts';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { type PackageRow, findPackages } from './packages.repository.ts';

export type ProviderPackage = {
  providerId: number;
  providerName: string;
  name: string;
  isLimited: boolean;
  onHold: boolean;
  dateEnd: string | null;
  statsAccess: boolean;
  rivalStatsAccess: number;
  timeZone: string;
};

/** What the packages of these providers include at a moment. */
export async function findProviderPackages(
  tx: Tx,
  providerIds: readonly number[],
  now: Date,
): Promise<ProviderPackage[]> {
  return (await findPackages(tx, providerIds)).map((row) => ({
    providerId: row.id,
    providerName: row.name,
    name: row.listing_product_name,
    isLimited: isLimitedOn(row, now),
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

/** Refuses what the limited package does not include. */
export async function assertIncluded(
  tx: Tx,
  { providerId, upgrade, now }: { providerId: number; upgrade: Upgrade; now: Date },
): Promise<void> {
  const limited = await findLimitedProviders(tx, [providerId], now);
  if (limited.has(providerId)) fail('upgrade_required', { data: { upgrade } });
}

/** The providers whose statistics of a kind the member may see; fails when there is none, or not the requested one. */
export async function findStatisticsAccess(
  tx: Tx,
  member: Member,
  kind: StatisticsKind,
  requestedId?: number,
): Promise<Pick<PackageRow, 'id' | 'name' | 'time_zone'>[]> {
  const allowed = providersFor(member, 'statistics');
  const requested = requestedId === undefined ? allowed : allowed.filter((id) => id === requestedId);
  const rows = await findPackages(tx, requested);
  const open = rows.filter((row) => row.left_at === null && hasStatistics(kind, toFeatures(row)));
  return open.length > 0 ? open : fail('upgrade_required', { data: { upgrade: upgradeFor(kind) } });
}

function isLimitedOn(row: PackageRow, now: Date): boolean {
  const { productFeatures } = toFeatures(row);
  return isLimited({ paidStatus: row.paid_status, productFeatures }, dayIn(now, row.time_zone));
}

function toFeatures(row: PackageRow) {
  return {
    onHold: row.on_hold,
    productFeatures: {
      productDateEnd: row.product_date_end,
      statsAccess: row.stats_access,
      rivalStatsAccess: row.rival_stats_access,
    },
  };
}
