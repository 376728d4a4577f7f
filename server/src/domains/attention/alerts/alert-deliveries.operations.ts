import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import { ALERT_KINDS, type AlertKind } from '@bellbird/contract/attention/alerts';
import type { Db, Tx } from '#platform/db/db.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import { SmsFailure } from '#platform/sms/sms-failure.ts';
import { type AlertKey, findOrInsertAlert, saveDelivery } from './alert-deliveries.repository.ts';
import { insertAlerts } from './alerts.repository.ts';

type Told = { customerUserId: number; event: LiveEvent };

/** Records who is to hear about an event, in the event’s own transaction. */
export async function recordAlerts(tx: Tx, customerId: number, told: readonly Told[]): Promise<void> {
  const added = told.flatMap(({ customerUserId, event }) =>
    isAlert(event) ? [{ customerUserId, ...subjectOf(event), kind: event.kind }] : [],
  );
  if (added.length > 0) await insertAlerts(tx, customerId, added);
}

type AlertEvent = Extract<LiveEvent, { kind: AlertKind }>;

function isAlert(event: LiveEvent): event is AlertEvent {
  return ALERT_KINDS.some((kind) => kind === event.kind);
}

const subjectOf = (event: AlertEvent) =>
  event.kind === 'unmatched_message' ? { messageId: event.messageId } : { leadId: event.leadId };

/** What became of a push message to one browser. */
export async function recordPush(tx: Tx, alertId: number | null, status: 'sent' | 'failed', at: Date): Promise<void> {
  if (alertId !== null) await saveDelivery(tx, { alertId, channel: 'push', status, at: at.toISOString() });
}

type Tracked = { of: AlertKey | { alertId: number }; channel: 'mail' | 'sms'; isFallback?: boolean };

/**
 * Sends a mail or a text and records what became of it. `send` gets the delivery’s id, under which a bounce or a receipt
 * comes back. Throws what may succeed later, so that a job tries again; returns whether it was sent.
 */
export async function sendTracked(
  { db, now }: { db: Db; now: Date },
  { of, channel, isFallback = false }: Tracked,
  send: (deliveryId: number) => Promise<unknown>,
): Promise<boolean> {
  const at = now.toISOString();
  const save = (alertId: number, status: 'waiting' | 'sent' | 'failed') =>
    db.system((tx) => saveDelivery(tx, { alertId, channel, status, isFallback, at }));
  const alertId = 'alertId' in of ? of.alertId : await db.system((tx) => findOrInsertAlert(tx, of));
  const deliveryId = await save(alertId, 'waiting');
  try {
    await send(deliveryId);
  } catch (error) {
    const isHopeless = (error instanceof MailFailure || error instanceof SmsFailure) && error.kind === 'permanent';
    if (!isHopeless) throw error;
    await save(alertId, 'failed');
    return false;
  }
  await save(alertId, 'sent');
  return true;
}
