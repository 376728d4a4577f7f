import { useEffect } from 'react';
import { useCounts } from '../navigation/use-counts.ts';

/** An installed panel shows on its icon how many couples wait. Not every browser can; nothing depends on it. */
export function AppBadge() {
  const { pendingLeads } = useCounts();
  useEffect(() => void showOnIcon(pendingLeads), [pendingLeads]);
  // Whoever signs out no longer tells anybody how many wait.
  useEffect(() => () => void showOnIcon(0), []);
  return null;
}

async function showOnIcon(count: number): Promise<void> {
  const icon: Partial<Pick<Navigator, 'setAppBadge'>> = navigator;
  await icon.setAppBadge?.(count).catch(() => undefined);
}
