import { systemClock } from '#platform/time/clock.ts';
import { PARTNER_SIGNATURE_HEADER } from '@bellbird/contract/shared/headers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEVELOPMENT_PARTNER_SECRET } from '#platform/config/config.ts';
import { partnerSignature } from '#platform/http/partner.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { takePublished } from '#platform/db/after-commit.ts';
import { deleteCoupleAccount, findCoupleByMarketplaceId } from '#domains/couples/leads/leads.public.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { createMarketplaceUpkeepService } from './marketplace-upkeep.service.ts';
import { createNewLeadNoticesService } from './new-lead-notices.service.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
let outbox: Outbox;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ clock: { now: () => NOW } });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

let serial = 0;
const fresh = (what: string) => `${what}-${(serial += 1)}`;

const signed = (path: string, body: object) => world.marketplace('POST', path, { body });

test('a signature is good for its own path only: replayed elsewhere it is refused', async () => {
  const body = JSON.stringify({ discountId: 1, leadId: 1 });
  const call = { method: 'POST', path: '/api/dugun-leads/events', body };
  const signature = partnerSignature(DEVELOPMENT_PARTNER_SECRET, call, NOW);
  const headers = { 'content-type': 'application/json', [PARTNER_SIGNATURE_HEADER]: signature };
  const replayed = await world.anyone('POST', '/dugun-coupons', { body, headers });
  expect([replayed.statusCode, replayed.json().code]).toEqual([403, 'bad_signature']);
  expect((await world.anyone('POST', '/dugun-leads/events', { body, headers })).statusCode).toBe(422);
});

function requestTo(actor: Actor, more: { couple?: object; [field: string]: unknown } = {}) {
  return {
    requestId: fresh('request'),
    providerId: actor.providerIds[0],
    organizationDate: '2027-04-10',
    guests: 120,
    budget: 22_000,
    place: 'Berry',
    message: 'Is our date still free?',
    ...more,
    couple: {
      id: fresh('couple'),
      name: 'Priya & Tom',
      email: 'priya@example.com',
      phone: '+61491570156',
      ...more.couple,
    },
  };
}
const ask = (request: object) => signed('/dugun-leads', request);
const send = (event: object) => signed('/dugun-leads/events', { eventId: fresh('event'), ...event });
const read = async (actor: Actor, id: number) => (await actor.call('GET', `/leads/${id}`)).json().data;
const kinds = async (actor: Actor, id: number) =>
  (await actor.call('GET', `/leads/${id}/interactions`)).json().data.map((each: { kind: string }) => each.kind);

describe('LEAD-025 a request from the marketplace', () => {
  test('becomes a waiting lead with answers, items and a loan, and the team is notified', async () => {
    const owner = await world.owner();
    const answer = await ask(
      requestTo(owner, {
        firstLeadType: 'plusLead',
        isPrepaid: true,
        source: 'app',
        answers: [{ field: 'capacity', value: '120 seated' }],
        items: [{ name: 'Long table', price: 250, quantity: 4 }],
        loan: { amount: 15_000 },
      }),
    );
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json().data;
    const [summary] = (await owner.call('GET', '/leads')).json().data;
    expect(summary).toMatchObject({
      id,
      status: 'new',
      isRead: false,
      waitingSince: NOW.toISOString(),
      itemCount: 1,
      isPrepaid: true,
      firstLeadType: 'plusLead',
      source: 'app',
      couple: { name: 'Priya & Tom', code: '1001' },
    });
    const opened = await owner.call('GET', `/leads/${id}`);
    expect(opened.json().data).toMatchObject({
      message: 'Is our date still free?',
      place: 'Berry',
      loan: { amount: 15_000, requestedAt: NOW.toISOString() },
      channels: { email: null, sms: null },
    });
    expect(opened.body).not.toMatch(/priya@example|491570156/);
    expect((await owner.call('GET', `/lead-data?leadId=${id}`)).json().data).toEqual([
      { field: 'capacity', label: null, value: '120 seated' },
    ]);
    expect((await owner.call('GET', `/leads/${id}/items`)).json().data).toMatchObject([{ name: 'Long table' }]);
    expect(await kinds(owner, id)).toEqual(['status_changed', 'plus_lead', 'info_request']);
    const events = await world.build((tx) =>
      tx
        .selectFrom('realtime_events')
        .select('data')
        .where('channel', '=', `customer_users/${owner.uuid}`)
        .where('kind', '=', 'lead')
        .execute(),
    );
    expect(events).toEqual([
      {
        data: {
          kind: 'lead',
          leadId: id,
          coupleName: 'Priya & Tom',
          organizationDate: '2027-04-10',
          createdAt: NOW.toISOString(),
        },
      },
    ]);
  });

  test('received twice, even at the same moment, is one lead; two requests of one couple are one couple', async () => {
    const owner = await world.owner();
    const request = requestTo(owner);
    const answers = await Promise.all([ask(request), ask(request), ask(request)]);
    expect(answers.map((each) => each.statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((each) => each.json().data.id)).size).toBe(1);
    const again = await ask({ ...requestTo(owner), couple: { ...request.couple, name: 'Priya Nair & Tom' } });
    const list = (await owner.call('GET', '/leads')).json();
    expect(list.meta.total).toBe(2);
    const [newer, older] = list.data.sort((a: { id: number }, b: { id: number }) => b.id - a.id);
    expect(newer.id).toBe(again.json().data.id);
    expect(newer.couple.id).toBe(older.couple.id);
    expect(newer.couple.code).not.toBe(older.couple.code);
  });

  test('without a valid signature is refused; an unknown provider is a field error', async () => {
    const owner = await world.owner();
    expect((await world.anyone('POST', '/dugun-leads', { body: requestTo(owner) })).statusCode).toBe(401);
    expect((await owner.call('POST', '/dugun-leads', { body: requestTo(owner) })).statusCode).toBe(403);
    const lost = await ask(requestTo(owner, { providerId: 1_999_999 }));
    expect([lost.statusCode, Object.keys(lost.json().errors)]).toEqual([422, ['providerId']]);
  });
});

describe('the notification of a request', () => {
  const deps = () => ({
    db: world.db,
    clock: systemClock,
    alertBounce: (id: number) => `alert+${id}@reply.example`,
    baseUrl: 'http://127.0.0.1:4000',
    mailer: createMailer({
      smtpUrl: outbox.environment['SMTP_URL'] ?? '',
      from: 'b@bellbird.example',
      log: createLog('silent'),
    }),
    sms: createSmsGateway({
      baseUrl: outbox.environment['SMS_BASE_URL'] ?? '',
      accountSid: 'AC1',
      authToken: 't',
      from: '+61491570006',
      log: createLog('silent'),
    }),
  });

  test('goes by mail and text to those who want it, with names and a link', async () => {
    const owner = await world.owner();
    await world.build((tx) =>
      tx
        .updateTable('customer_user_providers')
        .set({ can_receive_leads_sms: true })
        .where('customer_user_id', '=', owner.id)
        .execute(),
    );
    const { id } = (await ask(requestTo(owner, { couple: { name: '<b>Priya</b> & Tom' } }))).json().data;
    const ports = deps();
    await createNewLeadNoticesService(ports).send({ leadId: id, customerUserId: owner.id, by: 'email' });
    const mail = await outbox.mailTo('imogen@wattlecreek.example');
    expect(mail.subject).toContain('New request from');
    expect(mail.text).toContain('When: Saturday 10 April 2027');
    expect(mail.text).toContain('Where: Berry\nGuests: 120\nBudget: $22,000');
    expect(mail.html).toContain(`http://127.0.0.1:4000/leads/${id}`);
    expect(mail.html).toContain('&lt;b&gt;Priya');
    expect(`${mail.text}${mail.html}`).not.toMatch(/priya@example|491570156/);
    await createNewLeadNoticesService(ports).send({ leadId: id, customerUserId: owner.id, by: 'sms' });
    const text = await outbox.smsTo('+61491570006');
    expect(text).toContain(`http://127.0.0.1:4000/leads/${id}`);
    expect(text).not.toMatch(/22|Berry|2027/);
    ports.mailer.close();
  });

  test('waits as a text until the quiet hours of its person are over, unless they have seen the request by then', async () => {
    const owner = await world.owner();
    const quiet = { fallback: 'mail', quietHours: { from: '11:30', until: '13:00' } };
    await owner.call('PUT', '/alert-settings', { body: quiet });
    await world.build((tx) =>
      tx
        .updateTable('customer_user_providers')
        .set({ can_receive_leads: false, can_receive_leads_sms: true })
        .where('customer_user_id', '=', owner.id)
        .execute(),
    );
    const startOf = async (leadId: number) => {
      const { rows } = await world.build((tx) =>
        sql<{ start_after: Date }>`select start_after from pgboss.job where name = 'couples.tellOfLead'
          and data @> ${JSON.stringify({ leadId, by: 'sms' })}::jsonb`.execute(tx),
      );
      return rows.map((row) => new Date(row.start_after).toISOString());
    };
    const { id } = (await ask(requestTo(owner))).json().data;
    expect(await startOf(id)).toEqual(['2026-11-16T02:00:00.000Z']);
    await owner.call('POST', `/leads/${id}/seen`);
    const ports = deps();
    await createNewLeadNoticesService(ports).send({ leadId: id, customerUserId: owner.id, by: 'sms' });
    expect(outbox.untaken()).toEqual([]);
    ports.mailer.close();
  });

  test('goes to nobody who may not open couples, also when they lost that right since', async () => {
    const owner = await world.owner();
    const take = (pages: string[]) =>
      world.build((tx) =>
        tx
          .updateTable('customer_user_providers')
          .set({ pages })
          .where('customer_user_id', '=', owner.id)
          .returning('can_receive_leads')
          .execute(),
      );
    const { id } = (await ask(requestTo(owner))).json().data;
    expect(await take(['calendar'])).toContainEqual({ can_receive_leads: true });
    const ports = deps();
    await createNewLeadNoticesService(ports).send({ leadId: id, customerUserId: owner.id, by: 'email' });
    const next = (await ask(requestTo(owner))).json().data;
    const { rows } = await world.build((tx) =>
      sql`select id from pgboss.job where name = 'couples.tellOfLead'
        and data @> ${JSON.stringify({ leadId: next.id })}::jsonb`.execute(tx),
    );
    expect([outbox.untaken(), rows]).toEqual([[], []]);
    ports.mailer.close();
  });

  test('is queued once for each recipient, and is not sent to those who have opted out since', async () => {
    const owner = await world.owner();
    await world.colleague(owner);
    const { id } = (await ask(requestTo(owner))).json().data;
    const jobs = await world.build((tx) =>
      sql<{ data: unknown }>`select data from pgboss.job where name = 'couples.tellOfLead'
        and data @> ${JSON.stringify({ leadId: id })}::jsonb`.execute(tx),
    );
    expect(jobs.rows).toEqual([{ data: { leadId: id, customerUserId: owner.id, by: 'email' } }]);
    await world.build((tx) =>
      tx
        .updateTable('customer_user_providers')
        .set({ can_receive_leads: false })
        .where('customer_user_id', '=', owner.id)
        .execute(),
    );
    const ports = deps();
    await createNewLeadNoticesService(ports).send({ leadId: id, customerUserId: owner.id, by: 'email' });
    expect(outbox.untaken()).toEqual([]);
    ports.mailer.close();
  });
});

describe('events after the request', () => {
  async function asked(more: Parameters<typeof requestTo>[1] = {}) {
    const owner = await world.owner();
    const request = requestTo(owner, more);
    const { id } = (await ask(request)).json().data;
    return { owner, id, requestId: request.requestId, coupleId: request.couple.id, providerId: request.providerId };
  }
  type Asked = Awaited<ReturnType<typeof asked>>;

  test('LEAD-029 LEAD-061 visits are one timeline entry a day; a like has its own entry', async () => {
    const { owner, id, coupleId, providerId } = await asked();
    const visit = { eventId: fresh('visit'), type: 'visited', coupleId, providerId, page: '/gallery' };
    expect((await send(visit)).statusCode).toBe(204);
    expect((await send(visit)).statusCode).toBe(204);
    await send({ ...visit, eventId: fresh('visit') });
    await send({ type: 'liked', coupleId, providerId });
    expect((await owner.call('GET', '/couple-visit-log')).json().meta.total).toBe(2);
    const history = (await owner.call('GET', `/leads/${id}/histories`)).json().data;
    expect(history).toMatchObject([{ kind: 'like' }, { kind: 'visit_log', count: 2 }, { kind: 'info_request' }]);
  });

  test('a message through the marketplace is unread, makes the couple wait, and is added once', async () => {
    const { owner, id, requestId } = await asked();
    await owner.call('POST', `/leads/${id}/actions`, { body: { type: 'called' } });
    const wrote = { type: 'wrote', requestId, messageId: fresh('message'), message: 'One more question' };
    await send(wrote);
    await send(wrote);
    expect(await read(owner, id)).toMatchObject({ unreadMessageCount: 1, waitingSince: NOW.toISOString() });
    expect((await kinds(owner, id)).filter((kind: string) => kind === 'receive_message')).toHaveLength(1);
  });

  test('LEAD-064 an appointment the couple proposes can be approved', async () => {
    const { owner, id, requestId } = await asked();
    const at = '2026-11-20T01:00:00Z';
    await send({ type: 'appointment_proposed', requestId, at });
    expect((await read(owner, id)).appointment).toEqual({ at: '2026-11-20T01:00:00.000Z', state: 'proposed' });
    const approved = await owner.call('POST', `/leads/${id}/actions`, { body: { type: 'approve_appointment', at } });
    expect(approved.json().data.appointment.state).toBe('approved');
  });

  test.each([
    ['another time is proposed', { type: 'appointment_proposed', at: '2026-11-21T01:00:00Z' }],
    ['the request is cancelled', { type: 'cancelled' }],
  ])('LEAD-064 a yes that the couple has not been told yet is not sent once %s', async (_what, event) => {
    const { owner, id, requestId } = await asked();
    const at = '2026-11-20T01:00:00Z';
    await send({ type: 'appointment_proposed', requestId, at });
    await owner.call('POST', `/leads/${id}/actions`, { body: { type: 'approve_appointment', at } });
    await send({ ...event, requestId });
    const { data } = (await owner.call('GET', `/leads/${id}/messages`)).json();
    expect(data[0]).toMatchObject({ direction: 'out', deliveryState: 'cancelled' });
  });

  test.each([
    ['that the couple cancels', (of: Asked) => ({ type: 'cancelled', requestId: of.requestId })],
    ['of a couple who deletes their account', (of: Asked) => ({ type: 'account_deleted', coupleId: of.coupleId })],
  ])('LEAD-064 the visit of a request %s is off: on the page, and in the calendar', async (_what, toEvent) => {
    const given = await asked();
    const { owner, id, requestId, providerId } = given;
    const at = '2026-11-20T01:00:00Z';
    await send({ type: 'appointment_proposed', requestId, at });
    await owner.call('POST', `/leads/${id}/actions`, { body: { type: 'approve_appointment', at } });
    const list = `/providers/${providerId}/calendar-appointments?from=2026-11-20&to=2026-11-20`;
    expect((await owner.call('GET', list)).json().data).toHaveLength(1);
    await send(toEvent(given));
    expect((await read(owner, id)).appointment).toBeNull();
    expect((await owner.call('GET', list)).json().data).toEqual([]);
  });

  test('LEAD-064 calendars are refetched when a couple with an agreed visit deletes their account', async () => {
    const { owner, id, coupleId, requestId, providerId } = await asked();
    const at = '2026-11-20T01:00:00Z';
    await send({ type: 'appointment_proposed', requestId, at });
    await owner.call('POST', `/leads/${id}/actions`, { body: { type: 'approve_appointment', at } });
    const published = await world.build(async (tx) => {
      const couple = await findCoupleByMarketplaceId(tx, coupleId);
      await deleteCoupleAccount(tx, couple?.id ?? 0, NOW);
      return takePublished(tx);
    });
    expect(published.map(({ data }) => data)).toContainEqual({ providerId, event: { kind: 'calendar', providerId } });
  });

  test('LEAD-064 a visit can’t be proposed for a cancelled request', async () => {
    const { owner, id, requestId } = await asked();
    await send({ type: 'cancelled', requestId });
    const answer = await send({ type: 'appointment_proposed', requestId, at: '2026-11-20T01:00:00Z' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'illegal_step']);
    expect((await read(owner, id)).appointment).toBeNull();
  });

  test('LEAD-064 what couples decide is told to the team at once, a cancellation once', async () => {
    const { owner, id, requestId } = await asked();
    const told = async () =>
      (await owner.call('GET', `/leads/${id}/alerts`)).json().data.map(({ kind }: { kind: string }) => kind);
    await send({ type: 'appointment_proposed', requestId, at: '2026-11-20T01:00:00Z' });
    await send({ type: 'deal_declared', requestId, price: 8000 });
    await send({ type: 'deal_confirmed', requestId });
    await send({ type: 'cancelled', requestId });
    await send({ type: 'cancelled', requestId });
    expect(await told()).toEqual(['cancelled', 'confirmed', 'booking', 'appointment', 'lead']);
  });

  test('LEAD-063 a deal the couple reports waits for the vendor; one they confirm is approved and final', async () => {
    const declared = await asked();
    await send({ type: 'deal_declared', requestId: declared.requestId, price: 8000 });
    expect(await read(declared.owner, declared.id)).toMatchObject({
      status: 'deal',
      deal: { status: 'agreed', price: 8000, weddingDate: '2027-04-10' },
      undo: null,
    });
    const entered = await asked();
    await entered.owner.call('POST', `/leads/${entered.id}/actions`, {
      body: { type: 'change_status', status: 'deal' },
    });
    await send({ type: 'deal_confirmed', requestId: entered.requestId });
    expect(await read(entered.owner, entered.id)).toMatchObject({
      status: 'deal_approved',
      deal: { status: 'approved' },
      undo: null,
    });
    expect((await send({ type: 'deal_confirmed', requestId: entered.requestId })).statusCode).toBe(409);
  });

  test('a cancelled request is no longer waiting, and both channels say why', async () => {
    const { owner, id, requestId } = await asked();
    await send({ type: 'cancelled', requestId });
    expect(await read(owner, id)).toMatchObject({
      isCancelled: true,
      waitingSince: null,
      channels: { email: 'cancelled', sms: 'cancelled' },
    });
  });

  test('choosing ‘phone only’ closes both channels on all their requests', async () => {
    const { owner, id, coupleId } = await asked();
    await send({ type: 'contact_preference', coupleId, contactPreference: 'phone' });
    expect(await read(owner, id)).toMatchObject({
      contactPreference: 'phone',
      channels: { email: 'phone_only', sms: 'phone_only' },
    });
  });

  test('deleting the account removes the couple’s addresses', async () => {
    const { owner, id, coupleId } = await asked();
    await send({ type: 'account_deleted', coupleId });
    expect((await read(owner, id)).channels).toEqual({ email: 'account_deleted', sms: 'account_deleted' });
    const couple = await world.build((tx) =>
      tx.selectFrom('couples').select(['email', 'phone']).where('marketplace_id', '=', coupleId).executeTakeFirst(),
    );
    expect(couple).toEqual({ email: null, phone: null });
    expect(await kinds(owner, id)).toContain('couple_deleted');
  });

  test('events of unknown couples and requests are refused', async () => {
    expect((await send({ type: 'cancelled', requestId: 'nobody' })).statusCode).toBe(404);
    expect((await send({ type: 'account_deleted', coupleId: 'nobody' })).statusCode).toBe(404);
  });

  test('event ids older than a month are deleted, newer ones are kept', async () => {
    const { coupleId } = await asked();
    await send({ eventId: 'sent-today', type: 'contact_preference', coupleId, contactPreference: 'any' });
    await world.build((tx) =>
      sql`insert into received_events (source, id, received_at) values ('marketplace', 'sent-long-ago', '2026-10-10T00:00:00Z')`.execute(
        tx,
      ),
    );
    await createMarketplaceUpkeepService({ db: world.db, clock: { now: () => NOW } }).deleteOldEvents();
    const { rows } = await world.build((tx) =>
      sql`select id from received_events where id in ('sent-today', 'sent-long-ago')`.execute(tx),
    );
    expect(rows).toEqual([{ id: 'sent-today' }]);
  });
});

describe('PROV-014 the answers of a request', () => {
  const withAnswers = async (answers: object[]) => {
    const owner = await world.owner();
    return { owner, answer: await ask(requestTo(owner, { answers })) };
  };
  const COMPLETE = [
    { field: 'capacity', value: '120' },
    { field: 'seating', value: 'Cocktail' },
  ];

  test('PROV-014 LEAD-022 are those of the category’s form, and the couple’s page shows them with their questions', async () => {
    const { owner, answer } = await withAnswers([...COMPLETE, { field: 'ceremony', value: 'Yes' }]);
    expect(answer.statusCode).toBe(201);
    expect((await owner.call('GET', `/lead-data?leadId=${answer.json().data.id}`)).json().data).toEqual([
      { field: 'capacity', label: null, value: '120' },
      { field: 'seating', label: 'Style of reception', value: 'Cocktail' },
      { field: 'ceremony', label: 'Ceremony at the venue', value: 'Yes' },
    ]);
  });

  test('PROV-014 SHELL-098 are chosen and read in the reader’s language, and sent with the form’s own value', async () => {
    const owner = await world.owner();
    const inTurkish = { headers: { 'accept-language': 'tr_TR' } };
    type Question = { name: string; label: string; options: { value: string; label: string }[] };
    const [form] = (await owner.call('GET', `/providers/${owner.providerIds[0]}/info-request-forms`, inTurkish)).json()
      .data as { questions: Question[] }[];
    const find = (name: string) => form?.questions.find((question) => question.name === name);
    expect(find('seating')).toMatchObject({ label: 'Davetin biçimi' });
    expect(find('seating')?.options[1]).toEqual({ value: 'Cocktail', label: 'Kokteyl' });
    expect(find('budget')?.options[0]).toEqual({ value: 'Up to $5,000', label: '5.000 dolara kadar' });

    const answer = await ask(
      requestTo(owner, {
        answers: [...COMPLETE, { field: 'budget', value: find('budget')?.options[0]?.value }],
      }),
    );
    const page = await owner.call('GET', `/lead-data?leadId=${answer.json().data.id}`, inTurkish);
    expect(page.json().data).toEqual([
      { field: 'capacity', label: null, value: '120' },
      { field: 'seating', label: 'Davetin biçimi', value: 'Kokteyl' },
      { field: 'budget', label: null, value: '5.000 dolara kadar' },
    ]);
  });

  test.each([
    ['of another category’s form', [...COMPLETE, { field: 'hours', value: '8 hours' }], 'answers.2.field'],
    [
      'that are no option',
      [
        { field: 'capacity', value: '9' },
        { field: 'seating', value: 'Picnic' },
      ],
      'answers.1.value',
    ],
    [
      'with a budget that the list doesn’t have',
      [...COMPLETE, { field: 'budget', value: 'plenty' }],
      'answers.2.value',
    ],
    ['without a required one', [{ field: 'ceremony', value: 'Yes' }], 'answers'],
  ])('PROV-014 %s are refused', async (_case, answers, path) => {
    const { answer } = await withAnswers(answers);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [path]]);
  });
});

describe('a provider on hold, or one that has left', () => {
  const staffCall = async (id: number, hasLeft: boolean) =>
    (await world.staff()).call('PUT', `/desk/providers/${id}/membership`, { body: { hasLeft } });

  test('can’t be asked or visited, with a reason for the couple, until it is back', async () => {
    const owner = await world.owner();
    const [id = 0] = owner.providerIds;
    const known = requestTo(owner);
    const lead = (await ask(known)).json().data;
    const visit = () => send({ type: 'visited', coupleId: null, visitor: 'x', providerId: id });
    const act = (type: string) => owner.call('POST', `/providers/${id}/actions`, { body: { type } });
    await act('hold');
    const refused = await ask(requestTo(owner));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'provider_on_hold']);
    expect(refused.json().message).toBe('This vendor is taking a break and can’t be asked at the moment.');
    expect((await visit()).json().code).toBe('provider_on_hold');
    // A repeat of an earlier request is not a new one, and a conversation goes on.
    expect((await ask(known)).json().data).toEqual(lead);
    const write = () => send({ type: 'wrote', requestId: known.requestId, messageId: fresh('m'), message: 'Hello?' });
    expect((await write()).statusCode).toBe(204);
    await act('release');
    expect((await ask(requestTo(owner))).statusCode).toBe(201);

    expect((await staffCall(id, true)).statusCode).toBe(204);
    expect((await ask(requestTo(owner))).json().code).toBe('provider_left');
    expect((await write()).json().code).toBe('provider_left');
    expect((await send({ type: 'cancelled', requestId: known.requestId })).statusCode).toBe(204);
    expect((await owner.call('GET', '/providers')).json().meta.total).toBe(0);
    expect((await owner.call('GET', '/providers/churned')).json().meta.total).toBe(1);
    await staffCall(id, false);
    expect((await ask(requestTo(owner))).statusCode).toBe(201);
    expect((await visit()).statusCode).toBe(204);
    expect((await owner.call('GET', '/providers')).json().meta.total).toBe(1);
  });
});
