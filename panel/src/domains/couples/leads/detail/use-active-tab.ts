import { useNavigate, useSearch } from '#platform/routing/routing.ts';

export const LEAD_TABS = ['details', 'interactions', 'messages', 'notes', 'calls', 'loan'] as const;
export type LeadTab = (typeof LEAD_TABS)[number];

/** The tab that the address names; undefined when it names none. */
export function useActiveTab(): { tab: LeadTab | undefined; open: (tab: LeadTab) => void } {
  const search = useSearch() as Record<string, unknown>;
  const navigate = useNavigate();
  return {
    tab: LEAD_TABS.find((tab) => tab === search['activeTab']),
    open: (activeTab) =>
      void navigate({ to: '.', search: { ...search, activeTab }, replace: true, resetScroll: false }),
  };
}
