import { randomUUID } from 'node:crypto';
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
  toChannelFacts,
  lockLeadForSystem,
  recordAnswer,
  recordOffer,
  recordEvent,
} from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type Claim,
  type OutgoingMessage,
  type ReportedMessage,
  assignNumber,
  claimMessage,
  findLeadOfMessage,
  findParent,
  isClaimed,
  isSuppressed,
  lockReported,
  releaseClaim,
  renewClaim,
  updateMessage,
} from './message-deliveries.repository.ts';
import { type MessageFailure, toSmtpFailure } from './mail-kind.rules.ts';
import { RETRY_WINDOW_MS } from './messages.job-definitions.ts';
import { addFailureNotice } from './failure-notices.operations.ts';
import { findAttachments } from './messages.repository.ts';
import { toExcerpt } from './excerpt.rules.ts';
import { formatOutgoingMail, formatOutgoingSms } from './outgoing.mails.ts';
import type { ReplyAddressesService } from './reply-addresses.service.ts';

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  sms: SmsGateway;
  storage: Storage;
  addresses: ReplyAddressesService;
  smsNumbers: readonly string[];
  baseUrl: string;
  translateForCouple: (language: string, text: string) => string;
  /** The link of a quote, by its seed; the hash says which secret it was made with. */
  toQuoteLink: (quote: { link_seed: string; token_hash: Buffer | null }) => string;
};

/** The gateway's codes for an opted-out recipient and for numbers that don't exist. */
const SMS_FAULTS: Readonly<Record<number, MessageFailure>> = { 21610: 'stopped', 21211: 'address', 21614: 'address' };

/** Well below the age at which a claim counts as lost. */
const RENEW_MS = 4000;

/** What became of a message. `isUnconfirmed`: the response is missing, so it may have been sent. */
type Result = { gatewayId?: string; failure?: MessageFailure; isUnconfirmed?: boolean; isCancelled?: boolean };

/** A message with what its delivery calls at the moment of no return; throws if another process has it by now. */
type Handed = OutgoingMessage & { handOver: () => Promise<void> };

export type MessageDeliveriesService = ReturnType<typeof createMessageDeliveriesService>;

/**
 * Delivers each message at most once, and records the delivery reports. A process that is killed before a message is
 * handed over leaves it to the next one; after that nobody knows, and the vendor decides.
 */
export function createMessageDeliveriesService(deps: Deps) {
  const { db, clock, mailer, sms, storage, addresses } = deps;

  const now = () => clock.now().toISOString();

  /** ‘claimed’ when another process is delivering it. */
  async function deliver(messageId: number): Promise<'done' | 'claimed'> {
    const claim = { id: messageId, key: randomUUID() };
    const message = await db.system((tx) => claimMessage(tx, claim, now()));
    if (!message) return (await db.system((tx) => isClaimed(tx, messageId))) ? 'claimed' : 'done';
    // A worker died while handing it over. Sending it twice would be worse than asking the vendor.
    if (message.handed_over_at !== null) await finish(message, { isUnconfirmed: true });
    else await holding(claim, () => attempt(claim, message));
    return 'done';
  }

  async function attempt(claim: Claim, message: OutgoingMessage): Promise<void> {
    if (message.is_answered) return finish(message, { isCancelled: true });
    const block = await db.system((tx) => findBlock(tx, message));
    if (block) return finish(message, { failure: block });
    let isLost = false;
    const handOver = async () => {
      isLost = !(await db.system((tx) => renewClaim(tx, claim, { at: now(), handedOver: true })));
      if (isLost) throw new Error('another process has claimed the message');
    };
    const handed = { ...message, handOver };
    let result: Result;
    try {
      result = message.type === 'email' ? await sendMail(handed) : await sendSms(handed);
    } catch (error) {
      if (!isLost) await giveUpOrRetry(claim, message, error);
      return;
    }
    // If this fails the claim stays, and with it the mark that the message was handed over: nobody sends it again.
    await finish(message, result);
  }

  /** Renews the claim until the work is done. */
  async function holding(claim: Claim, work: () => Promise<void>): Promise<void> {
    const renew = () => db.system((tx) => renewClaim(tx, claim, { at: now(), handedOver: false }));
    const unrenewed = (error: unknown) =>
      deps.log.warn({ err: error, messageId: claim.id }, 'messages: claim not renewed');
    const timer = setInterval(() => void renew().catch(unrenewed), RENEW_MS);
    await work().finally(() => clearInterval(timer));
  }

  async function findBlock(tx: Tx, message: OutgoingMessage): Promise<MessageFailure | undefined> {
    const lead = await lockLeadForSystem(tx, message.customer_id, message.lead_id);
    return !lead || channelBlock(message.type, toChannelFacts(lead)) ? 'blocked' : undefined;
  }

  async function sendMail({ handOver: beforeHandover, ...message }: Handed): Promise<Result> {
    const [parent, files] = await db.system((tx) =>
      Promise.all([findParent(tx, message), findAttachments(tx, message.customer_id, [message.id])]),
    );
    const attachments = await Promise.all(files.map((file) => readFile(storage, file)));
    const picture = message.signature_image_key && (await storage.get(message.signature_image_key));
    const signature = picture ? Buffer.concat(await picture.stream.toArray()) : undefined;
    const mail = formatOutgoingMail(message, {
      parent,
      attachments,
      signature,
      addresses,
      quoteUrl: findLink(message),
      translate: translatorFor(message),
    });
    await mailer.send(mail, { beforeHandover });
    return {};
  }

  async function sendSms(message: Handed): Promise<Result> {
    const phone = message.couple_phone;
    if (!phone) return { failure: 'address' };
    if (await db.system((tx) => isSuppressed(tx, phone))) return { failure: 'stopped' };
    const route = await db.system((tx) => assignNumber(tx, message, phone, deps.smsNumbers));
    await message.handOver();
    const sent = await sms.send({
      to: phone,
      body: formatOutgoingSms(message, {
        isFirst: route?.isFirst ?? true,
        quoteUrl: findLink(message),
        translate: translatorFor(message),
      }),
      ...(route && { from: route.number }),
      statusCallbackUrl: `${deps.baseUrl}/hooks/sms/status/${message.id}`,
    });
    return { gatewayId: sent.sid };
  }

  function findLink({ link_seed, token_hash }: Pick<OutgoingMessage, 'link_seed' | 'token_hash'>): string | undefined {
    return link_seed === null ? undefined : deps.toQuoteLink({ link_seed, token_hash });
  }

  /** We know a couple's language once they have opened a quote. */
  function translatorFor({ quote_language: language }: Pick<OutgoingMessage, 'quote_language'>) {
    return (text: string) => (language === null ? text : deps.translateForCouple(language, text));
  }

  /** Sent, failed, cancelled or unconfirmed: nothing more happens by itself. */
  async function finish(message: OutgoingMessage, result: Result): Promise<void> {
    await db.system(async (tx) => {
      const at = clock.now();
      const state = toState(result);
      // Leads are locked before their messages, as everywhere.
      if (result.failure) await lockLeadForSystem(tx, message.customer_id, message.lead_id);
      // The gateway may report before it responds; its report wins.
      const known = await lockReported(tx, message.id);
      const isReported = known?.state === 'delivered' || known?.state === 'failed';
      await updateMessage(tx, message.id, {
        ...(!isReported && { state, state_at: at.toISOString(), failure: result.failure ?? null }),
        claimed_at: null,
        claim_key: null,
        handed_over_at: null,
        ...(result.gatewayId && { gateway_id: result.gatewayId }),
      });
      if (result.failure) {
        if (known && !isReported) await recordFailure(tx, known);
      } else if (message.state === 'scheduled' && !result.isCancelled && known?.state !== 'failed')
        await recordScheduledSent(tx, message, at);
      await notifyTeam(
        tx,
        { customerId: message.customer_id, providerId: message.provider_id },
        toChangedNotice(message.lead_id),
      );
    });
  }

  async function recordScheduledSent(tx: Tx, message: OutgoingMessage, at: Date): Promise<void> {
    const lead = await lockLeadForSystem(tx, message.customer_id, message.lead_id);
    if (!lead) return;
    if (lead.waiting_since !== null) await updateMessage(tx, message.id, { was_awaited: true });
    await recordAnswer(tx, lead, { at, customerUserId: message.author_id });
    if (message.is_offer) await recordOffer(tx, lead, { at, customerUserId: message.author_id });
    const kind = message.type === 'email' ? 'email_sent' : 'sms_sent';
    const details = { messageId: message.id, text: toExcerpt(message.body) };
    await recordEvent(tx, lead, { kind, at, customerUserId: message.author_id, details });
  }

  async function recordFailure(tx: Tx, message: ReportedMessage) {
    const at = clock.now();
    const lead = { id: message.lead_id, customer_id: message.customer_id, provider_id: message.provider_id };
    await recordEvent(tx, lead, { kind: 'message_failed', at, details: { messageId: message.id } });
    await addFailureNotice(tx, message, at);
  }

  async function giveUpOrRetry(claim: Claim, message: OutgoingMessage, error: unknown): Promise<void> {
    if (isUnknown(error)) return finish(message, { isUnconfirmed: true });
    const failure = toFailure(error);
    const waitedMs = clock.now().getTime() - new Date(message.due_at).getTime();
    if (failure) return finish(message, { failure });
    if (waitedMs > RETRY_WINDOW_MS) return finish(message, { failure: 'unreachable' });
    await db.system((tx) => releaseClaim(tx, claim));
    throw error;
  }

  /** A later report of a mail server or the gateway: a sent message becomes delivered or failed. */
  async function report(messageId: number, outcome: { delivered: true } | { failure: MessageFailure }): Promise<void> {
    await db.system(async (tx) => {
      const isFailure = 'failure' in outcome;
      const of = isFailure && (await findLeadOfMessage(tx, messageId));
      if (of) await lockLeadForSystem(tx, of.customer_id, of.lead_id);
      const message = await lockReported(tx, messageId);
      if (!message || !isReportable(message)) return;
      if (!isFailure && message.state === 'delivered') return;
      const state = isFailure ? ('failed' as const) : ('delivered' as const);
      const failure = isFailure ? outcome.failure : null;
      await updateMessage(tx, message.id, { state, failure, state_at: clock.now().toISOString() });
      if (isFailure) await recordFailure(tx, message);
      const to = { customerId: message.customer_id, providerId: message.provider_id };
      await notifyTeam(tx, to, toChangedNotice(message.lead_id));
    });
  }

  return { deliver, report };
}

/** It was sent, or is being sent right now. */
function isReportable({ state, claimed_at }: ReportedMessage): boolean {
  return (
    ['sent', 'queued', 'delivered', 'unconfirmed'].includes(state) || (state === 'scheduled' && claimed_at !== null)
  );
}

function toChangedNotice(leadId: number) {
  return { kind: 'lead_changed', leadId } as const;
}

function toState({ failure, isCancelled, isUnconfirmed }: Result): 'sent' | 'failed' | 'unconfirmed' | 'cancelled' {
  if (isCancelled) return 'cancelled';
  if (isUnconfirmed) return 'unconfirmed';
  return failure ? 'failed' : 'sent';
}

/** It was handed over, and no response followed. */
function isUnknown(error: unknown): boolean {
  return (error instanceof MailFailure || error instanceof SmsFailure) && error.kind === 'unknown';
}

function toFailure(error: unknown): MessageFailure | undefined {
  if (error instanceof MailFailure && error.kind === 'permanent') return toSmtpFailure(error.code);
  if (error instanceof SmsFailure && error.kind === 'permanent') return SMS_FAULTS[error.code ?? 0] ?? 'refused';
  return undefined;
}

async function readFile(storage: Storage, file: { name: string; mime_type: string; storage_key: string | null }) {
  const stored = file.storage_key === null ? undefined : await storage.get(file.storage_key);
  if (!stored) throw new Error(`The file of an attachment is gone: ${file.storage_key}`);
  return { filename: file.name, contentType: file.mime_type, content: Buffer.concat(await stored.stream.toArray()) };
}
