import { createHash } from 'node:crypto';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailEnvelope, ReceivedMail } from '#platform/mail/received-mail.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type LetMessageIn,
  type WholeLead,
  lockLeadAnywhere,
  noteIncoming,
  withhold,
  writeEvent,
} from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { answerText } from './answer-text.ts';
import { findOwnByHeader } from './deliveries.repository.ts';
import type { MessageDeliveries } from './deliveries.service.ts';
import { keepFiles } from './incoming-files.ts';
import {
  type Thread,
  findProviderBySlug,
  findThread,
  findThreadByCode,
  findThreadByHeaders,
  findThreadByNumbers,
  insertArrival,
  suppress,
} from './incoming.repository.ts';
import { bounceFailure, mailKind } from './mail-kind.ts';
import { cancelIfAnswered, hasMail, insertAttachments, insertMessage } from './messages.repository.ts';
import type { WaitingFile } from './messages.tables.ts';
import { excerpt } from './outgoing.service.ts';
import type { ReplyAddresses } from './reply-address.ts';

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  storage: Storage;
  addresses: ReplyAddresses;
  deliveries: MessageDeliveries;
};

/** A message in our own words, whatever way it came. */
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

type Provider = { id: number; customer_id: number };

/** The code as our own mails write it; a bare number in a subject may be a year or a price. */
const CODE = /(?:\bcode\s{0,3}|#|\[)(\d{4,7})\b/i;
const STOP = /^\s*(?:stop|stopall|unsubscribe|end|quit|opt[ -]?out)\s*[.!]?\s*$/i;
const START = /^\s*(?:start|unstop)\s*[.!]?\s*$/i;
const BODY_MAX = 50_000;

export type IncomingService = ReturnType<typeof createIncomingService>;

/** What couples write. It lands in the right conversation or it waits; it is never put into one by guessing. */
export function createIncomingService({ db, clock, log, storage, addresses, deliveries }: Deps) {
  /** Says whether post for this address is taken at all. */
  async function accepts(address: string): Promise<boolean> {
    const ours = addresses.read(address);
    if (ours?.kind !== 'provider') return ours !== undefined;
    return (await db.system((tx) => findProviderBySlug(tx, ours.slug))) !== undefined;
  }

  async function receiveMail(mail: ReceivedMail, envelope: MailEnvelope): Promise<void> {
    const kind = mailKind(mail, envelope, addresses.isOurs);
    if (kind === 'bounce') return receiveBounce(mail, envelope);
    const files = kind === 'person' ? await keepFiles(storage, mail) : [];
    for (const recipient of new Set(envelope.to)) {
      const arrival = arrivalOf(mail, recipient, files);
      if (kind === 'person') await receiveLetter(arrival, recipient);
      else await db.system((tx) => ignore(tx, arrival, kind));
    }
  }

  async function receiveLetter(arrival: Arrival, recipient: string): Promise<void> {
    await db.system(async (tx) => {
      const ours = addresses.read(recipient);
      const provider = ours?.kind === 'provider' ? await findProviderBySlug(tx, ours.slug) : undefined;
      const thread = await threadOf(tx, arrival, ours?.kind === 'reply' ? ours.leadId : undefined, provider);
      await (thread ? place(tx, arrival, thread) : leaveWaiting(tx, arrival, provider));
    });
  }

  /** The order of trust: our secret address, the mail it answers, the thread it names, the code together with the sender. */
  async function threadOf(tx: Tx, arrival: Arrival, leadId: number | undefined, provider: Provider | undefined) {
    if (leadId !== undefined) return findThread(tx, leadId);
    const [inReplyTo, ...older] = arrival.references;
    const direct = inReplyTo ? await findThreadByHeaders(tx, [inReplyTo], provider?.id) : undefined;
    const named = direct ?? (await findThreadByHeaders(tx, older, provider?.id));
    const code = CODE.exec(arrival.subject)?.[1];
    if (named || !provider || !code) return named;
    return findThreadByCode(tx, { code, providerId: provider.id, sender: arrival.sender });
  }

  async function receiveBounce(mail: ReceivedMail, envelope: MailEnvelope): Promise<void> {
    const failure = bounceFailure(mail);
    if (!failure) return;
    const named = envelope.to.map(addresses.read).find((ours) => ours?.kind === 'bounce');
    const messageId =
      named?.kind === 'bounce' ? named.messageId : await db.system((tx) => findOwnByHeader(tx, headersIn(mail)));
    if (messageId === undefined) return log.warn('mail: a delivery report is about nothing of ours');
    await deliveries.report(messageId, { failure });
  }

  async function receiveSms(sms: { from: string; to: string; body: string; sid: string }): Promise<void> {
    await db.system(async (tx) => {
      const wantsStop = STOP.test(sms.body);
      if (wantsStop || START.test(sms.body)) await suppress(tx, sms.from, wantsStop);
      const thread = await findThreadByNumbers(tx, sms.from, sms.to);
      const arrival = smsArrival(sms);
      if (thread) return place(tx, arrival, thread);
      // Which vendor is meant nobody can say: it waits for the marketplace team, not for one of them.
      return wantsStop ? ignore(tx, arrival, 'stop') : leaveWaiting(tx, arrival, undefined);
    });
  }

  /** Puts a message into its conversation. The arrival is the lock: the same one twice changes nothing. */
  async function place(tx: Tx, arrival: Arrival, thread: Thread): Promise<void> {
    const id = await insertArrival(tx, {
      ...kept(arrival),
      ...ownedBy(thread),
      state: 'matched',
      reason: null,
      lead_id: thread.leadId,
    });
    if (id !== undefined) await addToConversation(tx, clock.now(), arrival, thread);
  }

  async function leaveWaiting(tx: Tx, arrival: Arrival, provider: Provider | undefined): Promise<void> {
    const owner = { customer_id: provider?.customer_id ?? null, provider_id: provider?.id ?? null };
    const id = await insertArrival(tx, {
      ...kept(arrival),
      ...owner,
      state: 'waiting',
      reason: 'no_thread',
      lead_id: null,
    });
    if (id !== undefined && provider) {
      await notifyTeam(tx, { customerId: provider.customer_id, providerId: provider.id }, { kind: 'unmatched' });
    }
  }

  async function ignore(tx: Tx, arrival: Arrival, reason: string): Promise<void> {
    const nobody = { customer_id: null, provider_id: null, lead_id: null };
    await insertArrival(tx, { ...kept(arrival), ...nobody, state: 'ignored', reason, attachments: '[]' });
  }

  function kept(arrival: Arrival) {
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
    };
  }

  return { accepts, receiveMail, receiveSms };
}

type Words = Pick<Arrival, 'type' | 'senderName' | 'subject' | 'body' | 'messageId' | 'references' | 'files'> & {
  /** What the timeline calls it, when it came neither by mail nor by text. */
  kind?: 'receive_message';
};

/** What a couple's message changes: the conversation, the clock, the timeline, what was to be sent only if they stayed silent. */
export async function addToConversation(tx: Tx, now: Date, words: Words, thread: Thread): Promise<void> {
  const lead = await lockLeadAnywhere(tx, thread.customerId, thread.leadId);
  if (!lead || (await isThere(tx, lead, words))) return;
  await (lead.withheld
    ? withhold(tx, lead, { kind: 'message', at: now, content: words })
    : putIntoConversation(tx, lead, now, words));
  await noteIncoming(tx, lead, now);
  const event = { kind: 'message', leadId: thread.leadId, coupleName: lead.couple_name } as const;
  await notifyTeam(tx, { customerId: thread.customerId, providerId: thread.providerId }, event);
}

async function isThere(tx: Tx, lead: WholeLead, { messageId }: Words): Promise<boolean> {
  return messageId !== null && (await hasMail(tx, lead, messageId));
}

/** The message itself and its line in the timeline. */
export async function putIntoConversation(tx: Tx, lead: WholeLead, now: Date, words: Words): Promise<void> {
  const { id } = await insertMessage(tx, {
    customer_id: lead.customer_id,
    lead_id: lead.id,
    type: words.type,
    direction: 'in',
    subject: words.subject || null,
    body: words.type === 'email' ? answerText(words.body) : words.body,
    sender_name: words.senderName || null,
    created_at: now.toISOString(),
    state: 'received',
    state_at: now.toISOString(),
    header_message_id: words.messageId,
    header_references: words.references.toReversed(),
    attachment_count: words.files.length,
  });
  const files = words.files.map(({ name, mimeType, sizeBytes, storageKey }) => ({
    customer_id: lead.customer_id,
    message_id: id,
    name,
    mime_type: mimeType,
    size_bytes: sizeBytes,
    storage_key: storageKey,
  }));
  await insertAttachments(tx, files);
  await cancelIfAnswered(tx, lead.customer_id, lead.id, now.toISOString());
  const kind = words.kind ?? (words.type === 'email' ? 'email_received' : 'sms_received');
  await writeEvent(tx, lead, { kind, at: now, details: { messageId: id, text: excerpt(answerText(words.body)) } });
}

/** A message that was kept back, now that its request is shown. */
export const letMessageIn: LetMessageIn = async (tx, lead, at, content) => {
  const words = content as Words;
  if (!(await isThere(tx, lead, words))) await putIntoConversation(tx, lead, at, words);
};

function ownedBy(thread: Thread) {
  return { customer_id: thread.customerId, provider_id: thread.providerId };
}

function arrivalOf(mail: ReceivedMail, recipient: string, files: WaitingFile[]): Arrival {
  const sender = mail.from?.address ?? '';
  const body = mail.text.slice(0, BODY_MAX);
  const fingerprint = createHash('sha256').update([sender, mail.subject, body].join('\n')).digest('hex');
  return {
    type: 'email',
    // One mail to two of our addresses is two arrivals; one delivered twice to the same address is one.
    identity: `${mail.messageId ?? fingerprint} ${recipient}`.slice(0, 1200),
    sender,
    senderName: mail.from?.name ?? '',
    subject: mail.subject.slice(0, 500),
    body,
    messageId: mail.messageId?.slice(0, 998) ?? null,
    // The nearest first: what it answers, then the thread backwards.
    references: [...new Set([mail.inReplyTo, ...mail.references.toReversed()])]
      .filter((id) => id !== undefined)
      .slice(0, 30),
    files,
  };
}

function smsArrival(sms: { from: string; body: string; sid: string }): Arrival {
  return {
    type: 'sms',
    identity: `sms ${sms.sid}`,
    sender: sms.from,
    senderName: '',
    subject: '',
    body: sms.body.slice(0, BODY_MAX),
    messageId: null,
    references: [],
    files: [],
  };
}

/** The Message-IDs a delivery report speaks of: in its own headers, or in what it encloses of the mail that came back. */
function headersIn(mail: ReceivedMail): string[] {
  const enclosed = mail.attachments.map((part) => part.content?.toString('latin1', 0, 20_000) ?? '').join('\n');
  const found = [...enclosed.matchAll(/^message-id:\s{0,5}(<[^>\s]{3,500}>)/gim)].map((match) => match[1] ?? '');
  return [mail.inReplyTo ?? '', ...mail.references, ...found].filter((id) => id !== '');
}
