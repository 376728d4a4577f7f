import { type StatisticsKind, canOpenStatistics, upgradeFor } from '@bellbird/contract/money/packages/upgrades.ts';
import { type ComponentType, useEffect } from 'react';
import { providersFor, useProvidersFor } from '#platform/session/use-providers-for.ts';
import { currentUser, useUser } from '#platform/session/use-session.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import { NotAllowed } from '../provider/NotAllowed.tsx';
import { ClosedStatistics } from './ClosedStatistics.tsx';

/** Wraps a component so that only users whose package includes its statistics see it. */
export function withStatisticsGate(kind: StatisticsKind, Content: ComponentType): ComponentType {
  return () => <StatisticsGate kind={kind} Content={Content} />;
}

/** Whether the page asks the server for anything. */
export function isOpen(kind: StatisticsKind): boolean {
  const user = currentUser();
  return user !== undefined && canOpenStatistics(kind, providersFor(user, 'statistics'));
}

function StatisticsGate({ kind, Content }: { kind: StatisticsKind; Content: ComponentType }) {
  const user = useUser();
  const providers = useProvidersFor('statistics');
  if (!user) return <PageSkeleton />;
  if (user.providers.length > 0 && providers.length === 0) return <NotAllowed provider={user.customer.name} />;
  return canOpenStatistics(kind, providers) ? <Content /> : <Closed kind={kind} />;
}

function Closed({ kind }: { kind: StatisticsKind }) {
  const offerUpgrade = useUpgrade();
  const upgrade = upgradeFor(kind);
  useEffect(() => offerUpgrade(upgrade), [offerUpgrade, upgrade]);
  return <ClosedStatistics kind={kind} onOffer={() => offerUpgrade(upgrade)} />;
}
