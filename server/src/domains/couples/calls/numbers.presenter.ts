import type { DeskNumber } from '@bellbird/contract/couples/calls';
import type { DeskNumberRow } from './numbers.repository.ts';

export function presentNumber(row: DeskNumberRow): DeskNumber {
  const { id, number, state, provider_id: providerId, customer_id: customerId } = row;
  return {
    id,
    number,
    state,
    provider:
      providerId === null || customerId === null ? null : { id: providerId, name: row.provider_name ?? '', customerId },
    quarantinedUntil: state === 'quarantined' ? row.quarantined_until : null,
    isAtGateway: row.gateway_id !== null,
  };
}
