import { FOLLOWED_CALENDARS_MAX } from '@bellbird/contract/shared/limits';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { createOutside } from '#platform/outside/outside.ts';
import { type CalendarServer, startCalendarServer } from '#testing/calendar-server.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CalendarReadingService, createCalendarReadingService } from './calendar-reading.service.ts';

const NOW = '2026-11-15T14:30:00Z';
const SATURDAY = '2027-03-13';
const SECRET = 'a-secret-of-the-followed-calendars-test';
const HOUR_MS = 60 * 60_000;

let now = new Date(NOW);
let other: CalendarServer;
let world: World;
let reading: CalendarReadingService;
let owner: Actor;
let providerId: number;

beforeAll(async () => {
  other = await startCalendarServer();
  const clock = { now: () => now };
  world = await startWorld({ clock, environment: { TRUSTED_ORIGINS: other.url, SECRET } });
  reading = createCalendarReadingService({
    db: world.db,
    clock,
    outside: createOutside({ trusted: [other.url] }),
    calendarAddresses: createKeyring(SECRET).sealer('calendar addresses'),
    baseUrl: 'https://panel.example',
  });
});
afterAll(async () => {
  await world.close();
  await other.close();
});
beforeEach(async () => {
  now = new Date(NOW);
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
  other.serve([[`DTSTART;VALUE=DATE:20270313`, 'SUMMARY:Family reunion']]);
  other.asked.length = 0;
  await world.build((tx) => tx.deleteFrom('followed_calendars').execute());
});

const FORM = { name: 'Google', effect: 'block', allDayOnly: true, showsTitles: true };
const at = (rest = '') => `/providers/${providerId}/followed-calendars${rest}`;
const follow = (given: object = {}) =>
  owner.call('POST', at(), { body: { ...FORM, address: `${other.url}/private.ics`, ...given } });
const list = async () => (await owner.call('GET', at())).json().data;
const days = async (from = '2027-03-01', to = '2027-03-31') =>
  (await owner.call('GET', `/providers/${providerId}/followed-days?from=${from}&to=${to}`)).json().data;
const book = (given: object = {}) =>
  owner.call('POST', `/providers/${providerId}/calendar-events`, {
    body: { date: SATURDAY, status: 'booked', ...given },
  });
const couple = (given: object = {}) =>
  world.build((tx) =>
    buildLead(tx, {
      customer_id: owner.customerId,
      provider_id: providerId,
      couple_name: 'Chloe & Jack',
      organization_date: SATURDAY,
      status: 'negotiating',
      read_at: NOW,
      ...given,
    }),
  );
const makeDeal = (leadId: number) =>
  owner.call('POST', `/leads/${leadId}/actions`, { body: { type: 'change_status', status: 'deal' } });
const leadDay = async (leadId: number) =>
  (await owner.call('GET', `/leads/${leadId}/day?date=${SATURDAY}`)).json().data;
const page = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}`)).json().data;
const feed = async () => {
  const { url } = (
    await owner.call('PUT', `/providers/${providerId}/calendar-feed`, { body: { isOn: true, showsDetails: true } })
  ).json().data;
  return (await world.anyone('GET', new URL(url).pathname.replace(/^\/api/, ''))).body;
};
const overview = async () => (await owner.call('GET', `/providers/${providerId}/calendar-overview`)).json().data;

/** A calendar that was followed and read. */
async function followed(given: object = {}): Promise<number> {
  const response = await follow(given);
  expect(response.statusCode).toBe(201);
  const { id } = response.json().data;
  await reading.read(id);
  return id;
}

describe('a followed calendar', () => {
  test('shows its busy days and when it was read, and never its address', async () => {
    const id = await followed();
    expect(await days()).toEqual([
      {
        calendarId: id,
        calendar: 'Google',
        date: SATURDAY,
        spaceId: null,
        effect: 'block',
        title: 'Family reunion',
        isReleased: false,
      },
    ]);
    const listed = await owner.call('GET', at());
    expect(listed.json().data).toMatchObject([
      { id, name: 'Google', readAt: now.toISOString(), problem: null, busyDays: 1 },
    ]);
    expect(listed.body).not.toContain('private.ics');
    const { address } = await world.build((tx) =>
      tx.selectFrom('followed_calendars').select('address').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(address).not.toContain('private.ics');
  });

  test('that blocks keeps new bookings, holds and deals off the day, and every place says so', async () => {
    const { id: leadId } = await couple();
    const free = (await overview()).freeSaturdays;
    await followed();
    const refused = await book();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'date_taken',
      errors: { date: '13.03.2027: busy in your calendar ‘Google’ (Family reunion).' },
    });
    expect((await book({ status: 'held', expiresOn: '2026-11-20' })).statusCode).toBe(409);
    expect(await leadDay(leadId)).toMatchObject({ isFree: false, taken: [{ calendar: 'Google' }], warnings: [] });
    expect((await page(leadId)).wantedDay).toMatchObject({ state: 'full', taken: [{ calendar: 'Google' }] });
    expect((await overview()).freeSaturdays).toBe(free - 1);
    expect(await feed()).toContain('SUMMARY:Busy: Google\\, Family reunion');
    const deal = await makeDeal(leadId);
    expect([deal.statusCode, deal.json().code]).toEqual([409, 'day_taken']);
  });

  test('that warns says so and takes nothing', async () => {
    const { id: leadId } = await couple();
    const free = (await overview()).freeSaturdays;
    await followed({ effect: 'warn' });
    expect(await leadDay(leadId)).toMatchObject({ isFree: true, taken: [], warnings: ['Google: Family reunion'] });
    expect((await page(leadId)).wantedDay).toEqual({
      state: 'free',
      own: null,
      taken: [],
      warnings: ['Google: Family reunion'],
    });
    expect((await overview()).freeSaturdays).toBe(free);
    expect(await feed()).not.toContain('Family reunion');
    expect((await book()).statusCode).toBe(201);
  });

  test('a couple who has the day keeps it, and their deal can book it', async () => {
    const { id: leadId } = await couple();
    expect((await book({ status: 'held', expiresOn: '2026-11-20', leadId })).statusCode).toBe(201);
    await followed();
    expect(await leadDay(leadId)).toMatchObject({ isFree: true, taken: [] });
    expect((await page(leadId)).wantedDay).toMatchObject({ state: 'free', taken: [] });
    expect((await makeDeal(leadId)).json().data.deal).toMatchObject({ isBooked: true });
    const { id: rival } = await couple({ couple_name: 'Ruby & Finn' });
    expect((await leadDay(rival)).isFree).toBe(false);
  });

  test('one day can be sold all the same, which survives the next reading', async () => {
    const id = await followed();
    const release = (isReleased: boolean) => owner.call('PUT', at(`/${id}/days/${SATURDAY}`), { body: { isReleased } });
    expect((await release(true)).statusCode).toBe(204);
    await reading.read(id);
    expect(await days()).toMatchObject([{ isReleased: true }]);
    expect((await release(false)).statusCode).toBe(204);
    expect((await book()).statusCode).toBe(409);
    await release(true);
    expect((await book()).statusCode).toBe(201);
    expect((await owner.call('PUT', at(`/${id}/days/2027-03-14`), { body: { isReleased: true } })).statusCode).toBe(
      404,
    );
  });

  test('keeps a day that was marked as free before from being booked, until it is released', async () => {
    const { id: eventId } = (await book({ status: 'available' })).json().data;
    const id = await followed();
    const path = `/providers/${providerId}/calendar-events/${eventId}`;
    const sell = () => owner.call('PUT', path, { body: { status: 'booked', version: 1 } });
    const refused = await sell();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'date_taken', errors: { date: '13.03.2027: busy in your calendar ‘Google’ (Family reunion).' } },
    ]);
    await owner.call('PUT', at(`/${id}/days/${SATURDAY}`), { body: { isReleased: true } });
    expect((await sell()).statusCode).toBe(200);
  });

  test('of one space takes that space only', async () => {
    const [barn = 0, lawn = 0] = await world.build(async (tx) => {
      const values = ['The Barn', 'The Lawn'].map((name, position) => ({
        customer_id: owner.customerId,
        provider_id: providerId,
        name,
        position,
        type: 'indoor' as const,
        meal_capacity: 90,
        cocktail_capacity: 130,
      }));
      return (await tx.insertInto('customer_spaces').values(values).returning('id').execute()).map(({ id }) => id);
    });
    await followed({ spaceId: barn });
    expect((await book({ spaceId: barn })).statusCode).toBe(409);
    expect((await book({ spaceId: null })).statusCode).toBe(409);
    expect((await book({ spaceId: lawn })).statusCode).toBe(201);
  });

  test('does not keep titles that the team should not see', async () => {
    const id = await followed();
    const [{ version }] = await list();
    await owner.call('PUT', at(`/${id}`), { body: { ...FORM, showsTitles: false, version } });
    expect(await days()).toMatchObject([{ title: '' }]);
    await reading.read(id);
    expect(await days()).toMatchObject([{ title: '' }]);
    expect((await owner.call('PUT', at(`/${id}`), { body: { ...FORM, version } })).statusCode).toBe(409);
  });

  test('frees its days when it is no longer followed', async () => {
    const id = await followed();
    expect((await owner.call('DELETE', at(`/${id}`))).statusCode).toBe(204);
    expect(await days()).toEqual([]);
    expect((await book()).statusCode).toBe(201);
    await reading.read(id);
    expect(await list()).toEqual([]);
  });
});

describe('reading again', () => {
  test('happens every hour, asks only for what is new, and follows what was moved', async () => {
    other.serve([['DTSTART;VALUE=DATE:20270313']], { etag: '"one"' });
    const id = await followed();
    now = new Date(now.getTime() + HOUR_MS - 1);
    await reading.readDue();
    expect(other.asked).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    await reading.readDue();
    expect(other.asked).toHaveLength(2);
    expect(other.asked[1]?.['if-none-match']).toBe('"one"');
    expect(await list()).toMatchObject([{ readAt: now.toISOString(), busyDays: 1 }]);
    other.serve([['DTSTART;VALUE=DATE:20270320']], { etag: '"two"' });
    await reading.read(id);
    expect(await days()).toMatchObject([{ date: '2027-03-20' }]);
  });

  test('is in full once a week, since repeating entries go on', async () => {
    other.serve([['DTSTART;VALUE=DATE:20270313']], { etag: '"one"' });
    const id = await followed();
    now = new Date(now.getTime() + 7 * 24 * HOUR_MS);
    await reading.read(id);
    expect(other.asked[1]?.['if-none-match']).toBeUndefined();
  });

  test.each([
    [404, '', 'not_found'],
    [403, '', 'no_access'],
    [500, '', 'unreachable'],
    [200, '<!doctype html><title>Sign in</title>', 'not_a_calendar'],
  ])('after the answer %s ‘%s’ the days stay, the problem shows, and it waits longer each time', async (...given) => {
    const [status, body, problem] = given;
    const id = await followed();
    other.answerWith(status, body);
    await reading.read(id);
    expect(await list()).toMatchObject([
      { problem, readAt: NOW.replace('Z', '.000Z'), busyDays: 1, nextReadAt: hoursLater(1) },
    ]);
    for (const hours of [2, 4, 8, 16, 24, 24]) {
      await reading.read(id);
      expect(await list()).toMatchObject([{ nextReadAt: hoursLater(hours) }]);
    }
    other.serve([['DTSTART;VALUE=DATE:20270320'], ['DTSTART;VALUE=DATE:20270327']]);
    await reading.read(id);
    expect(await list()).toMatchObject([{ problem: null, busyDays: 2, nextReadAt: hoursLater(1) }]);
  });

  test('an empty file frees the days only after a whole day, since it may be a fault of the other program', async () => {
    const id = await followed();
    other.serve([], { etag: '"empty"' });
    await reading.read(id);
    now = new Date(now.getTime() + 24 * HOUR_MS - 1);
    await reading.read(id);
    expect(await list()).toMatchObject([{ problem: null, readAt: now.toISOString(), busyDays: 1 }]);
    expect((await book()).statusCode).toBe(409);
    now = new Date(now.getTime() + 1);
    await reading.read(id);
    expect(await list()).toMatchObject([{ busyDays: 0 }]);
    expect((await book()).statusCode).toBe(201);
  });

  test('an entry that makes no sense hides no new day, and frees none that is known', async () => {
    const id = await followed();
    const nonsense = ['DTSTART;VALUE=DATE:20270313', 'RRULE:FREQ=NEVER'];
    other.serve([nonsense, ['DTSTART;VALUE=DATE:20270320']], { etag: '"nonsense"' });
    await reading.read(id);
    expect(await list()).toMatchObject([{ problem: null, isPartial: true, busyDays: 2 }]);
    // The same file again changes nothing.
    await reading.read(id);
    expect(await list()).toMatchObject([{ isPartial: true, busyDays: 2 }]);
    other.serve([['DTSTART;VALUE=DATE:20270320']]);
    await reading.read(id);
    expect(await list()).toMatchObject([{ isPartial: false, busyDays: 1 }]);
  });

  test('entries in between start the wait for an empty file again, and a file with other entries is believed', async () => {
    const id = await followed();
    for (const entries of [[], [['DTSTART;VALUE=DATE:20270313']], []]) {
      other.serve(entries);
      await reading.read(id);
      now = new Date(now.getTime() + 23 * HOUR_MS);
    }
    expect(await list()).toMatchObject([{ busyDays: 1 }]);
    other.serve([['DTSTART;VALUE=DATE:20260101']]);
    await reading.read(id);
    expect(await list()).toMatchObject([{ busyDays: 0 }]);
  });

  const hoursLater = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
});

describe('addresses', () => {
  const fault = async (address: string) => (await follow({ address })).json().errors?.address;

  test.each([
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://169.254.169.254/latest',
    'webcal://localhost/a.ics',
    'https://user:word@127.0.0.1/a.ics',
    'https://127.0.0.1:5432/a.ics',
    'http://example.com/a.ics',
  ])('%s is not public and refused at its field', async (address) => {
    expect(await fault(address)).toMatch(/^We can’t read this address/);
    expect(await list()).toEqual([]);
  });

  test.each(['file:///etc/passwd', 'calendar'])('%s is no such address', async (address) => {
    expect(await fault(address)).toMatch(/starts with https:\/\/ or webcal:\/\//);
  });

  test(`a provider follows at most ${FOLLOWED_CALENDARS_MAX}`, async () => {
    for (let count = 0; count < FOLLOWED_CALENDARS_MAX; count += 1) expect((await follow()).statusCode).toBe(201);
    expect(await fault(`${other.url}/more.ics`)).toMatch(/at most/);
  });
});
