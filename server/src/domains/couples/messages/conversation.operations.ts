import type { SenderKind } from '@bellbird/contract/couples/messages';
import type { Tx } from '#platform/db/db.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type LeadRow,
  type ReleaseHeldMessage,
  lockLeadForSystem,
  recordEvent,
  recordIncomingMessage,
  withholdContent,
} from '#domains/couples/leads/leads.public.ts';
import { addColleagueMail } from './colleague-mails.operations.ts';
import { toExcerpt } from './excerpt.rules.ts';
import type { Thread } from './incoming.repository.ts';
import { cancelIfAnswered, hasMail } from './messages.repository.ts';
import { type IncomingMessage, insertReceived } from './received-messages.operations.ts';
import { findSender } from './senders.repository.ts';

/** Adds a message to its conversation, as the vendor's own when a colleague wrote it. Nobody is told of a STOP. */
export async function addToConversation(tx: Tx, now: Date, message: IncomingMessage, thread: Thread): Promise<void> {
  const lead = await lockLeadForSystem(tx, thread.customerId, thread.leadId);
  if (!lead || (await isInConversation(tx, lead, message))) return;
  const sender = await findMailSender(tx, lead, message);
  if (sender?.colleagueId) return addColleagueMail(tx, lead, { now, message, colleagueId: sender.colleagueId });
  await (lead.withheld
    ? withholdContent(tx, lead, { kind: 'message', at: now, content: message })
    : addCoupleMessage(tx, lead, { now, message, senderKind: sender?.kind ?? null }));
  await recordIncomingMessage(tx, lead, now, { isWaiting: !message.isKeyword });
  const { leadId, customerId, providerId } = thread;
  const event = message.isKeyword
    ? ({ kind: 'lead_changed', leadId } as const)
    : ({ kind: 'message', leadId, coupleName: lead.couple_name } as const);
  await notifyTeam(tx, { customerId, providerId }, event);
}

async function isInConversation(tx: Tx, lead: LeadRow, { messageId }: IncomingMessage): Promise<boolean> {
  return messageId !== null && (await hasMail(tx, lead, messageId));
}

async function findMailSender(tx: Tx, lead: LeadRow, { type, sender }: IncomingMessage) {
  return type === 'email' && sender ? findSender(tx, lead, sender) : undefined;
}

/** The message itself and its timeline entry. What was scheduled for the case of their silence is cancelled. */
async function addCoupleMessage(
  tx: Tx,
  lead: LeadRow,
  { now, message, senderKind }: { now: Date; message: IncomingMessage; senderKind: SenderKind | null },
): Promise<void> {
  const { id, body } = await insertReceived(tx, lead, message, {
    direction: 'in',
    sender_kind: senderKind,
    created_at: now.toISOString(),
    state: 'received',
    state_at: now.toISOString(),
  });
  await cancelIfAnswered(tx, lead.customer_id, lead.id, now.toISOString());
  const kind = message.kind ?? (message.type === 'email' ? 'email_received' : 'sms_received');
  await recordEvent(tx, lead, { kind, at: now, details: { messageId: id, text: toExcerpt(body) } });
}

/** Adds a held message once its request is revealed. */
export const releaseHeldMessage: ReleaseHeldMessage = async (tx, lead, at, content) => {
  const message = content as IncomingMessage;
  if (await isInConversation(tx, lead, message)) return;
  const sender = await findMailSender(tx, lead, message);
  await addCoupleMessage(tx, lead, { now: at, message, senderKind: sender?.kind ?? null });
};
