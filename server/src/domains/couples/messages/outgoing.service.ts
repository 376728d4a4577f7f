import { randomUUID } from 'node:crypto';
import { type MessageType, channelBlock } from '@bellbird/contract/couples/leads';
import type { LeadMessage, NewEmail, NewSms } from '@bellbird/contract/couples/messages';
import { MAIL_FILES_KB } from '@bellbird/contract/shared/limits';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { withCommit } from '#platform/db/with-commit.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type WholeLead,
  channelFactsOf,
  lockOwnLead,
  noteAnswer,
  noteOffer,
  ownerOf,
  writeEvent,
} from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { type StoredFile, countUse, findStoredFiles } from '#domains/couples/templates/templates.public.ts';
import { mergeValues, writeMail, writeSms } from './merge-values.ts';
import { deliverMessage } from './messages.job-definitions.ts';
import { presentMessage } from './messages.presenter.ts';
import { insertAttachments, insertNumbered, takeMessageId } from './messages.repository.ts';
import type { ReplyAddresses } from './reply-address.ts';
import { type WritingFacts, deleteDraft, findWritingFacts } from './writing.repository.ts';
import type { z } from 'zod';

type Email = z.output<typeof NewEmail>;
type Sms = z.output<typeof NewSms>;
type Deps = { db: Db; clock: Clock; jobs: Jobs; addresses: ReplyAddresses; marketplaceUrl: string };

/** What is about to be written, whichever way it goes. */
type Ready = {
  type: MessageType;
  subject: string | null;
  body: string;
  bodyHtml: string | null;
  files: readonly StoredFile[];
  isOffer: boolean;
  signatureImageKey: string | null;
  later: Pick<Email, 'sendAt' | 'cancelIfAnswered' | 'templateId'>;
};

type Opened = { lead: WholeLead; facts: WritingFacts; id: number };

const MINUTE_MS = 60_000;
const MOST_LATER_MS = 366 * 24 * 60 * MINUTE_MS;

export type OutgoingService = ReturnType<typeof createOutgoingService>;

/** Writing to couples. A message, its place in the timeline and its errand are one transaction: all of it or nothing. */
export function createOutgoingService({ db, clock, jobs, addresses, marketplaceUrl }: Deps) {
  /** The questions travel together; the lead is held until the message is written. */
  async function open(tx: Tx, caller: Member, leadId: number, type: MessageType) {
    const [lead, facts, id] = await Promise.all([
      lockOwnLead(tx, caller, leadId),
      findWritingFacts(tx, { ...ownerOf(caller), leadId }, caller.customerUserId),
      takeMessageId(tx),
    ]);
    const block = channelBlock(type, channelFactsOf(lead));
    if (block) fail(`channel_${block}`);
    return { lead, facts: facts ?? fail('not_found'), id };
  }

  /** All that a message leaves behind goes out with the commit; only files have to be waited for, as they get numbers. */
  async function post(tx: Tx, caller: Member, { lead, facts, id }: Opened, ready: Ready): Promise<LeadMessage> {
    const now = clock.now();
    const sendAt = laterThan(now, ready.later.sendAt);
    const { templateId } = ready.later;
    if (templateId && !(await countUse(tx, caller.customerId, templateId, now.toISOString()))) fail('not_found');
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
      template_id: templateId ?? null,
      header_message_id: ready.type === 'email' ? addresses.messageId(randomUUID()) : null,
      attachment_count: ready.files.length,
      signature_image_key: ready.signatureImageKey,
    };
    withCommit(
      tx,
      insertNumbered(tx, message),
      deleteDraft(tx, { customerId: caller.customerId, leadId: lead.id, customerUserId: caller.customerUserId }),
    );
    if (!sendAt) withCommit(tx, noteSent(tx, caller, lead, { id, ...ready }));
    await jobs.enqueue(tx, deliverMessage, { messageId: id }, sendAt ? { startAfter: sendAt } : {});
    const files = await insertAttachments(
      tx,
      ready.files.map((file) => carriedBy(file, caller.customerId, id)),
    );
    await notifyTeam(
      tx,
      { customerId: lead.customer_id, providerId: lead.provider_id },
      { kind: 'lead_changed', leadId: lead.id },
    );
    const fresh = { read_at: null, sender_name: null, failure: null, automated: false };
    return presentMessage({ ...message, ...fresh, author_name: facts.author_name }, lead.id, lead.couple_name, files);
  }

  /** The couple has their answer, as far as this house can see to it. */
  async function noteSent(tx: Tx, caller: Member, lead: WholeLead, message: Ready & { id: number }): Promise<void> {
    const at = clock.now();
    const { customerUserId } = caller;
    const kind = message.type === 'email' ? 'send_email' : 'send_sms';
    const details = { messageId: message.id, text: excerpt(message.body) };
    await Promise.all([
      noteAnswer(tx, lead, { at, customerUserId }),
      message.isOffer && noteOffer(tx, lead, { at, customerUserId }),
      writeEvent(tx, lead, { kind, at, customerUserId, details }),
    ]);
  }

  return {
    sendEmail(caller: Member, leadId: number, email: Email): Promise<LeadMessage> {
      return db.tenant(caller.customerId, async (tx) => {
        const opened = await open(tx, caller, leadId, 'email');
        const { facts } = opened;
        const written = writeMail(email, facts, mergeValues(facts, marketplaceUrl));
        refuseUnresolved(written.unresolved);
        const files = await filesFor(tx, caller, email.attachmentIds);
        const { subject, text: body, html: bodyHtml } = written;
        if (!body) fail('invalid_fields', { fields: { body: 'This field is required!' } });
        return post(tx, caller, opened, {
          type: 'email',
          subject,
          body,
          bodyHtml,
          files,
          isOffer: email.isOffer,
          signatureImageKey: email.withSignature ? facts.signature_image_key : null,
          later: email,
        });
      });
    },

    sendSms(caller: Member, leadId: number, sms: Sms): Promise<LeadMessage> {
      return db.tenant(caller.customerId, async (tx) => {
        const opened = await open(tx, caller, leadId, 'sms');
        const { facts } = opened;
        const { text: body, unresolved } = writeSms(sms.body, facts, mergeValues(facts, marketplaceUrl));
        refuseUnresolved(unresolved);
        return post(tx, caller, opened, {
          type: 'sms',
          subject: null,
          body,
          bodyHtml: null,
          files: [],
          isOffer: false,
          signatureImageKey: null,
          later: sms,
        });
      });
    },

    /** The same words as the couple would read them. */
    async preview(caller: Member, leadId: number, given: { subject: string; body: string; withSignature: boolean }) {
      const facts = await this.factsFor(caller, leadId);
      const written = writeMail(given, facts, mergeValues(facts, marketplaceUrl));
      return { subject: written.subject, bodyHtml: written.html, unresolved: written.unresolved };
    },

    async values(caller: Member, leadId: number): Promise<Record<string, string>> {
      return mergeValues(await this.factsFor(caller, leadId), marketplaceUrl);
    },

    async factsFor(caller: Member, leadId: number): Promise<WritingFacts> {
      const of = { ...ownerOf(caller), leadId };
      const facts = await db.tenantRead(caller.customerId, (tx) => findWritingFacts(tx, of, caller.customerUserId));
      return facts ?? fail('not_found');
    },
  };

  async function filesFor(tx: Tx, caller: Member, ids: readonly number[]): Promise<StoredFile[]> {
    const files = await findStoredFiles(tx, caller.customerId, ids);
    if (files.length < new Set(ids).size)
      fail('attachment_gone', { fields: { attachmentIds: 'Attachment can not found' } });
    const kb = files.reduce((sum, file) => sum + file.size_bytes, 0) / 1024;
    if (kb > MAIL_FILES_KB) {
      fail('invalid_fields', {
        fields: { attachmentIds: `All files together may have at most ${MAIL_FILES_KB / 1024} MB.` },
      });
    }
    return files;
  }
}

function carriedBy(file: StoredFile, customerId: number, messageId: number) {
  const { id: attachment_id, name, mime_type, size_bytes, storage_key } = file;
  return { customer_id: customerId, message_id: messageId, attachment_id, name, mime_type, size_bytes, storage_key };
}

function refuseUnresolved(unresolved: readonly string[]): void {
  if (unresolved.length === 0) return;
  const fields = unresolved.map((name) => `{{${name}}}`).join(', ');
  fail('unresolved_fields', { fields: { body: `Please fill in ${fields} before you send.` }, data: { unresolved } });
}

/** When it should go, or undefined for now; a moment that is (almost) here is now. */
function laterThan(now: Date, sendAt: string | undefined): Date | undefined {
  if (!sendAt) return undefined;
  const moment = new Date(sendAt);
  const ahead = moment.getTime() - now.getTime();
  if (ahead > MOST_LATER_MS) fail('invalid_fields', { fields: { sendAt: 'Please choose a time within a year.' } });
  if (ahead < -MINUTE_MS) fail('invalid_fields', { fields: { sendAt: 'Please choose a time in the future.' } });
  return ahead < MINUTE_MS ? undefined : moment;
}

/** The start of a message, for the timeline. */
export function excerpt(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  return line.length > 140 ? `${line.slice(0, 139)}…` : line;
}
