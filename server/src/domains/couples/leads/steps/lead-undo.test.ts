import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../leads.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const WAITING = '2026-11-13T01:00:00.000Z';
let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  owner = await world.owner({ providers: 2 });
});
afterAll(() => world.close());

type Given = Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>;
const lead = (given: Given = {}, provider = 0) =>
  world.build((tx) =>
    buildLead(tx, {
      created_at: WAITING,
      waiting_since: WAITING,
      status: 'pending',
      read_at: WAITING,
      organization_date: null,
      ...given,
      customer_id: owner.customerId,
      provider_id: owner.providerIds[provider] ?? 0,
    }),
  );
const act = async (id: number, body: object) => (await owner.call('POST', `/leads/${id}/actions`, { body })).json();
const to = (id: number, status: string, more: object = {}) => act(id, { type: 'change_status', status, ...more });
const many = async (body: object) => (await owner.call('POST', '/leads/actions', { body })).json().data;

/** Everything a step may change. */
const standing = (id: number) =>
  world.build((tx) =>
    tx
      .selectFrom('leads')
      .select([
        'status',
        'process_state_id',
        'reject_reason_id',
        'report_reason_id',
        'waiting_since',
        'first_answered_at',
        'answer_minutes',
        'appointment_state',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

const PROPOSED = { appointment_at: '2026-11-20T01:00:00Z', appointment_state: 'proposed' } as const;
const APPROVE = { type: 'approve_appointment', at: PROPOSED.appointment_at };

describe('undoing a step restores the lead completely', () => {
  test.each<[string, Given, object]>([
    [
      'a rejection',
      { status: 'negotiating', process_state_id: 3 },
      { type: 'change_status', status: 'rejected', reasonId: 2 },
    ],
    [
      'coming back to a rejected one',
      { status: 'rejected', reject_reason_id: 4, waiting_since: null },
      { type: 'change_status', status: 'negotiating' },
    ],
    ['a spam report', {}, { type: 'report_spam', reasonId: 3 }],
    ['a talk', {}, { type: 'called' }],
    ['an appointment', PROPOSED, APPROVE],
    ['a deal', {}, { type: 'change_status', status: 'deal' }],
  ])('%s', async (_what, given, body) => {
    const { id } = await lead(given);
    const before = await standing(id);
    const { data } = await act(id, body);
    expect(await standing(id)).not.toEqual(before);
    await act(id, { type: 'undo', eventId: data.undo.eventId });
    expect(await standing(id)).toEqual(before);
  });

  test('a bulk undo restores each lead to its own former state', async () => {
    const leads = [
      await lead({ status: 'negotiating', process_state_id: 3, first_answered_at: WAITING, answer_minutes: 12 }),
      await lead({ waiting_since: null, appointment_state: 'proposed' }),
    ];
    const leadIds = leads.map(({ id }) => id);
    const before = await Promise.all(leadIds.map(standing));
    const { undo } = await many({ type: 'change_status', leadIds, status: 'spam_reported', reasonId: 1 });
    expect((await Promise.all(leadIds.map(standing))).map((each) => each.report_reason_id)).toEqual([1, 1]);
    await many({ type: 'undo', ...undo });
    expect(await Promise.all(leadIds.map(standing))).toEqual(before);
  });

  test('a bulk undo skips deals, which have their own undo', async () => {
    const { id } = await lead();
    const { data } = await to(id, 'deal');
    const undo = { of: 'change_status', leadIds: [id], eventIds: [data.undo.eventId], at: NOW.toISOString() };
    expect(await many({ type: 'undo', ...undo })).toMatchObject({ done: [], refused: [{ id, reason: 'moved_on' }] });
    expect((await standing(id)).status).toBe('deal');
  });
});

describe('events after the step', () => {
  const since = async (kind: string) => {
    const { id } = await lead();
    const { data } = await to(id, 'offer_made');
    await world.build((tx) =>
      tx
        .insertInto('lead_events')
        .values({
          customer_id: owner.customerId,
          lead_id: id,
          provider_id: owner.providerIds[0] ?? 0,
          kind: kind as never,
          at: NOW.toISOString(),
          details: '{}',
        })
        .execute(),
    );
    const { code } = await act(id, { type: 'undo', eventId: data.undo.eventId });
    return code ?? 'undone';
  };

  test.each([
    'note_added',
    'like',
    'visit_log',
    'email_sent',
    'sms_sent',
    'message_failed',
    'facts_changed',
    'quote_opened',
    'quote_expired',
  ])('after %s a step can be undone', async (kind) => expect(await since(kind)).toBe('undone'));

  test.each(['send_email', 'send_sms', 'receive_message', 'email_received', 'sms_received', 'call_made'])(
    'after %s a step can’t be undone',
    async (kind) => expect(await since(kind)).toBe('no_longer_undoable'),
  );
});

describe('effects of a step', () => {
  test('LEAD-049 undoing a rejection clears its reason', async () => {
    const { id } = await lead();
    expect((await to(id, 'rejected', { reasonId: 6 })).data.rejectReasonId).toBe(6);
    expect((await to(id, 'negotiating')).data.rejectReasonId).toBeNull();
  });

  test('LEAD-068 each list has its own reasons', async () => {
    const { id } = await lead();
    expect(Object.keys((await act(id, { type: 'report_spam', reasonId: 6 })).errors)).toEqual(['reasonId']);
  });

  test('taking a step marks the request as read', async () => {
    const { id } = await lead({ read_at: null });
    expect((await to(id, 'rejected', { reasonId: 1 })).data.isRead).toBe(true);
  });

  test('LEAD-071 an appointment with a couple whose account is deleted can’t be settled', async () => {
    const { id } = await lead({ ...PROPOSED, couple_deleted_at: NOW.toISOString() });
    expect((await act(id, APPROVE)).message).toBe('Couple cart does not exist!');
  });

  test('a day booked with one provider is free with another, and the page shows only the same provider’s calendar', async () => {
    const day = '2027-06-05';
    const [here, same, elsewhere] = [
      await lead({ organization_date: day }),
      await lead({ organization_date: day }),
      await lead({ organization_date: day }, 1),
    ];
    expect((await to(here.id, 'deal')).data).toMatchObject({
      status: 'deal',
      wantedDay: { state: 'free', own: 'booked' },
    });
    const onThatDay = async (id: number) => (await owner.call('GET', `/leads/${id}`)).json().data.wantedDay.state;
    expect([await onThatDay(same.id), await onThatDay(elsewhere.id)]).toEqual(['full', 'free']);
    expect((await to(elsewhere.id, 'deal')).data.status).toBe('deal');
    await act(here.id, { type: 'reject_deal' });
    expect(await onThatDay(same.id)).toBe('free');
    expect((await owner.call('GET', `/leads/${here.id}`)).json().data.wantedDay.own).toBeNull();
  });
});
