import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
let owner: Actor;
let staff: Actor['call'];
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  staff = (await world.staff()).call;
});
afterAll(() => world.close());

async function reported(state: { status: 'offer_made' | 'new' } = { status: 'offer_made' }) {
  owner = await world.owner();
  const given = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, read_at: NOW.toISOString() };
  const { id } = await world.build((tx) =>
    buildLead(tx, { ...given, ...state, answer_minutes: 90, created_at: '2026-11-10T01:00:00Z' }),
  );
  await act(id, { type: 'report_spam', reasonId: 1 });
  type Waiting = { id: number; customer: { id: number } };
  const queue = (await staff('GET', '/desk/approvals?kind=lead_report')).json().data as Waiting[];
  const approval = queue.find((each) => each.customer.id === owner.customerId);
  return { id, decide: (body: object) => staff('POST', `/desk/approvals/${approval?.id}/decision`, { body }) };
}
const act = (id: number, body: object) => owner.call('POST', `/leads/${id}/actions`, { body });
const page = async (id: number) => (await owner.call('GET', `/leads/${id}`)).json().data;
const answered = async () => (await owner.call('GET', '/leads/average-response-time')).json().data.answered;
const lastEvent = async (id: number) => (await owner.call('GET', `/leads/${id}/interactions`)).json().data[0];

test('LEAD-067 the team decides every report, on a paid package too, and averages change with its decision only', async () => {
  const { id, decide } = await reported();
  expect(await page(id)).toMatchObject({ status: 'spam_reported', spamReport: 'waiting' });
  expect(await answered()).toBe(1);
  expect((await decide({ decision: 'approved' })).statusCode).toBe(204);
  expect(await page(id)).toMatchObject({ status: 'spam_reported', spamReport: 'confirmed', undo: null });
  expect(await answered()).toBe(0);
  expect((await lastEvent(id)).kind).toBe('report_confirmed');
  const total = async (search: string) => (await owner.call('GET', `/leads?${search}`)).json().meta.total;
  expect([await total(''), await total('genuine=true')]).toEqual([1, 0]);
});

test('LEAD-067 a refused report lets the couple go on with every step, and the page says why', async () => {
  const { id, decide } = await reported();
  await decide({ decision: 'rejected', reason: 'the couple is known to us' });
  expect(await page(id)).toMatchObject({ status: 'offer_made', reportReasonId: null, spamReport: 'refused' });
  expect(await lastEvent(id)).toMatchObject({ kind: 'report_refused', text: 'the couple is known to us' });
  expect(await answered()).toBe(1);
  expect((await act(id, { type: 'change_status', status: 'deal' })).json().data).toMatchObject({
    status: 'deal',
    spamReport: null,
  });
});

test('LEAD-067 a new request that was reported from the list says what the team decided, however often it is opened', async () => {
  const { id, decide } = await reported({ status: 'new' });
  await decide({ decision: 'rejected', reason: 'the couple is known to us' });
  await page(id);
  expect(await page(id)).toMatchObject({ status: 'pending', spamReport: 'refused' });
});

test('a visit that was agreed on while the team decided stays agreed', async () => {
  const { id, decide } = await reported();
  const appointment = { appointment_at: '2026-11-20T01:00:00Z', appointment_state: 'approved' as const };
  await world.build((tx) => tx.updateTable('leads').set(appointment).where('id', '=', id).execute());
  await decide({ decision: 'rejected', reason: 'the couple is known to us' });
  expect(await page(id)).toMatchObject({ status: 'offer_made', appointment: { state: 'approved' } });
});

test('a report that was undone needs no decision any more', async () => {
  const { id, decide } = await reported();
  await act(id, { type: 'undo', eventId: (await page(id)).undo.eventId });
  expect((await decide({ decision: 'approved' })).statusCode).toBe(409);
  expect(await page(id)).toMatchObject({ status: 'offer_made', spamReport: null });
});
