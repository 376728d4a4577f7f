import type { TeamUnmatchedMessage, UnmatchedMessage } from '@bellbird/contract/couples/messages';
import type { Selectable } from 'kysely';
import type { WaitingRow } from './incoming.repository.ts';
import type { IncomingMessage } from './received-messages.operations.ts';
import type { InboundMessageTable } from './messages.tables.ts';

/** A waiting message, ready to be added to a conversation. */
export function toIncomingMessage(row: Selectable<InboundMessageTable>): IncomingMessage {
  return {
    type: row.type,
    sender: row.sender,
    senderName: row.sender_name,
    subject: row.subject,
    body: row.body,
    messageId: row.header_message_id,
    references: row.header_references,
    files: row.attachments,
    recipients: row.recipients,
  };
}

export function presentUnmatched(row: WaitingRow): UnmatchedMessage {
  return {
    id: row.id,
    type: row.type,
    provider: { id: row.provider_id ?? 0, name: row.provider_name },
    senderName: row.sender_name,
    senderAddress: row.type === 'email' && !row.is_withheld ? row.sender : null,
    subject: row.subject,
    body: row.body,
    receivedAt: row.received_at,
    attachments: row.attachments.length,
    isWithheld: row.is_withheld,
  };
}

export function presentTeamUnmatched(row: Selectable<InboundMessageTable>): TeamUnmatchedMessage {
  return {
    id: row.id,
    type: row.type,
    sender: row.sender,
    senderName: row.sender_name,
    subject: row.subject,
    body: row.body,
    receivedAt: row.received_at,
    attachments: row.attachments.length,
  };
}
