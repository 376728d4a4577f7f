import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { notifyDueReminder } from '#domains/couples/leads/reminders/lead-reminders.operations.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { createLog } from '#platform/log/log.ts';
import { type PushSender, createPushSender } from '#platform/push/push-sender.ts';
import { knownPushServices } from '#platform/push/push-services.ts';
import { loadVapidKeys } from './vapid-keys.operations.ts';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { type PushService, startPushService } from '#testing/push-service.ts';
import { translateForUser } from '#app/readers-language.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { type PushDeliveriesService, createPushDeliveriesService } from './push-deliveries.service.ts';
import { wordsOf } from './push-texts.rules.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const log = createLog('silent');
let now = NOW;
const clock = { now: () => now };
let service: PushService;
let world: World;
let pushes: PushDeliveriesService;
let owner: Actor;
let leadId: number;

beforeAll(async () => {
  service = await startPushService();
  world = await startWorld({ clock, environment: { PUSH_SERVICES: service.url } });
  const sealer = createKeyring('a-development-secret-that-is-no-secret').sealer('push keys');
  const keys = await loadVapidKeys({ db: world.db, given: undefined, sealer, log });
  const services = knownPushServices([service.url]);
  const push = createPushSender({ keys, subject: 'mailto:help@bellbird.example', services, log });
  pushes = createPushDeliveriesService({ db: world.db, clock, push, translateForUser });
});
beforeEach(async () => {
  now = NOW;
  service.received.length = 0;
  service.answerWith(201);
  owner = await world.owner();
  const given = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, couple_name: 'Priya & Tom' };
  leadId = (await world.build((tx) => buildLead(tx, given))).id;
});
afterAll(async () => {
  await world.close();
  await service.close();
});

let devices = 0;
const deviceOf = (as: Actor) => {
  devices += 1;
  return { ...service.device(`d${devices}`), tags: { userId: as.id } };
};
const subscribe = (as: Actor, device: object = deviceOf(as), headers = {}) =>
  as.call('PUT', '/push-subscriptions', { body: device, headers });
const happens = (kind: 'message' | 'lead_changed' = 'message') =>
  world.db.tenant(owner.customerId, (tx) => {
    const event = kind === 'message' ? { kind, leadId, coupleName: 'Priya & Tom' } : { kind, leadId };
    return notifyTeam(tx, { customerId: owner.customerId, providerId: owner.providerIds[0] ?? 0 }, event);
  });
const waiting = () =>
  world.build((tx) =>
    tx.selectFrom('push_deliveries').selectAll().where('customer_id', '=', owner.customerId).execute(),
  );
const subscriptions = async (of = owner) =>
  world.build((tx) => tx.selectFrom('push_subscriptions').selectAll().where('customer_user_id', '=', of.id).execute());

describe('which browsers hear', () => {
  test('LIVE-009 a browser is kept with its user, once, and bound to the session it has now', async () => {
    const device = deviceOf(owner);
    const first = (await subscribe(owner, device)).json().data.id;
    const again = await subscribe(owner, device);
    expect([again.statusCode, again.json().data.id]).toEqual([200, first]);
    expect(await subscriptions()).toMatchObject([
      { customer_user_id: owner.id, access_token_id: owner.session.tokenId },
    ]);
    expect((await owner.call('DELETE', `/push-subscriptions/${first}`)).statusCode).toBe(204);
    expect(await subscriptions()).toEqual([]);
  });

  test('LIVE-009 the tag is the caller’s own user or nobody', async () => {
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
    const forged = await subscribe(owner, { ...deviceOf(owner), tags: { userId: colleague.id } });
    expect([forged.statusCode, await subscriptions(), await subscriptions(colleague)]).toEqual([403, [], []]);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:5432/',
    'https://localhost/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'file:///etc/passwd',
  ])('LIVE-018 an address that is no push service is refused: %s', async (endpoint) => {
    const answer = await subscribe(owner, { ...deviceOf(owner), endpoint });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['endpoint']]);
    expect(await subscriptions()).toEqual([]);
  });

  test('LIVE-018 one that got into the table all the same is never asked, and forgotten', async () => {
    await subscribe(owner);
    await world.build((tx) =>
      tx
        .updateTable('push_subscriptions')
        .set({ endpoint: 'http://127.0.0.1:1/x' })
        .where('customer_user_id', '=', owner.id)
        .execute(),
    );
    await happens();
    await pushes.carryAll();
    expect([service.received, await subscriptions()]).toEqual([[], []]);
  });

  test('the team, acting for somebody, brings no browser of its own', async () => {
    const staff = await world.staff();
    const started = await staff.call('POST', '/desk/switch-user', {
      body: { customerUserId: owner.id, reason: 'They asked for help' },
    });
    const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
    const answer = await staff.call('PUT', '/push-subscriptions', {
      body: deviceOf(owner),
      headers: { cookie, 'switch-user': String(owner.id) },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_while_acting']);
  });

  test('of more than twenty the one unheard of longest gives way', async () => {
    for (let n = 0; n < 21; n += 1) {
      now = new Date(NOW.getTime() + n * 1000);
      await subscribe(owner);
    }
    const kept = await subscriptions();
    expect([kept.length, kept.some((each) => each.heard_at === NOW.toISOString())]).toEqual([20, false]);
  });
});

describe('what is carried', () => {
  test('LIVE-018 by the protocol: encrypted, signed, with a time to live and a topic', async () => {
    await subscribe(owner);
    await happens();
    await pushes.carryAll();
    const [{ headers, body }] = service.received as [(typeof service.received)[0]];
    expect(headers).toMatchObject({
      ttl: '86400',
      topic: `message-${leadId}`,
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/),
    });
    const claims = JSON.parse(
      Buffer.from(/\.([\w-]+)\./.exec(String(headers.authorization))?.[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({ sub: 'mailto:help@bellbird.example', aud: service.url.replace('http:', 'https:') });
    expect(body.toString('latin1')).not.toContain('Priya');
    expect(await waiting()).toEqual([]);
  });

  test('SHELL-098 in the language that its reader chose', async () => {
    await subscribe(owner);
    const inLanguage = (language: string) =>
      world.build((tx) =>
        tx.updateTable('customer_users').set({ preferred_language: language }).where('id', '=', owner.id).execute(),
      );
    const titles: string[] = [];
    const push: PushSender = { send: async (_to, { payload }) => void titles.push(payload['title'] ?? '') };
    const carried = createPushDeliveriesService({ db: world.db, clock, push, translateForUser });
    for (const language of ['en', 'tr']) {
      await inLanguage(language);
      await happens();
      await carried.carryAll();
    }
    expect(titles).toEqual(['Priya & Tom wrote to you', 'Priya & Tom size yazdı']);
  });

  test('everybody who looks after the provider, on each of their browsers; nobody else, and nothing that merely changed', async () => {
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    const photographer = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['gallery'] });
    const stranger = await world.owner();
    for (const as of [owner, owner, colleague, photographer, stranger]) await subscribe(as);
    await happens('lead_changed');
    expect(await waiting()).toEqual([]);
    await happens();
    await pushes.carryAll();
    expect(service.received).toHaveLength(3);
  });

  test('a message that matches no couple is pushed while it needs matching, and once matched no more', async () => {
    await subscribe(owner);
    const arrive = (state: 'waiting' | 'matched') =>
      world.db.tenant(owner.customerId, async (tx) => {
        const team = { customerId: owner.customerId, providerId: owner.providerIds[0] ?? 0 };
        const { rows } = await sql<{ id: number }>`
          insert into inbound_messages (customer_id, provider_id, type, identity, sender, state) values
            (${team.customerId}, ${team.providerId}, 'email', ${`${state} ${owner.uuid}`}, 'aunt@example.com', ${state})
          returning id`.execute(tx);
        await notifyTeam(tx, team, { kind: 'unmatched_message', messageId: rows[0]?.id ?? 0 });
      });
    await arrive('matched');
    await arrive('waiting');
    const queued = await waiting();
    expect(queued.map((each) => each.alert_id)).toEqual([expect.any(Number), expect.any(Number)]);
    const sent: unknown[] = [];
    const push: PushSender = { send: async (_to, { payload }) => void sent.push(payload) };
    await createPushDeliveriesService({ db: world.db, clock, push, translateForUser }).carryAll();
    expect(sent).toMatchObject([{ title: 'A message needs matching', path: '/leads/unmatched' }]);
    expect(await waiting()).toEqual([]);
  });

  test('a reminder comes under a topic of its own', async () => {
    await subscribe(owner);
    const dueAt = '2026-11-17T22:30:00.000Z';
    const { id } = (await owner.call('POST', `/leads/${leadId}/remind`, { body: { dueAt } })).json().data;
    await world.db.system((tx) => notifyDueReminder(tx, id, clock.now()));
    await happens();
    await pushes.carryAll();
    // Both are carried at the same time: either may arrive first.
    const topics = service.received.map((each) => String(each.headers['topic'])).toSorted();
    expect(topics).toEqual([`message-${leadId}`, `reminder-${leadId}`]);
  });

  test.each([404, 410])('a browser that is gone (%i) is forgotten, with all that waited for it', async (status) => {
    await subscribe(owner);
    await happens();
    service.answerWith(status);
    await pushes.carryAll();
    expect([await subscriptions(), await waiting()]).toEqual([[], []]);
  });

  test('what may pass is tried again, later each time, as the service asks, and five times at most', async () => {
    await subscribe(owner);
    await happens();
    service.answerWith(503);
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await pushes.carryAll();
      const [parcel] = await waiting();
      waits.push((new Date(parcel?.next_try_at ?? 0).getTime() - now.getTime()) / 1000);
      await pushes.carryAll();
      now = new Date(parcel?.next_try_at ?? 0);
    }
    expect(waits).toEqual([30, 120, 480, 1920]);
    await pushes.carryAll();
    expect([service.received.length, await waiting(), (await subscriptions()).length]).toEqual([5, [], 1]);

    await happens();
    service.answerWith(429, { 'retry-after': '600' });
    await pushes.carryAll();
    expect((await waiting())[0]?.next_try_at).toBe(new Date(now.getTime() + 600_000).toISOString());
  });

  test('what is tried again reaches nobody who no longer looks after the couple', async () => {
    await subscribe(owner);
    await happens();
    service.answerWith(503);
    await pushes.carryAll();
    service.answerWith(201);
    service.received.length = 0;
    await world.build((tx) =>
      tx.updateTable('customer_user_providers').set({ pages: [] }).where('customer_user_id', '=', owner.id).execute(),
    );
    now = new Date((await waiting())[0]?.next_try_at ?? 0);
    await pushes.carryAll();
    expect([service.received, await waiting(), (await subscriptions()).length]).toEqual([[], [], 1]);
  });

  test('a browser whose keys are no keys is forgotten; one of ours that is wrong costs nobody their browser', async () => {
    await subscribe(owner, { ...deviceOf(owner), keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) } });
    await happens();
    await pushes.carryAll();
    expect([service.received, await subscriptions()]).toEqual([[], []]);
    await subscribe(owner);
    await happens();
    const keys = { publicKey: `B${'a'.repeat(86)}`, privateKey: 'a'.repeat(43) };
    const push = createPushSender({ keys, subject: 'mailto:x@y.example', services: () => true, log });
    await createPushDeliveriesService({ db: world.db, clock, push, translateForUser }).carryAll();
    expect([(await waiting()).length, (await subscriptions()).length]).toEqual([1, 1]);
  });

  test('what the service never will take is let go, and the browser stays', async () => {
    await subscribe(owner);
    await happens();
    service.answerWith(413);
    await pushes.carryAll();
    expect([await waiting(), (await subscriptions()).length]).toEqual([[], 1]);
  });

  test('several workers carry each once', async () => {
    await subscribe(owner);
    for (let n = 0; n < 5; n += 1) await happens();
    await Promise.all([pushes.carryAll(), pushes.carryAll(), pushes.carryAll()]);
    expect(service.received).toHaveLength(5);
  });

  test('LIVE-018 a logout is the end of it, wherever it happens', async () => {
    await subscribe(owner);
    await happens();
    await owner.call('DELETE', `/access-tokens/${owner.session.tokenId}`);
    await pushes.carryAll();
    expect([service.received, await subscriptions()]).toEqual([[], []]);
  });

  test('sessions that are over leave no browsers behind', async () => {
    await subscribe(owner);
    await owner.call('DELETE', `/access-tokens/${owner.session.tokenId}`);
    await pushes.sweep();
    expect(await subscriptions()).toEqual([]);
  });
});

describe('what it says', () => {
  const at = { providerName: 'Wattle Creek Barn', timeZone: 'Australia/Brisbane', language: 'en' };
  const of = { leadId: 7, coupleName: 'Priya & Tom' };

  test('names, days and the hour on the provider’s own wall', () => {
    expect(wordsOf({ kind: 'message', ...of }, at)).toEqual({
      body: 'Wattle Creek Barn',
      path: '/leads/7?activeTab=messages',
      tag: 'message-7',
    });
    const asked = { kind: 'lead', ...of, organizationDate: '2027-04-24', createdAt: NOW.toISOString() } as const;
    expect(wordsOf(asked, at)).toMatchObject({
      body: '24 April 2027 · Wattle Creek Barn',
      path: '/leads/7',
    });
  });

  test('never the words of a reminder, where a number might stand', () => {
    const reminder = { kind: 'reminder', ...of, text: 'Ring 0491 570 156', dueAt: '2026-11-17T22:30:00Z' } as const;
    const words = wordsOf(reminder, at);
    expect(words.body).toMatch(/^8:30\sam · Wattle Creek Barn$/);
    expect(JSON.stringify(words)).not.toContain('0491');
  });
});

test('the keys are made once and kept, sealed; another secret makes new ones', async () => {
  const sealer = createKeyring('a-development-secret-that-is-no-secret').sealer('push keys');
  const load = (with_ = sealer) => loadVapidKeys({ db: world.db, given: undefined, sealer: with_, log });
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toEqual(second);
  expect((await world.anyone('GET', '/panel-config')).json().data.push.appId).toBe(first.publicKey);
  const { rows } = await world.build((tx) =>
    sql<{ kept: string }>`select push_keys::text as kept from push_keys`.execute(tx),
  );
  expect(rows[0]?.kept).not.toContain(first.privateKey);
  const other = await load(createKeyring('another-secret-that-is-long-enough-too').sealer('push keys'));
  expect(other.publicKey).not.toBe(first.publicKey);
  const mixed = { publicKey: other.publicKey, privateKey: first.privateKey };
  await expect(loadVapidKeys({ db: world.db, given: mixed, sealer, log })).rejects.toThrow('do not belong together');
});
