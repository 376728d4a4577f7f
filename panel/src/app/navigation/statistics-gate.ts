import type { Provider } from '@bellbird/contract/providers';

export type StatisticsKind = 'visits' | 'weddings' | 'rivals';

type Features = Pick<Provider, 'onHold' | 'productFeatures'>;

/** Statistics come with the package of some provider that is not on hold; rivals need their own share of it. */
export function mayOpenStatistics(kind: StatisticsKind, providers: readonly Features[]): boolean {
  return providers.some(
    ({ onHold, productFeatures: { statsAccess, rivalStatsAccess } }) =>
      !onHold && statsAccess && (kind !== 'rivals' || rivalStatsAccess > 0),
  );
}
