import type { LeadSummary } from '@bellbird/contract/couples/leads';
import Check from 'lucide-react/icons/check';
import { useConfigList, useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { toTone } from './status-tones.ts';

/** The couple's status; while in contact the current step, if there is one. Grey if it is not a wedding. */
export function LeadStatusChip({ lead }: { lead: Pick<LeadSummary, 'status' | 'processState' | 'isWedding'> }) {
  const nameOf = useConfigNames('lead_status');
  const states = useConfigList('lead_process_state');
  const state = lead.status === 'negotiating' && states.data?.find(({ itemId }) => itemId === lead.processState)?.value;
  return (
    <StatusChip tone={toTone(lead)} icon={lead.status === 'deal_approved' ? <Check aria-hidden /> : undefined}>
      {state || nameOf(lead.status)}
    </StatusChip>
  );
}
