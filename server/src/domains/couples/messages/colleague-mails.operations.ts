import type { Tx } from '#platform/db/db.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { type LeadRow, recordAnswer, recordEvent } from '#domains/couples/leads/leads.public.ts';
import { toExcerpt } from './excerpt.rules.ts';
import { type IncomingMessage, insertReceived } from './received-messages.operations.ts';
import { isSentToCouple } from './senders.repository.ts';

/**
 * A colleague wrote to our reply address from their own mail program. It is the vendor's message. If the couple was a
 * recipient, too, they have it; if not, it waits to be sent: anybody can claim an address, so we never send it unasked.
 */
export async function addColleagueMail(
  tx: Tx,
  lead: LeadRow,
  { now, message, colleagueId }: { now: Date; message: IncomingMessage; colleagueId: number },
): Promise<void> {
  const hasArrived = await isSentToCouple(tx, lead, message.recipients ?? []);
  const { id, body } = await insertReceived(tx, lead, message, {
    direction: 'out',
    author_id: colleagueId,
    sender_kind: 'colleague',
    created_at: now.toISOString(),
    state: hasArrived ? 'sent' : 'failed',
    state_at: now.toISOString(),
    failure: hasArrived ? null : 'not_forwarded',
  });
  const details = { messageId: id, text: toExcerpt(body) };
  if (hasArrived) {
    const event = { kind: 'send_email', at: now, customerUserId: colleagueId, details } as const;
    await recordAnswer(tx, lead, { at: now, customerUserId: colleagueId, event });
  } else await recordEvent(tx, lead, { kind: 'message_failed', at: now, details: { messageId: id } });
  const to = { customerId: lead.customer_id, providerId: lead.provider_id };
  await notifyTeam(tx, to, { kind: 'lead_changed', leadId: lead.id });
}
