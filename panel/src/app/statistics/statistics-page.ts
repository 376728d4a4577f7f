import type { StatisticsKind } from '@bellbird/contract/money/packages/upgrades.ts';
import { type Page, type PageDetails, memberPage } from '../page.ts';

// The build reads this import as text (panel/build/screens.ts): no JSX here, and the path from the root.
const gate = () => import('#app/statistics/StatisticsGate.tsx');

/** A page of statistics. Without a package that includes them it is empty and offers an upgrade. */
export function statisticsPage({ kind, ...details }: { kind: StatisticsKind } & Omit<PageDetails, 'texts'>): Page {
  const { component } = details;
  return memberPage({
    ...details,
    permission: 'statistics',
    texts: ['listing', 'statistics'],
    component: {
      ...component,
      modules: [gate, ...component.modules],
      load: async () => {
        const [{ withStatisticsGate }, Content] = await Promise.all([gate(), component.load()]);
        return withStatisticsGate(kind, Content);
      },
      firstData: async () => {
        const [{ isOpen }, firstData] = await Promise.all([gate(), component.firstData()]);
        return isOpen(kind) ? firstData : undefined;
      },
    },
  });
}
