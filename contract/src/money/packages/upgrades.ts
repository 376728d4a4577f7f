/** What the marketplace sells to providers. `all` is only a filter. */
export const PRODUCT_TYPES = ['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Features that the limited package does not include. */
export const UPGRADES = [
  'campaigns',
  'photos',
  'leads',
  'rivals',
  'replies',
  'visits',
  'weddings',
  'whatsapp',
  'bidding',
] as const;
export type Upgrade = (typeof UPGRADES)[number];

type PaidProvider = {
  readonly paidStatus: 'paid' | 'limited' | 'unpaid';
  readonly productFeatures: { readonly productDateEnd: string | null };
};

/** Whether a provider is on the limited package on a day in its time zone: not paid, or the paid package has ended. */
export function isLimited({ paidStatus, productFeatures: { productDateEnd } }: PaidProvider, today: string): boolean {
  return paidStatus !== 'paid' || (productDateEnd !== null && productDateEnd < today);
}

export const STATISTICS = ['visits', 'weddings', 'rivals', 'magnet'] as const;
export type StatisticsKind = (typeof STATISTICS)[number];

type StatisticsProvider = {
  readonly onHold: boolean;
  readonly productFeatures: { readonly statsAccess: boolean; readonly rivalStatsAccess: number };
};

/** Statistics need a provider that is not on hold and has access; competitor statistics need extra access. */
export function canOpenStatistics(kind: StatisticsKind, providers: readonly StatisticsProvider[]): boolean {
  return providers.some((provider) => hasStatistics(kind, provider));
}

export function hasStatistics(kind: StatisticsKind, { onHold, productFeatures }: StatisticsProvider): boolean {
  return !onHold && productFeatures.statsAccess && (kind !== 'rivals' || productFeatures.rivalStatsAccess > 0);
}

/** The upgrade that a statistics page offers. The magnet belongs to the visits. */
export function upgradeFor(kind: StatisticsKind): Upgrade {
  return kind === 'magnet' ? 'visits' : kind;
}
