import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
import { buildDeal, buildLead } from '../leads.factory.ts';
import { buildCalendarEvent } from '#domains/listing/calendar/calendar.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const DAY = '2027-03-13';
const PAIRS = 20;

let world: World;
let owner: Actor;
let providerId: number;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
});

const lead = (couple_name: string, organization_date: string | null = DAY) =>
  world.build((tx) =>
    buildLead(tx, {
      customer_id: owner.customerId,
      provider_id: providerId,
      couple_name,
      organization_date,
      status: 'negotiating',
      read_at: NOW.toISOString(),
    }),
  );
const space = (name: string, position = 0) =>
  world.build((tx) =>
    tx
      .insertInto('customer_spaces')
      .values({ customer_id: owner.customerId, provider_id: providerId, name, position, type: 'indoor' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
const act = (id: number, body: object) => owner.call('POST', `/leads/${id}/actions`, { body });
const deal = (id: number, more: object = {}) => act(id, { type: 'change_status', status: 'deal', ...more });
const page = async (id: number) => (await owner.call('GET', `/leads/${id}`)).json().data;
const events = `calendar-events`;
const mark = (body: object) => owner.call('POST', `/providers/${providerId}/${events}`, { body });
const calendar = async (day = DAY) =>
  (await owner.call('GET', `/providers/${providerId}/${events}?from=${day}&to=${day}`)).json().data;
const settings = (weddingsPerDay: number) =>
  owner.call('PUT', `/providers/${providerId}/calendar-settings`, { body: { weddingsPerDay } });

describe('LEAD-070 CAL-005 a deal books its day in the calendar', () => {
  test('and the calendar says so: the day is booked for the couple, and only the deal can free it', async () => {
    const { id } = await lead('Layla & Marcus');
    expect((await deal(id)).json().data.deal).toMatchObject({ isBooked: true, weddingDate: DAY, space: null });
    const [event] = await calendar();
    expect(event).toMatchObject({ status: 'booked', isDeal: true, couple: { leadId: id, name: 'Layla & Marcus' } });
    const path = `/providers/${providerId}/${events}/${event.id}`;
    expect((await owner.call('DELETE', path)).json().code).toBe('booked_by_deal');
    const change = (body: object) => owner.call('PUT', path, { body: { version: 1, leadId: id, ...body } });
    expect((await change({ status: 'available' })).json().code).toBe('booked_by_deal');
    expect((await change({ status: 'booked', leadId: null })).json().code).toBe('booked_by_deal');
    expect((await change({ status: 'booked', note: 'Bus at six' })).json().data.note).toBe('Bus at six');
  });

  test('a day that is held or booked for somebody else is refused, saying who has it', async () => {
    const [first, second] = [await lead('Chloe & Jack'), await lead('Ruby & Finn')];
    await mark({ date: DAY, status: 'held', expiresOn: '2026-12-01', leadId: first.id });
    const refused = await deal(second.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'day_taken']);
    expect(refused.json().errors.date).toBe('13.03.2027: held for Chloe & Jack until 01.12.2026.');
    expect(refused.json().data).toEqual([
      {
        status: 'held',
        space: null,
        couple: { leadId: first.id, name: 'Chloe & Jack' },
        expiresOn: '2026-12-01',
        calendar: null,
      },
    ]);
    expect((await page(second.id)).status).toBe('negotiating');
    const day = (await owner.call('GET', `/leads/${second.id}/day?date=${DAY}`)).json().data;
    expect(day).toMatchObject({ isFree: false, taken: [{ couple: { leadId: first.id } }] });
    // Their own hold becomes the booking.
    expect((await deal(first.id)).statusCode).toBe(200);
    expect(await calendar()).toMatchObject([{ status: 'booked', expiresOn: null, isDeal: true }]);
    expect((await mark({ date: DAY, status: 'booked' })).json().code).toBe('date_taken');
  });

  test('a past day is named as one, by the calendar of the vendor, and can be recorded', async () => {
    const { id } = await lead('Ivy & Sam', '2026-11-15');
    const isPast = async (date: string) =>
      (await owner.call('GET', `/leads/${id}/day?date=${date}`)).json().data.isPast;
    expect([await isPast('2026-11-15'), await isPast('2026-11-16')]).toEqual([true, false]);
    expect((await deal(id)).statusCode).toBe(200);
    const zone = { time_zone: 'America/New_York' };
    await world.build((tx) => tx.updateTable('providers').set(zone).where('id', '=', providerId).execute());
    expect([await isPast('2026-11-14'), await isPast('2026-11-15')]).toEqual([true, false]);
  });

  test(`of a deal and a booking at the same moment one succeeds, in all of ${PAIRS} pairs`, async () => {
    const days = Array.from({ length: PAIRS }, (_, index) => `2027-05-${String(index + 1).padStart(2, '0')}`);
    const leads = await Promise.all(days.map((day) => lead('Two & Fast', day)));
    const results = await Promise.all(
      days.map(async (day, index) => {
        const answers = await Promise.all([deal(leads[index]?.id ?? 0), mark({ date: day, status: 'booked' })]);
        return answers.map((each) => each.statusCode).filter((code) => code < 300).length;
      }),
    );
    expect(results).toEqual(days.map(() => 1));
    const booked = await Promise.all(days.map((day) => calendar(day)));
    expect(booked.map((each) => each.length)).toEqual(days.map(() => 1));
  });

  test('undoing, rejecting, deleting and calling off a deal frees the day', async () => {
    const { id } = await lead('Layla & Marcus');
    const { undo } = (await deal(id)).json().data;
    await act(id, { type: 'undo', eventId: undo.eventId });
    expect(await calendar()).toEqual([]);
    await deal(id);
    await act(id, { type: 'reject_deal' });
    expect(await calendar()).toEqual([]);
    const { deal: made } = (await deal(id)).json().data;
    await owner.call('DELETE', `/couple-providers/${made.id}`);
    expect(await calendar()).toEqual([]);
    await deal(id);
    await act(id, { type: 'approve_deal' });
    const off = (await act(id, { type: 'call_off_deal', reasonId: 4, note: 'Moved to Perth' })).json().data;
    expect(off).toMatchObject({ status: 'rejected', rejectReasonId: 4, deal: { status: 'refused', isBooked: false } });
    expect(await calendar()).toEqual([]);
    // The undo books the day again, unless somebody else has it by then.
    expect((await act(id, { type: 'undo', eventId: off.undo.eventId })).json().data).toMatchObject({
      status: 'deal_approved',
      deal: { status: 'approved', isBooked: true },
    });
    expect(await calendar()).toMatchObject([{ isDeal: true }]);
  });

  test('undoing a deal restores what was marked before', async () => {
    const { id } = await lead('Layla & Marcus');
    await mark({ date: DAY, status: 'held', expiresOn: '2026-12-01', leadId: id, note: 'Visit on Friday' });
    const { undo } = (await deal(id)).json().data;
    await act(id, { type: 'undo', eventId: undo.eventId });
    expect(await calendar()).toMatchObject([
      { status: 'held', expiresOn: '2026-12-01', note: 'Visit on Friday', isDeal: false, couple: { leadId: id } },
    ]);
  });

  test('undoing a deal restores the couples who waited for the day, unless they are gone', async () => {
    const [first, second] = [await lead('Layla & Marcus'), await lead('Chloe & Jack')];
    const withdraw = async () => {
      const { undo } = (await deal(first.id)).json().data;
      expect(await calendar()).toMatchObject([{ status: 'booked', isDeal: true }]);
      return () => act(first.id, { type: 'undo', eventId: undo.eventId });
    };
    const held = { date: DAY, status: 'held', expiresOn: '2026-12-01' };
    await mark({ ...held, leadId: first.id });
    await mark({ ...held, leadId: second.id, option: 'second', note: 'Flexible on Friday' });
    const undo = await withdraw();
    await undo();
    const restored = [
      { status: 'held', option: 'first', couple: { leadId: first.id } },
      {
        status: 'held',
        option: 'second',
        couple: { leadId: second.id },
        note: 'Flexible on Friday',
        expiresOn: '2026-12-01',
      },
    ];
    expect(await calendar()).toMatchObject(restored);
    expect(await calendar()).toHaveLength(2);
    const again = await withdraw();
    await world.build((tx) =>
      tx.updateTable('leads').set({ deleted_at: NOW.toISOString() }).where('id', '=', second.id).execute(),
    );
    await again();
    expect(await calendar()).toMatchObject(restored.slice(0, 1));
    expect(await calendar()).toHaveLength(1);
  });

  test('undoing a deal gives the day back to the quote that held it, unless that was withdrawn', async () => {
    const held = async (state: 'sent' | 'withdrawn', day: string) => {
      const { id } = await lead('Layla & Marcus', day);
      const of = { customer_id: owner.customerId, provider_id: providerId, lead_id: id };
      const quoteId = await world.build(async (tx) => {
        const quote = await buildQuote(tx, of);
        await buildCalendarEvent(tx, { ...of, day, status: 'held', expires_on: '2026-11-30', quote_id: quote.id });
        return quote.id;
      });
      const { undo } = (await deal(id)).json().data;
      await world.build((tx) => tx.updateTable('quotes').set({ state }).where('id', '=', quoteId).execute());
      await act(id, { type: 'undo', eventId: undo.eventId });
      const rows = await world.build((tx) =>
        tx.selectFrom('calendar_events').select(['status', 'quote_id']).where('lead_id', '=', id).execute(),
      );
      return { rows, quoteId };
    };
    const open = await held('sent', DAY);
    expect(open.rows).toEqual([{ status: 'held', quote_id: open.quoteId }]);
    expect((await held('withdrawn', '2027-03-20')).rows).toEqual([]);
  });

  test('undoing a deal restores nothing in a space that was deleted since', async () => {
    const [barn, glasshouse] = [await space('The Barn'), await space('Glasshouse', 1)];
    const { id } = await lead('Layla & Marcus');
    await mark({ date: DAY, status: 'held', expiresOn: '2026-12-01', leadId: id, spaceId: glasshouse.id });
    const { undo } = (await deal(id, { spaceId: barn.id })).json().data;
    await world.build((tx) => tx.deleteFrom('customer_spaces').where('id', '=', glasshouse.id).execute());
    expect((await act(id, { type: 'undo', eventId: undo.eventId })).statusCode).toBe(200);
    expect(await calendar()).toEqual([]);
  });

  test('deleting a couple who was added by hand frees the day', async () => {
    const { id } = await lead('Added & Gone');
    await world.build((tx) => tx.updateTable('leads').set({ source: 'manual' }).where('id', '=', id).execute());
    await deal(id);
    expect((await owner.call('DELETE', `/leads/${id}`)).statusCode).toBe(204);
    expect(await calendar()).toEqual([]);
  });

  test('with spaces a deal books one of them, or the whole venue', async () => {
    const [barn, glasshouse] = [await space('The Barn'), await space('Glasshouse', 1)];
    const [first, second, third] = [await lead('A & B'), await lead('C & D'), await lead('E & F')];
    expect((await deal(first.id, { spaceId: barn.id })).json().data.deal).toMatchObject({ space: 'The Barn' });
    expect((await page(second.id)).wantedDay).toMatchObject({ state: 'partly', taken: [{ space: 'The Barn' }] });
    const day = (await owner.call('GET', `/leads/${second.id}/day?date=${DAY}`)).json().data;
    expect(day.spaces.map((each: { isFree: boolean }) => each.isFree)).toEqual([false, true]);
    expect((await deal(second.id)).json().errors.date).toBe('13.03.2027, The Barn: booked for A & B.');
    expect((await deal(second.id, { spaceId: 999_999 })).json().errors).toHaveProperty('spaceId');
    expect((await deal(second.id, { spaceId: glasshouse.id })).statusCode).toBe(200);
    expect((await page(third.id)).wantedDay.state).toBe('full');
  });

  test('where several weddings fit into a day, each deal takes one place', async () => {
    expect((await settings(2)).statusCode).toBe(204);
    const [first, second, third] = [await lead('A & B'), await lead('C & D'), await lead('E & F')];
    expect((await deal(first.id)).statusCode).toBe(200);
    expect((await page(second.id)).wantedDay.state).toBe('partly');
    expect((await deal(second.id)).statusCode).toBe(200);
    expect((await calendar()).map((each: { place: number }) => each.place)).toEqual([1, 2]);
    expect((await deal(third.id)).json().code).toBe('day_taken');
    await act(first.id, { type: 'reject_deal' });
    expect((await mark({ date: DAY, status: 'booked', isWholeDay: true })).json().code).toBe('date_taken');
    expect((await deal(third.id)).statusCode).toBe(200);
  });

  test('a couple’s own booking is kept on a taken day, and can be approved once the day is free', async () => {
    const [has, wants] = [await lead('Has & It'), await lead('Wants & It')];
    await deal(has.id);
    await world.build(async (tx) => {
      await buildDeal(tx, { customer_id: owner.customerId, lead_id: wants.id });
      await tx.updateTable('leads').set({ status: 'deal' }).where('id', '=', wants.id).execute();
    });
    expect((await page(wants.id)).deal).toMatchObject({ isBooked: false });
    expect((await act(wants.id, { type: 'approve_deal' })).json().code).toBe('day_taken');
    await act(has.id, { type: 'reject_deal' });
    expect((await act(wants.id, { type: 'approve_deal' })).json().data.deal).toMatchObject({ isBooked: true });
  });

  test('a deal that waits for its day is corrected and called off, and comes back as it was', async () => {
    const [has, wants] = [await lead('Has & It'), await lead('Wants & It')];
    await deal(has.id);
    const version = 1;
    const { id } = await world.build(async (tx) => {
      await tx.updateTable('leads').set({ status: 'deal' }).where('id', '=', wants.id).execute();
      return buildDeal(tx, { customer_id: owner.customerId, lead_id: wants.id, price: 8000, wedding_date: DAY });
    });
    const body = { price: 9000, weddingDate: DAY, spaceId: null, version };
    expect((await owner.call('PUT', `/couple-providers/${id}`, { body })).json().data).toMatchObject({ price: 9000 });
    const { undo } = (await act(wants.id, { type: 'reject_deal' })).json().data;
    expect((await act(wants.id, { type: 'undo', eventId: undo.eventId })).json().data).toMatchObject({
      status: 'deal',
      deal: { isBooked: false, price: 9000 },
    });
    await act(has.id, { type: 'reject_deal' });
    const again = { ...body, price: 9500, version: (await page(wants.id)).deal.version };
    expect((await owner.call('PUT', `/couple-providers/${id}`, { body: again })).statusCode).toBe(200);
    expect((await page(wants.id)).deal).toMatchObject({ isBooked: true, price: 9500 });
  });

  test('the couple’s page agrees with the calendar: who waits has the day when the first hold expires', async () => {
    const [first, second, third] = [await lead('A & B'), await lead('C & D'), await lead('E & F')];
    const hold = { customer_id: owner.customerId, provider_id: providerId, day: DAY, status: 'held' as const };
    await world.build(async (tx) => {
      await buildCalendarEvent(tx, { ...hold, lead_id: first.id, expires_on: '2026-11-15' });
      await buildCalendarEvent(tx, { ...hold, lead_id: second.id, rank: 2, expires_on: '2026-12-01' });
    });
    const taken = { state: 'full', taken: [{ couple: { leadId: second.id } }] };
    expect((await page(third.id)).wantedDay).toMatchObject(taken);
    expect((await page(first.id)).wantedDay).toMatchObject(taken);
    expect((await page(second.id)).wantedDay).toMatchObject({ state: 'free', taken: [] });
    expect(await calendar()).toMatchObject([{ option: 'first', couple: { leadId: second.id } }]);
  });
});

describe('LEAD-027 a deal can be corrected', () => {
  test('its day moves in the calendar, and the history shows what changed', async () => {
    const { id } = await lead('Layla & Marcus');
    const made = (await deal(id, { price: 8000 })).json().data.deal;
    const save = (body: object) => owner.call('PUT', `/couple-providers/${made.id}`, { body });
    expect((await save({ price: 9500, weddingDate: '2027-03-20', version: made.version })).statusCode).toBe(200);
    expect([await calendar(), (await calendar('2027-03-20')).length]).toEqual([[], 1]);
    const [entry] = (await owner.call('GET', `/leads/${id}/interactions`)).json().data;
    expect(entry).toMatchObject({
      kind: 'deal_changed',
      author: expect.objectContaining({ name: expect.any(String) }),
      changes: [
        { field: 'price', from: '8000', to: '9500' },
        { field: 'weddingDate', from: DAY, to: '2027-03-20' },
      ],
    });
  });

  test('lists, mails and the couple’s page name the day of the deal; undoing the deal restores the one they asked for', async () => {
    const { id } = await lead('Layla & Marcus');
    const days = async () => [
      (await page(id)).couple.organizationDate,
      (await owner.call('GET', '/leads')).json().data[0].couple.organizationDate,
      (await owner.call('GET', `/leads/${id}/merge-values`)).json().data['wedding.date'],
    ];
    const made = (await deal(id, { date: '2027-03-20' })).json().data;
    expect(await days()).toEqual(['2027-03-20', '2027-03-20', '20.03.2027']);
    await act(id, { type: 'undo', eventId: made.undo.eventId });
    expect(await days()).toEqual([DAY, DAY, '13.03.2027']);
    const again = (await deal(id)).json().data.deal;
    const terms = { price: null, weddingDate: '2027-03-27', version: again.version };
    await owner.call('PUT', `/couple-providers/${again.id}`, { body: terms });
    expect(await days()).toEqual(['2027-03-27', '2027-03-27', '27.03.2027']);
  });

  test('changing the wedding day of the couple moves the deal and its booking, or is refused at the field', async () => {
    const { id } = await lead('Layla & Marcus');
    await deal(id, { price: 8000 });
    const edit = async (organizationDate: string | null) => {
      const { version } = await page(id);
      const facts = { coupleName: 'Layla & Marcus', organizationTypeId: 1, guests: 80, budget: null, place: 'Berry' };
      return owner.call('PUT', `/leads/${id}`, { body: { ...facts, organizationDate, version } });
    };
    expect((await edit('2027-03-20')).json().data.deal).toMatchObject({ price: 8000, weddingDate: '2027-03-20' });
    expect([await calendar(), (await calendar('2027-03-20')).length]).toEqual([[], 1]);
    await mark({ date: '2027-03-27', status: 'booked' });
    expect((await edit('2027-03-27')).json()).toMatchObject({
      code: 'day_taken',
      errors: { organizationDate: '27.03.2027: booked.' },
    });
    expect((await page(id)).couple.organizationDate).toBe('2027-03-20');
    expect((await edit(null)).json().data.deal).toMatchObject({ weddingDate: null, isBooked: false });
    expect(await calendar('2027-03-20')).toEqual([]);
  });

  test('a day that is taken is refused at its field, and the old day stays booked', async () => {
    const { id } = await lead('Layla & Marcus');
    const made = (await deal(id)).json().data.deal;
    await mark({ date: '2027-03-20', status: 'booked' });
    const moved = await owner.call('PUT', `/couple-providers/${made.id}`, {
      body: { price: null, weddingDate: '2027-03-20', version: made.version },
    });
    expect(moved.json()).toMatchObject({ code: 'day_taken', errors: { weddingDate: '20.03.2027: booked.' } });
    expect(await calendar()).toMatchObject([{ couple: { leadId: id } }]);
  });
});
