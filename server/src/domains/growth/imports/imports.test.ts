import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCalendarEvent } from '#domains/listing/calendar/calendar.factory.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { type ImportRunningService, createImportRunningService } from './import-running.service.ts';
import { type ImportUndoingService, createImportUndoingService } from './import-undoing.service.ts';

const now = new Date('2026-11-16T01:00:00Z');
const clock = { now: () => now };
let world: World;
let owner: Actor;
let providerId: number;
let running: ImportRunningService;
let undoing: ImportUndoingService;

beforeAll(async () => {
  world = await startWorld({ clock });
  const ports = { db: world.db, clock, refreshMissingData: async () => undefined };
  running = createImportRunningService(ports);
  undoing = createImportUndoingService(ports);
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
});

const COUPLES = [
  'Couple,Wedding date,Email,Phone,Guests,Status,Price,Notes',
  'Ruby & Finn,13.03.2027,ruby@example.com,0491 570 006,120,booked,"$8,900",Wants the garden',
  'Ada Lovelace,20.03.2027,ada@example.com,,80,,,',
  'Ruby & Finn,13.03.2027,,,,booked,,',
  'Nobody,soon,,,,,,',
].join('\n');
const COUPLE_COLUMNS = ['name', 'weddingDate', 'email', 'phone', 'guests', 'booked', 'price', 'note'];

type Given = { kind?: string; table?: string; columns?: (string | null)[]; validUntil?: string };
const toForm = ({ kind = 'couples', table = COUPLES, columns = COUPLE_COLUMNS, ...rest }: Given = {}) => ({
  kind,
  providerId,
  table,
  columns,
  ...rest,
});

const check = async (given?: Given) =>
  (await owner.call('POST', '/imports/check', { body: toForm(given) })).json().data;

async function runImport(given?: Given) {
  const response = await owner.call('POST', '/imports', { body: toForm(given) });
  expect(response.statusCode).toBe(201);
  const { id } = response.json().data;
  await running.run({ customerId: owner.customerId, importId: id });
  return { id, ...(await read(id)) };
}

async function undo(id: number) {
  expect((await owner.call('POST', `/imports/${id}/undo`)).statusCode).toBe(204);
  await undoing.undo({ customerId: owner.customerId, importId: id });
  return read(id);
}

const read = async (id: number) =>
  (await owner.call('GET', '/imports')).json().data.find((each: { id: number }) => each.id === id);

const leads = () =>
  world.build((tx) =>
    tx.selectFrom('leads').selectAll().where('customer_id', '=', owner.customerId).orderBy('id').execute(),
  );
const events = () =>
  world.build((tx) =>
    tx.selectFrom('calendar_events').selectAll().where('customer_id', '=', owner.customerId).orderBy('day').execute(),
  );

describe('couples from a table', () => {
  test('are checked first: what would be saved, what is repeated, and what is wrong where', async () => {
    expect(await check()).toEqual({
      rows: 4,
      ready: 2,
      duplicates: 1,
      faulty: 1,
      preview: [
        {
          line: 2,
          values: {
            name: 'Ruby & Finn',
            weddingDate: '2027-03-13',
            email: 'ruby@example.com',
            phone: '+61491570006',
            guests: 120,
            booked: true,
            price: 8900,
            note: 'Wants the garden',
          },
        },
        { line: 3, values: { name: 'Ada Lovelace', weddingDate: '2027-03-20', email: 'ada@example.com', guests: 80 } },
      ],
      problems: [
        { line: 4, field: 'name', value: 'Ruby & Finn', fault: 'repeated' },
        { line: 5, field: 'weddingDate', value: 'soon', fault: 'not_a_day' },
      ],
    });
    expect(await leads()).toEqual([]);
  });

  test('are in the list afterwards; one who has booked has a deal and their day, and nobody is waiting', async () => {
    const imported = await runImport();
    expect(imported).toMatchObject({ status: 'done', rows: 4, done: 4, made: 2, duplicates: 1, faulty: 1, kept: 0 });
    expect(await leads()).toMatchObject([
      {
        couple_name: 'Ruby & Finn',
        status: 'deal',
        couple_phone: '+61491570006',
        has_email: true,
        waiting_since: null,
      },
      {
        couple_name: 'Ada Lovelace',
        status: 'negotiating',
        waiting_since: null,
        answer_minutes: null,
        withheld: false,
      },
    ]);
    expect(await events()).toMatchObject([{ day: '2027-03-13', status: 'booked' }]);
    const [ruby] = await leads();
    const page = (await owner.call('GET', `/leads/${ruby?.id}`)).json().data;
    expect(page).toMatchObject({ deal: { price: 8900, weddingDate: '2027-03-13', isBooked: true } });
    const problems = (await owner.call('GET', `/imports/${imported.id}/problems`)).json().data;
    expect(problems.map((each: { line: number; fault: string }) => [each.line, each.fault])).toEqual([
      [4, 'repeated'],
      [5, 'not_a_day'],
    ]);
  });

  test('alert nobody, count in no average, and use nothing of the package', async () => {
    await world.build((tx) =>
      tx.updateTable('providers').set({ paid_status: 'limited' }).where('id', '=', providerId).execute(),
    );
    await runImport();
    const left = await world.build(async (tx) => ({
      alerts: await tx.selectFrom('alerts').select('id').where('customer_id', '=', owner.customerId).execute(),
      reveals: await tx
        .selectFrom('lead_reveals')
        .select('lead_id')
        .where('customer_id', '=', owner.customerId)
        .execute(),
      messages: await tx.selectFrom('lead_messages').select('id').where('customer_id', '=', owner.customerId).execute(),
      pushes: await tx.selectFrom('push_deliveries').select('id').where('customer_id', '=', owner.customerId).execute(),
    }));
    expect(left).toEqual({ alerts: [], reveals: [], messages: [], pushes: [] });
    const [, ada] = await leads();
    await owner.call('POST', `/leads/${ada?.id}/messages`, {
      body: { subject: 'Hi', body: '<p>Hello</p>' },
    });
    const [, answered] = await leads();
    expect(answered).toMatchObject({ answer_minutes: null, last_message_at: expect.any(String) });
    const counts = (await owner.call('GET', '/leads/counts')).json().data.infoRequests;
    expect(counts).toMatchObject({ pending: 0, unread: 0 });
  });

  test('done twice is done once: the second time everything is known already', async () => {
    await runImport();
    expect(await check()).toMatchObject({ ready: 0, duplicates: 3, faulty: 1 });
    expect(await runImport()).toMatchObject({ made: 0, duplicates: 3, faulty: 1 });
    expect(await leads()).toHaveLength(2);
  });

  test('a couple entered by hand is known by their phone number, whatever they are called', async () => {
    await world.build((tx) =>
      buildLead(tx, { customer_id: owner.customerId, provider_id: providerId, couple_phone: '+61491570006' }),
    );
    const { problems } = await check();
    expect(problems[0]).toEqual({ line: 2, field: 'name', value: 'Ruby & Finn', fault: 'known_already' });
  });

  test('a process that is killed goes on with the rows that are left', async () => {
    const { id } = (await owner.call('POST', '/imports', { body: toForm() })).json().data;
    let rows = 0;
    const failing = createImportRunningService({
      db: {
        ...world.db,
        tenant: (customerId, work) => {
          rows += 1;
          if (rows > 2) throw new Error('killed');
          return world.db.tenant(customerId, work);
        },
      },
      clock,
      refreshMissingData: async () => undefined,
    });
    const job = { customerId: owner.customerId, importId: id };
    await expect(failing.run(job)).rejects.toThrow('killed');
    expect(await read(id)).toMatchObject({ status: 'running', done: 1 });
    expect((await owner.call('POST', '/imports', { body: toForm() })).json().code).toBe('import_under_way');
    await running.run(job);
    await running.run(job);
    expect(await read(id)).toMatchObject({ status: 'done', done: 4, made: 2 });
    expect(await leads()).toHaveLength(2);
  });

  test('a booked couple whose day is taken is left out, and says so', async () => {
    await world.build((tx) =>
      buildCalendarEvent(tx, { customer_id: owner.customerId, provider_id: providerId, day: '2027-03-13' }),
    );
    expect((await check()).problems[0]).toEqual({
      line: 2,
      field: 'weddingDate',
      value: '2027-03-13',
      fault: 'day_taken',
    });
    expect(await runImport()).toMatchObject({ made: 1 });
    expect(await leads()).toMatchObject([{ couple_name: 'Ada Lovelace' }]);
  });

  test('undoing removes them with their day and address, but not those that somebody has worked with', async () => {
    const { id } = await runImport();
    const [ruby, ada] = await leads();
    await owner.call('POST', `/leads/${ada?.id}/comments`, { body: { body: 'Called, wants a Friday' } });
    expect(await undo(id)).toMatchObject({ status: 'undone', made: 2, kept: 1 });
    expect(await leads()).toMatchObject([{ couple_name: 'Ada Lovelace' }]);
    expect(await events()).toEqual([]);
    const couples = await world.build((tx) =>
      tx
        .selectFrom('couples')
        .select('id')
        .where('id', '=', ruby?.couple_id ?? 0)
        .execute(),
    );
    expect(couples).toEqual([]);
    expect((await owner.call('POST', `/imports/${id}/undo`)).statusCode).toBe(409);
    expect(await runImport()).toMatchObject({ made: 1 });
  });

  test('the table itself is not kept once the import has ended', async () => {
    const { id } = await runImport();
    const row = await world.build((tx) =>
      tx.selectFrom('table_imports').select('source').where('id', '=', id).executeTakeFirst(),
    );
    expect(row).toEqual({ source: null });
  });
});

describe('booked days from a table', () => {
  const days = (...lines: string[]) => ({
    kind: 'days',
    table: ['Date;Note', ...lines].join('\n'),
    columns: ['day', 'note'],
  });

  test('are booked under the calendar’s own rule; the past, the far future and taken days are left out', async () => {
    await world.build((tx) =>
      buildCalendarEvent(tx, { customer_id: owner.customerId, provider_id: providerId, day: '2027-03-13' }),
    );
    const table = days('13.03.2027;Hart', '20.03.2027;Okafor', '14.11.2026;Over', '20.03.2037;Far', '27.03.2027;');
    const { problems, ready } = await check(table);
    expect(ready).toBe(2);
    expect(problems.map((each: { line: number; fault: string }) => [each.line, each.fault])).toEqual([
      [2, 'day_taken'],
      [4, 'past_day'],
      [5, 'far_day'],
    ]);
    expect(await runImport(table)).toMatchObject({ made: 2, faulty: 3 });
    expect(await runImport(table)).toMatchObject({ made: 0, duplicates: 2, faulty: 3 });
    expect((await events()).map(({ day, status }) => [day, status])).toEqual([
      ['2027-03-13', 'booked'],
      ['2027-03-20', 'booked'],
      ['2027-03-27', 'booked'],
    ]);
  });

  test('a provider that takes two weddings a day gets both of a day, and a third is left out', async () => {
    const body = { weddingsPerDay: 2 };
    expect((await owner.call('PUT', `/providers/${providerId}/calendar-settings`, { body })).statusCode).toBe(204);
    const table = days('20.03.2027;Okafor', '20.03.2027;Hart', '20.03.2027;Moss');
    expect((await check(table)).problems).toEqual([{ line: 4, field: 'day', value: '2027-03-20', fault: 'day_taken' }]);
    expect(await runImport(table)).toMatchObject({ made: 2, duplicates: 0, faulty: 1 });
  });

  test('undoing frees them, except a day that was changed since', async () => {
    const { id } = await runImport(days('20.03.2027;Okafor', '27.03.2027;Hart'));
    const [okafor] = await events();
    const body = { status: 'booked', note: 'Okafor, paid', expiresOn: null, leadId: null, version: okafor?.version };
    const path = `/providers/${providerId}/calendar-events/${okafor?.id}`;
    expect((await owner.call('PUT', path, { body })).statusCode).toBe(200);
    expect(await undo(id)).toMatchObject({ kept: 1 });
    expect((await events()).map(({ day }) => day)).toEqual(['2027-03-20']);
  });
});

describe('prices from a table', () => {
  test('make a list that is valid until the given day; undoing deletes it', async () => {
    const names = (await owner.call('GET', `/imports/price-names?providerId=${providerId}`)).json().data as string[];
    const table = ['Item,Price,Unit', `${names[0]},"3,200",8`, 'Spring menu,95,40', 'Our own thing,10,1'].join('\n');
    const prices = { kind: 'prices', table, columns: ['item', 'amount', 'unit'], validUntil: '2027-01-31' };
    const without = await owner.call('POST', '/imports/check', { body: { ...toForm(prices), validUntil: null } });
    expect(without.json().errors).toEqual({ validUntil: 'This field is required!' });
    const imported = await runImport(prices);
    expect(imported.made).toBeGreaterThan(0);
    const lists = async () => (await owner.call('GET', '/customer-catalogs')).json().data;
    const [list] = await lists();
    expect(list).toMatchObject({ expireAt: '2027-01-31', prices: [{ price: 3200, unit: 8 }] });
    // Couples read its name.
    expect(list.name).toBe(list.catalogType.name);
    expect((await runImport(prices)).made).toBe(0);
    expect(await undo(imported.id)).toMatchObject({ status: 'undone', kept: 0 });
    expect(await lists()).toEqual([]);
  });
});

describe('who and how much', () => {
  test('a manager without the page of a kind may not import it, and nobody else may at all', async () => {
    const onlyCalendar = await world.colleague(owner, {
      providerIds: [providerId],
      canManage: true,
      pages: ['calendar'],
    });
    expect((await onlyCalendar.call('POST', '/imports/check', { body: toForm() })).statusCode).toBe(403);
    const days = toForm({ kind: 'days', table: 'Date\n20.03.2027', columns: ['day'] });
    expect((await onlyCalendar.call('POST', '/imports/check', { body: days })).statusCode).toBe(200);
    const assistant = await world.colleague(owner, { providerIds: [providerId] });
    expect((await assistant.call('POST', '/imports/check', { body: days })).statusCode).toBe(403);
  });

  test('no rows, too many rows and too much text are refused before anything is read', async () => {
    const refused = async (table: string) =>
      (await owner.call('POST', '/imports/check', { body: toForm({ table, columns: ['name'] }) })).json().errors.table;
    expect(await refused('Name')).toBe('Please add at least one row below the headings.');
    expect(await refused(`Name\n${'Ruby\n'.repeat(2001)}`)).toBe('Please import at most 2000 rows at once.');
    expect(await refused('x'.repeat(400_001))).toBeDefined();
  });

  test('an import that no process has finished in a day has failed, and another one may start', async () => {
    const { id } = (await owner.call('POST', '/imports', { body: toForm() })).json().data;
    const later = { now: () => new Date('2026-11-18T01:00:00Z') };
    await createImportRunningService({
      db: world.db,
      clock: later,
      refreshMissingData: async () => undefined,
    }).failAbandoned();
    expect(await read(id)).toMatchObject({ status: 'failed' });
    expect(await runImport()).toMatchObject({ made: 2 });
  });
});
