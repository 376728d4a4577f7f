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
import { extractAnswer } from './answer-text.rules.ts';
import { toExcerpt } from './excerpt.rules.ts';
import type { Thread } from './incoming.repository.ts';
import { cancelIfAnswered, hasMail, insertAttachments, insertMessage } from './messages.repository.ts';
import type { WaitingFile } from './messages.tables.ts';

/** A received message, by mail or text. */
export type Arrival = {
  type: 'email' | 'sms';
  identity: string;
  sender: string;
  senderName: string;
  subject: string;
  body: string;
  messageId: string | null;
  references: string[];
  files: WaitingFile[];
};

export type IncomingMessage = Pick<
  Arrival,
  'type' | 'senderName' | 'subject' | 'body' | 'messageId' | 'references' | 'files'
> & {
  /** Its kind in the timeline, when it was sent neither by mail nor by text. */
  kind?: 'receive_message';
};

/** Adds a couple's message: to the conversation, the timeline and the lead, and cancels what depended on their silence. */
export async function addToConversation(tx: Tx, now: Date, message: IncomingMessage, thread: Thread): Promise<void> {
  const lead = await lockLeadForSystem(tx, thread.customerId, thread.leadId);
  if (!lead || (await isInConversation(tx, lead, message))) return;
  await (lead.withheld
    ? withholdContent(tx, lead, { kind: 'message', at: now, content: message })
    : insertIntoConversation(tx, lead, now, message));
  await recordIncomingMessage(tx, lead, now);
  const event = { kind: 'message', leadId: thread.leadId, coupleName: lead.couple_name } as const;
  await notifyTeam(tx, { customerId: thread.customerId, providerId: thread.providerId }, event);
}

async function isInConversation(tx: Tx, lead: LeadRow, { messageId }: IncomingMessage): Promise<boolean> {
  return messageId !== null && (await hasMail(tx, lead, messageId));
}

/** The message itself and its timeline entry. */
async function insertIntoConversation(tx: Tx, lead: LeadRow, now: Date, message: IncomingMessage): Promise<void> {
  const { id } = await insertMessage(tx, {
    customer_id: lead.customer_id,
    lead_id: lead.id,
    type: message.type,
    direction: 'in',
    subject: message.subject || null,
    body: message.type === 'email' ? extractAnswer(message.body) : message.body,
    sender_name: message.senderName || null,
    created_at: now.toISOString(),
    state: 'received',
    state_at: now.toISOString(),
    header_message_id: message.messageId,
    header_references: message.references.toReversed(),
    attachment_count: message.files.length,
  });
  const files = message.files.map(({ name, mimeType, sizeBytes, storageKey }) => ({
    customer_id: lead.customer_id,
    message_id: id,
    name,
    mime_type: mimeType,
    size_bytes: sizeBytes,
    storage_key: storageKey,
  }));
  await insertAttachments(tx, files);
  await cancelIfAnswered(tx, lead.customer_id, lead.id, now.toISOString());
  const kind = message.kind ?? (message.type === 'email' ? 'email_received' : 'sms_received');
  await recordEvent(tx, lead, {
    kind,
    at: now,
    details: { messageId: id, text: toExcerpt(extractAnswer(message.body)) },
  });
}

/** Adds a held message once its request is revealed. */
export const releaseHeldMessage: ReleaseHeldMessage = async (tx, lead, at, content) => {
  const message = content as IncomingMessage;
  if (!(await isInConversation(tx, lead, message))) await insertIntoConversation(tx, lead, at, message);
};
