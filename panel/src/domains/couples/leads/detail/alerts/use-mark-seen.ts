import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { whenVisible } from '#platform/time/when-visible.ts';
import { alertsOptions, markSeen } from './alerts.queries.ts';

/**
 * Tells the server that the user looks at the couple’s page, so that nobody sends them a mail about it. A page in a
 * hidden tab is looked at when the tab is shown again.
 */
export function useMarkSeen(lead: LeadDetail | undefined): void {
  const queries = useQueryClient();
  const id = lead?.id;
  const isUnseen = lead?.hasUnseenAlerts ?? false;
  useEffect(() => {
    if (id === undefined || !isUnseen) return undefined;
    const mark = async () => {
      try {
        await markSeen(id);
        queries.setQueryData<LeadDetail>(['lead', id], (known) => known && { ...known, hasUnseenAlerts: false });
        void queries.invalidateQueries({ queryKey: alertsOptions(id).queryKey });
      } catch (error) {
        // Without a connection the alert stays unseen, and the next visit tries again.
        if (!(error instanceof ApiFailure)) throw error;
      }
    };
    return whenVisible(() => void mark());
  }, [id, isUnseen, queries]);
}
