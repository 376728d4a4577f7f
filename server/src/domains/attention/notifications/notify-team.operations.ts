import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';
import { changesListsOf } from '#platform/db/replica.ts';
import { recordAlerts } from '#domains/attention/alerts/alerts.public.ts';
import { queuePushes } from '#domains/attention/push/push.public.ts';
import { findTeam, findUuid, publishAll } from './notifications.repository.ts';

export type TeamNotice = { providerId: number; event: LiveEvent };

export function channelOf(uuid: string): string {
  return `customer_users/${uuid}`;
}

/**
 * Notifies everybody who looks after the couples of a provider. Call it last in the transaction: others who notify the
 * same people wait until this one commits.
 */
export function notifyTeam(tx: Tx, to: { customerId: number; providerId: number }, event: LiveEvent): Promise<void> {
  return notifyTeams(tx, to.customerId, [{ providerId: to.providerId, event }]);
}

/** Events that only make a page refetch. Not stored: a panel that was offline refetches everything anyway. */
const PASSING: ReadonlySet<LiveEvent['kind']> = new Set(['lead_changed', 'prompts', 'calendar', 'payments']);

/** The channel of those events. */
export function changesOf(customerId: number): string {
  return `leads/${customerId}`;
}

/** The same for many events at once. */
export async function notifyTeams(tx: Tx, customerId: number, told: readonly TeamNotice[]): Promise<void> {
  changesListsOf(tx, customerId);
  const changes = told.filter((each) => PASSING.has(each.event.kind));
  publishAfterCommit(
    tx,
    ...changes.map(({ providerId, event }) => ({ channel: changesOf(customerId), data: { providerId, event } })),
  );
  const lasting = told.filter((each) => !PASSING.has(each.event.kind));
  if (lasting.length === 0) return;
  const team = await findTeam(tx, customerId, [...new Set(lasting.map((each) => each.providerId))]);
  const toEach = lasting.flatMap(({ providerId, event }) =>
    team.filter((member) => member.provider_id === providerId).map(({ id, uuid }) => ({ id, uuid, event })),
  );
  if (toEach.length > 0) await publish(tx, customerId, toEach);
}

/** Notifies one user. */
export async function notifyUser(
  tx: Tx,
  to: { customerId: number; customerUserId: number },
  event: LiveEvent,
): Promise<void> {
  const uuid = await findUuid(tx, to.customerId, to.customerUserId);
  if (uuid) await publish(tx, to.customerId, [{ id: to.customerUserId, uuid, event }]);
}

/** In open panels, and by push to browsers without one. */
async function publish(
  tx: Tx,
  customerId: number,
  told: readonly { id: number; uuid: string; event: LiveEvent }[],
): Promise<void> {
  changesListsOf(tx, customerId);
  const events = told.map(({ uuid, event }) => ({ channel: channelOf(uuid), kind: event.kind, data: event }));
  // In this order: a push message names its alert.
  const people = told.map(({ id, event }) => ({ customerUserId: id, event }));
  await Promise.all([
    publishAll(tx, customerId, events),
    recordAlerts(tx, customerId, people),
    queuePushes(tx, customerId, people),
  ]);
}
