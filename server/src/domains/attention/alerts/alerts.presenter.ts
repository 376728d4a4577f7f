import type { Alert } from '@bellbird/contract/attention/alerts';
import type { AlertRow } from './alerts.repository.ts';

export function presentAlert(row: AlertRow): Alert {
  return {
    id: row.id,
    kind: row.kind,
    person: row.person,
    at: row.created_at,
    seenAt: row.seen_at,
    deliveries: (row.deliveries ?? []).map(({ channel, status, is_fallback, changed_at }) => ({
      channel,
      status,
      isFallback: is_fallback,
      at: changed_at,
    })),
    fallbackAt: row.fallback_at,
    fallback: row.fallback,
  };
}
