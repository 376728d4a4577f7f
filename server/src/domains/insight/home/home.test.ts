import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildDeal, buildLead, buildReminder } from '#domains/couples/leads/leads.factory.ts';
import { buildPrompt } from '#domains/attention/prompts/prompts.factory.ts';
import { buildDays } from '#domains/insight/statistics/statistics.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  owner = await world.owner({ providers: 2 });
});
afterAll(() => world.close());

const lead = (
  given: Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>,
  provider = 0,
  { customerId, providerIds } = owner,
) =>
  world.build((tx) =>
    buildLead(tx, {
      created_at: '2026-11-02T00:00:00Z',
      ...given,
      customer_id: customerId,
      provider_id: providerIds[provider] ?? 0,
    }),
  );
const wrote = (leadId: number, at: string, text: string, kind = 'email_received') =>
  world.build((tx) =>
    tx
      .insertInto('lead_events')
      .values({
        customer_id: owner.customerId,
        lead_id: leadId,
        provider_id: owner.providerIds[0] ?? 0,
        at,
        kind,
        details: JSON.stringify({ text }),
      })
      .execute(),
  );
const read = async (actor: Actor, path: string) => (await actor.call('GET', path)).json();

test('SHELL-025 LEAD-017 LEAD-018 one call returns what the cards of the home page need', async () => {
  for (let day = 1; day <= 7; day += 1)
    await lead({ couple_name: `Waiting ${day}`, waiting_since: `2026-11-0${day}T22:00:00Z`, unread_message_count: 1 });
  const { id: october } = await lead({ created_at: '2026-10-20T00:00:00Z', answer_minutes: 30 });
  await lead({ created_at: '2026-09-20T00:00:00Z', answer_minutes: 90 });
  await world.build(async (tx) => {
    await buildDeal(tx, {
      customer_id: owner.customerId,
      lead_id: october,
      agreed_at: '2026-11-03T00:00:00Z',
      price: 9000,
    });
    await buildReminder(tx, {
      customer_id: owner.customerId,
      lead_id: october,
      customer_user_id: owner.id,
    });
  });

  const { data: home } = await read(owner, '/home?month=2026-11');
  const waiting = await read(owner, '/leads?unanswered=true&sort=waiting&limit=5');
  expect(home.waiting).toEqual({ couples: waiting.data, total: 7 });
  expect(home.waiting.couples[0].couple.name).toBe('Waiting 1');
  expect(home.figures).toEqual({
    times: (await read(owner, '/leads/average-response-time')).data,
    asked: 7,
    askedBefore: 1,
    deals: (await read(owner, '/couple-providers-stats?agreedAtStart=2026-11-01')).data,
    unreadMessages: 7,
  });
  expect((await read(owner, '/badges')).data.leads.infoRequests.pending).toBe(home.waiting.total);
  expect(home.figures.times).toMatchObject({ averageMinutes: 60, answered: 2 });
  expect(home.figures.deals).toMatchObject({ agreed: 1, value: 9000 });
  expect(home.reminders).toEqual((await read(owner, '/lead-reminders?limit=5')).data);
  expect(home.reminders).toHaveLength(1);
});

test('home shows what comes up: visits that were agreed on, and the weddings of two weeks', async () => {
  const actor = await world.owner({ providers: 2 });
  const visit = { appointment_state: 'approved', appointment_at: '2026-11-20T00:30:00Z' } as const;
  const { id: soon } = await lead({ ...visit, couple_name: 'Soon & So' }, 0, actor);
  await lead({ ...visit, appointment_at: '2026-11-15T00:30:00Z' }, 0, actor);
  await lead({ ...visit, appointment_state: 'proposed' }, 0, actor);
  await lead({ ...visit, cancelled_at: '2026-11-14T00:00:00Z' }, 0, actor);
  await lead({ ...visit, couple_deleted_at: '2026-11-14T00:00:00Z' }, 0, actor);
  const { id: other } = await lead({ ...visit, appointment_at: '2026-11-19T00:30:00Z' }, 1, actor);
  const weddings = await Promise.all(
    ['2026-11-16', '2026-11-29', '2026-11-30', '2026-11-15'].map(async (wedding_date) => {
      const { id } = await lead({ guests: 96 }, 0, actor);
      await world.build((tx) => buildDeal(tx, { customer_id: actor.customerId, lead_id: id, wedding_date }));
      return id;
    }),
  );
  const { data: home } = await read(actor, '/home?month=2026-11');
  expect(home.appointments.map(({ leadId }: { leadId: number }) => leadId)).toEqual([other, soon]);
  expect(home.appointments[1]).toMatchObject({ coupleName: 'Soon & So', at: '2026-11-20T00:30:00.000Z' });
  expect(home.weddings).toMatchObject([
    { leadId: weddings[0], day: '2026-11-16', guests: 96 },
    { leadId: weddings[1], day: '2026-11-29' },
  ]);
  const linked = await world.colleague(actor, { providerIds: actor.providerIds.slice(1) });
  expect((await read(linked, '/home?month=2026-11')).data).toMatchObject({
    appointments: [{ leadId: other }],
    weddings: [],
  });
});

test('home shows a new user around until they say that they know their way, once for all devices', async () => {
  const actor = await world.owner();
  const isNew = async (who: Actor) => (await read(who, '/home?month=2026-11')).data.isNew;
  const tourOf = ({ customerId, id }: Actor) => `/customers/${customerId}/users/${id}/tour`;
  const colleague = await world.colleague(actor, { providerIds: actor.providerIds });
  expect([await isNew(actor), await isNew(colleague)]).toEqual([true, true]);
  expect((await actor.call('PUT', tourOf(colleague))).statusCode).toBe(404);
  for (const _ of ['done', 'done twice']) expect((await actor.call('PUT', tourOf(actor))).statusCode).toBe(204);
  expect([await isNew(actor), await isNew(colleague)]).toEqual([false, true]);
});

test('SHELL-025 home shows the last message of each couple, newest first', async () => {
  const { id: first } = await lead({ couple_name: 'Ada & Bea' });
  const { id: second } = await lead({ couple_name: 'Cleo & Dan' });
  await wrote(first, '2026-11-14T01:00:00.000Z', 'Is the barn free?');
  await wrote(second, '2026-11-14T02:00:00.000Z', 'Lovely.', 'sms_received');
  await wrote(first, '2026-11-14T03:00:00.000Z', 'And the meadow?');
  await wrote(second, '2026-11-14T04:00:00.000Z', 'Our answer.', 'email_sent');
  expect((await read(owner, '/home?month=2026-11')).data.lastWords).toEqual([
    { leadId: first, coupleName: 'Ada & Bea', at: '2026-11-14T03:00:00.000Z', text: 'And the meadow?' },
    { leadId: second, coupleName: 'Cleo & Dan', at: '2026-11-14T02:00:00.000Z', text: 'Lovely.' },
  ]);
});

test('home shows a user only the couples they have access to, and their own reminders', async () => {
  const linked = await world.colleague(owner, { providerIds: owner.providerIds.slice(1) });
  await lead({ couple_name: 'Theirs', waiting_since: '2026-11-05T22:00:00Z' }, 1);
  const { data: home } = await read(linked, '/home?month=2026-11');
  expect(home.waiting.couples.map((each: { couple: { name: string } }) => each.couple.name)).toEqual(['Theirs']);
  expect(home.waiting.total).toBe(1);
  expect(home.reminders).toEqual([]);
  expect(home.lastWords).toEqual([]);
});

test('STAT-016 home shows the visits of 30 days, the open prompts and when packages end', async () => {
  const actor = await world.owner({ providers: 3 });
  const [first = 0, second = 0, third = 0] = actor.providerIds;
  const of = (provider_id: number) => ({ customer_id: actor.customerId, provider_id });
  await world.build(async (tx) => {
    await buildDays(tx, of(first), [
      { day: '2026-11-16', visitors: 7 },
      { day: '2026-10-18', visitors: 5 },
      { day: '2026-10-17', visitors: 4 },
      { day: '2026-09-17', visitors: 99 },
    ]);
    await buildDays(tx, of(second), [{ day: '2026-11-16', visitors: 2 }]);
    await buildDays(tx, of(third), [{ day: '2026-11-16', visitors: 50 }]);
    for (const [id, change] of [
      [first, { product_date_end: '2027-06-30' }],
      [second, { product_date_end: '2026-11-01', listing_product_name: 'Plus' }],
      [third, { stats_access: false }],
    ] as const)
      await tx.updateTable('providers').set(change).where('id', '=', id).execute();
    for (const title of ['One', 'Two', 'Three', 'Four']) await buildPrompt(tx, { ...of(first), title });
    await buildPrompt(tx, { ...of(first), title: 'Done', completed_at: NOW.toISOString() });
  });
  const { data: home } = await read(actor, '/home?month=2026-11');
  expect(home.visits).toMatchObject({ from: '2026-10-18', to: '2026-11-16' });
  expect(home.visits.days).toHaveLength(30);
  expect([home.visits.days[0], home.visits.days.at(-1)]).toEqual([5, 9]);
  expect([home.visits.daysBefore.length, home.visits.daysBefore.at(-1)]).toEqual([30, 4]);
  expect(home.visits.daysBefore.includes(99)).toBe(false);
  expect(home.prompts).toHaveLength(3);
  expect(home.packages).toMatchObject([
    { providerId: second, name: 'Plus', endsOn: '2026-11-01', isLimited: true },
    { providerId: first, name: 'Spotlight', endsOn: '2027-06-30', isLimited: false },
    { providerId: third, endsOn: null, isLimited: false },
  ]);
  const colleague = await world.colleague(actor, { providerIds: [first], pages: ['leads'] });
  const { data: theirs } = await read(colleague, '/home?month=2026-11');
  expect([theirs.visits, theirs.packages]).toEqual([null, []]);
});

test('open prompts are shown without reminders, which have their own card', async () => {
  const actor = await world.owner();
  const of = { customer_id: actor.customerId, provider_id: actor.providerIds[0] ?? 0 };
  await world.build((tx) =>
    buildPrompt(tx, { ...of, type: 'reminder', title: 'Ring', due_at: '2026-11-16T00:00:00Z' }),
  );
  expect((await read(actor, '/provider-prompts/meta')).data.pending).toBe(1);
  expect((await read(actor, '/home?month=2026-11')).data.prompts).toEqual([]);
});

test('a user without access to couples sees prompts, and nothing of any couple', async () => {
  const actor = await world.owner();
  const [provider_id = 0] = actor.providerIds;
  await lead({ waiting_since: '2026-11-05T22:00:00Z' }, 0, actor);
  await world.build((tx) => buildPrompt(tx, { customer_id: actor.customerId, provider_id, title: 'Look at this' }));
  const colleague = await world.colleague(actor, { providerIds: actor.providerIds, pages: ['gallery'] });
  const { data: home } = await read(colleague, '/home?month=2026-11');
  expect(home).toMatchObject({ waiting: { couples: [], total: 0 }, visits: null, packages: [], lastWords: [] });
  expect(home.figures).toMatchObject({ asked: 0, deals: { total: 0 } });
  expect(home.prompts).toMatchObject([{ title: 'Look at this' }]);
});

test('the month must be a valid month', async () => {
  for (const month of ['', '2026-13', '2026-1', '2026-11-01', '1999-01'])
    expect((await owner.call('GET', `/home?month=${month}`)).statusCode).toBe(422);
});

test('the counts of the navigation are what their own calls return, and none without access to couples', async () => {
  const counted = await world.owner();
  await lead({ status: 'new', waiting_since: '2026-11-02T00:00:00Z' }, 0, counted);
  await lead({ status: 'negotiating', unread_message_count: 2 }, 0, counted);
  await world.build((tx) =>
    buildPrompt(tx, { customer_id: counted.customerId, provider_id: counted.providerIds[0] ?? 0 }),
  );
  const { leads, prompts, unmatched } = (await read(counted, '/badges')).data;
  expect(leads).toEqual((await read(counted, '/leads/counts')).data);
  expect(leads.infoRequests).toMatchObject({ total: 2, pending: 1, unreadMessages: 2 });
  expect(prompts).toEqual((await read(counted, '/provider-prompts/meta')).data);
  expect(prompts.pending).toBe(1);
  expect(unmatched).toBe((await read(counted, '/unmatched-messages?limit=1')).meta.total);
  const elsewhere = await world.colleague(counted, { providerIds: counted.providerIds, pages: ['gallery'] });
  expect((await read(elsewhere, '/badges')).data).toMatchObject({
    leads: { infoRequests: { total: 0 } },
    unmatched: 0,
  });
});
