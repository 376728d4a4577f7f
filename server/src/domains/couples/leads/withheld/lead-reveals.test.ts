import { systemClock } from '#platform/time/clock.ts';
import { ALL_CALLS } from '@bellbird/contract';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNewLeadNoticesService } from '#domains/couples/marketplace/new-lead-notices.service.ts';
import { releaseHeldMessage } from '#domains/couples/messages/messages.public.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { entitiesIn, requestFor } from '#testing/every-call.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import type { Ids } from '#testing/samples.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { createLeadRevealsService } from './lead-reveals.service.ts';

const NOVEMBER = new Date('2026-11-16T01:00:00Z');
let now = NOVEMBER;
const clock = { now: () => now };
let world: World;
let outbox: Outbox;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ clock });
});
beforeEach(() => {
  now = NOVEMBER;
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

/** What nobody may read anywhere before the request is revealed. */
const SECRETS = ['Zephyrine', 'Quillfeather', 'zephyrine@', '491570999', 'xylophone', 'marmalade', 'heirloom'];
const COUPLE = { name: 'Zephyrine Quillfeather & Bo', email: 'zephyrine@example.com', phone: '+61491570999' };

let serial = 0;
const fresh = (what: string) => `${what}-${(serial += 1)}`;

const signed = (path: string, body: object) => world.marketplace('POST', path, { body });

/** A request through the marketplace. */
async function ask(actor: Actor, requestId = fresh('request')): Promise<number> {
  const answer = await signed('/dugun-leads', {
    requestId,
    providerId: actor.providerIds[0],
    organizationDate: '2027-04-10',
    guests: 120,
    budget: 22_000,
    place: 'Berry',
    message: 'We dream of a xylophone on the lawn.',
    answers: [{ field: 'extra_service', value: 'An heirloom veil' }],
    items: [{ name: 'An heirloom arch', price: 250, quantity: 1 }],
    couple: { id: fresh('couple'), ...COUPLE },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}

const asked = async (actor: Actor, count: number) => {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await ask(actor));
  return ids;
};
const read = async (actor: Actor, id: number) => (await actor.call('GET', `/leads/${id}`)).json().data;
const wrote = (requestId: string, message: string) =>
  signed('/dugun-leads/events', {
    eventId: fresh('event'),
    type: 'wrote',
    requestId,
    messageId: fresh('message'),
    message,
  });

async function putOn(actor: Actor, packet: { paid_status: 'paid' | 'limited'; product_date_end?: string | null }) {
  await world.build((tx) =>
    tx.updateTable('providers').set(packet).where('customer_id', '=', actor.customerId).execute(),
  );
}
async function limited(): Promise<Actor> {
  const owner = await world.owner();
  await putOn(owner, { paid_status: 'limited' });
  return owner;
}

describe('GATE-017 three requests a month', () => {
  test('are revealed when opened, and the page shows how many are left; the fourth stays withheld', async () => {
    const owner = await limited();
    const [first = 0, second = 0, third = 0, fourth = 0] = await asked(owner, 4);
    expect(await read(owner, first)).toMatchObject({
      isWithheld: false,
      isRead: true,
      status: 'pending',
      couple: { name: COUPLE.name },
      message: 'We dream of a xylophone on the lawn.',
      channels: { email: null, sms: null },
      allowance: { left: 2, perMonth: 3, renewsOn: '2026-12-01' },
    });
    expect((await owner.call('GET', `/leads/${first}/items`)).json().data).toMatchObject([
      { name: 'An heirloom arch' },
    ]);
    await read(owner, second);
    expect((await read(owner, third)).allowance.left).toBe(0);
    expect(await read(owner, fourth)).toMatchObject({
      isWithheld: true,
      isRead: false,
      status: 'new',
      couple: { name: 'Z…' },
      message: '',
      place: 'Berry',
      budget: 22_000,
      allowance: { left: 0 },
    });
  });

  test('peeking at one for offline reading reveals nothing and uses nothing up', async () => {
    const owner = await limited();
    const [id = 0] = await asked(owner, 1);
    const { data } = (await owner.call('GET', `/leads/${id}/conversation?peek=true`)).json();
    expect(data).toMatchObject({ lead: { isWithheld: true, couple: { name: 'Z…' }, message: '' }, messages: null });
    expect(data.lead.allowance.left).toBe(3);
    expect((await read(owner, id)).allowance.left).toBe(2);
  });

  test('GATE-018 even if more are opened at the same moment', async () => {
    const owner = await limited();
    const ids = await asked(owner, 6);
    const pages = await Promise.all(ids.map((id) => read(owner, id)));
    expect(pages.filter((page) => !page.isWithheld)).toHaveLength(3);
    const { rows } = await world.build((tx) =>
      sql`select lead_id from lead_reveals where customer_id = ${owner.customerId}`.execute(tx),
    );
    expect(rows).toHaveLength(3);
  });

  test('GATE-018 a request that was opened does not count again, whichever user opens it', async () => {
    const owner = await limited();
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    const [id = 0] = await asked(owner, 1);
    await Promise.all([read(owner, id), read(colleague, id), read(owner, id)]);
    expect((await read(colleague, id)).allowance.left).toBe(2);
  });

  test('staff acting for the vendor see the same, and use up nothing', async () => {
    const owner = await limited();
    const [id = 0] = await asked(owner, 1);
    const staff = await world.staff();
    const started = await staff.call('POST', '/desk/switch-user', {
      body: { customerUserId: owner.id, reason: 'They asked for help' },
    });
    const [cookie] = started.cookies;
    const headers = { 'switch-user': String(owner.id), cookie: `${cookie?.name}=${cookie?.value}` };
    const page = (await staff.call('GET', `/leads/${id}`, { headers })).json().data;
    expect(page).toMatchObject({ isWithheld: true, couple: { name: 'Z…' }, allowance: { left: 3 } });
    expect((await staff.call('GET', `/leads/${id}/messages`, { headers })).json().code).toBe('upgrade_required');
  });

  test.each([
    ['Australia/Sydney', '2026-11-30T12:59:00Z', '2026-11-30T13:00:00Z'],
    ['Australia/Perth', '2026-11-30T15:59:00Z', '2026-11-30T16:00:00Z'],
  ])('GATE-018 the month turns at midnight where the provider is: %s', async (zone, before, after) => {
    const owner = await limited();
    await world.build((tx) =>
      tx
        .updateTable('providers')
        .set({ time_zone: zone })
        .where('id', '=', owner.providerIds[0] ?? 0)
        .execute(),
    );
    now = new Date(before);
    const ids = await asked(owner, 5);
    for (const id of ids) await read(owner, id);
    expect((await read(owner, ids[3] ?? 0)).isWithheld).toBe(true);
    now = new Date(after);
    expect(await read(owner, ids[3] ?? 0)).toMatchObject({
      isWithheld: false,
      allowance: { left: 2, renewsOn: '2027-01-01' },
    });
  });

  test('a reported request that the team finds fake no longer counts; a genuine one still does', async () => {
    const owner = await limited();
    const staff = (await world.staff()).call;
    const [first = 0, second = 0, third = 0, fourth = 0] = await asked(owner, 4);
    for (const id of [first, second, third]) await read(owner, id);
    const report = (id: number) =>
      owner.call('POST', `/leads/${id}/actions`, { body: { type: 'report_spam', reasonId: 1 } });
    const waiting = async () =>
      (await staff('GET', '/desk/approvals?kind=lead_report')).json().data as { id: number; title: string }[];
    const undo = (await report(first)).json().data.undo;
    expect(await waiting()).toMatchObject([{ title: `${COUPLE.name}: Fake request` }]);
    await owner.call('POST', `/leads/${first}/actions`, { body: { type: 'undo', eventId: undo.eventId } });
    expect(await waiting()).toEqual([]);
    await report(first);
    await report(second);
    expect((await read(owner, fourth)).isWithheld).toBe(true);
    const [one, two] = await waiting();
    const decide = (id: number | undefined, body: object) => staff('POST', `/desk/approvals/${id}/decision`, { body });
    await decide(two?.id, { decision: 'rejected', reason: 'the couple is known to us' });
    expect((await read(owner, fourth)).isWithheld).toBe(true);
    await decide(one?.id, { decision: 'approved' });
    expect(await read(owner, fourth)).toMatchObject({ isWithheld: false, allowance: { left: 0 } });
    const told = (await owner.call('GET', '/provider-prompts?type=notification')).json().data as { title: string }[];
    expect(told.map(({ title }) => title).toSorted()).toEqual([
      `Still counted: ${COUPLE.name}: Fake request`,
      'You have one more request this month',
    ]);
  });

  test('are counted for each provider; couples added by hand and those of a paid package don’t count', async () => {
    const owner = await world.owner();
    const paid = await asked(owner, 4);
    for (const id of paid) expect(await read(owner, id)).toMatchObject({ isWithheld: false, allowance: null });
    await putOn(owner, { paid_status: 'paid', product_date_end: '2026-11-15' });
    const own = await owner.call('POST', '/leads', {
      body: {
        providerId: owner.providerIds[0],
        coupleName: 'Met at a fair',
        organizationDate: null,
        organizationTypeId: 1,
        guests: null,
        budget: null,
        place: '',
      },
    });
    expect(await read(owner, own.json().data.id)).toMatchObject({ isWithheld: false, allowance: { left: 3 } });
    expect((await read(owner, paid[0] ?? 0)).couple.name).toBe(COUPLE.name);
  });

  test('a package includes the day it ends, but not the day after', async () => {
    const owner = await world.owner();
    await putOn(owner, { paid_status: 'paid', product_date_end: '2026-11-16' });
    const [last = 0] = await asked(owner, 1);
    now = new Date('2026-11-17T01:00:00Z');
    const [next = 0] = await asked(owner, 1);
    const rows = (await owner.call('GET', '/leads')).json().data as { id: number; isWithheld: boolean }[];
    expect(rows.find(({ id }) => id === last)?.isWithheld).toBe(false);
    expect(rows.find(({ id }) => id === next)?.isWithheld).toBe(true);
  });
});

describe('withheld content', () => {
  test('is added with the request in its order and with its times, and nobody is notified twice', async () => {
    const owner = await limited();
    const requestId = fresh('request');
    const id = await ask(owner, requestId);
    await wrote(requestId, 'Is marmalade allowed?');
    now = new Date('2026-11-16T02:00:00Z');
    await wrote(requestId, 'And more marmalade?');
    const [row] = (await owner.call('GET', '/leads')).json().data;
    expect(row).toMatchObject({ id, couple: { name: 'Z…' }, unreadMessageCount: 2 });
    now = new Date('2026-11-16T03:00:00Z');
    await read(owner, id);
    const messages = (await owner.call('GET', `/leads/${id}/messages`)).json().data;
    expect(messages.map((each: { body: string; createdAt: string }) => [each.body, each.createdAt])).toEqual([
      ['And more marmalade?', '2026-11-16T02:00:00.000Z'],
      ['Is marmalade allowed?', '2026-11-16T01:00:00.000Z'],
    ]);
    const { rows } = await world.build((tx) =>
      sql`select id from realtime_events where customer_id = ${owner.customerId} and kind = 'message'`.execute(tx),
    );
    expect(rows).toHaveLength(2);
  });

  test('is revealed when the provider has paid: at once when opened, and the rest soon after', async () => {
    const owner = await limited();
    const [opened = 0, other = 0] = await asked(owner, 2);
    await putOn(owner, { paid_status: 'paid', product_date_end: '2027-11-15' });
    expect(await read(owner, opened)).toMatchObject({ isWithheld: false, allowance: null });
    await createLeadRevealsService({ db: world.db, clock, releaseHeldMessage }).releaseAll();
    const rows = (await owner.call('GET', '/leads')).json().data as { id: number; couple: { name: string } }[];
    expect(rows.find(({ id }) => id === other)?.couple.name).toBe(COUPLE.name);
    await putOn(owner, { paid_status: 'limited' });
    expect((await read(owner, other)).allowance.left).toBe(3);
  });

  test('no customer’s database role can read it or write the reveals', async () => {
    const owner = await limited();
    await asked(owner, 1);
    const denied = /permission denied/;
    await expect(
      world.db.tenantRead(owner.customerId, (tx) => sql`select * from withheld_post`.execute(tx)),
    ).rejects.toThrow(denied);
    await expect(world.db.tenant(owner.customerId, (tx) => sql`delete from lead_reveals`.execute(tx))).rejects.toThrow(
      denied,
    );
  });

  test('a second request of the couple does not reveal the phone number of the first', async () => {
    const owner = await limited();
    const couple = { id: fresh('couple'), ...COUPLE };
    const request = { providerId: owner.providerIds[0], organizationDate: null, guests: null, budget: null, couple };
    await signed('/dugun-leads', { ...request, requestId: fresh('request') });
    await signed('/dugun-leads', { ...request, requestId: fresh('request') });
    const hits = (await owner.call('GET', `/search/couple?coupleName=${encodeURIComponent(COUPLE.phone)}`)).json().data;
    expect(hits).toEqual([]);
  });
});

describe('GATE-017 no call shows a withheld request', () => {
  let owner: Actor;
  let leadId: number;
  let coupleId: number;

  beforeAll(async () => {
    now = NOVEMBER;
    owner = await limited();
    for (const id of await asked(owner, 3)) await read(owner, id);
    await world.build((tx) =>
      sql`update leads set couple_name = 'Known', couple_phone = null where customer_id = ${owner.customerId}`.execute(
        tx,
      ),
    );
    for (const table of ['lead_details', 'lead_items'])
      await world.build((tx) =>
        sql`delete from ${sql.table(table)} where customer_id = ${owner.customerId}`.execute(tx),
      );
    const requestId = fresh('request');
    leadId = await ask(owner, requestId);
    await wrote(requestId, 'Is marmalade allowed?');
    await signed('/dugun-leads/events', {
      eventId: fresh('event'),
      type: 'appointment_proposed',
      requestId,
      at: '2026-11-20T01:00:00Z',
    });
    const lead = await world.build((tx) =>
      tx.selectFrom('leads').select('couple_id').where('id', '=', leadId).executeTakeFirstOrThrow(),
    );
    coupleId = lead.couple_id;
  });

  const ids: Ids = (entity) =>
    ({
      lead: leadId,
      couple: coupleId,
      customer: owner.customerId,
      customerUser: owner.id,
      provider: owner.providerIds[0],
    })[entity] ?? 1;
  const told = (text: string) => SECRETS.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));
  const isTheirs = (call: CallSpec) =>
    ['member', 'manager', 'session'].includes(call.access.kind) && call.responses[200] !== 'stream';
  const looking = ALL_CALLS.filter((call) => isTheirs(call) && call.method === 'GET');
  const aboutOne = ALL_CALLS.filter(
    (call) =>
      isTheirs(call) && call.method !== 'GET' && (entitiesIn(call).has('lead') || entitiesIn(call).has('couple')),
  );

  test('there are calls to test', () => {
    expect(looking.length).toBeGreaterThan(60);
    expect(aboutOne.length).toBeGreaterThan(8);
  });

  test.each(looking.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_name, call) => {
    const { path } = requestFor(call, ids);
    // With all parameters, and without any.
    for (const url of new Set([path, path.split('?')[0] ?? path])) {
      const answer = await owner.call('GET', url);
      expect(told(answer.body)).toEqual([]);
    }
  });

  test.each(aboutOne.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_name, call) => {
    const { method, path, options } = requestFor(call, ids);
    const answer = await owner.call(method, path, options);
    expect(told(answer.body)).toEqual([]);
  });

  test.each(['zephyrine', 'quillfeather', 'xylophone', 'marmalade', COUPLE.phone])(
    'searching for ‘%s’ finds nothing',
    async (words) => {
      expect((await owner.call('GET', `/search/couple?coupleName=${encodeURIComponent(words)}`)).json().data).toEqual(
        [],
      );
      expect((await owner.call('GET', `/leads?coupleName=${encodeURIComponent(words)}`)).json().data).toEqual([]);
    },
  );

  test('its conversation, notes, calls and steps are refused with the upgrade they need', async () => {
    for (const path of ['messages', 'comments', 'calls', 'interactions', 'items']) {
      const answer = await owner.call('GET', `/leads/${leadId}/${path}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'upgrade_required' }]);
    }
    const step = await owner.call('POST', `/leads/${leadId}/actions`, { body: { type: 'called' } });
    expect([step.statusCode, step.json().code]).toEqual([403, 'upgrade_required']);
    const many = await owner.call('POST', '/leads/actions', {
      body: { type: 'change_status', status: 'not_wedding', leadIds: [leadId] },
    });
    expect(many.json().data).toMatchObject({ done: [], refused: [{ id: leadId, reason: 'withheld' }] });
  });

  test('neither do the stream, push, mail and text messages', async () => {
    const stored = await world.build((tx) =>
      sql<{ text: string }>`select data::text as text from realtime_events where customer_id = ${owner.customerId}
        and (data->>'leadId')::int = ${leadId}`.execute(tx),
    );
    expect(stored.rows.length).toBeGreaterThan(1);
    expect(told(JSON.stringify(stored.rows))).toEqual([]);
    const queued = await world.build((tx) =>
      sql<{ text: string }>`select data::text as text from pgboss.job`.execute(tx),
    );
    expect(told(JSON.stringify(queued.rows.filter(({ text }) => text.includes(`"leadId": ${leadId}`))))).toEqual([]);
    const log = createLog('silent');
    const { SMTP_URL: smtpUrl = '', SMS_BASE_URL: baseUrl = '' } = outbox.environment;
    const ports = {
      db: world.db,
      clock: systemClock,
      alertBounce: (deliveryId: number) => `alert+${deliveryId}@reply.example`,
      baseUrl: 'http://127.0.0.1:4000',
      mailer: createMailer({ smtpUrl, from: 'b@bellbird.example', log }),
      sms: createSmsGateway({ baseUrl, accountSid: 'AC1', authToken: 't', from: '+61491570006', log }),
    };
    const user = await world.build((tx) =>
      tx
        .updateTable('customer_users')
        .set({ email: 'limited@example.com', phone: '+61491570111' })
        .where('id', '=', owner.id)
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await world.build((tx) =>
      tx
        .updateTable('customer_user_providers')
        .set({ can_receive_leads_sms: true })
        .where('customer_user_id', '=', user.id)
        .execute(),
    );
    // The calls above have marked it as seen, and then no text is sent.
    await world.build((tx) =>
      sql`update alerts set seen_at = null where customer_id = ${owner.customerId}`.execute(tx),
    );
    for (const by of ['email', 'sms'] as const)
      await createNewLeadNoticesService(ports).send({ leadId, customerUserId: owner.id, by });
    const mail = await outbox.mailTo('limited@example.com');
    const text = await outbox.smsTo('+61491570111');
    expect([mail.subject, text]).toEqual([expect.stringContaining('Z…'), expect.stringContaining('Z…')]);
    expect(told(`${mail.subject} ${mail.text} ${String(mail.html)} ${text}`)).toEqual([]);
  });
});
