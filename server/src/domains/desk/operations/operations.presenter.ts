import { type FailedJob, type QueueHealth, SERVICES, type ServiceHealth } from '@bellbird/contract/desk/operations';
import type { FailedJobRow, PulseRow, QueueRow } from './operations.repository.ts';

/** A service is judged by what happened last. */
export function presentServices(rows: readonly PulseRow[]): ServiceHealth[] {
  return SERVICES.map((service) => {
    const row = rows.find((each) => each.service === service);
    const isFailing = row?.last_failed_at && (!row.last_ok_at || row.last_failed_at > row.last_ok_at);
    return {
      service,
      state: row === undefined ? 'unused' : isFailing ? 'failing' : 'working',
      lastOkAt: row?.last_ok_at ?? null,
      lastFailedAt: row?.last_failed_at ?? null,
      failure: row?.failure ?? null,
      failures: row?.failures ?? 0,
    };
  });
}

export function presentQueue({ waiting_since: waitingSince, ...queue }: QueueRow): QueueHealth {
  return { ...queue, waitingSince };
}

export function presentFailedJob({ id, name, failed_at: failedAt, tries, message }: FailedJobRow): FailedJob {
  return { id, queue: name, failedAt, tries, message };
}
