import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { Quiet } from '#ui/Text.tsx';
import css from './LeadHeader.module.css';

export function RejectReason({ lead }: { lead: LeadSummary }) {
  const { t } = useTranslation('lead-detail');
  const reasons = useConfigList('info_request_reject_reason');
  const reason = reasons.data?.find(({ itemId }) => itemId === lead.rejectReasonId)?.value;
  if (lead.status !== 'rejected' || !reason) return null;
  return (
    <Quiet component="span" className={css.names}>
      {t('rejectedFor', { reason })}
    </Quiet>
  );
}
