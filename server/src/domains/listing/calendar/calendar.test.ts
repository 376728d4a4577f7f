import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { CALENDAR_YEARS_AHEAD } from '@bellbird/contract/shared/limits';
import { buildDeal, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
import { buildCalendarEvent } from './calendar.factory.ts';
import { eventsQuery } from './calendar.repository.ts';
import { createHoldExpiryService } from './hold-expiry.service.ts';

// Half past one in the night of the sixteenth in Sydney; still the fifteenth elsewhere.
const NOW = '2026-11-15T14:30:00Z';
const TODAY = '2026-11-16';
const SATURDAY = '2027-03-13';

let now = new Date(NOW);
let world: World;
let owner: Actor;
let providerId: number;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
});
afterAll(() => world.close());
beforeEach(async () => {
  now = new Date(NOW);
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
});

const path = (rest = '') => `/providers/${providerId}/calendar-events${rest}`;
const mark = (body: object, by = owner) => by.call('POST', path(), { body });
const list = async (from = '2027-03-01', to = '2027-03-31', by = owner) =>
  (await by.call('GET', path(`?from=${from}&to=${to}`))).json().data;
const space = (name: string, position = 0) =>
  world.build(async (tx) => {
    const values = { customer_id: owner.customerId, provider_id: providerId, name, position };
    const row = await tx
      .insertInto('customer_spaces')
      .values({ ...values, type: 'indoor', meal_capacity: 90, cocktail_capacity: 130 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
const couple = (couple_name: string, given: object = {}) =>
  world.build((tx) => buildLead(tx, { customer_id: owner.customerId, provider_id: providerId, couple_name, ...given }));
const held = (given: object = {}) => ({ date: SATURDAY, status: 'held', expiresOn: '2026-11-20', ...given });

describe('CAL-002 CAL-003 CAL-004 the days of a provider', () => {
  test('CAL-003 CAL-005 an event is added with its note and couple and is listed on its day', async () => {
    const { id: leadId } = await couple('Chloe & Jack');
    const added = await mark(held({ note: ' Rings on Friday ', leadId }));
    expect(added.statusCode).toBe(201);
    const { id, ids } = added.json().data;
    expect(ids).toEqual([id]);
    expect(await list()).toEqual([
      {
        id,
        date: SATURDAY,
        status: 'held',
        spaceId: null,
        place: null,
        option: 'first',
        expiresOn: '2026-11-20',
        note: 'Rings on Friday',
        couple: { leadId, name: 'Chloe & Jack' },
        isDeal: false,
        version: 1,
      },
    ]);
    expect(await list('2027-04-01', '2027-04-30')).toEqual([]);
  });

  test('CAL-004 removing an event frees the day, and works only once', async () => {
    const { id } = (await mark({ date: SATURDAY, status: 'booked' })).json().data;
    expect((await owner.call('DELETE', path(`/${id}`))).statusCode).toBe(204);
    expect((await owner.call('DELETE', path(`/${id}`))).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    const entries = await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select('action')
        .where('customer_id', '=', owner.customerId)
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    );
    expect(entries.map((each) => each.action)).toEqual(['calendar.create', 'calendar.delete']);
  });

  test('CAL-005 a note has at most 200 characters, and a hold needs its expiry', async () => {
    const long = await mark({ date: SATURDAY, status: 'booked', note: 'x'.repeat(201) });
    expect(long.json().errors.note).toBe('Please use at most 200 characters.');
    expect((await mark({ date: SATURDAY, status: 'held' })).json().errors.expiresOn).toBe('This field is required!');
    const over = await mark(held({ expiresOn: '2026-11-15' }));
    expect([over.statusCode, over.json().errors.expiresOn]).toEqual([422, 'Please choose today or a later day.']);
    expect(await list()).toEqual([]);
  });

  test('CAL-005 a date must be today or later in the provider’s time zone', async () => {
    const yesterday = await mark({ date: '2026-11-15', status: 'booked' });
    expect([yesterday.statusCode, yesterday.json().errors.date]).toEqual([422, 'Please choose today or a later day.']);
    expect((await mark({ date: TODAY, status: 'booked' })).statusCode).toBe(201);
    expect((await mark({ date: '2033-01-01', status: 'booked' })).json().errors.date).toMatch(
      /within the next 5 years/,
    );
    const past = await world.build((tx) =>
      buildCalendarEvent(tx, { customer_id: owner.customerId, provider_id: providerId, day: '2026-11-07' }),
    );
    expect((await owner.call('DELETE', path(`/${past.id}`))).json().code).toBe('not_possible_now');
  });

  test('CAL-005 the last day that can be marked is exactly the maximum number of years from today', async () => {
    const years = Number(TODAY.slice(0, 4)) + CALENDAR_YEARS_AHEAD;
    expect((await mark({ date: `${years}-11-16`, status: 'booked' })).statusCode).toBe(201);
    expect((await mark({ date: `${years}-11-17`, status: 'booked' })).json().errors).toHaveProperty('date');
  });

  test('CAL-003 CAL-004 today’s event can still be changed and removed, yesterday’s cannot', async () => {
    const on = (day: string) =>
      world.build((tx) =>
        buildCalendarEvent(tx, { customer_id: owner.customerId, provider_id: providerId, day, status: 'booked' }),
      );
    const [today, past] = [await on(TODAY), await on('2026-11-15')];
    const put = (id: number) =>
      owner.call('PUT', path(`/${id}`), { body: { status: 'booked', note: 'Moved inside', version: 1 } });
    expect([(await put(today.id)).statusCode, (await put(past.id)).statusCode]).toEqual([200, 409]);
    const remove = async (id: number) => (await owner.call('DELETE', path(`/${id}`))).statusCode;
    expect([await remove(today.id), await remove(past.id)]).toEqual([204, 409]);
  });

  test('CAL-005 a wedding keeps its day in every answer, whatever the time zone', async () => {
    await mark({ date: '2027-04-04', status: 'booked' });
    expect((await list('2027-04-04', '2027-04-04'))[0].date).toBe('2027-04-04');
  });

  test('CAL-003 several days are marked together or not at all', async () => {
    const saturdays = ['2027-03-20', '2027-03-27'];
    expect((await mark({ date: SATURDAY, alsoOn: saturdays, status: 'booked' })).json().data.ids).toHaveLength(3);
    const again = await mark({ date: '2027-03-14', alsoOn: [...saturdays, '2027-03-28'], status: 'booked' });
    expect(again.statusCode).toBe(409);
    expect(again.json().errors.date).toBe('20.03.2027: booked. 27.03.2027: booked.');
    expect((await list()).map((each: { date: string }) => each.date)).toEqual([SATURDAY, ...saturdays]);
  });

  test('CAL-003 a repeated request marks the day once', async () => {
    const headers = { 'Idempotency-Key': 'the-same' };
    const body = { date: SATURDAY, status: 'booked' };
    const [first, second] = [
      await owner.call('POST', path(), { body, headers }),
      await owner.call('POST', path(), { body, headers }),
    ];
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  });

  test('CAL-001 users without the calendar permission are refused, and users who may not see couples see no names', async () => {
    const { id: leadId } = await couple('Chloe & Jack');
    const { id } = (await mark({ date: SATURDAY, status: 'booked', leadId })).json().data;
    const photographer = await world.colleague(owner, { providerIds: [providerId], pages: ['gallery'] });
    expect((await photographer.call('GET', path('?from=2027-03-01&to=2027-03-31'))).statusCode).toBe(403);
    const keeper = await world.colleague(owner, { providerIds: [providerId], pages: ['calendar'] });
    expect((await list('2027-03-01', '2027-03-31', keeper))[0].couple).toBeNull();
    const asking = `/providers/${providerId}/calendar-couples?from=2027-03-01&to=2027-04-30`;
    expect((await keeper.call('GET', asking)).json().data).toEqual([]);
    expect((await owner.call('GET', asking)).json().data).toHaveLength(1);
    const noted = { status: 'booked', note: 'Bus at six', leadId: null, version: 1 };
    expect((await keeper.call('PUT', path(`/${id}`), { body: noted })).statusCode).toBe(200);
    expect((await list())[0]).toMatchObject({ note: 'Bus at six', couple: { name: 'Chloe & Jack' } });
  });

  test('CAL-003 another provider’s couple or space cannot be used', async () => {
    const other = await world.owner();
    const foreign = await world.build((tx) =>
      buildLead(tx, { customer_id: other.customerId, provider_id: other.providerIds[0] ?? 0 }),
    );
    expect((await mark({ date: SATURDAY, status: 'booked', leadId: foreign.id })).json().errors).toHaveProperty(
      'leadId',
    );
    expect((await mark({ date: SATURDAY, status: 'booked', spaceId: 999_999 })).json().errors).toHaveProperty(
      'spaceId',
    );
  });

  test('CAL-003 a stale change is refused with the current version', async () => {
    const { id } = (await mark({ date: SATURDAY, status: 'booked' })).json().data;
    const change = (note: string) =>
      owner.call('PUT', path(`/${id}`), { body: { status: 'booked', note, version: 1 } });
    expect((await change('First')).json().data).toMatchObject({ note: 'First', version: 2 });
    const stale = await change('Second');
    expect([stale.statusCode, stale.json().code, stale.json().data.note]).toEqual([409, 'stale_version', 'First']);
  });
});

describe('CAL-005 a date is never sold twice', () => {
  test('CAL-005 of twenty simultaneous requests for a day one succeeds, and the others get its couple’s name', async () => {
    const { id: leadId } = await couple('Nina & Cole');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => mark({ date: SATURDAY, status: 'booked', leadId })),
    );
    const codes = answers.map((each) => each.statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
    const refused = answers.find((each) => each.statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'date_taken',
      message: 'This date is already taken.',
      errors: { date: '13.03.2027: booked for Nina & Cole.' },
      data: [{ date: SATURDAY, couple: { name: 'Nina & Cole' } }],
    });
    expect(await list()).toHaveLength(1);
  });

  test('CAL-005 the database itself refuses a double booking', async () => {
    const barn = await space('The Barn');
    const put = (space_id: number | null, day = SATURDAY) =>
      world.build((tx) =>
        buildCalendarEvent(tx, { customer_id: owner.customerId, provider_id: providerId, day, space_id }),
      );
    await put(barn);
    await expect(put(barn)).rejects.toThrow('calendar_events_day_taken');
    await expect(put(null)).rejects.toThrow('calendar_events_day_taken');
    await put(null, '2027-03-20');
    await expect(put(barn, '2027-03-20')).rejects.toThrow('calendar_events_day_taken');
  });

  test('CAL-005 two spaces can be booked on one day, the whole venue only while all spaces are free', async () => {
    const [barn, glasshouse] = [await space('The Barn'), await space('Glasshouse', 1)];
    expect((await mark({ date: SATURDAY, status: 'booked', spaceId: barn })).statusCode).toBe(201);
    const whole = await mark({ date: SATURDAY, status: 'booked' });
    expect([whole.statusCode, whole.json().errors.date]).toEqual([409, '13.03.2027, The Barn: booked.']);
    expect((await mark({ date: SATURDAY, status: 'booked', spaceId: glasshouse })).statusCode).toBe(201);
    expect((await list()).map((each: { spaceId: number }) => each.spaceId)).toEqual([barn, glasshouse]);
  });

  test('CAL-005 a hold replaces a day marked as available, never the other way round', async () => {
    await mark({ date: SATURDAY, status: 'available', note: 'Last one of the season' });
    expect((await mark(held())).statusCode).toBe(201);
    expect((await mark({ date: SATURDAY, status: 'available' })).json().errors.date).toBe(
      '13.03.2027: held until 20.11.2026.',
    );
    expect(await list()).toMatchObject([{ status: 'held' }]);
  });

  test('a space with calendar events cannot be deleted in the database', async () => {
    const barn = await space('The Barn');
    await mark({ date: SATURDAY, status: 'booked', spaceId: barn });
    const remove = world.build((tx) => tx.deleteFrom('customer_spaces').where('id', '=', barn).execute());
    await expect(remove).rejects.toThrow(/^update or delete/);
  });
});

describe('holds', () => {
  test('a day that a quote held and that another couple has now stays when the quote is withdrawn', async () => {
    const [asked, other] = [await couple('Chloe & Jack'), await couple('Ruby & Finn')];
    const of = { customer_id: owner.customerId, provider_id: providerId, lead_id: asked.id };
    const hold = { ...of, day: SATURDAY, status: 'held', expires_on: '2026-11-20' } as const;
    const quote = await world.build((tx) => buildQuote(tx, { ...of, state: 'sent' }));
    const { id } = await world.build((tx) => buildCalendarEvent(tx, { ...hold, quote_id: quote.id }));
    const change = { status: 'held', expiresOn: '2026-11-20', leadId: other.id, version: 1 };
    expect((await owner.call('PUT', path(`/${id}`), { body: change })).statusCode).toBe(200);
    const withdrawn = await owner.call('POST', `/quotes/${quote.id}/actions`, { body: { type: 'withdraw' } });
    expect(withdrawn.statusCode).toBe(200);
    expect(await list()).toMatchObject([{ id, status: 'held', couple: { leadId: other.id } }]);
  });

  test('CAL-005 a second option waits for the first; there is no third', async () => {
    expect((await mark(held({ option: 'second' }))).json().code).toBe('no_first_option');
    await mark(held());
    expect((await mark(held({ option: 'second', expiresOn: '2026-12-01' }))).statusCode).toBe(201);
    const third = await mark(held({ option: 'second' }));
    expect([third.statusCode, third.json().errors.date]).toEqual([409, '13.03.2027: held until 01.12.2026.']);
    expect((await list()).map((each: { option: string }) => each.option)).toEqual(['first', 'second']);
  });

  test('CAL-005 when the first option is released the second moves up', async () => {
    const first = (await mark(held())).json().data.id;
    const second = (await mark(held({ option: 'second', expiresOn: '2026-12-01' }))).json().data.id;
    await owner.call('DELETE', path(`/${first}`));
    expect(await list()).toMatchObject([{ id: second, option: 'first', expiresOn: '2026-12-01' }]);
  });

  test('CAL-005 a second option moves up whatever another provider of the customer has on that day', async () => {
    owner = await world.owner({ providers: 2 });
    providerId = owner.providerIds[1] ?? 0;
    await mark({ date: SATURDAY, status: 'booked' });
    providerId = owner.providerIds[0] ?? 0;
    const { id } = (await mark(held())).json().data;
    await mark(held({ option: 'second' }));
    await owner.call('DELETE', path(`/${id}`));
    expect((await list()).map((each: { option: string }) => each.option)).toEqual(['first']);
  });

  test('CAL-005 booking the first option removes the second, and the second cannot be booked before the first is released', async () => {
    const first = (await mark(held())).json().data.id;
    const second = (await mark(held({ option: 'second' }))).json().data.id;
    const book = (id: number) =>
      owner.call('PUT', path(`/${id}`), { body: { status: 'booked', note: '', version: 1 } });
    expect((await book(second)).json().errors.date).toBe('13.03.2027: held until 20.11.2026.');
    expect((await book(first)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ id: first, status: 'booked', expiresOn: null }]);
    expect((await mark(held({ option: 'second' }))).json().code).toBe('date_taken');
  });

  test('CAL-005 an expired hold is not listed from the next day on, even before the job runs, and the day is free', async () => {
    await mark(held({ expiresOn: TODAY }));
    const { id: second } = (await mark(held({ option: 'second', expiresOn: '2026-12-01' }))).json().data;
    now = new Date('2026-11-16T12:59:00Z');
    expect(await list()).toHaveLength(2);
    now = new Date('2026-11-16T13:01:00Z');
    expect(await list()).toMatchObject([{ id: second, option: 'first' }]);
    now = new Date('2026-12-01T13:01:00Z');
    expect(await list()).toEqual([]);
    expect((await mark({ date: SATURDAY, status: 'booked' })).statusCode).toBe(201);
  });

  test('CAL-005 a couple’s page says that their day is held for them, until the hold has expired, or booked', async () => {
    const { id: leadId } = await couple('Chloe & Jack', { organization_date: SATURDAY });
    const ownDay = async () => (await owner.call('GET', `/leads/${leadId}`)).json().data.wantedDay.own;
    expect(await ownDay()).toBeNull();
    await mark(held({ expiresOn: TODAY, leadId }));
    expect(await ownDay()).toBe('held');
    now = new Date('2026-11-16T13:01:00Z');
    expect(await ownDay()).toBeNull();
    await mark({ date: SATURDAY, status: 'booked', leadId });
    expect(await ownDay()).toBe('booked');
  });

  test('CAL-005 the job deletes expired holds, moves second options up, and changes nothing else', async () => {
    await mark(held({ expiresOn: TODAY }));
    const { id: second } = (await mark(held({ option: 'second', expiresOn: '2026-12-01' }))).json().data;
    const { id: later } = (await mark(held({ date: '2027-03-20' }))).json().data;
    now = new Date('2026-11-16T13:01:00Z');
    await createHoldExpiryService({ db: world.db, clock: { now: () => now } }).expireHolds();
    const rows = await world.build((tx) =>
      tx
        .selectFrom('calendar_events')
        .select(['id', 'rank'])
        .where('provider_id', '=', providerId)
        .orderBy('id')
        .execute(),
    );
    expect(rows).toEqual([
      { id: second, rank: 1 },
      { id: later, rank: 1 },
    ]);
  });

  test('CAL-005 a hold never expires after the held day', async () => {
    await mark(held({ expiresOn: '2030-01-01' }));
    expect((await list())[0].expiresOn).toBe(SATURDAY);
  });
});

describe('the overview', () => {
  const overview = async () => (await owner.call('GET', `/providers/${providerId}/calendar-overview`)).json().data;

  test('CAL-001 free Saturdays, held and booked days of the next twelve months are counted', async () => {
    const before = await overview();
    expect(before).toMatchObject({
      today: TODAY,
      nextFreeSaturday: '2026-11-21',
      freeSaturdays: 52,
      held: 0,
      booked: 0,
    });
    await mark({ date: '2026-11-21', alsoOn: ['2026-11-22'], status: 'booked' });
    await mark(held());
    await mark(held({ option: 'second' }));
    expect(await overview()).toMatchObject({
      nextFreeSaturday: '2026-11-28',
      freeSaturdays: 50,
      held: 1,
      booked: 2,
    });
  });

  test('CAL-005 a second option has its Saturday from the moment the first expires, before any job has run', async () => {
    await mark(held({ date: '2026-11-21', expiresOn: TODAY }));
    await mark(held({ date: '2026-11-21', option: 'second', expiresOn: '2026-11-20' }));
    now = new Date('2026-11-16T13:01:00Z');
    expect(await overview()).toMatchObject({ nextFreeSaturday: '2026-11-28', held: 1 });
    now = new Date('2026-11-20T13:01:00Z');
    expect(await overview()).toMatchObject({ nextFreeSaturday: '2026-11-21', held: 0 });
  });

  test('CAL-005 a Saturday is named only where it is free: of the whole venue, and of each space', async () => {
    const [barn] = [await space('The Barn'), await space('Glasshouse', 1)];
    await mark({ date: '2026-11-21', status: 'booked', spaceId: barn });
    const read = await overview();
    expect([read.freeSaturdays, read.nextFreeSaturday]).toEqual([51, '2026-11-28']);
    expect(read.spaces).toEqual([
      {
        id: barn,
        name: 'The Barn',
        mealCapacity: 90,
        cocktailCapacity: 130,
        freeSaturdays: 51,
        nextFreeSaturday: '2026-11-28',
      },
      expect.objectContaining({ name: 'Glasshouse', freeSaturdays: 52, nextFreeSaturday: '2026-11-21' }),
    ]);
    await mark({ date: '2026-11-28', status: 'booked' });
    const after = await overview();
    expect([after.freeSaturdays, after.spaces[1].freeSaturdays]).toEqual([50, 51]);
  });

  test('CAL-001 couples who asked for a day are listed, those with a deal first', async () => {
    await couple('Ruby & Zoe', { organization_date: SATURDAY, guests: 64 });
    await couple('Gone & Away', { organization_date: SATURDAY, status: 'rejected' });
    const { id } = await couple('Layla & Marcus', { organization_date: null, status: 'deal', guests: 120 });
    await world.build((tx) => buildDeal(tx, { customer_id: owner.customerId, lead_id: id, wedding_date: SATURDAY }));
    const asking = `/providers/${providerId}/calendar-couples?from=2027-03-01&to=2027-03-31`;
    expect((await owner.call('GET', asking)).json().data).toEqual([
      { leadId: id, name: 'Layla & Marcus', date: SATURDAY, guests: 120, hasDeal: true },
      expect.objectContaining({ name: 'Ruby & Zoe', guests: 64, hasDeal: false }),
    ]);
  });

  test('CAL-002 a range is at most a hundred days', async () => {
    expect((await owner.call('GET', path('?from=2027-01-01&to=2027-04-12'))).statusCode).toBe(422);
    expect((await owner.call('GET', path('?from=2027-01-02&to=2027-01-01'))).statusCode).toBe(422);
  });

  test('CAL-001 the calendar is exported as CSV without formulas', async () => {
    await mark({ date: SATURDAY, status: 'booked', note: '=HYPERLINK("x")' });
    const answer = await owner.call('GET', path('/export'));
    expect(answer.headers['content-disposition']).toContain('calendar-2026-11-16.csv');
    expect(answer.body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFDay,Space,Status,Option,Held until,Couple,Note',
      `13.03.2027,,Booked,,,,"'=HYPERLINK(""x"")"`,
    ]);
  });

  test('the month query uses its index', async () => {
    await world.build(async (tx) => {
      await sql`insert into calendar_events (customer_id, provider_id, day, status)
        select ${owner.customerId}, ${providerId}, '2027-01-01'::date + n, 'booked' from generate_series(1, 1500) n`.execute(
        tx,
      );
      await sql`analyze calendar_events`.execute(tx);
      const { sql: text, parameters } = eventsQuery(
        tx,
        { customerId: owner.customerId, providerId },
        { from: '2027-03-01', to: '2027-03-31', today: TODAY },
      ).compile();
      const filled = text.replaceAll(/\$(\d+)/g, (_hole, number: string) => {
        const value = parameters[Number(number) - 1];
        return typeof value === 'number' ? String(value) : `'${String(value)}'`;
      });
      const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${filled}`).execute(tx);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('calendar_events_days');
    });
  });
});
