import { useQuery } from '@tanstack/react-query';
import { pendingLeadsOptions } from '#domains/couples/leads/leads.queries.ts';
import { promptCountOptions } from '#domains/attention/prompts/prompts.queries.ts';
import { useUser } from '#platform/session/use-session.ts';
import type { NavBadge } from './sidebar.ts';

/** The counts in the navigation. A count that could not be loaded shows no badge. */
export function useCounts(): Record<NavBadge | 'bell', number> {
  const enabled = useUser() !== undefined;
  const pendingLeads = useQuery({ ...pendingLeadsOptions, enabled }).data ?? 0;
  const prompts = useQuery({ ...promptCountOptions, enabled }).data;
  return { pendingLeads, prompts: prompts?.pending ?? 0, bell: prompts?.bell ?? 0 };
}
