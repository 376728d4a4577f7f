import type { LeadMessage, SmsLogEntry } from '@bellbird/contract/couples/messages';
import type { z } from 'zod';
import { maskEmail } from '#platform/mail/mask-email.ts';
import type { AttachmentRow, MessageRow, SmsLogRow } from './messages.repository.ts';

export function presentMessage(
  row: MessageRow,
  leadId: number,
  coupleName: string,
  files: readonly AttachmentRow[],
): LeadMessage {
  return {
    id: row.id,
    type: row.type,
    direction: row.direction,
    subject: row.subject,
    body: row.body,
    isShortened: row.is_shortened,
    bodyHtml: row.body_html,
    createdAt: row.created_at,
    readAt: row.read_at,
    author: {
      id: row.author_id,
      name: row.direction === 'in' ? (row.sender_name ?? coupleName) : (row.author_name ?? ''),
    },
    sender: presentSender(row),
    deliveryState: row.state,
    failure: row.failure,
    sendAt: row.send_at,
    cancelIfAnswered: row.cancel_if_answered,
    attachments: files.filter((file) => file.message_id === row.id).map((file) => presentAttachment(file, leadId)),
  };
}

/** The couple's own addresses are never shown, and a colleague's is known. */
function presentSender({ sender_kind: kind, sender_address: address }: MessageRow): LeadMessage['sender'] {
  if (!kind) return null;
  const isStranger = kind === 'known' || kind === 'new';
  return { kind, address: isStranger && address ? maskEmail(address) : null };
}

function presentAttachment(file: AttachmentRow, leadId: number): LeadMessage['attachments'][number] {
  return {
    id: file.id,
    name: file.name,
    mimeType: file.mime_type,
    sizeKb: Math.max(1, Math.round(file.size_bytes / 1024)),
    url: file.storage_key === null ? null : `/leads/${leadId}/messages/${file.message_id}/attachments/${file.id}`,
  };
}

export function presentSmsLog(row: SmsLogRow): z.input<typeof SmsLogEntry> {
  return {
    id: row.id,
    leadId: row.lead_id,
    coupleName: row.couple_name,
    body: row.body,
    createdAt: row.created_at,
    author: row.author_name,
    deliveryState: row.state,
    failure: row.failure,
  };
}
