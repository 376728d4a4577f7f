import {
  LEAD_STATUSES,
  type LeadEventKind,
  type LeadStatus,
  choosableStatuses,
} from '@bellbird/contract/couples/leads';
import { APPOINTMENT_ANSWER_DELAY_S, UNDO_HOURS } from '@bellbird/contract/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildMessage } from '#domains/couples/messages/messages.factory.ts';
import { buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
import { recordEvent } from '../timeline/lead-events.operations.ts';
import { buildDeal, buildLead } from '../leads.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let now = NOW;
let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
  owner = await world.owner({ providers: 2 });
});
afterAll(() => world.close());

type Given = Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>;
const lead = (given: Given = {}, actor = owner) =>
  world.build((tx) =>
    buildLead(tx, {
      created_at: '2026-11-13T01:00:00Z',
      waiting_since: '2026-11-13T01:00:00Z',
      status: 'pending',
      read_at: '2026-11-13T02:00:00Z',
      organization_date: null,
      ...given,
      customer_id: actor.customerId,
      provider_id: actor.providerIds[0] ?? 0,
    }),
  );
const act = (id: number, body: object, actor = owner) => actor.call('POST', `/leads/${id}/actions`, { body });
const to = (id: number, status: LeadStatus, more: object = {}) => act(id, { type: 'change_status', status, ...more });
const read = async (id: number) => (await owner.call('GET', `/leads/${id}`)).json().data;
const kinds = async (id: number, list = 'interactions') =>
  (await owner.call('GET', `/leads/${id}/${list}`)).json().data.map((each: { kind: string }) => each.kind);
const reasonFor = (status: LeadStatus) => (['rejected', 'spam_reported'].includes(status) ? { reasonId: 1 } : {});

describe('LEAD-053 LEAD-054 LEAD-065 the table of transitions', () => {
  test.each(LEAD_STATUSES)('from %s', async (from) => {
    const allowed = choosableStatuses(from);
    for (const status of LEAD_STATUSES) {
      const { id } = await lead({ status: from });
      if (from === 'deal') await world.build((tx) => buildDeal(tx, { customer_id: owner.customerId, lead_id: id }));
      const answer = await to(id, status, reasonFor(status));
      expect([status, answer.statusCode]).toEqual([status, allowed.includes(status) ? 200 : 409]);
      const left = allowed.includes(status) ? status : from === 'new' ? 'pending' : from;
      expect((await read(id)).status).toBe(left);
    }
  });

  test('an illegal step is refused with its code', async () => {
    const { id } = await lead({ status: 'deal_approved' });
    expect((await to(id, 'rejected', { reasonId: 1 })).json().code).toBe('illegal_step');
  });
});

describe('a closed request that is opened again', () => {
  const happened = (id: number, events: [kind: LeadEventKind, at: string, by?: number | null][]) =>
    world.build(async (tx) => {
      const of = { id, customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
      for (const [kind, at, customerUserId = null] of events)
        await recordEvent(tx, of, { kind, at: new Date(at), customerUserId });
    });
  const closed = { status: 'rejected', waiting_since: null } as const;

  test('waits for an answer to what the couple wrote last', async () => {
    const [one, other] = [await lead(closed), await lead(closed)];
    for (const { id } of [one, other])
      await happened(id, [
        ['info_request', '2026-11-13T01:00:00Z'],
        ['send_email', '2026-11-13T02:00:00Z', owner.id],
        ['email_received', '2026-11-15T03:00:00Z'],
        ['sms_received', '2026-11-15T04:00:00Z'],
      ]);
    expect((await to(one.id, 'negotiating')).json().data.waitingSince).toBe('2026-11-15T03:00:00.000Z');
    const body = { type: 'change_status', status: 'negotiating', leadIds: [other.id] };
    await owner.call('POST', '/leads/actions', { body });
    expect((await read(other.id)).waitingSince).toBe('2026-11-15T03:00:00.000Z');
  });

  test('waits for nothing if it was answered, cancelled, or entered by the vendor', async () => {
    const [answered, cancelled, entered] = [
      await lead(closed),
      await lead({ ...closed, cancelled_at: NOW.toISOString() }),
      await lead(closed),
    ];
    await happened(answered.id, [
      ['email_received', '2026-11-13T01:00:00Z'],
      ['called', '2026-11-13T02:00:00Z', owner.id],
    ]);
    await happened(cancelled.id, [['email_received', '2026-11-13T01:00:00Z']]);
    await happened(entered.id, [['info_request', '2026-11-13T01:00:00Z', owner.id]]);
    for (const { id } of [answered, cancelled, entered])
      expect((await to(id, 'negotiating')).json().data).toMatchObject({ status: 'negotiating', waitingSince: null });
  });
});

describe('LEAD-049 a rejection', () => {
  test('LEAD-050 needs a reason from the list, and shows it', async () => {
    const { id } = await lead();
    expect(Object.keys((await to(id, 'rejected')).json().errors)).toEqual(['reasonId']);
    expect((await to(id, 'rejected', { reasonId: 99 })).statusCode).toBe(422);
    const answer = (await to(id, 'rejected', { reasonId: 2, note: 'Booked out' })).json().data;
    expect(answer).toMatchObject({ status: 'rejected', rejectReasonId: 2, waitingSince: null });
    const [entry] = (await owner.call('GET', `/leads/${id}/histories`)).json().data;
    expect(entry).toMatchObject({ kind: 'reject', from: 'pending', to: 'rejected', reasonId: 2, text: 'Booked out' });
    expect(entry.author.name).toBe('Imogen Hartley');
  });

  test('can be undone: status, reason and waiting are as before, and the timeline shows it', async () => {
    const { id } = await lead({ status: 'offer_made' });
    const { undo } = (await to(id, 'rejected', { reasonId: 1 })).json().data;
    expect(undo).toMatchObject({ kind: 'reject', until: '2026-11-17T01:00:00.000Z' });
    const back = (await act(id, { type: 'undo', eventId: undo.eventId })).json().data;
    expect(back).toMatchObject({
      status: 'offer_made',
      rejectReasonId: null,
      waitingSince: '2026-11-13T01:00:00.000Z',
      undo: null,
    });
    expect(await kinds(id)).toEqual(['step_undone', 'reject']);
    expect((await act(id, { type: 'undo', eventId: undo.eventId })).json().code).toBe('no_longer_undoable');
  });
});

describe('undo', () => {
  test('undoes only the last step, and then the one before it', async () => {
    const { id } = await lead();
    const first = (await to(id, 'negotiating', { processStateId: 1 })).json().data.undo.eventId;
    const second = (await to(id, 'offer_made')).json().data.undo.eventId;
    expect((await act(id, { type: 'undo', eventId: first })).statusCode).toBe(409);
    expect((await act(id, { type: 'undo', eventId: second })).json().data).toMatchObject({
      status: 'negotiating',
      processState: 1,
      undo: { eventId: first },
    });
    expect((await act(id, { type: 'undo', eventId: first })).json().data.status).toBe('pending');
  });

  test('is refused after the couple wrote, and after its time limit', async () => {
    const written = await lead();
    const { undo } = (await to(written.id, 'offer_made')).json().data;
    await world.build((tx) =>
      tx
        .insertInto('lead_events')
        .values({
          customer_id: owner.customerId,
          lead_id: written.id,
          provider_id: owner.providerIds[0] ?? 0,
          kind: 'receive_message',
          at: NOW.toISOString(),
          details: '{}',
        })
        .execute(),
    );
    expect((await act(written.id, { type: 'undo', eventId: undo.eventId })).statusCode).toBe(409);

    const late = await lead();
    const step = (await to(late.id, 'offer_made')).json().data.undo;
    now = new Date(NOW.getTime() + UNDO_HOURS * 3_600_000);
    expect((await read(late.id)).undo).toBeNull();
    expect((await act(late.id, { type: 'undo', eventId: step.eventId })).statusCode).toBe(409);
    now = NOW;
  });

  test('is possible after a note; the id of another lead’s step is refused', async () => {
    const { id } = await lead();
    const { undo } = (await to(id, 'not_wedding')).json().data;
    await owner.call('POST', `/leads/${id}/comments`, { body: { body: 'A birthday, they said' } });
    const other = await lead();
    expect((await act(other.id, { type: 'undo', eventId: undo.eventId })).statusCode).toBe(409);
    expect((await act(id, { type: 'undo', eventId: undo.eventId })).statusCode).toBe(200);
  });
});

describe('LEAD-048 LEAD-051 the state of a negotiation', () => {
  test('is an entry of its list, can change while negotiating, and is cleared afterwards', async () => {
    const { id } = await lead();
    expect((await to(id, 'negotiating', { processStateId: 4 })).json().data.processState).toBe(4);
    expect((await to(id, 'negotiating', { processStateId: 2 })).json().data.processState).toBe(2);
    expect(Object.keys((await to(id, 'negotiating', { processStateId: 50 })).json().errors)).toEqual([
      'processStateId',
    ]);
    expect((await to(id, 'negotiating')).statusCode).toBe(409);
    expect((await to(id, 'offer_made')).json().data.processState).toBeNull();
  });
});

describe('a deal', () => {
  test('LEAD-070 LEAD-063 is saved with price and day, approved, and undone again', async () => {
    const { id } = await lead({ organization_date: '2027-02-06' });
    const made = (await to(id, 'deal', { price: 9000 })).json().data;
    expect(made).toMatchObject({
      status: 'deal',
      waitingSince: null,
      deal: { status: 'agreed', price: 9000, weddingDate: '2027-02-06' },
    });
    const approved = (await act(id, { type: 'approve_deal' })).json().data;
    expect(approved).toMatchObject({ status: 'deal_approved', deal: { status: 'approved' } });
    const back = (await act(id, { type: 'undo', eventId: approved.undo.eventId })).json().data;
    expect(back).toMatchObject({ status: 'deal', deal: { status: 'agreed' } });
    const gone = (await act(id, { type: 'undo', eventId: back.undo.eventId })).json().data;
    expect(gone).toMatchObject({ status: 'pending', deal: null });
    expect(await kinds(id, 'histories')).toEqual(['deal']);
  });

  test('LEAD-063 when rejected, moves the lead back to negotiating and is kept as refused', async () => {
    const { id } = await lead();
    await to(id, 'deal', { date: '2027-02-13' });
    const refused = (await act(id, { type: 'reject_deal', note: 'Not signed' })).json().data;
    expect(refused).toMatchObject({ status: 'negotiating', deal: { status: 'refused', weddingDate: '2027-02-13' } });
    expect((await act(id, { type: 'approve_deal' })).json().code).toBe('illegal_step');
  });

  test('LEAD-070 does not book a day twice; a refused deal frees the day', async () => {
    const day = '2027-03-06';
    const [first, second] = [await lead({ organization_date: day }), await lead({ organization_date: day })];
    await to(first.id, 'deal');
    expect((await read(second.id)).wantedDay).toMatchObject({ state: 'full', taken: [{ status: 'booked' }] });
    expect((await to(second.id, 'deal')).json().code).toBe('day_taken');
    expect((await read(second.id)).status).toBe('pending');
    const refusal = (await act(first.id, { type: 'reject_deal' })).json().data.undo;
    expect((await to(second.id, 'deal')).statusCode).toBe(200);
    expect((await act(first.id, { type: 'undo', eventId: refusal.eventId })).json().code).toBe('day_taken');
    expect((await to(first.id, 'deal', { date: '2027-03-07' })).statusCode).toBe(200);
  });

  test('LEAD-071 can’t be made with a couple whose account is deleted', async () => {
    const { id } = await lead({ couple_deleted_at: NOW.toISOString() });
    const answer = await to(id, 'deal');
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Couple cart does not exist!']);
  });
});

describe('two users at the same time', () => {
  test('approve one deal once', async () => {
    const { id } = await lead();
    await to(id, 'deal');
    const answers = await Promise.all([1, 2].map(() => act(id, { type: 'approve_deal' })));
    expect(answers.map((each) => each.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await kinds(id)).filter((kind: string) => kind === 'deal_approved')).toHaveLength(1);
  });

  test('book one day once', async () => {
    const leads = await Promise.all([1, 2, 3].map(() => lead({ organization_date: '2027-05-01' })));
    const answers = await Promise.all(leads.map(({ id }) => to(id, 'deal')));
    expect(answers.map((each) => each.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('move one lead once: the second is refused', async () => {
    const { id } = await lead();
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    const body = { type: 'change_status', status: 'rejected', reasonId: 1 };
    const answers = await Promise.all([act(id, body), act(id, { type: 'report_spam', reasonId: 1 }, colleague)]);
    expect(answers.map((each) => each.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await kinds(id)).toHaveLength(1);
  });
});

describe('LEAD-064 an appointment', () => {
  const at = '2026-11-20T00:30:00Z';
  const proposed = { appointment_at: at, appointment_state: 'proposed' as const };
  const approve = { type: 'approve_appointment', at };
  const reject = { type: 'reject_appointment', at };
  const cancel = { type: 'cancel_appointment', at };

  test('can be approved or rejected only if it was proposed', async () => {
    const [yes, no, none] = [await lead(proposed), await lead(proposed), await lead()];
    expect((await act(yes.id, approve)).json().data.appointment.state).toBe('approved');
    expect((await act(no.id, reject)).json().data.appointment.state).toBe('rejected');
    expect((await act(yes.id, reject)).json().code).toBe('illegal_step');
    expect((await act(none.id, approve)).json().code).toBe('illegal_step');
    expect(await kinds(no.id)).toEqual(['appointment_rejected']);
  });

  test('is the one that was answered: another that they proposed since is not approved', async () => {
    const { id } = await lead(proposed);
    const answer = await act(id, { ...approve, at: '2026-11-19T00:30:00Z' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale_version']);
    expect((await read(id)).appointment.state).toBe('proposed');
    // An older panel, or a step that waited in its outbox, sends none.
    expect((await act(id, { type: 'approve_appointment' })).json().data.appointment.state).toBe('approved');
  });

  const told = async (id: number) => {
    const { data } = (await owner.call('GET', `/leads/${id}/messages`)).json();
    return data.map(({ type, deliveryState: state, subject, body }: Record<string, string>) => ({
      type,
      state,
      subject,
      body,
    }));
  };

  test('that is approved is a mail to the couple, which leaves after a minute', async () => {
    const { id } = await lead({ ...proposed, couple_name: 'Mila Novak & Jonas Weir' });
    const { data } = (await act(id, approve)).json();
    expect(data.undo.until).toBe(new Date(NOW.getTime() + APPOINTMENT_ANSWER_DELAY_S * 1000).toISOString());
    const [mail] = await told(id);
    expect(mail).toMatchObject({ type: 'email', state: 'scheduled', subject: 'Your visit on Friday 20 November 2026' });
    expect(mail.body).toContain('Hi Mila and Jonas,');
    expect(mail.body).toContain('We look forward to your visit on Friday 20 November 2026, 11:30.');
  });

  test.each([
    ['tr', /^Merhaba Mila & Jonas,\n\n/, /20 Kasım 2026 Cuma, 11:30\./],
    ['ar', /^مرحبًا Mila & Jonas،\n\n/, /الجمعة، 20 نوفمبر 2026، 11:30\./],
  ])('is told in the language in which the couple reads their quote: %s', async (language, greeting, moment) => {
    const { id } = await lead({ ...proposed, couple_name: 'Mila Novak & Jonas Weir' });
    const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, lead_id: id };
    await world.build((tx) => buildQuote(tx, { ...of, language }));
    await act(id, approve);
    // Without the marks that keep names together in Arabic.
    const body = (await told(id))[0].body.replaceAll(/[\u2068\u2069]/g, '');
    expect(body).toMatch(greeting);
    expect(body).toMatch(moment);
  });

  test('of a company is told to it by its whole name', async () => {
    const { id } = await lead({ ...proposed, couple_name: 'Westpac Banking Group', is_wedding: false });
    await act(id, approve);
    expect((await told(id))[0].body).toContain('Hi Westpac Banking Group,');
  });

  test('that is declined or cancelled carries the vendor’s own words, or asks for another time', async () => {
    const [plain, kind] = [await lead(proposed), await lead({ ...proposed, appointment_state: 'approved' })];
    await act(plain.id, reject);
    expect((await told(plain.id))[0].body).toMatch(/can’t meet you on .*11:30\.\n\nJust reply with another time/);
    await act(kind.id, { ...cancel, note: 'The road is flooded.' });
    const [mail] = await told(kind.id);
    expect(mail.body).toMatch(/we have to cancel your visit on .*11:30\.\n\nThe road is flooded\./);
    expect(mail.body).not.toContain('another time');
    expect(await kinds(kind.id)).toEqual(['appointment_cancelled']);
  });

  test('can be undone until the couple is told, and then tells nobody', async () => {
    const { id } = await lead(proposed);
    const { data } = (await act(id, approve)).json();
    const undone = (await act(id, { type: 'undo', eventId: data.undo.eventId })).json().data;
    expect(undone.appointment.state).toBe('proposed');
    expect(await told(id)).toMatchObject([{ state: 'cancelled' }]);
    const again = (await act(id, approve)).json().data;
    await world.build((tx) =>
      tx
        .updateTable('lead_messages')
        .set({ state: 'sent' })
        .where('lead_id', '=', id)
        .where('state', '=', 'scheduled')
        .execute(),
    );
    expect((await act(id, { type: 'undo', eventId: again.undo.eventId })).json().code).toBe('no_longer_undoable');
    try {
      now = new Date(NOW.getTime() + APPOINTMENT_ANSWER_DELAY_S * 1000);
      expect((await read(id)).undo).toBeNull();
    } finally {
      now = NOW;
    }
  });

  test('that is cancelled before the couple heard of the yes is one mail, which declines it', async () => {
    const { id } = await lead(proposed);
    await act(id, approve);
    const { data } = (await act(id, cancel)).json();
    expect(await told(id)).toMatchObject([
      { state: 'scheduled', body: expect.stringContaining('can’t meet you on') },
      { state: 'cancelled', body: expect.stringContaining('look forward to your visit') },
    ]);
    const undone = (await act(id, { type: 'undo', eventId: data.undo.eventId })).json().data;
    expect(undone.appointment.state).toBe('approved');
    expect((await told(id)).map(({ state }: { state: string }) => state)).toEqual(['cancelled', 'scheduled']);
  });

  test('that is cancelled after the yes has left says so', async () => {
    const { id } = await lead(proposed);
    await act(id, approve);
    await world.build((tx) =>
      tx.updateTable('lead_messages').set({ state: 'sent', send_at: null }).where('lead_id', '=', id).execute(),
    );
    await act(id, cancel);
    expect(await told(id)).toMatchObject([
      { state: 'scheduled', body: expect.stringContaining('have to cancel your visit') },
      { state: 'sent' },
    ]);
  });

  test('with a couple who takes text messages only is a text; who takes calls only is told by the vendor', async () => {
    const [byText, byPhone] = [
      await lead({ ...proposed, has_email: false, couple_phone: '+61491570156' }),
      await lead({ ...proposed, contact_preference: 'phone' }),
    ];
    await act(byText.id, approve);
    expect(await told(byText.id)).toMatchObject([
      { type: 'sms', subject: null, body: 'We look forward to your visit on Friday 20 November 2026, 11:30.' },
    ]);
    const { data } = (await act(byPhone.id, approve)).json();
    expect(await told(byPhone.id)).toEqual([]);
    expect((await act(byPhone.id, { type: 'undo', eventId: data.undo.eventId })).statusCode).toBe(200);
  });

  test('of a cancelled request can’t be answered', async () => {
    const cancelled = { cancelled_at: NOW.toISOString() };
    const [open, agreed] = [
      await lead({ ...proposed, ...cancelled }),
      await lead({ ...proposed, ...cancelled, appointment_state: 'approved' }),
    ];
    expect((await act(open.id, approve)).json().code).toBe('illegal_step');
    expect((await act(open.id, reject)).json().code).toBe('illegal_step');
    expect((await act(agreed.id, cancel)).json().code).toBe('illegal_step');
  });

  test('that is over can’t be approved or cancelled; a late no is not sent', async () => {
    const was = '2026-11-15T00:30:00Z';
    const past = { appointment_at: was };
    const [late, over] = [
      await lead({ ...past, appointment_state: 'proposed' }),
      await lead({ ...past, appointment_state: 'approved' }),
    ];
    expect((await act(late.id, { ...approve, at: was })).statusCode).toBe(409);
    expect((await act(over.id, { ...cancel, at: was })).statusCode).toBe(409);
    expect((await act(late.id, { ...reject, at: was })).json().data.appointment.state).toBe('rejected');
    expect(await told(late.id)).toEqual([]);
  });
});

describe('LEAD-066 a call', () => {
  test('LEAD-052 that was talked counts as an answer: the waiting ends, the first answer is timed, the lead is negotiating', async () => {
    const { id } = await lead();
    const answer = (await act(id, { type: 'called', note: 'Will visit' })).json().data;
    expect(answer).toMatchObject({ status: 'negotiating', waitingSince: null });
    const row = await world.build((tx) =>
      tx.selectFrom('leads').select(['answer_minutes', 'first_answered_at']).where('id', '=', id).executeTakeFirst(),
    );
    // Friday noon to Monday noon in Sydney: 7 hours, then 11 on Saturday, then 4.
    expect(row).toEqual({ answer_minutes: 22 * 60, first_answered_at: NOW.toISOString() });
    await act(id, { type: 'undo', eventId: answer.undo.eventId });
    expect(await read(id)).toMatchObject({ status: 'pending', waitingSince: '2026-11-13T01:00:00.000Z' });
  });

  test.each(['unreachable', 'busy'] as const)('%s is recorded and changes nothing', async (type) => {
    const { id } = await lead();
    expect((await act(id, { type })).json().data).toMatchObject({
      status: 'pending',
      waitingSince: '2026-11-13T01:00:00.000Z',
    });
    expect(await kinds(id)).toEqual([type]);
  });

  test('moves a lead in ‘call again’ back to negotiating', async () => {
    const { id } = await lead({ status: 'call_again' });
    expect((await act(id, { type: 'called' })).json().data.status).toBe('negotiating');
  });
});

describe('LEAD-067 LEAD-068 LEAD-069 a spam report', () => {
  test('needs a reason, and the lead shows it', async () => {
    const { id } = await lead();
    expect((await act(id, { type: 'report_spam' })).statusCode).toBe(422);
    expect((await act(id, { type: 'report_spam', reasonId: 77 })).statusCode).toBe(422);
    expect((await act(id, { type: 'report_spam', reasonId: 3 })).json().data).toMatchObject({
      status: 'spam_reported',
      reportReasonId: 3,
      waitingSince: null,
    });
    expect(await kinds(id)).toEqual(['spam_reported']);
  });
});

describe('LEAD-016 many at once', () => {
  const many = (body: object, actor = owner) => actor.call('POST', '/leads/actions', { body });

  test('are marked read or unread with their messages; another customer’s leads are ignored', async () => {
    const stranger = await world.owner();
    const mine = await Promise.all([1, 2].map(() => lead({ read_at: null, unread_message_count: 3 })));
    const foreign = await lead({ read_at: null }, stranger);
    const leadIds = [...mine.map((each) => each.id), foreign.id];
    const answer = (await many({ type: 'read', leadIds })).json().data;
    expect(new Set(answer.done)).toEqual(new Set(mine.map((each) => each.id)));
    expect(answer.refused).toEqual([]);
    expect(await read(mine[0]?.id ?? 0)).toMatchObject({ isRead: true, unreadMessageCount: 0 });
    const untouched = await world.build((tx) =>
      tx.selectFrom('leads').select('read_at').where('id', '=', foreign.id).executeTakeFirstOrThrow(),
    );
    expect(untouched.read_at).toBeNull();
    expect((await many({ type: 'unread', leadIds: [mine[1]?.id] })).json().data.done).toEqual([mine[1]?.id]);
  });

  test('are moved where possible; each that can’t is listed; each move can be undone', async () => {
    const [open, final, deal] = [await lead(), await lead({ status: 'deal_approved' }), await lead({ status: 'deal' })];
    const leadIds = [open.id, final.id, deal.id];
    expect((await many({ type: 'change_status', leadIds, status: 'rejected' })).statusCode).toBe(422);
    const answer = await many({ type: 'change_status', leadIds, status: 'rejected', reasonId: 2 });
    expect(answer.json().data).toEqual({
      done: [open.id],
      refused: [
        { id: final.id, reason: 'not_from_here' },
        { id: deal.id, reason: 'is_deal' },
      ],
      undo: { of: 'change_status', leadIds: [open.id], eventIds: [expect.any(Number)], at: NOW.toISOString() },
    });
    const { undo, rejectReasonId } = await read(open.id);
    expect(rejectReasonId).toBe(2);
    expect((await act(open.id, { type: 'undo', eventId: undo.eventId })).json().data.status).toBe('pending');
    expect((await many({ type: 'change_status', leadIds, status: 'deal' })).statusCode).toBe(422);
  });
});

describe('LEAD-016 a bulk action is undone together', () => {
  const many = async (body: object) => (await owner.call('POST', '/leads/actions', { body })).json().data;

  test('each lead returns to its own former status; one with a later step stays and is listed', async () => {
    const [pending, offer, further] = [await lead(), await lead({ status: 'offer_made' }), await lead()];
    const leadIds = [pending.id, offer.id, further.id];
    const { undo } = await many({ type: 'change_status', leadIds, status: 'rejected', reasonId: 2 });
    await act(further.id, { type: 'change_status', status: 'negotiating' });
    expect(await many({ type: 'undo', ...undo })).toEqual({
      done: [pending.id, offer.id],
      refused: [{ id: further.id, reason: 'moved_on' }],
      undo: null,
    });
    expect(await read(pending.id)).toMatchObject({ status: 'pending', rejectReasonId: null });
    expect(await read(offer.id)).toMatchObject({ status: 'offer_made', rejectReasonId: null });
    expect((await read(further.id)).status).toBe('negotiating');
    expect(await kinds(offer.id)).toEqual(['step_undone', 'reject']);
    // A second undo changes nothing.
    expect((await many({ type: 'undo', ...undo })).done).toEqual([]);
  });

  test('read and unread marks are restored, with the messages', async () => {
    const { id } = await lead({ read_at: null, unread_message_count: 1 });
    const message = {
      customer_id: owner.customerId,
      lead_id: id,
      type: 'email',
      direction: 'in',
      body: 'Hello',
    } as const;
    await world.build((tx) => buildMessage(tx, { ...message, state: 'received', read_at: null }));
    await world.build((tx) => buildMessage(tx, { ...message, state: 'received', read_at: '2026-01-01T00:00:00Z' }));
    const facts = () =>
      world.build((tx) =>
        tx
          .selectFrom('leads')
          .select(['read_at', 'unread_message_count'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      );
    const { undo } = await many({ type: 'read', leadIds: [id] });
    expect(await facts()).toEqual({ read_at: NOW.toISOString(), unread_message_count: 0 });
    expect((await many({ type: 'undo', ...undo })).done).toEqual([id]);
    expect(await facts()).toEqual({ read_at: null, unread_message_count: 1 });

    const seen = await lead({ read_at: '2026-01-01T00:00:00Z', unread_message_count: 2 });
    const back = await many({ type: 'unread', leadIds: [seen.id] });
    await many({ type: 'undo', ...back.undo });
    expect(await read(seen.id)).toMatchObject({ isRead: true, unreadMessageCount: 2 });
  });

  test('another customer’s leads are not changed', async () => {
    const stranger = await world.owner();
    const foreign = await lead({ read_at: null }, stranger);
    const at = NOW.toISOString();
    expect((await many({ type: 'undo', of: 'unread', leadIds: [foreign.id], eventIds: [], at })).done).toEqual([]);
    expect((await many({ type: 'undo', of: 'read', leadIds: [foreign.id], eventIds: [], at })).done).toEqual([]);
  });
});

describe('LEAD-013 notes', () => {
  test('LEAD-043 LEAD-044 are added with author and time, have a timeline entry, and only their author can delete them', async () => {
    const { id } = await lead();
    const note = (await owner.call('POST', `/leads/${id}/comments`, { body: { body: 'Call after six' } })).json().data;
    expect(note).toMatchObject({ body: 'Call after six', createdAt: NOW.toISOString(), author: { id: owner.id } });
    expect((await owner.call('POST', `/leads/${id}/comments`, { body: { body: ' ' } })).statusCode).toBe(422);
    expect((await owner.call('GET', `/leads/${id}/comments`)).json().data).toEqual([note]);
    expect(await kinds(id, 'histories')).toEqual(['note_added']);
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    expect((await colleague.call('DELETE', `/leads/${id}/comments/${note.id}`)).statusCode).toBe(403);
    expect((await owner.call('DELETE', `/leads/${id}/comments/${note.id}`)).statusCode).toBe(204);
    expect((await owner.call('GET', `/leads/${id}/comments`)).json().data).toEqual([]);
    expect(await kinds(id, 'histories')).toEqual([]);
  });
});

describe('LEAD-012 LEAD-014 LEAD-061 timelines', () => {
  test('the history shows its fifteen kinds, the interactions show all, and LEAD-031 the customer’s cover all leads', async () => {
    const actor = await world.owner();
    const { id } = await lead({}, actor);
    await act(id, { type: 'busy' }, actor);
    await act(id, { type: 'change_status', status: 'call_again' }, actor);
    const list = async (path: string) =>
      (await actor.call('GET', path)).json().data.map((each: { kind: string }) => each.kind);
    expect(await list(`/leads/${id}/histories`)).toEqual(['call_again']);
    expect(await list(`/leads/${id}/interactions`)).toEqual(['call_again', 'busy']);
    expect(await list(`/customers/${actor.customerId}/interactions`)).toEqual(['call_again', 'busy']);
    const unlinked = await world.colleague(actor);
    const seen = await unlinked.call('GET', `/customers/${actor.customerId}/interactions`);
    expect(seen.json().data).toEqual([]);
    expect((await actor.call('GET', `/customers/${owner.customerId}/interactions`)).statusCode).toBe(404);
  });
});
