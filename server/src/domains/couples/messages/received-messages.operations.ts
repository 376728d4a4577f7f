import type { Tx } from '#platform/db/db.ts';
import type { LeadRow } from '#domains/couples/leads/leads.public.ts';
import { shortenMail } from './mail-text.operations.ts';
import { insertAttachments, insertMessage } from './messages.repository.ts';
import type { NewMessageRow, WaitingFile } from './messages.tables.ts';

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
  recipients: string[];
};

export type IncomingMessage = Pick<
  Arrival,
  'type' | 'senderName' | 'subject' | 'body' | 'messageId' | 'references' | 'files'
> & {
  /** Only of mails. Held messages from before these were stored have neither. */
  sender?: string;
  recipients?: string[];
  /** Its kind in the timeline, when it was sent neither by mail nor by text. */
  kind?: 'receive_message';
  /** STOP or START: for the gateway, so nobody waits for an answer to it. */
  isKeyword?: boolean;
};

type Given = Pick<NewMessageRow, 'direction'> & Partial<NewMessageRow>;

/** Stores a received message with its files. A mail is shown without what it quotes; other texts are shown as they are. */
export async function insertReceived(
  tx: Tx,
  lead: LeadRow,
  message: IncomingMessage,
  given: Given,
): Promise<{ id: number; body: string }> {
  const isMail = message.type === 'email' && message.kind === undefined;
  const body = hideQuoteLinks(message.body);
  const text = isMail ? await shortenMail(tx, lead, body) : { body, whole_body: null };
  const { id } = await insertMessage(tx, {
    customer_id: lead.customer_id,
    lead_id: lead.id,
    type: message.type,
    subject: message.subject || null,
    ...text,
    sender_name: message.senderName || null,
    sender_address: (isMail && message.sender) || null,
    header_message_id: message.messageId,
    header_references: message.references.toReversed(),
    attachment_count: message.files.length,
    ...given,
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
  return { id, body: text.body };
}

/** A couple who quotes our mail also quotes their own link, which nobody but them may have. */
function hideQuoteLinks(body: string): string {
  return body.replaceAll(/\/q\/[\w-]{43}/g, '/q/…');
}
