import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { createSmsInbox } from '#platform/sms/sms-inbox.ts';
import { createSmsMedia } from '#platform/sms/sms-media.ts';
import { createOutside } from '#platform/outside/outside.ts';
import { twilioSignature } from '#platform/sms/twilio-signature.ts';
import { systemClock } from '#platform/time/clock.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { onePixelJpeg } from '#testing/pictures.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { createIncomingService } from './incoming.service.ts';
import { createMessageDeliveriesService } from './message-deliveries.service.ts';
import { buildMessage } from './messages.factory.ts';
import { createMissedTextsService } from './missed-texts.service.ts';
import { createReplyAddressesService } from './reply-addresses.service.ts';

const TOKEN = 'the-token-of-the-gateway';
const NUMBERS = ['+61491570110', '+61491570313'];

let world: World;
let outbox: Outbox;
let owner: Actor;
let serial = 0;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({
    environment: {
      ...outbox.environment,
      BASE_URL: 'https://panel.example',
      SMS_AUTH_TOKEN: TOKEN,
      SMS_NUMBERS: NUMBERS.join(','),
    },
  });
  owner = await world.owner();
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

const newPhone = () => `+6149158${String(1000 + (serial += 1))}`;

async function lead(phone: string, actor = owner) {
  return world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia & Sam', { phone });
    return buildLead(tx, {
      customer_id: actor.customerId,
      provider_id: actor.providerIds[0] ?? 0,
      couple_id: couple.id,
      couple_phone: phone,
      status: 'negotiating',
    });
  });
}

const send = (id: number, body: string, actor = owner) =>
  actor.call('POST', `/leads/${id}/messages/sms`, { body: { body }, headers: { 'idempotency-key': randomUUID() } });

function knock(path: string, fields: Record<string, string>, token = TOKEN) {
  return world.server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(token, `https://panel.example${path}`, fields),
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

const text = (from: string, to: string, body: string, sid: string = randomUUID()) =>
  knock('/hooks/sms/in', { From: from, To: to, Body: body, MessageSid: sid });

type Message = { id: number; body: string; direction: string; deliveryState: string; failure: string | null };
const messages = async (id: number, actor = owner): Promise<Message[]> =>
  (await actor.call('GET', `/leads/${id}/messages`)).json().data;
const received = async (id: number, actor = owner) =>
  (await messages(id, actor)).filter((each) => each.direction === 'in').map((each) => each.body);

test('MSG-002 MSG-007 a text has the sender’s name, and only the first one says how to opt out', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  expect((await send(id, 'Is 10 April right, {{couple.names}}?')).json().data).toMatchObject({
    type: 'sms',
    body: 'Is 10 April right, Georgia and Sam?',
  });
  const first = await outbox.textTo(phone);
  expect(first.body).toMatch(/^.+: Is 10 April right, Georgia and Sam\?\nReply STOP to opt out\.$/);
  expect(NUMBERS).toContain(first.from);
  await send(id, 'And for 120?');
  expect((await outbox.textTo(phone)).body).toMatch(/^.+: And for 120\?$/);
});

test('a reply is matched by the number it was sent to, even if two vendors text one couple', async () => {
  const phone = newPhone();
  const rival = await world.owner();
  const [one, two] = [await lead(phone), await lead(phone, rival)];
  await send(one.id, 'From one');
  const first = await outbox.textTo(phone);
  await send(two.id, 'From two', rival);
  const second = await outbox.textTo(phone);
  expect(first.from).not.toBe(second.from);
  await text(phone, second.from, 'To two');
  await text(phone, first.from, 'To one');
  expect(await received(one.id)).toEqual(['To one']);
  expect(await received(two.id, rival)).toEqual(['To two']);
});

test('with no free number the text is still sent, and its reply is not matched', async () => {
  const phone = newPhone();
  const leads = [await lead(phone), await lead(phone), await lead(phone)];
  for (const each of leads) await send(each.id, 'Hello');
  const froms = [await outbox.textTo(phone), await outbox.textTo(phone), await outbox.textTo(phone)].map(
    (sent) => sent.from,
  );
  // They are sent at the same time, so any of them may be the one without a number.
  const [without = '', ...others] = froms.filter((from) => !NUMBERS.includes(from));
  expect([others, new Set(froms)]).toEqual([[], new Set([...NUMBERS, without])]);
  await text(phone, without, 'Which of you is this?');
  for (const each of leads) expect(await received(each.id)).toEqual([]);
  const [kept] = await world.build((tx) =>
    tx.selectFrom('inbound_messages').selectAll().where('body', '=', 'Which of you is this?').execute(),
  );
  expect(kept).toMatchObject({ state: 'waiting', customer_id: null });
});

test('the same text received twice is one message; an unsigned one is refused', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  await send(id, 'Hello');
  const { from } = await outbox.textTo(phone);
  await Promise.all([text(phone, from, 'Hi', 'SM-same'), text(phone, from, 'Hi', 'SM-same')]);
  const forged = await knock('/hooks/sms/in', { From: phone, To: from, Body: 'Forged', MessageSid: 'SM-x' }, 'guessed');
  expect(forged.statusCode).toBe(403);
  expect(await received(id)).toEqual(['Hi']);
});

test('pictures in a text are fetched and kept; one that cannot be had is listed', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  await send(id, 'Hello');
  const { from } = await outbox.textTo(phone);
  const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(9000, 7)]);
  const known = outbox.keepPicture(heic);
  const pictures = {
    NumMedia: '5',
    MediaContentType0: 'image/jpeg',
    MediaUrl0: outbox.keepPicture(await onePixelJpeg()),
    MediaContentType1: 'image/heic',
    MediaUrl1: known,
    MediaContentType2: 'image/heic',
    MediaUrl2: `${known}99`,
    // Another machine’s, and another account’s.
    MediaContentType3: 'image/heic',
    MediaUrl3: known.replace('127.0.0.1', 'localhost'),
    MediaContentType4: 'image/heic',
    MediaUrl4: known.replace('ACsandbox', 'ACother'),
  };
  const fields = { From: phone, To: from, Body: 'Our garden', MessageSid: randomUUID(), ...pictures };
  await knock('/hooks/sms/in', fields);
  await knock('/hooks/sms/in', fields);
  const all = (await owner.call('GET', `/leads/${id}/messages`)).json().data;
  const message = all.find(({ direction }: { direction: string }) => direction === 'in');
  expect(
    message.attachments.map((each: { name: string; url: string | null }) => [each.name, each.url !== null]),
  ).toEqual([
    ['image-1.jpg', true],
    ['image-2.heic', true],
    ['image-3.heic', false],
    ['image-4.heic', false],
    ['image-5.heic', false],
  ]);
  expect(await received(id)).toEqual(['Our garden']);
  const file = await owner.call('GET', message.attachments[1].url);
  expect(file.rawPayload.equals(heic)).toBe(true);
});

test('a text with pictures that came without an address says that there were some', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  await send(id, 'Hello');
  const { from } = await outbox.textTo(phone);
  const pictures = { NumMedia: '2', MediaContentType0: 'image/jpeg', MediaContentType1: 'image/png' };
  await knock('/hooks/sms/in', { From: phone, To: from, Body: '', MessageSid: randomUUID(), ...pictures });
  const [message] = (await owner.call('GET', `/leads/${id}/messages`)).json().data;
  expect(message).toMatchObject({
    direction: 'in',
    body: '',
    attachments: [
      { name: 'image-1.jpg', url: null },
      { name: 'image-2.png', url: null },
    ],
  });
});

test('STOP closes the channel for every vendor until START', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  await send(id, 'Hello');
  const { from } = await outbox.textTo(phone);
  await text(phone, from, ' stop ');
  const refused = await send(id, 'One more');
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'This couple has asked not to receive text messages.',
  ]);
  const page = async () => (await owner.call('GET', `/leads/${id}`)).json().data;
  // It is in the conversation, but nothing to answer.
  expect(await page()).toMatchObject({
    channels: { email: null, sms: 'stopped' },
    waitingSince: null,
    unreadMessageCount: 1,
  });
  const alerts = async () => (await owner.call('GET', `/leads/${id}/alerts`)).json().data;
  expect(await alerts()).toEqual([]);
  await text(phone, from, 'Please stop by on Sunday');
  expect((await page()).waitingSince).not.toBeNull();
  expect(await alerts()).toMatchObject([{ kind: 'message' }]);
  await text(phone, from, 'START');
  expect(await alerts()).toHaveLength(1);
  expect((await send(id, 'Welcome back')).statusCode).toBe(201);
  await outbox.textTo(phone);
});

test('a START that the gateway repeats does not undo the STOP after it', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  await send(id, 'Hello');
  const { from } = await outbox.textTo(phone);
  const started = randomUUID();
  await text(phone, from, 'START', started);
  await text(phone, from, 'STOP');
  await text(phone, from, 'START', started);
  expect((await send(id, 'One more')).statusCode).toBe(422);
});

test('the gateway’s report becomes the message’s state; a late report does not change it back', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  await send(id, 'Hello');
  const { callback } = await outbox.textTo(phone);
  const path = new URL(callback ?? '').pathname;
  const state = async () => (await messages(id))[0];
  await expect.poll(async () => (await state())?.deliveryState).toBe('sent');
  await knock(path, { MessageStatus: 'delivered' });
  expect(await state()).toMatchObject({ deliveryState: 'delivered', failure: null });
  await knock(path, { MessageStatus: 'sent' });
  expect((await state())?.deliveryState).toBe('delivered');
  await send(id, 'Again');
  const again = new URL((await outbox.textTo(phone)).callback ?? '').pathname;
  await expect.poll(async () => (await state())?.deliveryState).toBe('sent');
  await knock(again, { MessageStatus: 'undelivered', ErrorCode: '30003' });
  expect(await state()).toMatchObject({ deliveryState: 'failed', failure: 'unreachable' });
});

test.each(['queued', 'scheduled'] as const)(
  'a report that arrives before the gateway’s response counts (%s)',
  async (state) => {
    const { id } = await lead(newPhone());
    const to = { customer_id: owner.customerId, lead_id: id, type: 'sms', direction: 'out', state } as const;
    const message = await world.build((tx) => buildMessage(tx, to));
    const hasty = createServer((_request, response) => {
      const told = knock(`/hooks/sms/status/${message.id}`, { MessageStatus: 'delivered' });
      void told.then(() => response.writeHead(201).end(JSON.stringify({ sid: `SM-${message.id}`, status: 'queued' })));
    });
    await new Promise<void>((resolve) => hasty.listen(0, '127.0.0.1', resolve));
    await deliveries(`http://127.0.0.1:${(hasty.address() as AddressInfo).port}`).deliver(message.id);
    expect((await messages(id))[0]).toMatchObject({ deliveryState: 'delivered', failure: null });
    hasty.closeAllConnections();
    hasty.close();
  },
);

test('MSG-010 the log lists the texts sent to couples, newest first', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  await send(id, 'For the log');
  await outbox.textTo(phone);
  const log = (await owner.call('GET', `/customers/${owner.customerId}/sms/logs`)).json();
  expect(log.data[0]).toMatchObject({
    leadId: id,
    body: 'For the log',
    author: 'Imogen',
    coupleName: expect.any(String),
  });
  expect((await owner.call('GET', `/customers/${owner.customerId + 1}/sms/logs`)).statusCode).toBe(404);
});

test('a text whose worker died while handing it over is not sent again, but shown as maybe sent', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  const taken = new Date(Date.now() - 6 * 60 * 1000).toISOString();
  const message = await world.build((tx) =>
    buildMessage(tx, {
      customer_id: owner.customerId,
      lead_id: id,
      type: 'sms',
      direction: 'out',
      state: 'queued',
      claimed_at: taken,
      handed_over_at: taken,
    }),
  );
  await deliveries().deliver(message.id);
  expect((await messages(id))[0]).toMatchObject({ deliveryState: 'unconfirmed', failure: null });
  expect(outbox.untaken()).not.toContain(phone);
});

test('a text claimed by another worker is left to it', async () => {
  const phone = newPhone();
  const { id } = await lead(phone);
  const message = await world.build((tx) =>
    buildMessage(tx, { customer_id: owner.customerId, lead_id: id, type: 'sms', direction: 'out', state: 'queued' }),
  );
  await Promise.all([1, 2, 3].map(() => deliveries().deliver(message.id)));
  await outbox.textTo(phone);
  expect(outbox.untaken()).not.toContain(phone);
});

describe('texts that came while we were away', () => {
  /** The network’s list, read by another process on the same database. */
  function missed() {
    const log = createLog('silent');
    const [baseUrl = '', accountSid] = [outbox.environment['SMS_BASE_URL'], 'ACsandbox00000000000000000000000000'];
    const gateway = { baseUrl, accountSid, authToken: TOKEN };
    const smsMedia = createSmsMedia({ ...gateway, outside: createOutside({ trusted: [baseUrl] }), log });
    const addresses = createReplyAddressesService({ keyring: createKeyring('x'), domain: 'reply.example' });
    const { storage } = world.server;
    const ports = { db: world.db, clock: systemClock, log, storage, scan: undefined, smsMedia, addresses };
    const incoming = createIncomingService({ ...ports, deliveries: deliveries() });
    const smsInbox = createSmsInbox(gateway);
    return createMissedTextsService({ db: world.db, clock: systemClock, smsInbox, smsNumbers: NUMBERS, incoming });
  }
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test('are fetched in their order, with their pictures, and each once', async () => {
    const phone = newPhone();
    const { id } = await lead(phone);
    await send(id, 'Hello');
    const { from: to } = await outbox.textTo(phone);
    await text(phone, to, 'We were told of this', 'SM-told');
    outbox.keepPicture(await onePixelJpeg());
    const kept = { from: phone, to, pictures: 0 };
    outbox.keepText({ ...kept, sid: 'SM-late', body: 'And see you then!', at: ago(5) });
    outbox.keepText({ ...kept, sid: 'SM-early', body: 'Yes, please', at: ago(9), pictures: 1 });
    outbox.keepText({ ...kept, sid: 'SM-told', body: 'We were told of this', at: ago(20) });
    outbox.keepText({ ...kept, sid: 'SM-now', body: 'This is on its way', at: ago(0) });
    outbox.keepText({ ...kept, sid: 'SM-old', body: 'Long ago', at: ago(25 * 60) });
    await missed().fetch();
    await missed().fetch();
    expect(await received(id)).toEqual(['And see you then!', 'Yes, please', 'We were told of this']);
    const all = (await owner.call('GET', `/leads/${id}/messages`)).json().data;
    expect(all[1].attachments).toMatchObject([{ name: 'image-1.jpg', url: expect.any(String) }]);
  });
});

/** The delivery service of another process on the same database. */
function deliveries(smsUrl = outbox.environment['SMS_BASE_URL'] ?? '') {
  const { SMTP_URL = '' } = outbox.environment;
  const log = createLog('silent');
  return createMessageDeliveriesService({
    db: world.db,
    clock: systemClock,
    log,
    mailer: createMailer({ smtpUrl: SMTP_URL, from: 'x@example.com', log }),
    sms: createSmsGateway({ baseUrl: smsUrl, accountSid: 'AC1', authToken: TOKEN, from: '+61491570006', log }),
    storage: world.server.storage,
    addresses: createReplyAddressesService({ keyring: createKeyring('x'), domain: 'reply.example' }),
    smsNumbers: NUMBERS,
    baseUrl: 'https://panel.example',
    translateForCouple: (_language, words) => words,
    toQuoteLink: ({ link_seed }) => `http://localhost/q/${link_seed}`,
  });
}
