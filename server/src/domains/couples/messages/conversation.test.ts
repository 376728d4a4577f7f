import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildDeal, buildLead, buildReminder } from '#domains/couples/leads/leads.factory.ts';
import { insertDetails } from '#domains/couples/leads/new-leads.repository.ts';
import { buildMessage } from './messages.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  owner = await world.owner();
});
afterAll(() => world.close());

async function lead(given: Partial<Parameters<typeof buildLead>[1]> = {}, messages = 3): Promise<number> {
  const { customerId, providerIds } = owner;
  return world.build(async (tx) => {
    const { id } = await buildLead(tx, { ...given, customer_id: customerId, provider_id: providerIds[0] ?? 0 });
    for (let hour = 1; hour <= messages; hour += 1) {
      const created_at = `2026-11-10T0${hour}:00:00Z`;
      const direction = hour % 2 === 0 ? ('out' as const) : ('in' as const);
      await buildMessage(tx, { customer_id: customerId, lead_id: id, direction, author_id: owner.id, created_at });
    }
    return id;
  });
}

const read = async (path: string, actor = owner) => (await actor.call('GET', path)).json();

test('a couple’s page is what the calls for request and messages return', async () => {
  const id = await lead({ status: 'negotiating', read_at: NOW.toISOString(), organization_date: '2027-02-06' });
  await world.build(async (tx) => {
    const of = { customer_id: owner.customerId, lead_id: id };
    await insertDetails(tx, {
      ...of,
      message: 'Is the barn free?',
      loan_requested: true,
      loan_requested_at: NOW.toISOString(),
    });
    await buildDeal(tx, { ...of, price: 9000, wedding_date: '2027-02-06' });
    await buildReminder(tx, { ...of, customer_user_id: owner.id, due_at: '2026-11-20T01:02:03.456Z', text: 'Call' });
  });
  const { lead: page, messages } = (await read(`/leads/${id}/conversation?limit=2`)).data;
  expect(page).toEqual((await read(`/leads/${id}`)).data);
  expect(messages).toEqual(await read(`/leads/${id}/messages?limit=2`));
  expect(messages.meta).toEqual({ total: 3, page: 1, limit: 2 });
  expect(page).toMatchObject({
    message: 'Is the barn free?',
    loan: { requestedAt: NOW.toISOString() },
    deal: { price: 9000, weddingDate: '2027-02-06' },
    reminders: [{ dueAt: '2026-11-20T01:02:03.456Z', text: 'Call' }],
  });
});

test('LEAD-052 opening it marks a new request read and moves it to pending', async () => {
  const id = await lead({ status: 'new', read_at: null }, 0);
  const { data } = await read(`/leads/${id}/conversation`);
  expect(data).toMatchObject({
    lead: { status: 'pending', isRead: true },
    messages: { data: [], meta: { total: 0, page: 1, limit: 25 } },
  });
});

test('LEAD-052 peeking at it for offline reading leaves a new request new and unread', async () => {
  const id = await lead({ status: 'new', read_at: null }, 1);
  const peeked = (await read(`/leads/${id}/conversation?peek=true`)).data;
  expect(peeked).toMatchObject({ lead: { status: 'new', isRead: false }, messages: { meta: { total: 1 } } });
  expect((await read(`/leads/${id}/conversation?peek=true`)).data).toEqual(peeked);
});

test('a page after the last one is empty and still has the total', async () => {
  const id = await lead({ status: 'negotiating', read_at: NOW.toISOString() });
  const { messages } = (await read(`/leads/${id}/conversation?page=2&limit=5`)).data;
  expect(messages).toEqual({ data: [], meta: { total: 3, page: 2, limit: 5 } });
});
