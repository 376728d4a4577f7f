import { channelBlock } from '@bellbird/contract/couples/leads';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { SmsFailure } from '#platform/sms/sms-failure.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  channelFactsOf,
  lockLeadAnywhere,
  noteAnswer,
  noteOffer,
  writeEvent,
} from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type Parcel,
  type ReportedMessage,
  claimParcel,
  findParent,
  isSuppressed,
  lockReported,
  setState,
  takeNumber,
} from './deliveries.repository.ts';
import { type MessageFailure, smtpFailure } from './mail-kind.ts';
import { smsOnTheWire } from './merge-values.ts';
import { PATIENCE_MS } from './messages.job-definitions.ts';
import { findAttachments } from './messages.repository.ts';
import { excerpt } from './outgoing.service.ts';
import { mailOnTheWire } from './outgoing-mail.ts';
import type { ReplyAddresses } from './reply-address.ts';

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  sms: SmsGateway;
  storage: Storage;
  addresses: ReplyAddresses;
  smsNumbers: readonly string[];
  baseUrl: string;
};

/** The gateway's own numbers for «this person does not want it» and «this number does not exist». */
const SMS_FAULTS: Readonly<Record<number, MessageFailure>> = { 21610: 'stopped', 21211: 'address', 21614: 'address' };

export type MessageDeliveries = ReturnType<typeof createMessageDeliveries>;

/** Carries messages out of the house, each once, and hears what became of them. */
export function createMessageDeliveries(deps: Deps) {
  const { db, clock, mailer, sms, storage, addresses } = deps;

  async function deliver(messageId: number): Promise<void> {
    const parcel = await db.system((tx) => claimParcel(tx, messageId, clock.now().toISOString()));
    if (!parcel) return;
    const block = await db.system((tx) => blockNow(tx, parcel));
    if (block) return finish(parcel, { failure: block });
    // A worker died with this text in its hands. It may have gone out: a second one would be worse than none.
    if (parcel.type === 'sms' && parcel.claimed_at !== null) return finish(parcel, { failure: 'unreachable' });
    try {
      await finish(parcel, parcel.type === 'email' ? await sendMail(parcel) : await sendSms(parcel));
    } catch (error) {
      await giveUpOrRetry(parcel, error);
    }
  }

  async function blockNow(tx: Tx, parcel: Parcel): Promise<MessageFailure | undefined> {
    const lead = await lockLeadAnywhere(tx, parcel.customer_id, parcel.lead_id);
    return !lead || channelBlock(parcel.type, channelFactsOf(lead)) ? 'blocked' : undefined;
  }

  async function sendMail(parcel: Parcel): Promise<{ gatewayId?: string }> {
    const [parent, files] = await db.system((tx) =>
      Promise.all([findParent(tx, parcel), findAttachments(tx, parcel.customer_id, [parcel.id])]),
    );
    const attachments = await Promise.all(files.map((file) => fetchFile(storage, file)));
    const picture = parcel.signature_image_key && (await storage.get(parcel.signature_image_key));
    const signature = picture ? Buffer.concat(await picture.stream.toArray()) : undefined;
    await mailer.send(mailOnTheWire(parcel, { parent, attachments, signature, addresses }));
    return {};
  }

  async function sendSms(parcel: Parcel): Promise<{ gatewayId?: string; failure?: MessageFailure }> {
    const phone = parcel.couple_phone;
    if (!phone) return { failure: 'address' };
    if (await db.system((tx) => isSuppressed(tx, phone))) return { failure: 'stopped' };
    const route = await db.system((tx) => takeNumber(tx, parcel, phone, deps.smsNumbers));
    const sent = await sms.send({
      to: phone,
      body: smsOnTheWire(parcel.body, parcel.provider_name, route?.isFirst ?? true),
      ...(route && { from: route.number }),
      statusCallbackUrl: `${deps.baseUrl}/hooks/sms/status/${parcel.id}`,
    });
    return { gatewayId: sent.sid };
  }

  /** It has left, or never will: either way it is not touched again. */
  async function finish(parcel: Parcel, result: { gatewayId?: string; failure?: MessageFailure }): Promise<void> {
    await db.system(async (tx) => {
      const now = clock.now();
      const state = result.failure ? ('failed' as const) : ('sent' as const);
      // A quick gateway reports before it has answered; what it said last is not taken back.
      const known = await lockReported(tx, parcel.id);
      const isReported = known?.state === 'delivered' || known?.state === 'failed';
      await setState(tx, parcel.id, {
        ...(!isReported && { state, state_at: now.toISOString(), failure: result.failure ?? null }),
        claimed_at: null,
        ...(result.gatewayId && { gateway_id: result.gatewayId }),
      });
      if (result.failure) await noteFailure(tx, parcel, parcel.provider_id);
      else if (parcel.state === 'scheduled') await noteScheduledSent(tx, parcel, now);
      await notifyTeam(tx, { customerId: parcel.customer_id, providerId: parcel.provider_id }, changed(parcel.lead_id));
    });
  }

  async function noteScheduledSent(tx: Tx, parcel: Parcel, at: Date): Promise<void> {
    const lead = await lockLeadAnywhere(tx, parcel.customer_id, parcel.lead_id);
    if (!lead) return;
    if (!parcel.automated) await noteAnswer(tx, lead, { at, customerUserId: parcel.author_id });
    if (parcel.is_offer) await noteOffer(tx, lead, { at, customerUserId: parcel.author_id });
    const kind = parcel.type === 'email' ? 'send_email' : 'send_sms';
    const details = { messageId: parcel.id, text: excerpt(parcel.body) };
    await writeEvent(tx, lead, { kind, at, customerUserId: parcel.author_id, details });
  }

  async function noteFailure(
    tx: Tx,
    message: { id: number; customer_id: number; lead_id: number },
    providerId: number,
  ) {
    const lead = { id: message.lead_id, customer_id: message.customer_id, provider_id: providerId };
    await writeEvent(tx, lead, { kind: 'message_failed', at: clock.now(), details: { messageId: message.id } });
  }

  async function giveUpOrRetry(parcel: Parcel, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const waitedMs = clock.now().getTime() - new Date(parcel.due_at).getTime();
    if (failure) return finish(parcel, { failure });
    if (waitedMs > PATIENCE_MS) return finish(parcel, { failure: 'unreachable' });
    // Not our turn any more: the next try takes it into hand afresh.
    await db.system((tx) => setState(tx, parcel.id, { claimed_at: null }));
    throw error;
  }

  /** What a mail server or the gateway reports afterwards. A report can only make a sent message delivered or failed. */
  async function report(messageId: number, outcome: { delivered: true } | { failure: MessageFailure }): Promise<void> {
    await db.system(async (tx) => {
      const message = await lockReported(tx, messageId);
      if (!message || !isReportable(message)) return;
      const isFailure = 'failure' in outcome;
      if (!isFailure && message.state === 'delivered') return;
      const state = isFailure ? ('failed' as const) : ('delivered' as const);
      const failure = isFailure ? outcome.failure : null;
      await setState(tx, message.id, { state, failure, state_at: clock.now().toISOString() });
      if (isFailure) await noteFailure(tx, message, message.provider_id);
      const to = { customerId: message.customer_id, providerId: message.provider_id };
      await notifyTeam(tx, to, changed(message.lead_id));
    });
  }

  return { deliver, report };
}

/** It has left the house, or is just leaving it. */
function isReportable({ state, claimed_at }: ReportedMessage): boolean {
  return ['sent', 'queued', 'delivered'].includes(state) || (state === 'scheduled' && claimed_at !== null);
}

function changed(leadId: number) {
  return { kind: 'lead_changed', leadId } as const;
}

function failureOf(error: unknown): MessageFailure | undefined {
  if (error instanceof MailFailure && error.kind === 'permanent') return smtpFailure(error.code);
  // It may have gone out: as with a worker that died, a second text would be worse than none.
  if (error instanceof SmsFailure && error.kind === 'unknown') return 'unreachable';
  if (error instanceof SmsFailure && error.kind === 'permanent') return SMS_FAULTS[error.code ?? 0] ?? 'refused';
  return undefined;
}

async function fetchFile(storage: Storage, file: { name: string; mime_type: string; storage_key: string | null }) {
  const stored = file.storage_key === null ? undefined : await storage.get(file.storage_key);
  if (!stored) throw new Error(`The file of an attachment is gone: ${file.storage_key}`);
  return { filename: file.name, contentType: file.mime_type, content: Buffer.concat(await stored.stream.toArray()) };
}
