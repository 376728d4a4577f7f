import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { findAppointments } from './agreed-visits.repository.ts';
import { presentCalendarFeed } from './calendar-feed.presenter.ts';

let world: World;
let owner: Actor;
let providerId: number;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => new Date('2026-11-15T02:00:00Z') } });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
});

const feed = () => `/providers/${providerId}/calendar-feed`;
const save = async (body: object) => (await owner.call('PUT', feed(), { body })).json().data;
const follow = (url: string, headers = {}) =>
  world.server.app.inject({ method: 'GET', url: new URL(url).pathname, headers });
const mark = (body: object) => owner.call('POST', `/providers/${providerId}/calendar-events`, { body });

test('CAL-001 the feed has whole days with an exclusive end, tentative holds, and couples only if details are on', async () => {
  const lead = await world.build((tx) =>
    buildLead(tx, { customer_id: owner.customerId, provider_id: providerId, couple_name: 'Nina & Cole' }),
  );
  const { id } = (await mark({ date: '2027-03-31', status: 'booked', leadId: lead.id })).json().data;
  await mark({ date: '2027-03-13', status: 'held', expiresOn: '2026-12-01', note: 'Waits; for Mum' });
  await mark({ date: '2027-03-13', status: 'held', expiresOn: '2026-12-01', option: 'second' });
  await mark({ date: '2027-03-14', status: 'available' });
  const { url } = await save({ isOn: true, showsDetails: false });
  const answer = await follow(url);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20270331\r\nDTEND;VALUE=DATE:20270401\r\nSUMMARY:Booked\r\n');
  expect(answer.body).toContain('STATUS:CONFIRMED');
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20270313\r\nDTEND;VALUE=DATE:20270314\r\nSUMMARY:Held\r\n');
  expect(answer.body).toContain('STATUS:TENTATIVE');
  expect(answer.body).toContain(`UID:calendar-event-${id}@`);
  await save({ isOn: true, showsDetails: true });
  const detailed = await follow(url);
  expect(detailed.body).toContain('SUMMARY:Booked: Nina & Cole\r\n');
  expect(detailed.body).toContain(String.raw`SUMMARY:Held: Waits\; for Mum`);
});

test('CAL-001 an agreed visit has its hour in the feed; who may not see couples gets neither visits nor names', async () => {
  const of = { customer_id: owner.customerId, provider_id: providerId, couple_name: 'Nina & Cole' };
  const visit = { appointment_state: 'approved', appointment_at: '2026-11-20T00:30:00Z' } as const;
  const lead = await world.build((tx) => buildLead(tx, { ...of, ...visit }));
  await world.build((tx) => buildLead(tx, { ...of, ...visit, appointment_state: 'proposed' }));
  await world.build((tx) => buildLead(tx, { ...of, ...visit, couple_deleted_at: '2026-11-14T00:00:00Z' }));
  await mark({ date: '2027-03-31', status: 'booked', leadId: lead.id });
  const { url } = await save({ isOn: true, showsDetails: true });
  const { body } = await follow(url);
  expect(body).toContain('DTSTART:20261120T003000Z\r\nDTEND:20261120T013000Z\r\nSUMMARY:Visit: Nina & Cole\r\n');
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  await save({ isOn: true, showsDetails: false });
  expect((await follow(url)).body).toContain('SUMMARY:Visit\r\n');

  await save({ isOn: true, showsDetails: true });
  await world.build((tx) =>
    tx
      .updateTable('customer_user_providers')
      .set({ pages: ['calendar'] })
      .where('customer_user_id', '=', owner.id)
      .execute(),
  );
  const theirs = await follow(url);
  expect(theirs.body).toContain('SUMMARY:Booked\r\n');
  expect(theirs.body).not.toMatch(/Nina|Visit/);
});

test('CAL-001 visits are on their day in the provider’s time zone', async () => {
  const of = { customer_id: owner.customerId, provider_id: providerId, appointment_state: 'approved' } as const;
  const late = { ...of, couple_name: 'Nina & Cole', appointment_at: '2026-11-19T22:30:00Z' };
  const { id } = await world.build((tx) => buildLead(tx, late));
  const list = async (from: string, to: string) =>
    (await owner.call('GET', `/providers/${providerId}/calendar-appointments?from=${from}&to=${to}`)).json().data;
  expect(await list('2026-11-20', '2026-11-20')).toEqual([
    { leadId: id, name: 'Nina & Cole', at: '2026-11-19T22:30:00.000Z', date: '2026-11-20' },
  ]);
  expect(await list('2026-11-01', '2026-11-19')).toEqual([]);
});

test('CAL-001 too many visits for the feed cost it the oldest ones', async () => {
  const of = { customer_id: owner.customerId, provider_id: providerId, appointment_state: 'approved' } as const;
  for (const day of ['2026-10-01', '2026-12-01', '2026-11-20'])
    await world.build((tx) => buildLead(tx, { ...of, appointment_at: `${day}T00:30:00Z` }));
  const range = { from: '2025-11-15', to: '2029-11-15', limit: 2 };
  const rows = await world.build((tx) => findAppointments(tx, { customerId: owner.customerId, providerId }, range));
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-20', '2026-12-01']);
});

test('CAL-001 the feed of one provider does not affect another’s, and turning it on is recorded in the audit trail', async () => {
  owner = await world.owner({ providers: 2 });
  const [one = 0, two = 0] = owner.providerIds;
  providerId = one;
  await save({ isOn: true, showsDetails: true });
  const isOn = async (id: number) =>
    (await owner.call('GET', `/providers/${id}/calendar-feed`)).json().data.url !== null;
  expect([await isOn(one), await isOn(two)]).toEqual([true, false]);
  const trail = await world.build((tx) =>
    tx
      .selectFrom('audit_entries')
      .select(['subject_id', 'actor_id'])
      .where('action', '=', 'calendar.saveFeed')
      .where('customer_id', '=', owner.customerId)
      .execute(),
  );
  expect(trail).toEqual([{ subject_id: one, actor_id: owner.id }]);
});

test('CAL-001 a follower with the current version gets 304, and the new feed after a change', async () => {
  const { url } = await save({ isOn: true, showsDetails: false });
  const etag = String((await follow(url)).headers['etag']);
  const same = await follow(url, { 'if-none-match': etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await mark({ date: '2027-03-13', status: 'booked' });
  expect((await follow(url, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('CAL-001 a wrong key, a provider without a feed, an old address and a feed that is off are all 404', async () => {
  expect((await owner.call('GET', feed())).json().data).toEqual({ url: null, showsDetails: false });
  const { url } = await save({ isOn: true, showsDetails: false });
  expect((await follow(url)).statusCode).toBe(200);
  const key = /([\w-]{43})/.exec(url)?.[1] ?? '';
  expect((await follow(url.replace(key, key.split('').reverse().join('')))).statusCode).toBe(404);
  expect((await follow(url.replace(`/${providerId}/`, '/2000000001/'))).statusCode).toBe(404);
  const other = await world.owner();
  expect((await follow(url.replace(`/${providerId}/`, `/${other.providerIds[0]}/`))).statusCode).toBe(404);
  const renewed = await save({ isOn: true, showsDetails: false, newAddress: true });
  expect(renewed.url).not.toBe(url);
  expect([(await follow(url)).statusCode, (await follow(renewed.url)).statusCode]).toEqual([404, 200]);
  expect(await save({ isOn: false, showsDetails: false })).toEqual({ url: null, showsDetails: false });
  expect((await follow(renewed.url)).statusCode).toBe(404);
  const back = await save({ isOn: true, showsDetails: false });
  expect(back.url).not.toBe(renewed.url);
});

test('a feed is its person’s own and ends with their link, their page or their account, for good', async () => {
  const colleague = await world.colleague(owner, { providerIds: [providerId] });
  const saveAs = async (who: Actor) =>
    (await who.call('PUT', feed(), { body: { isOn: true, showsDetails: false } })).json().data.url as string;
  const [own, theirs] = [await saveAs(owner), await saveAs(colleague)];
  expect(own).not.toBe(theirs);
  expect((await colleague.call('GET', feed())).json().data.url).toBe(theirs);
  const statuses = async () => [(await follow(own)).statusCode, (await follow(theirs)).statusCode];
  expect(await statuses()).toEqual([200, 200]);

  const path = `/customers/${owner.customerId}/users/${colleague.id}`;
  const links = `${path}/providers`;
  const flags = { canReceiveLeads: true, canReceiveLeadsSms: false, showAsContact: false };
  const { customerUserProviders } = (await owner.call('GET', path)).json().data;
  const linkId = customerUserProviders[0].id;
  await owner.call('PUT', `${links}/${linkId}`, { body: { ...flags, pages: ['leads'] } });
  expect(await statuses()).toEqual([200, 404]);
  await owner.call('PUT', `${links}/${linkId}`, { body: { ...flags, pages: ['leads', 'calendar'] } });
  expect(await statuses()).toEqual([200, 200]);
  await owner.call('DELETE', `${links}/${linkId}`);
  expect(await statuses()).toEqual([200, 404]);
  await owner.call('POST', links, { body: { providerId, ...flags, pages: ['calendar'] } });
  expect(await statuses()).toEqual([200, 404]);
  const again = await saveAs(colleague);
  expect([again === theirs, (await follow(again)).statusCode, (await follow(theirs)).statusCode]).toEqual([
    false,
    200,
    404,
  ]);
  await owner.call('POST', `${path}/actions`, { body: { type: 'deactivate' } });
  expect((await follow(again)).statusCode).toBe(404);
});

test('long lines are folded at 75 octets without splitting a character, and unfold to the original text', () => {
  const summary = `Booked: ${'Zoë & Łukasz, '.repeat(12)}`;
  const day = {
    uid: 'a',
    day: '2027-03-13',
    nextDay: '2027-03-14',
    sequence: 0,
    stampedAt: '2026-11-15T02:00:00.000Z',
  };
  const text = presentCalendarFeed('Wattle Creek Barn', [{ ...day, summary, isTentative: false }]);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary.replaceAll(',', String.raw`\,`)}\r\n`);
});
