/** What a marketplace sells to a provider. `all` is no product: it asks for every kind. */
export const PRODUCT_TYPES = ['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** What a limited package offers an upgrade for. */
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

type Paid = {
  readonly paidStatus: 'paid' | 'limited' | 'unpaid';
  readonly productFeatures: { readonly productDateEnd: string | null };
};

/** Whether a provider is on the limited package on a day of its own calendar: not paid for, or the paid time is over. */
export function isLimited({ paidStatus, productFeatures: { productDateEnd } }: Paid, today: string): boolean {
  return paidStatus !== 'paid' || (productDateEnd !== null && productDateEnd < today);
}

export const STATISTICS = ['visits', 'weddings', 'rivals', 'magnet'] as const;
export type StatisticsKind = (typeof STATISTICS)[number];

type Shown = {
  readonly onHold: boolean;
  readonly productFeatures: { readonly statsAccess: boolean; readonly rivalStatsAccess: number };
};

/** Statistics come with the package of some provider that is not on hold; rivals need their own share of it. */
export function mayOpenStatistics(kind: StatisticsKind, providers: readonly Shown[]): boolean {
  return providers.some((provider) => hasStatistics(kind, provider));
}

export function hasStatistics(kind: StatisticsKind, { onHold, productFeatures }: Shown): boolean {
  return !onHold && productFeatures.statsAccess && (kind !== 'rivals' || productFeatures.rivalStatsAccess > 0);
}

/** Which upgrade a statistics page offers; the magnet follows the visits. */
export function upgradeFor(kind: StatisticsKind): Upgrade {
  return kind === 'magnet' ? 'visits' : kind;
}
