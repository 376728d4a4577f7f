import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { promptCountOptions } from '#domains/attention/prompts/prompts.queries.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { usePreloaded } from '#platform/routing/use-preloaded.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useCurrentRoute } from '../current-route.ts';
import { isAnyDue } from './due.ts';

const ForcedModals = lazyPart(() => import('./ForcedModals.tsx'), 'ForcedModals');

/** Most visits open no modal: its code is loaded once one may open, and then stays. */
export function ModalsWhenDue({ user }: { user: SessionUser }) {
  const [isWanted, setWanted] = useState(false);
  const isLoaded = usePreloaded(isWanted, ForcedModals.preload);
  // Rendered again on each page, when another may be due.
  useCurrentRoute();
  const { data: prompts } = useQuery({ ...promptCountOptions, enabled: false });
  const lacksData = useProvidersFor('info').some(({ isMissingData }) => isMissingData);
  const occasions = { lacksData, hasVideo: panelConfig().adVideo !== null };
  const isOccasion = Boolean(prompts?.modal) || isAnyDue(user.id, occasions);
  if (isOccasion && !isWanted) setWanted(true);
  return isLoaded && <ForcedModals user={user} />;
}
