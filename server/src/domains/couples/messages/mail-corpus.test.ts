import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
import { buildMessage } from './messages.factory.ts';
import { createReplyAddressesService } from './reply-addresses.service.ts';

/**
 * Mails as mail programs write them (`mails/*.eml`), each with where it belongs and the words that must be shown
 * (`*.txt`). Every mail gets a conversation of its own, whose names and addresses replace what is in double braces.
 */
const FOLDER = join(import.meta.dirname, 'mails');
const NAMES = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.eml') ? [name.slice(0, -4)] : []));
const SENT = `Hi Georgia & Sam,

Thank you for asking about Saturday 10 April 2027. The orchard is free that day.

How many guests do you expect? Would you like to come and see it on Friday at ten?

Kind regards,
Imogen`;

const [SECRET, DOMAIN] = ['a secret for the addresses of this test', 'reply.example'];
const addresses = createReplyAddressesService({ keyring: createKeyring(SECRET), domain: DOMAIN });

let world: World;
let owner: Actor;
let post: ReturnType<typeof createTransport>;
beforeAll(async () => {
  world = await startWorld({ environment: { SECRET, INBOUND_MAIL_DOMAIN: DOMAIN } });
  const port = await world.server.mail.listen();
  post = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true, pool: true, maxConnections: 1 });
  owner = await world.owner();
  await world.build((tx) =>
    tx.updateTable('providers').set({ name: 'The Orchard' }).where('customer_id', '=', owner.customerId).execute(),
  );
});
afterAll(async () => {
  post.close();
  await world.close();
});

type Values = Record<
  'couple' | 'partner' | 'other-couple' | 'vendor' | 'code' | 'reply' | 'plain' | 'message-id',
  string
>;

/** A conversation with one mail of the vendor, with or without the link of a quote, and another couple of the same vendor. */
async function buildConversation(
  serial: number,
  { withQuote }: { withQuote: boolean },
): Promise<{ id: number; values: Values }> {
  const [couple, partner] = [`georgia${serial}@mail.example`, `sam${serial}@mail.example`];
  const [otherCouple, code, messageId] = [
    `ruby${serial}@mail.example`,
    String(5000 + serial),
    `<${randomUUID()}@x.example>`,
  ];
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  return world.build(async (tx) => {
    const asking = await buildCouple(tx, 'Georgia & Sam', { email: couple, partner_email: partner });
    const other = await buildCouple(tx, 'Ruby & Finn', { email: otherCouple });
    const { id } = await buildLead(tx, { ...of, couple_id: asking.id, extension_number: code });
    await buildLead(tx, { ...of, couple_id: other.id, extension_number: String(7000 + serial) });
    const sent = { direction: 'out', body: SENT, header_message_id: messageId } as const;
    const quote = withQuote ? await buildQuote(tx, { ...of, lead_id: id }) : undefined;
    await buildMessage(tx, { customer_id: of.customer_id, lead_id: id, quote_id: quote?.id ?? null, ...sent });
    const provider = await tx
      .selectFrom('providers')
      .select('slug')
      .where('id', '=', of.provider_id)
      .executeTakeFirst();
    const user = await tx
      .selectFrom('customer_users')
      .select('email')
      .where('uuid', '=', owner.uuid)
      .executeTakeFirst();
    const values = {
      couple,
      partner,
      'other-couple': otherCouple,
      vendor: user?.email ?? '',
      code,
      reply: addresses.reply(id),
      plain: addresses.provider(provider?.slug ?? ''),
      'message-id': messageId,
    };
    return { id, values };
  });
}

type Shown = {
  direction: string;
  body: string;
  deliveryState: string;
  failure: string | null;
  sender: { kind: string };
};

/** Where the mail is now, and the words that the vendor sees. */
async function findOutcome(leadId: number, sender: string): Promise<{ place: string; words: string }> {
  const messages: Shown[] = (await owner.call('GET', `/leads/${leadId}/messages`)).json().data;
  const added = messages.find(({ body }) => body !== SENT);
  if (added?.direction === 'in') return { place: `conversation, from ${added.sender.kind}`, words: added.body };
  if (added) return { place: `vendor, ${added.failure ?? added.deliveryState}`, words: added.body };
  const waiting: { body: string; senderAddress: string }[] = (await owner.call('GET', '/unmatched-messages')).json()
    .data;
  const found = waiting.find(({ senderAddress }) => senderAddress === sender);
  return found ? { place: 'waiting', words: found.body } : { place: 'ignored', words: '' };
}

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{\{([a-z-]+)\}\}/g, (_whole, name: keyof Values) => values[name]);

test.each(NAMES.map((name, serial) => [name, serial] as const))('%s', async (name, serial) => {
  const { id, values } = await buildConversation(serial, { withQuote: name.includes('-quote-') });
  // Latin-1 keeps every byte, so that broken charsets stay broken.
  const eml = readFileSync(join(FOLDER, `${name}.eml`), 'latin1');
  const raw = Buffer.from(fill(eml, values).replaceAll('\n', '\r\n'), 'latin1');
  const from = /^From:.*?([^\s<]+@[^\s>]+)/m.exec(fill(eml, values))?.[1] ?? '';
  await post.sendMail({
    envelope: {
      from: eml.includes('Return-Path: <>') ? '' : from,
      to: eml.includes('{{reply}}') ? values.reply : values.plain,
    },
    raw,
  });
  const [place = '', , ...words] = fill(readFileSync(join(FOLDER, `${name}.txt`), 'utf8'), values).split('\n');
  expect(await findOutcome(id, from)).toEqual({ place, words: words.join('\n').trim() });
});

test('there are at least sixty mails, each with what is expected of it', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(60);
});
