import type { LeadCall } from '@bellbird/contract/couples/calls';
import type { CallRow } from './calls.repository.ts';

export function presentCall(row: CallRow): LeadCall {
  return {
    id: row.id,
    leadId: row.lead_id,
    calledAt: row.called_at,
    direction: row.direction,
    durationSeconds: row.duration_seconds,
    result: row.result,
    isPlaced: row.gateway_id !== null || row.result === 'waiting',
    customerUser: row.customer_user_id === null ? null : { id: row.customer_user_id, name: row.user_name ?? '' },
  };
}
