import { ALERT_KINDS } from '@bellbird/contract/attention/alerts';
import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import { queueDeliveries } from './push.repository.ts';

/** The channel that wakes the senders. */
export const PUSH_CHANNEL = 'push';

/** Events worth interrupting somebody for. */
export const PUSHED = ALERT_KINDS satisfies readonly LiveEvent['kind'][];
export type PushedEvent = Extract<LiveEvent, { kind: (typeof PUSHED)[number] }>;

function isPushed(event: LiveEvent): event is PushedEvent {
  return PUSHED.some((kind) => kind === event.kind);
}

/** Queues push messages for events, in the events’ own transaction; they are sent after the commit. */
export async function queuePushes(
  tx: Tx,
  customerId: number,
  told: readonly { customerUserId: number; event: LiveEvent }[],
): Promise<void> {
  const happenings = told
    .filter(({ event }) => isPushed(event))
    .map(({ customerUserId, event }) => ({ customerUserId, kind: event.kind, data: event }));
  if (happenings.length === 0) return;
  if (await queueDeliveries(tx, customerId, happenings)) publishAfterCommit(tx, { channel: PUSH_CHANNEL });
}
