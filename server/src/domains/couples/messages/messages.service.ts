import { randomUUID } from 'node:crypto';
import type { Draft, LeadMessage, SmsLogEntry } from '@bellbird/contract/couples/messages';
import type { Paging } from '@bellbird/contract/shared/envelope';
import type { z } from 'zod';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { type Window, windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type LeadPageService,
  findOwnLead,
  lockOwnLead,
  recordAnswer,
  recordEvent,
  recordOffer,
  toLeadOwner,
  updateUnreadCount,
} from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  digestOf,
  findStoredFiles,
  hasTemplate,
  insertStoredFile,
} from '#domains/couples/templates/templates.public.ts';
import { toExcerpt } from './excerpt.rules.ts';
import { deliverAfterCommit } from './message-queue.operations.ts';
import { presentMessage, presentSmsLog } from './messages.presenter.ts';
import {
  type AttachmentRow,
  countSmsLog,
  findAttachments,
  findMessage,
  findMessages,
  findSmsLog,
  findWholeText,
  type LeadKey,
  type MessageRow,
  markLastUnread,
  markMessagesRead,
  updateMessageIn,
} from './messages.repository.ts';
import { deleteDraft, findDraft, saveDraft } from './writing.repository.ts';

type Action = { type: 'read' | 'unread' | 'resend' | 'cancel' | 'send_now'; messageId?: number | undefined };
type DraftForm = {
  type: 'email' | 'sms';
  subject: string;
  body: string;
  attachmentIds: number[];
  templateId: number | null;
};
type Deps = { db: Db; clock: Clock; storage: Storage; pages: Pick<LeadPageService, 'readWith' | 'peekWith'> };

export type MessagesService = ReturnType<typeof createMessagesService>;

/** The conversation with a couple: reading it, marking it, resending and drafts. */
export function createMessagesService({ db, clock, storage, pages }: Deps) {
  async function list(caller: Member, leadId: number, { page, limit }: Paging) {
    const of = { ...toLeadOwner(caller), leadId };
    const window = windowOf({ page, limit });
    return db.tenantRead(caller.customerId, async (tx) => {
      const [lead, found] = await Promise.all([
        findOwnLead(tx, caller, leadId),
        findWithFiles(tx, { ...of, ...window }),
      ]);
      return presentConversation(found, leadId, lead.couple_name);
    });
  }

  /** A couple's page: their request and the last messages. A withheld one shows no messages. */
  async function conversation(caller: Member, leadId: number, { page, limit, peek }: Paging & { peek?: 'true' }) {
    const of = { ...toLeadOwner(caller), leadId, ...windowOf({ page, limit }) };
    const readPage = peek ? pages.peekWith : pages.readWith;
    const { page: lead, with: found } = await readPage(caller, leadId, (tx) => findWithFiles(tx, of));
    if (lead.isWithheld) return { lead, messages: null };
    const { data, total } = presentConversation(found, leadId, lead.couple.name);
    return { lead, messages: { data, meta: { total, page, limit } } };
  }

  async function act(caller: Member, leadId: number, action: Action): Promise<{ unreadMessageCount: number }> {
    return db.tenant(caller.customerId, async (tx) => {
      const lead = await lockOwnLead(tx, caller, leadId);
      const of = { ...toLeadOwner(caller), leadId };
      const unread = await perform(tx, caller, of, lead.unread_message_count, action);
      await notifyTeam(
        tx,
        { customerId: lead.customer_id, providerId: lead.provider_id },
        { kind: 'lead_changed', leadId },
      );
      return { unreadMessageCount: unread };
    });
  }

  async function perform(tx: Tx, caller: Member, of: LeadKey, unread: number, action: Action): Promise<number> {
    const now = clock.now().toISOString();
    if (action.type === 'read') return markRead(tx, of, now);
    if (action.type === 'unread') return markUnread(tx, of);
    const messageId = action.messageId ?? fail('invalid_fields', { fields: { messageId: 'This field is required!' } });
    const message = (await findMessage(tx, of, messageId)) ?? fail('not_found');
    if (action.type === 'cancel') await cancel(tx, of, messageId, now);
    else await enqueueAgain(tx, caller, of, message, action.type);
    return unread;
  }

  async function cancel(
    tx: Tx,
    of: { customerId: number; leadId: number },
    messageId: number,
    now: string,
  ): Promise<void> {
    const change = { state: 'cancelled' as const, state_at: now };
    if (!(await updateMessageIn(tx, { ...of, messageId, from: ['scheduled'] }, change))) fail('already_on_its_way');
  }

  /** Resends a failed or unconfirmed message, or sends a scheduled one now. */
  async function enqueueAgain(
    tx: Tx,
    caller: Member,
    of: { customerId: number; leadId: number },
    message: MessageRow,
    type: 'resend' | 'send_now',
  ): Promise<void> {
    const now = clock.now();
    const from = type === 'resend' ? (['failed', 'unconfirmed'] as const) : (['scheduled'] as const);
    const change = {
      state: 'queued' as const,
      state_at: now.toISOString(),
      failure: null,
      send_at: null,
      claimed_at: null,
      claim_key: null,
      handed_over_at: null,
      next_try_at: null,
    };
    if (!(await updateMessageIn(tx, { ...of, messageId: message.id, from }, change))) fail('already_on_its_way');
    deliverAfterCommit(tx);
    const lead = await findOwnLead(tx, caller, of.leadId);
    const answer = { at: now, customerUserId: caller.customerUserId };
    if (lead.waiting_since !== null)
      await updateMessageIn(tx, { ...of, messageId: message.id, from: ['queued'] }, { was_awaited: true });
    // It is in the history since it was first sent, unless it was written elsewhere and is sent for the first time.
    if (type === 'resend' && message.failure !== 'not_forwarded') {
      if (message.author_id !== null) await recordAnswer(tx, lead, { ...answer, isMessage: false });
      return;
    }
    await recordAnswer(tx, lead, answer);
    if (message.is_offer) await recordOffer(tx, lead, answer);
    const kind = message.type === 'email' ? ('send_email' as const) : ('send_sms' as const);
    const details = { messageId: message.id, text: toExcerpt(message.body) };
    await recordEvent(tx, lead, { kind, at: now, customerUserId: caller.customerUserId, details });
  }

  async function attachment(caller: Member, leadId: number, messageId: number, id: number): Promise<FileAnswer> {
    const row = await db.tenantRead(caller.customerId, async (tx) => {
      const message = await findMessage(tx, { ...toLeadOwner(caller), leadId }, messageId);
      const files = message ? await findAttachments(tx, caller.customerId, [messageId]) : [];
      return files.find((file) => file.id === id);
    });
    if (!row?.storage_key) fail('not_found');
    const stored = (await storage.get(row.storage_key)) ?? fail('not_found');
    return { content: stored.stream, contentType: row.mime_type, fileName: row.name, size: stored.size };
  }

  async function whole(caller: Member, leadId: number, messageId: number): Promise<{ body: string }> {
    const of = { ...toLeadOwner(caller), leadId };
    const body = await db.tenantRead(caller.customerId, (tx) => findWholeText(tx, of, messageId));
    return { body: body ?? fail('not_found') };
  }

  async function upload(caller: Member, leadId: number, file: ReceivedFile) {
    const key = `messages/${randomUUID()}.${file.extension}`;
    await db.tenantRead(caller.customerId, (tx) => findOwnLead(tx, caller, leadId));
    await storage.put(key, file.bytes, { contentType: file.contentType });
    const { id } = await db.tenant(caller.customerId, (tx) =>
      insertStoredFile(tx, {
        customer_id: caller.customerId,
        name: file.displayName,
        mime_type: file.contentType,
        size_bytes: file.bytes.length,
        storage_key: key,
        sha256: digestOf(file.bytes),
        created_by: caller.customerUserId,
      }),
    );
    return { id, name: file.displayName, sizeKb: Math.max(1, Math.round(file.bytes.length / 1024)) };
  }

  async function readDraft(caller: Member, leadId: number): Promise<z.input<typeof Draft> | null> {
    const row = await db.tenantRead(caller.customerId, async (tx) => {
      await findOwnLead(tx, caller, leadId);
      return findDraft(tx, { customerId: caller.customerId, leadId, customerUserId: caller.customerUserId });
    });
    if (!row) return null;
    const { type, subject, body, attachment_ids: attachmentIds, template_id: templateId, updated_at: updatedAt } = row;
    return { type, subject, body, attachmentIds, templateId, updatedAt };
  }

  async function writeDraft(caller: Member, leadId: number, given: DraftForm): Promise<void> {
    const of = { customerId: caller.customerId, leadId, customerUserId: caller.customerUserId };
    await db.tenant(caller.customerId, async (tx) => {
      await findOwnLead(tx, caller, leadId);
      if (given.body.trim() === '') return deleteDraft(tx, of);
      await saveDraft(tx, {
        customer_id: caller.customerId,
        lead_id: leadId,
        customer_user_id: caller.customerUserId,
        type: given.type,
        subject: given.subject,
        body: given.body,
        ...(await findReferences(tx, caller.customerId, given)),
        updated_at: clock.now().toISOString(),
      });
    });
  }

  async function smsLog(caller: Member, customerId: number, { page, limit }: Paging) {
    if (customerId !== caller.customerId) fail('not_found');
    const scope = toLeadOwner(caller);
    const [rows, total] = await db.tenantRead(customerId, (tx) =>
      Promise.all([findSmsLog(tx, { ...scope, ...windowOf({ page, limit }) }), countSmsLog(tx, scope)]),
    );
    const data: z.input<typeof SmsLogEntry>[] = rows.map(presentSmsLog);
    return { data, total };
  }

  return { list, conversation, act, whole, attachment, upload, readDraft, writeDraft, smsLog };
}

/** Only what the customer has: the words of a draft are saved even if a file or a template is gone by then. */
async function findReferences(tx: Tx, customerId: number, { attachmentIds, templateId }: DraftForm) {
  const files = await findStoredFiles(tx, customerId, attachmentIds);
  const known = new Set(files.map(({ id }) => id));
  const isTheirs = templateId !== null && (await hasTemplate(tx, customerId, templateId));
  return { attachment_ids: attachmentIds.filter((id) => known.has(id)), template_id: isTheirs ? templateId : null };
}

type Found = Awaited<ReturnType<typeof findMessages>> & { files: readonly AttachmentRow[] };

async function findWithFiles(tx: Tx, of: LeadKey & Window): Promise<Found> {
  const { rows, total } = await findMessages(tx, of);
  const withFiles = rows.filter((row) => row.attachment_count > 0).map((row) => row.id);
  return { rows, total, files: withFiles.length > 0 ? await findAttachments(tx, of.customerId, withFiles) : [] };
}

function presentConversation(
  { rows, total, files }: Found,
  leadId: number,
  coupleName: string,
): { data: LeadMessage[]; total: number } {
  return { data: rows.map((row) => presentMessage(row, leadId, coupleName, files)), total };
}

async function markRead(tx: Tx, key: LeadKey, at: string): Promise<number> {
  if (!(await updateUnreadCount(tx, key, key.leadId, 0))) fail('not_found');
  await markMessagesRead(tx, key.customerId, [key.leadId], at);
  return 0;
}

/** Marks the last incoming message as unread, and keeps the lead's own count in step. */
async function markUnread(tx: Tx, key: LeadKey): Promise<number> {
  const unread = await markLastUnread(tx, key);
  return (await updateUnreadCount(tx, key, key.leadId, unread)) ? unread : fail('not_found');
}
