import type { MarketplaceWeek } from '@bellbird/contract/desk/overview';

export const CHART = { width: 480, height: 140 } as const;

/** The line of medians in the chart’s coordinates; a week without answers has no point. */
export function weekLine(weeks: readonly MarketplaceWeek[]): { points: string; most: number } {
  const most = Math.max(60, ...weeks.map(({ medianMinutes }) => medianMinutes ?? 0));
  const step = weeks.length > 1 ? CHART.width / (weeks.length - 1) : 0;
  const points = weeks.flatMap(({ medianMinutes }, at) => {
    if (medianMinutes === null) return [];
    return [`${Math.round(at * step)},${Math.round(CHART.height * (1 - medianMinutes / most))}`];
  });
  return { points: points.join(' '), most };
}
