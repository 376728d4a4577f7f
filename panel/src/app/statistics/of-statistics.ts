import type { StatisticsKind } from '@bellbird/contract/money/packages/upgrades.ts';
import type { ComponentType } from 'react';
import type { PageSource } from '../pages.ts';

type Source = { kind: StatisticsKind; load: () => Promise<ComponentType>; texts: readonly string[] };

// Without JSX, and named from the root: the build reads this file too (panel/build/screens.ts).
const gate = () => import('#app/statistics/StatisticsGate.tsx').then((module) => module.behindGate);

/** A page of statistics. Where no package holds them, an upgrade is offered over an empty page. */
export function ofStatistics({ kind, load, texts }: Source): PageSource {
  return {
    texts: ['listing', ...texts],
    parts: [gate, load],
    load: async () => {
      const [behindGate, Content] = await Promise.all([gate(), load()]);
      return behindGate(kind, Content);
    },
  };
}
