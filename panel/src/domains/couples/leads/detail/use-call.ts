import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { refetchLead } from '../steps/lead-cache.ts';
import { toOutcome } from './call-outcome.ts';
import { callsOptions, placeCall } from './lead.queries.ts';

/** Calls the user's own phone, then the couple's, and reports how it ended. */
export function useCall({ id, couple }: Pick<LeadSummary, 'id' | 'couple'>) {
  const { t } = useTranslation('lead-detail');
  const queries = useQueryClient();
  const notices = useNotices();
  const [callId, setCallId] = useState<number>();
  const [isPlacing, setPlacing] = useState(false);
  const calls = useQuery({ ...callsOptions(id), enabled: callId !== undefined });
  const call = calls.data?.data.find((each) => each.id === callId);
  const name = firstNames(couple.name);

  useEffect(() => {
    const outcome = call && toOutcome(call);
    if (!outcome || outcome.kind === 'ringing') return;
    setCallId(undefined);
    if (outcome.kind === 'talked') notices.success(t('call.talked', { name }));
    else notices.error(t(`call.${outcome.why}`));
    void refetchLead(queries, id);
  }, [call, id, name, notices, queries, t]);

  const ring = async () => {
    setPlacing(true);
    try {
      const placed = await placeCall(id);
      await queries.invalidateQueries({ queryKey: callsOptions(id).queryKey });
      setCallId(placed.id);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // Refusals have a sentence of their own; a failed line has only this one.
      notices.error(error.status === 422 ? error.message : t('call.failed'));
    } finally {
      setPlacing(false);
    }
  };
  return { ring, isRinging: isPlacing || callId !== undefined };
}
