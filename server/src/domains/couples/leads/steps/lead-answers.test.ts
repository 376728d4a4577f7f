import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { lockLeadForSystem, recordAnswer, recordIncomingMessage, recordOffer } from '../leads.public.ts';
import { buildLead } from '../leads.factory.ts';

/** Monday, 11 in the morning in Sydney and 8 in Perth. */
const ASKED = new Date('2026-11-16T00:00:00Z');
const after = (minutes: number) => new Date(ASKED.getTime() + minutes * 60_000);
let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner({ providers: 2 });
});
afterAll(() => world.close());

type Given = Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>;

/** A request, and the functions that other domains call for it. */
async function request(given: Given = {}, provider = 0) {
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[provider] ?? 0 };
  const at = { created_at: ASKED.toISOString(), waiting_since: ASKED.toISOString() };
  const { id } = await world.build((tx) => buildLead(tx, { ...at, ...given, ...of }));
  type Lead = NonNullable<Awaited<ReturnType<typeof lockLeadForSystem>>>;
  const note = (work: (tx: Parameters<typeof lockLeadForSystem>[0], lead: Lead) => Promise<void>) =>
    world.build(async (tx) => {
      const lead = await lockLeadForSystem(tx, owner.customerId, id);
      if (!lead) throw new Error('it is there');
      await work(tx, lead);
    });
  return {
    answered: (minutes: number) => note((tx, lead) => recordAnswer(tx, lead, { at: after(minutes) })),
    offered: (minutes: number) =>
      note((tx, lead) => recordOffer(tx, lead, { at: after(minutes), customerUserId: owner.id })),
    wrote: (minutes: number) => note((tx, lead) => recordIncomingMessage(tx, lead, after(minutes))),
    row: () => world.build((tx) => tx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
  };
}

test('LEAD-019 working hours are in the provider’s time zone, and only the first answer is timed', async () => {
  await world.build((tx) =>
    tx
      .updateTable('providers')
      .set({ time_zone: 'Australia/Perth' })
      .where('id', '=', owner.providerIds[1] ?? 0)
      .execute(),
  );
  // Nine hours later it is 20:00 in Sydney, where the day ended at 19:00, and 17:00 in Perth, where it did not.
  for (const [provider, minutes] of [
    [0, 8 * 60],
    [1, 9 * 60],
  ] as const) {
    const lead = await request({ status: 'new' }, provider);
    await lead.answered(9 * 60);
    await lead.answered(24 * 60);
    expect(await lead.row()).toMatchObject({
      answer_minutes: minutes,
      first_answered_at: after(9 * 60).toISOString(),
      last_message_at: after(24 * 60).toISOString(),
      waiting_since: null,
    });
  }
});

test('LEAD-052 an answer moves only an unanswered request, an offer only an open one', async () => {
  for (const status of ['offer_made', 'call_again', 'deal', 'rejected', 'spam_reported'] as const) {
    const lead = await request({ status });
    await lead.answered(10);
    expect((await lead.row()).status).toBe(status);
  }
  for (const status of ['deal', 'deal_approved', 'rejected', 'not_wedding', 'spam_reported'] as const) {
    const lead = await request({ status });
    await lead.offered(10);
    expect((await lead.row()).status).toBe(status);
  }
  const waiting = await request({ status: 'call_again', process_state_id: null });
  await waiting.offered(10);
  expect((await waiting.row()).status).toBe('offer_made');
});

test('LEAD-057 a couple waits since their first unanswered message; a closed lead is not waiting', async () => {
  const open = await request({ status: 'negotiating', waiting_since: null });
  await open.wrote(10);
  await open.wrote(20);
  expect(await open.row()).toMatchObject({
    unread_message_count: 2,
    waiting_since: after(10).toISOString(),
    last_message_at: after(20).toISOString(),
  });
  const closed = await request({ status: 'rejected', waiting_since: null });
  await closed.wrote(10);
  expect(await closed.row()).toMatchObject({ unread_message_count: 1, waiting_since: null });
});
