import { createHash } from 'node:crypto';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailEnvelope, ReceivedMail } from '#platform/mail/received-mail.ts';
import type { SmsMedia } from '#platform/sms/sms-media.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Scan } from '#platform/uploads/virus-scanner.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { updateDelivery } from '#domains/attention/alerts/alerts.public.ts';
import { lockLeadForSystem } from '#domains/couples/leads/leads.public.ts';
import { addToConversation } from './conversation.operations.ts';
import { findOwnByHeader } from './message-deliveries.repository.ts';
import type { MessageDeliveriesService } from './message-deliveries.service.ts';
import { storeFiles } from './incoming-files.operations.ts';
import { type SentPicture, storePictures } from './incoming-pictures.operations.ts';
import {
  type Thread,
  findProviderBySlug,
  findThread,
  findThreadByCode,
  findThreadByHeaders,
  findThreadByNumbers,
  hasArrived,
  insertArrival,
  setSmsStopped,
} from './incoming.repository.ts';
import { parseBounceFailure, classifyMail } from './mail-kind.rules.ts';
import type { WaitingFile } from './messages.tables.ts';
import type { Arrival } from './received-messages.operations.ts';
import type { ReplyAddressesService } from './reply-addresses.service.ts';
import { findSender, isOtherCouple } from './senders.repository.ts';
import { toSmsIdentity } from './sms-identity.rules.ts';
import { queueUnmatched } from './unmatched-queue.operations.ts';

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  storage: Storage;
  /** Looks for malware in attached documents; if it cannot, the mail is not accepted yet, and comes again. */
  scan: Scan | undefined;
  smsMedia: SmsMedia;
  addresses: ReplyAddressesService;
  deliveries: MessageDeliveriesService;
};

type Provider = { id: number; customer_id: number };
type ReceivedSms = { from: string; to: string; body: string; sid: string; media: readonly SentPicture[] };

/** The code as our mails write it. A bare number in a subject may be a year or a price. */
const CODE = /(?:\bcode\s{0,3}|#|\[)(\d{4,7})\b/i;
const STOP = /^\s*(?:stop|stopall|unsubscribe|end|quit|opt[ -]?out)\s*[.!]?\s*$/i;
const START = /^\s*(?:start|unstop)\s*[.!]?\s*$/i;
/** Longer texts are no letters; the mail server refuses the largest. */
const BODY_MAX = 1_000_000;

export type IncomingService = ReturnType<typeof createIncomingService>;

/** Messages from couples. Each goes to its conversation or waits to be matched; we never guess. */
export function createIncomingService(deps: Deps) {
  const { db, clock, log, storage, scan, addresses, deliveries } = deps;

  /** Whether we accept mail for this address. */
  async function accepts(address: string): Promise<boolean> {
    const ours = addresses.parse(address);
    if (ours?.kind !== 'provider') return ours !== undefined;
    return (await db.system((tx) => findProviderBySlug(tx, ours.slug))) !== undefined;
  }

  async function receiveMail(mail: ReceivedMail, envelope: MailEnvelope): Promise<void> {
    const kind = classifyMail(mail, envelope, addresses.isOurs);
    if (kind === 'bounce') return receiveBounce(mail, envelope);
    // A group list passes on what a person wrote; without a secret address it may be anybody's newsletter.
    const isKept = (recipient: string) =>
      kind === 'person' || (kind === 'list' && addresses.parse(recipient)?.kind === 'reply');
    const files = envelope.to.some(isKept) ? await storeFiles(storage, mail, scan) : [];
    for (const recipient of new Set(envelope.to)) {
      const arrival = fromMail(mail, recipient, files);
      if (isKept(recipient)) await receivePersonalMail(arrival, recipient);
      else await db.system((tx) => insertIgnored(tx, arrival, kind));
    }
  }

  async function receivePersonalMail(arrival: Arrival, recipient: string): Promise<void> {
    await db.system(async (tx) => {
      const ours = addresses.parse(recipient);
      const provider = ours?.kind === 'provider' ? await findProviderBySlug(tx, ours.slug) : undefined;
      const thread = await findThreadFor(tx, arrival, ours?.kind === 'reply' ? ours.leadId : undefined, provider);
      if (!thread) return insertWaiting(tx, arrival, provider, 'no_thread');
      if (await isFromOtherCouple(tx, arrival, thread)) {
        const owner = { id: thread.providerId, customer_id: thread.customerId };
        return insertWaiting(tx, arrival, owner, 'other_couple');
      }
      await insertMatched(tx, arrival, thread);
    });
  }

  /** Most reliable first: our secret address, the mail it answers, its thread, the code together with the sender. */
  async function findThreadFor(tx: Tx, arrival: Arrival, leadId: number | undefined, provider: Provider | undefined) {
    if (leadId !== undefined) return findThread(tx, leadId);
    const [inReplyTo, ...older] = arrival.references;
    const direct = inReplyTo ? await findThreadByHeaders(tx, [inReplyTo], provider?.id) : undefined;
    const named = direct ?? (await findThreadByHeaders(tx, older, provider?.id));
    const code = CODE.exec(arrival.subject)?.[1];
    if (named || !provider || !code) return named;
    return findThreadByCode(tx, { code, providerId: provider.id, sender: arrival.sender });
  }

  /** Somebody the provider knows from another request must not end up in this one, however the mail got here. */
  async function isFromOtherCouple(tx: Tx, arrival: Arrival, thread: Thread): Promise<boolean> {
    const lead = { customer_id: thread.customerId, id: thread.leadId };
    const { kind } = await findSender(tx, lead, arrival.sender);
    return (kind === 'new' || kind === 'known') && (await isOtherCouple(tx, lead, arrival.sender));
  }

  async function receiveBounce(mail: ReceivedMail, envelope: MailEnvelope): Promise<void> {
    const failure = parseBounceFailure(mail);
    if (!failure) return;
    const recipients = envelope.to.map(addresses.parse);
    const alert = recipients.find((ours) => ours?.kind === 'alert');
    if (alert?.kind === 'alert') {
      const at = clock.now().toISOString();
      return db.system((tx) => updateDelivery(tx, alert.deliveryId, { status: 'failed', at }));
    }
    const named = recipients.find((ours) => ours?.kind === 'bounce');
    const messageId =
      named?.kind === 'bounce' ? named.messageId : await db.system((tx) => findOwnByHeader(tx, findMessageIds(mail)));
    if (messageId === undefined) return log.warn('mail: delivery report for an unknown message');
    await deliveries.report(messageId, { failure });
  }

  async function receiveSms(sms: ReceivedSms): Promise<void> {
    const wantsStop = STOP.test(sms.body);
    const isKeyword = wantsStop || START.test(sms.body);
    const arrival = { ...fromSms(sms), isKeyword };
    if (sms.media.length > 0 && !(await db.system((tx) => hasArrived(tx, arrival.identity))))
      arrival.files = await storePictures(deps, sms.media);
    await db.system(async (tx) => {
      // A keyword that the gateway repeats later must not undo the one that followed it.
      if (await hasArrived(tx, arrival.identity)) return;
      if (isKeyword) await setSmsStopped(tx, sms.from, wantsStop);
      const thread = await findThreadByNumbers(tx, sms.from, sms.to);
      if (thread) return insertMatched(tx, arrival, thread);
      // We can't tell which vendor is meant, so the marketplace team matches it.
      return wantsStop ? insertIgnored(tx, arrival, 'stop') : insertWaiting(tx, arrival, undefined, 'no_thread');
    });
  }

  /** Adds a message to its conversation. The arrival row is unique, so the same message twice changes nothing. */
  async function insertMatched(tx: Tx, arrival: Arrival, thread: Thread): Promise<void> {
    // Deleted at this very moment: nobody would see the message there.
    if (!(await lockLeadForSystem(tx, thread.customerId, thread.leadId)))
      return insertWaiting(tx, arrival, undefined, 'no_thread');
    const id = await insertArrival(tx, {
      ...toRow(arrival),
      ...toOwner(thread),
      state: 'matched',
      reason: null,
      lead_id: thread.leadId,
    });
    if (id !== undefined) await addToConversation(tx, clock.now(), arrival, thread);
  }

  async function insertWaiting(
    tx: Tx,
    arrival: Arrival,
    provider: Provider | undefined,
    reason: 'no_thread' | 'other_couple',
  ): Promise<void> {
    const owner = { customer_id: provider?.customer_id ?? null, provider_id: provider?.id ?? null };
    const id = await insertArrival(tx, {
      ...toRow(arrival),
      ...owner,
      state: 'waiting',
      reason,
      lead_id: null,
    });
    if (id === undefined) return;
    if (!provider) return queueUnmatched(tx, id, clock.now());
    await notifyTeam(
      tx,
      { customerId: provider.customer_id, providerId: provider.id },
      { kind: 'unmatched_message', messageId: id },
    );
  }

  async function insertIgnored(tx: Tx, arrival: Arrival, reason: string): Promise<void> {
    const unowned = { customer_id: null, provider_id: null, lead_id: null };
    await insertArrival(tx, { ...toRow(arrival), ...unowned, state: 'ignored', reason, attachments: '[]' });
  }

  function toRow(arrival: Arrival) {
    return {
      type: arrival.type,
      identity: arrival.identity,
      sender: arrival.sender,
      sender_name: arrival.senderName,
      subject: arrival.subject,
      body: arrival.body,
      received_at: clock.now().toISOString(),
      header_message_id: arrival.messageId,
      header_references: arrival.references,
      attachments: JSON.stringify(arrival.files),
      recipients: arrival.recipients,
    };
  }

  return { accepts, receiveMail, receiveSms };
}

function toOwner(thread: Thread) {
  return { customer_id: thread.customerId, provider_id: thread.providerId };
}

function fromMail(mail: ReceivedMail, recipient: string, files: WaitingFile[]): Arrival {
  const sender = mail.from?.address ?? '';
  const body = mail.text.slice(0, BODY_MAX);
  const seen = [sender, mail.date?.toISOString() ?? '', mail.subject, body].join('\n');
  const fingerprint = createHash('sha256').update(seen).digest('hex');
  return {
    type: 'email',
    // One mail to two of our addresses is two arrivals; one delivered twice to the same address is one.
    identity: `${mail.messageId ?? fingerprint} ${recipient}`.slice(0, 1200),
    sender,
    senderName: mail.from?.name ?? '',
    subject: mail.subject.slice(0, 500),
    body,
    messageId: mail.messageId?.slice(0, 998) ?? null,
    // Nearest first: the mail it answers, then the thread backwards.
    references: [...new Set([mail.inReplyTo, ...mail.references.toReversed()])]
      .filter((id) => id !== undefined)
      .slice(0, 30),
    files,
    recipients: [...mail.to, ...mail.cc].map(({ address }) => address).slice(0, 50),
  };
}

function fromSms(sms: ReceivedSms): Arrival {
  return {
    type: 'sms',
    identity: toSmsIdentity(sms.sid),
    sender: sms.from,
    senderName: '',
    subject: '',
    body: sms.body.slice(0, BODY_MAX),
    messageId: null,
    references: [],
    files: [],
    recipients: [],
  };
}

/** The Message-IDs in a delivery report: in its own headers or in the returned mail that it encloses. */
function findMessageIds(mail: ReceivedMail): string[] {
  const enclosed = mail.attachments.map((part) => part.content?.toString('latin1', 0, 20_000) ?? '').join('\n');
  const found = [...enclosed.matchAll(/^message-id:\s{0,5}(<[^>\s]{3,500}>)/gim)].map((match) => match[1] ?? '');
  return [mail.inReplyTo ?? '', ...mail.references, ...found].filter((id) => id !== '');
}
