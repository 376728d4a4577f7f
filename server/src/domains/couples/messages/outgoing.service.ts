import { type MessageType, channelBlock } from '@bellbird/contract/couples/leads';
import type { LeadMessage, NewEmail, NewSms } from '@bellbird/contract/couples/messages';
import { MAIL_FILES_KB } from '@bellbird/contract/shared/limits';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { orderedUuid } from '#platform/crypto/ordered-uuid.ts';
import { withCommit } from '#platform/db/with-commit.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type LeadRow,
  toChannelFacts,
  lockOwnLead,
  recordAnswer,
  recordOffer,
  toLeadOwner,
  recordEvent,
} from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { type StoredFile, countTemplateUse, findStoredFiles } from '#domains/couples/templates/templates.public.ts';
import { toExcerpt } from './excerpt.rules.ts';
import { fillMail, fillSms, toMergeValues } from './merge-values.rules.ts';
import { deliverMessage } from './messages.job-definitions.ts';
import { presentMessage } from './messages.presenter.ts';
import { deliverAfterCommit } from './message-queue.operations.ts';
import { insertAttachments, insertSentMessage } from './messages.repository.ts';
import type { ReplyAddressesService } from './reply-addresses.service.ts';
import { type WritingFacts, findSendingFacts, findWritingFacts } from './writing.repository.ts';
import type { z } from 'zod';

type Email = z.output<typeof NewEmail>;
type Sms = z.output<typeof NewSms>;
type Deps = { db: Db; clock: Clock; jobs: Jobs; addresses: ReplyAddressesService; marketplaceUrl: string };

/** A message ready to be stored, by mail or text. */
type ReadyMessage = {
  type: MessageType;
  subject: string | null;
  body: string;
  bodyHtml: string | null;
  files: readonly StoredFile[];
  isOffer: boolean;
  quoteId: number | null;
  signatureImageKey: string | null;
  later: Pick<Email, 'sendAt' | 'cancelIfAnswered' | 'templateId'>;
};

type OpenedLead = { lead: LeadRow; facts: WritingFacts; id: number };

const MINUTE_MS = 60_000;
const MAX_DELAY_MS = 366 * 24 * 60 * MINUTE_MS;

export type OutgoingService = ReturnType<typeof createOutgoingService>;

/** Messages to couples. A message, its timeline entry and its delivery job are written in one transaction. */
export function createOutgoingService({ db, clock, jobs, addresses, marketplaceUrl }: Deps) {
  /** Runs the queries together and locks the lead until the message is stored. */
  async function openLead(tx: Tx, caller: Member, leadId: number, type: MessageType) {
    const [lead, found] = await Promise.all([
      lockOwnLead(tx, caller, leadId),
      findSendingFacts(tx, { ...toLeadOwner(caller), leadId }, caller.customerUserId),
    ]);
    const block = channelBlock(type, toChannelFacts(lead));
    if (block) fail(`channel_${block}`);
    const facts = found ?? fail('not_found');
    return { lead, facts, id: facts.message_id };
  }

  /** Most writes are sent with the commit; only the files are awaited, because we need their ids. */
  async function storeMessage(
    tx: Tx,
    caller: Member,
    { lead, facts, id }: OpenedLead,
    ready: ReadyMessage,
  ): Promise<LeadMessage> {
    const now = clock.now();
    const sendAt = parseSendAt(now, ready.later.sendAt);
    const { templateId } = ready.later;
    if (templateId && !(await countTemplateUse(tx, caller.customerId, templateId, now.toISOString())))
      fail('not_found');
    const message = {
      id,
      customer_id: caller.customerId,
      lead_id: lead.id,
      type: ready.type,
      direction: 'out' as const,
      subject: ready.subject,
      body: ready.body,
      body_html: ready.bodyHtml,
      author_id: caller.customerUserId,
      created_at: now.toISOString(),
      state: sendAt ? ('scheduled' as const) : ('queued' as const),
      state_at: now.toISOString(),
      send_at: sendAt?.toISOString() ?? null,
      cancel_if_answered: sendAt !== undefined && ready.later.cancelIfAnswered,
      is_offer: ready.isOffer,
      was_awaited: !sendAt && lead.waiting_since !== null,
      template_id: templateId ?? null,
      header_message_id: ready.type === 'email' ? addresses.messageId(orderedUuid(now)) : null,
      attachment_count: ready.files.length,
      signature_image_key: ready.signatureImageKey,
      quote_id: ready.quoteId,
    };
    withCommit(tx, insertSentMessage(tx, message));
    if (sendAt) {
      await jobs.enqueue(tx, deliverMessage, { messageId: id }, { startAfter: sendAt });
    } else {
      withCommit(tx, recordSent(tx, caller, lead, { id, ...ready }));
      deliverAfterCommit(tx);
    }
    const files = await insertAttachments(
      tx,
      ready.files.map((file) => toAttachmentRow(file, caller.customerId, id)),
    );
    await notifyTeam(
      tx,
      { customerId: lead.customer_id, providerId: lead.provider_id },
      { kind: 'lead_changed', leadId: lead.id },
    );
    const defaults = { read_at: null, failure: null, is_shortened: false };
    const unsent = { sender_name: null, sender_address: null, sender_kind: null };
    return presentMessage(
      { ...message, ...defaults, ...unsent, author_name: facts.author_name },
      lead.id,
      lead.couple_name,
      files,
    );
  }

  /** The couple counts as answered once the message is queued. */
  async function recordSent(
    tx: Tx,
    caller: Member,
    lead: LeadRow,
    message: ReadyMessage & { id: number },
  ): Promise<void> {
    const at = clock.now();
    const { customerUserId } = caller;
    const kind = message.type === 'email' ? 'send_email' : 'send_sms';
    const details = { messageId: message.id, text: toExcerpt(message.body) };
    const sent = { kind, at, customerUserId, details } as const;
    if (!message.isOffer) return recordAnswer(tx, lead, { at, customerUserId, event: sent });
    await Promise.all([
      recordAnswer(tx, lead, { at, customerUserId }),
      recordOffer(tx, lead, { at, customerUserId }),
      recordEvent(tx, lead, sent),
    ]);
  }

  return {
    /** With a quote, its link is added when the mail is sent. */
    sendEmail(caller: Member, leadId: number, email: Email, quoteId: number | null = null): Promise<LeadMessage> {
      return db.tenant(caller.customerId, async (tx) => {
        const opened = await openLead(tx, caller, leadId, 'email');
        const { facts } = opened;
        const written = fillMail(email, facts, toMergeValues(facts, marketplaceUrl));
        assertResolved(written.unresolved);
        const files = await findFiles(tx, caller, email.attachmentIds);
        const { subject, text: body, html: bodyHtml } = written;
        if (!body) fail('invalid_fields', { fields: { body: 'This field is required!' } });
        return storeMessage(tx, caller, opened, {
          type: 'email',
          subject,
          body,
          bodyHtml,
          files,
          isOffer: email.isOffer,
          quoteId,
          signatureImageKey: email.withSignature ? facts.signature_image_key : null,
          later: email,
        });
      });
    },

    sendSms(caller: Member, leadId: number, sms: Sms, quoteId: number | null = null): Promise<LeadMessage> {
      return db.tenant(caller.customerId, async (tx) => {
        const opened = await openLead(tx, caller, leadId, 'sms');
        const { facts } = opened;
        const { text: body, unresolved } = fillSms(sms.body, facts, toMergeValues(facts, marketplaceUrl));
        assertResolved(unresolved);
        return storeMessage(tx, caller, opened, {
          type: 'sms',
          subject: null,
          body,
          bodyHtml: null,
          files: [],
          isOffer: quoteId !== null,
          quoteId,
          signatureImageKey: null,
          later: sms,
        });
      });
    },

    /** The message as the couple would read it. */
    async preview(caller: Member, leadId: number, given: { subject: string; body: string; withSignature: boolean }) {
      const facts = await this.findFacts(caller, leadId);
      const written = fillMail(given, facts, toMergeValues(facts, marketplaceUrl));
      return { subject: written.subject, bodyHtml: written.html, unresolved: written.unresolved };
    },

    async values(caller: Member, leadId: number): Promise<Record<string, string>> {
      return toMergeValues(await this.findFacts(caller, leadId), marketplaceUrl);
    },

    async findFacts(caller: Member, leadId: number): Promise<WritingFacts> {
      const of = { ...toLeadOwner(caller), leadId };
      const facts = await db.tenantRead(caller.customerId, (tx) => findWritingFacts(tx, of, caller.customerUserId));
      return facts ?? fail('not_found');
    },
  };

  async function findFiles(tx: Tx, caller: Member, ids: readonly number[]): Promise<StoredFile[]> {
    const files = await findStoredFiles(tx, caller.customerId, ids);
    if (files.length < new Set(ids).size)
      fail('attachment_gone', { fields: { attachmentIds: 'Attachment can not found' } });
    const kb = files.reduce((sum, file) => sum + file.size_bytes, 0) / 1024;
    if (kb > MAIL_FILES_KB) {
      fail('invalid_fields', {
        fields: { attachmentIds: `All files together can be at most ${MAIL_FILES_KB / 1024} MB.` },
      });
    }
    return files;
  }
}

function toAttachmentRow(file: StoredFile, customerId: number, messageId: number) {
  const { id: attachment_id, name, mime_type, size_bytes, storage_key } = file;
  return { customer_id: customerId, message_id: messageId, attachment_id, name, mime_type, size_bytes, storage_key };
}

function assertResolved(unresolved: readonly string[]): void {
  if (unresolved.length === 0) return;
  const fields = unresolved.map((name) => `{{${name}}}`).join(', ');
  fail('unresolved_fields', { fields: { body: `Please fill in ${fields} before you send.` }, data: { unresolved } });
}

/** When to send it, or undefined for now. Less than a minute away counts as now. */
function parseSendAt(now: Date, sendAt: string | undefined): Date | undefined {
  if (!sendAt) return undefined;
  const moment = new Date(sendAt);
  const waitMs = moment.getTime() - now.getTime();
  if (waitMs > MAX_DELAY_MS) fail('invalid_fields', { fields: { sendAt: 'Please choose a time within a year.' } });
  if (waitMs < -MINUTE_MS) fail('invalid_fields', { fields: { sendAt: 'Please choose a time in the future.' } });
  return waitMs < MINUTE_MS ? undefined : moment;
}
