import type { LeadSummary } from '@bellbird/contract/couples/leads';
import Check from 'lucide-react/icons/check';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { toTone } from './status-tones.ts';

type LeadStatusChipProps = { lead: Pick<LeadSummary, 'status' | 'processState' | 'isWedding'> };

/** The couple's status; while in contact the current step, if there is one. Grey if it is not a wedding. */
export function LeadStatusChip({ lead }: LeadStatusChipProps) {
  const { t } = useTranslation('lead-parts');
  const states = useConfigList('lead_process_state');
  const state = lead.status === 'negotiating' && states.data?.find(({ itemId }) => itemId === lead.processState)?.value;
  return (
    <StatusChip tone={toTone(lead)} icon={lead.status === 'deal_approved' ? <Check aria-hidden /> : undefined}>
      {state || t(`status.${lead.status}`)}
    </StatusChip>
  );
}
