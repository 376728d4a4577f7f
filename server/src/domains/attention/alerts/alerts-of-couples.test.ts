import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { createVoiceGateway } from '#platform/voice/voice-gateway.ts';
import { addDays } from '#platform/time/calendar.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { createCallRoutingService } from '#domains/couples/calls/call-routing.service.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { createReplyAddressesService } from '#domains/couples/messages/reply-addresses.service.ts';
import { createCoupleQuotesService } from '#domains/couples/quotes/couple-quotes.service.ts';
import { buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
import { type AlertFallbacksService, createAlertFallbacksService } from './alert-fallbacks.service.ts';

const MINUTE_MS = 60_000;
const log = createLog('silent');

let now = new Date();
const clock = { now: () => now };
let outbox: Outbox;
let world: World;
let fallbacks: AlertFallbacksService;
let routing: ReturnType<typeof createCallRoutingService>;
let owner: Actor;
let email: string;
let serial = 0;

beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ clock });
  const sms = { baseUrl: outbox.environment['SMS_BASE_URL'] ?? '', accountSid: 'AC1', authToken: 't' };
  const baseUrl = 'https://panel.example';
  fallbacks = createAlertFallbacksService({
    db: world.db,
    clock,
    mailer: createMailer({ smtpUrl: outbox.environment['SMTP_URL'] ?? '', from: 'b@bellbird.example', log }),
    sms: createSmsGateway({ ...sms, from: '+61491570006', log }),
    baseUrl,
    alertBounce: createReplyAddressesService({ keyring: createKeyring('secret'), domain: 'reply.example' }).alertBounce,
  });
  const voice = createVoiceGateway({ baseUrl: 'http://127.0.0.1:1', accountSid: 'AC1', authToken: 'x', log });
  routing = createCallRoutingService({ db: world.db, clock, log, voice, baseUrl });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});
beforeEach(async () => {
  now = new Date();
  serial += 1;
  email = `asked${serial}@example.com`;
  await world.build((tx) => tx.deleteFrom('alerts').execute());
  owner = await world.owner();
  await world.build((tx) => tx.updateTable('customer_users').set({ email }).where('id', '=', owner.id).execute());
  await owner.call('PUT', '/alert-settings', { body: { fallback: 'mail', quietHours: null } });
});

const ofOwner = () => ({ customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 });
const list = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}/alerts`)).json().data;
const results = async (leadId: number) =>
  (await list(leadId)).map(({ fallback }: { fallback: string | null }) => fallback).toSorted();
const waitingSince = async (leadId: number) =>
  (
    await world.build((tx) =>
      tx.selectFrom('leads').select('waiting_since').where('id', '=', leadId).executeTakeFirstOrThrow(),
    )
  ).waiting_since;
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const fallBackAfter = (minutes: number) => {
  wait(minutes);
  return fallbacks.run();
};

/** A couple who waits for nothing calls a vendor without a number to put them through to. */
async function missCall(status = 'negotiating') {
  const [phone, quick] = [`+6149158${1000 + serial}`, `+6125550${1000 + serial}`];
  const leadId = await world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Priya & Tom', { phone });
    const change = { quick_number: quick, redirect_number: null };
    await tx.updateTable('providers').set(change).where('id', '=', ofOwner().provider_id).execute();
    const of = { ...ofOwner(), couple_id: couple.id, couple_name: 'Priya & Tom', couple_phone: phone };
    return (await buildLead(tx, { ...of, status, waiting_since: null })).id;
  });
  const ring = () => routing.answer({ from: phone, to: quick, sid: `CA-missed-${serial}` });
  expect(await ring()).toContain('We have told them that you called');
  await ring();
  return leadId;
}

test('a couple whose call nobody takes waits from then on, and the vendor is told once, by mail after five minutes', async () => {
  const leadId = await missCall();
  expect(await waitingSince(leadId)).toBe(now.toISOString());
  await fallBackAfter(4);
  expect(await list(leadId)).toMatchObject([{ kind: 'missed_call', fallback: null }]);
  await fallBackAfter(2);
  expect((await outbox.mailTo(email)).subject).toContain('Missed call from Priya & Tom');
  await fallBackAfter(30);
  expect(await list(leadId)).toMatchObject([{ kind: 'missed_call', fallback: 'sent' }]);
  expect(outbox.untaken()).toEqual([]);
});

test.each([
  ['negotiating', true],
  ['deal_approved', false],
])('a missed call in %s is not sent by mail once a colleague has talked to them; waits: %s', async (status, waits) => {
  const leadId = await missCall(status);
  expect((await waitingSince(leadId)) !== null).toBe(waits);
  wait(1);
  expect((await owner.call('POST', `/leads/${leadId}/actions`, { body: { type: 'called' } })).statusCode).toBe(200);
  await fallBackAfter(5);
  expect(await list(leadId)).toMatchObject([{ kind: 'missed_call', fallback: 'answered' }]);
  expect(outbox.untaken()).toEqual([]);
});

/** A quote for a day, and what its couple does with it. */
async function quote(weddingDate: string) {
  const quotes = createCoupleQuotesService({ db: world.db, clock });
  const { leadId, ...sent } = await world.build(async (tx) => {
    const { id } = await buildLead(tx, {
      ...ofOwner(),
      couple_name: 'Priya & Tom',
      status: 'offer_made',
      waiting_since: null,
    });
    const content = { weddingDate, validUntil: dayOf(14) };
    return { ...(await buildQuote(tx, { ...ofOwner(), lead_id: id }, content)), leadId: id };
  });
  const signature = { chosen: [], name: 'Priya Nair', address: '203.0.113.9', browser: 'Firefox' };
  return {
    leadId,
    accept: () => quotes.accept(sent.token, { ...signature, contentHash: sent.contentHash }),
    decline: () => quotes.decline(sent.token, { reason: 'price', text: '' }),
  };
}
const dayOf = (days: number) => addDays(now, days).toISOString().slice(0, 10);

test('a quote that a couple accepts is told to each of the team, and by mail after five minutes', async () => {
  const { leadId, accept } = await quote(dayOf(200));
  const tess = await world.colleague(owner, { providerIds: owner.providerIds });
  await tess.call('PUT', '/alert-settings', { body: { fallback: 'none', quietHours: null } });
  await accept();
  await accept();
  expect(await list(leadId)).toMatchObject([{ kind: 'quote_accepted' }, { kind: 'quote_accepted' }]);
  await fallBackAfter(6);
  expect((await outbox.mailTo(email)).subject).toContain('Priya & Tom accepted your quote');
  expect(await results(leadId)).toEqual(['off', 'sent']);
  expect(outbox.untaken()).toEqual([]);
});

test('so is one that they decline', async () => {
  const { leadId, decline } = await quote(dayOf(200));
  await decline();
  await fallBackAfter(6);
  expect((await outbox.mailTo(email)).subject).toContain('Priya & Tom replied to your quote');
  expect(await list(leadId)).toMatchObject([{ kind: 'quote_news', fallback: 'sent' }]);
});

test('a couple whose day is taken waits, and one mail says so, however often they try', async () => {
  const day = dayOf(200);
  await (await quote(day)).accept();
  await world.build((tx) => tx.deleteFrom('alerts').execute());
  const { leadId, accept } = await quote(day);
  const since = now.toISOString();
  await expect(accept()).rejects.toMatchObject({ code: 'quote_day_taken' });
  wait(1);
  await expect(accept()).rejects.toMatchObject({ code: 'quote_day_taken' });
  expect(await waitingSince(leadId)).toBe(since);
  await fallBackAfter(6);
  expect((await outbox.mailTo(email)).subject).toContain('Priya & Tom wanted to accept, but their day is taken');
  expect(await list(leadId)).toMatchObject([{ kind: 'quote_day_taken', fallback: 'sent' }]);
  expect(outbox.untaken()).toEqual([]);
});

describe('a message that matches no couple', () => {
  const arrive = () =>
    world.build(async (tx) => {
      serial += 1;
      const { rows } = await sql<{ id: number }>`
        insert into inbound_messages (customer_id, provider_id, type, identity, sender, state) values
          (${owner.customerId}, ${ofOwner().provider_id}, 'email', ${`unmatched ${serial}`}, 'aunt@example.com', 'waiting')
        returning id`.execute(tx);
      const id = rows[0]?.id ?? 0;
      const team = { customerId: owner.customerId, providerId: ofOwner().provider_id };
      await notifyTeam(tx, team, { kind: 'unmatched_message', messageId: id });
      return id;
    });
  const fates = async () =>
    (
      await world.build((tx) =>
        tx
          .selectFrom('alerts')
          .select(['kind', 'lead_id', 'fallback'])
          .where('customer_user_id', '=', owner.id)
          .orderBy('id')
          .execute(),
      )
    ).map(({ kind, lead_id, fallback }) => {
      expect([kind, lead_id]).toEqual(['unmatched_message', null]);
      return fallback;
    });
  const look = () => owner.call('POST', '/unmatched-messages/seen');

  test('is told by mail after five minutes, with a link to where it is matched', async () => {
    await arrive();
    await fallBackAfter(4);
    expect(await fates()).toEqual([null]);
    await fallBackAfter(2);
    const mail = await outbox.mailTo(email);
    expect(mail.subject).toContain('A message needs matching');
    expect(mail.html).toContain('https://panel.example/leads/unmatched');
    expect(await fates()).toEqual(['sent']);
  });

  test('is not told again by mail while nobody has looked, then again', async () => {
    await arrive();
    await arrive();
    await fallBackAfter(6);
    await fallBackAfter(11);
    expect(await fates()).toEqual(['sent', 'already']);
    await outbox.mailTo(email);
    expect(outbox.untaken()).toEqual([]);
    expect((await look()).statusCode).toBe(204);
    await arrive();
    await fallBackAfter(6);
    await outbox.mailTo(email);
    expect(await fates()).toEqual(['sent', 'already', 'sent']);
  });

  test('that somebody matched, or looked at, or that is no longer theirs, is not told by mail', async () => {
    const id = await arrive();
    expect((await owner.call('DELETE', `/unmatched-messages/${id}`)).statusCode).toBe(204);
    await fallBackAfter(6);
    await arrive();
    await look();
    await fallBackAfter(6);
    await arrive();
    await world.build((tx) =>
      tx
        .updateTable('customer_user_providers')
        .set({ pages: ['calendar'] })
        .where('customer_user_id', '=', owner.id)
        .execute(),
    );
    await fallBackAfter(6);
    expect(await fates()).toEqual(['answered', 'seen', 'gone']);
    expect(outbox.untaken()).toEqual([]);
  });

  test('a second one is told by mail if the first has been matched in the meantime', async () => {
    const first = await arrive();
    await arrive();
    await owner.call('DELETE', `/unmatched-messages/${first}`);
    await fallBackAfter(6);
    await fallBackAfter(11);
    await outbox.mailTo(email);
    expect(await fates()).toEqual(['answered', 'sent']);
  });

  test('looking at them leaves what others were told as it is', async () => {
    await arrive();
    const stranger = await world.owner();
    expect((await stranger.call('POST', '/unmatched-messages/seen')).statusCode).toBe(204);
    expect(await fates()).toEqual([null]);
  });
});
