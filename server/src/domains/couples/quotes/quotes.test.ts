import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { createCoupleEventsService } from '#domains/couples/marketplace/couple-events.service.ts';
import { buildItem } from '#domains/listing/items/items.factory.ts';
import { addToConversation } from '../messages/conversation.operations.ts';
import { buildLead, buildWithheldLead } from '../leads/leads.factory.ts';
import { type CoupleQuotesService, createCoupleQuotesService } from './couple-quotes.service.ts';
import { createQuoteLinksService } from './quote-links.service.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const SECRET = 'a secret of the tests that is long enough';

let world: World;
let owner: Actor;
let providerId: number;
let couples: CoupleQuotesService;
beforeAll(async () => {
  const clock = { now: () => NOW };
  world = await startWorld({ clock, environment: { SECRET } });
  couples = createCoupleQuotesService({ db: world.db, clock });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
});

const lead = (more: object = {}) =>
  world.build((tx) =>
    buildLead(tx, {
      customer_id: owner.customerId,
      provider_id: providerId,
      has_email: true,
      status: 'pending',
      ...more,
    }),
  );
const desk = async (id: number) => (await owner.call('GET', `/leads/${id}/quote-draft`)).json().data;
const save = (id: number, form: object, revision: number) =>
  owner.call('PUT', `/leads/${id}/quote-draft`, { body: { form, revision } });
const LINE = { key: 'hire', name: 'Venue hire', unit: 'flat', priceCents: 890_000 };
const send = async (id: number, change: object = {}, message: object = {}) => {
  const { form } = await desk(id);
  const body = {
    form: { ...form, lines: [LINE], ...change },
    channel: 'email',
    message: 'Here is your quote.',
    ...message,
  };
  return owner.call('POST', `/leads/${id}/quote`, { body });
};
const act = (id: number, body: object) => owner.call('POST', `/quotes/${id}/actions`, { body });
const quoteOf = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}/quote`)).json().data;
/** The end of the couple's link, as the mail has it. */
const tokenOf = async (quoteId: number) => {
  const { link_seed, token_hash } = await world.build((tx) =>
    tx.selectFrom('quotes').select(['link_seed', 'token_hash']).where('id', '=', quoteId).executeTakeFirstOrThrow(),
  );
  const links = createQuoteLinksService({ keyring: createKeyring(SECRET), baseUrl: '' });
  return links.link({ link_seed: link_seed ?? '', token_hash }).slice('/q/'.length);
};

describe('a vendor writes a quote', () => {
  test('that starts with what the couple asked for and what the vendor sells', async () => {
    const { id } = await lead({ organization_date: '2027-04-10', guests: 120 });
    await world.build((tx) =>
      buildItem(tx, { customer_id: owner.customerId, provider_id: providerId, name: 'Venue hire', min_price: 8900 }),
    );
    const start = await desk(id);
    expect(start).toMatchObject({
      quoteId: null,
      revision: 0,
      form: { weddingDate: '2027-04-10', guests: 120, validUntil: '2026-11-30', balanceDueOn: '2027-03-27', lines: [] },
      channels: { email: null },
      couple: { firstNames: 'Georgia and Sam' },
    });
    expect(start.choices).toEqual([
      { name: 'Venue hire', detail: '', unit: 'flat', priceCents: 890_000, isAskedFor: false },
    ]);
  });

  test('and nothing typed is lost: the draft is kept, and two tabs do not overwrite each other', async () => {
    const { id } = await lead();
    const { form } = await desk(id);
    const first = await save(id, { ...form, note: 'Half a sent' }, 0);
    expect(first.json().data).toMatchObject({ revision: 1 });
    expect((await save(id, { ...form, note: 'Another tab' }, 0)).json().code).toBe('stale_version');
    expect(await desk(id)).toMatchObject({ revision: 1, form: { note: 'Half a sent' } });
    expect(await quoteOf(id)).toMatchObject({ stage: 'draft', hasDraft: true });
    expect((await owner.call('DELETE', `/leads/${id}/quote-draft`)).statusCode).toBe(204);
    expect(await quoteOf(id)).toBeNull();
  });

  test('from a template, without the days and guests of the couple it was written for', async () => {
    const { id } = await lead();
    const { form } = await desk(id);
    const instalment = { kind: 'percent', value: 40, dueOn: '2027-01-10' };
    const content = { ...form, lines: [LINE], guests: 120, instalments: [instalment] };
    const body = { providerId, name: 'Barn weekend', content };
    expect((await owner.call('POST', '/quote-templates', { body })).statusCode).toBe(201);
    expect((await owner.call('POST', '/quote-templates', { body })).statusCode).toBe(201);
    const { templates } = await desk(id);
    expect(templates).toMatchObject([
      {
        name: 'Barn weekend',
        content: { guests: null, weddingDate: null, lines: [LINE], instalments: [{ ...instalment, dueOn: null }] },
      },
    ]);
    expect((await owner.call('DELETE', `/quote-templates/${templates[0].id}`)).statusCode).toBe(204);
  });
});

describe('a vendor sends a quote', () => {
  test('through the conversation: it is an answer and an offer, and the link is in no row', async () => {
    const { id } = await lead({ waiting_since: NOW.toISOString() });
    const sent = await send(id);
    expect(sent.statusCode).toBe(201);
    const quote = sent.json().data;
    expect(quote).toMatchObject({
      stage: 'sent',
      version: 1,
      totalCents: 890_000,
      validUntil: '2026-11-30',
      hasLink: true,
    });
    const page = (await owner.call('GET', `/leads/${id}`)).json().data;
    expect(page).toMatchObject({ status: 'offer_made', waitingSince: null });
    const [message] = (await owner.call('GET', `/leads/${id}/messages`)).json().data;
    expect(message.body).toContain('Here is your quote.');
    expect(message.body).not.toContain('/q/');
    const token = await tokenOf(quote.id);
    const stored = await world.build((tx) => tx.selectFrom('quotes').selectAll().where('id', '=', quote.id).execute());
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await couples.findByToken(token)).content).toMatchObject({ number: quote.number, version: 1 });
  });

  test('and a couple who quotes the mail back does not show the vendor their link', async () => {
    const { id } = await lead();
    const quote = (await send(id)).json().data;
    const token = await tokenOf(quote.id);
    const body = `Lovely, thank you!\n\nOn Monday you wrote:\n> See your quote: http://localhost/q/${token}`;
    const reply = {
      type: 'email' as const,
      senderName: 'Georgia',
      subject: 'Re',
      body,
      messageId: null,
      references: [],
      files: [],
    };
    await world.build((tx) =>
      addToConversation(tx, NOW, reply, { leadId: id, customerId: owner.customerId, providerId }),
    );
    const stored = await world.build((tx) =>
      tx.selectFrom('lead_messages').selectAll().where('lead_id', '=', id).execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).toContain('Lovely, thank you!');
  });

  test('only when it is complete: each fault at its field', async () => {
    const { id } = await lead();
    const refused = await send(id, { lines: [{ ...LINE, name: '' }], validUntil: '2026-11-15', balanceDueOn: null });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors).toSorted()).toEqual([
      'form.balanceDueOn',
      'form.lines.0.name',
      'form.validUntil',
    ]);
    expect((await send(id, { lines: [] })).json().errors['form.lines']).toBe('Please add at least one line.');
    const both = {
      deposit: { kind: 'percent', value: 80 },
      instalments: [{ kind: 'percent', value: 30, dueOn: '2027-01-10' }],
    };
    expect((await send(id, both)).json().errors['form.deposit.value']).toContain('more than the total');
    expect(await quoteOf(id)).toBeNull();
  });

  test('not to a withheld couple, a closed request, or by a channel they do not want', async () => {
    const withheld = await world.build((tx) =>
      buildWithheldLead(tx, {
        customer_id: owner.customerId,
        provider_id: providerId,
        created_at: NOW.toISOString(),
        couple: { name: 'Ana & Ben', email: 'ana@example.com', phone: '+61491570156' },
        message: 'Hello',
      }),
    );
    expect((await owner.call('GET', `/leads/${withheld.id}/quote-draft`)).json().code).toBe('upgrade_required');
    expect((await send((await lead({ status: 'rejected' })).id)).json().code).toBe('illegal_step');
    const phoneOnly = await lead({ contact_preference: 'phone' });
    expect((await send(phoneOnly.id)).json().code).toBe('channel_phone_only');
    expect(await quoteOf(phoneOnly.id)).toBeNull();
  });

  test('again as a new version: the link stays, the older version can no longer be accepted', async () => {
    const { id } = await lead();
    const first = (await send(id)).json().data;
    const token = await tokenOf(first.id);
    const { contentHash } = await couples.findByToken(token);
    await couples.recordOpening(token);
    expect((await quoteOf(id)).stage).toBe('viewed');
    const second = (await send(id, { lines: [{ ...LINE, priceCents: 800_000 }] })).json().data;
    expect(second).toMatchObject({ id: first.id, version: 2, stage: 'sent', totalCents: 800_000 });
    expect(await tokenOf(first.id)).toBe(token);
    const signature = { contentHash, chosen: [], name: 'Georgia', address: '203.0.113.9', browser: 'Firefox' };
    await expect(couples.accept(token, signature)).rejects.toMatchObject({ code: 'quote_changed' });
    const { contentHash: latest } = await couples.findByToken(token);
    expect((await couples.accept(token, { ...signature, contentHash: latest })).quote.total_cents).toBe(800_000);
    expect((await owner.call('GET', `/leads/${id}/quote-draft`)).json().code).toBe('quote_decided');
  });

  test('with the terms and the GST registration of that day', async () => {
    const { id } = await lead();
    const settings = { isGstRegistered: true, depositPercent: 30, validDays: 7, terms: 'No refunds within a week.' };
    const saved = await owner.call('PUT', `/providers/${providerId}/quote-settings`, { body: settings });
    expect(saved.json().data).toEqual({ ...settings, termsVersion: 1 });
    const { content } = (await send(id)).json().data;
    expect(content).toMatchObject({
      isGstRegistered: true,
      deposit: { kind: 'percent', value: 30 },
      validUntil: '2026-11-23',
      terms: { version: 1, body: 'No refunds within a week.' },
    });
    await owner.call('PUT', `/providers/${providerId}/quote-settings`, { body: { ...settings, terms: 'New terms.' } });
    expect((await quoteOf(id)).content.terms).toEqual({ version: 1, body: 'No refunds within a week.' });
  });
});

describe('a quote that holds its day', () => {
  const DAY = '2027-04-10';
  const HELD = { holdsDay: true, weddingDate: DAY, validUntil: '2026-11-30' };
  const days = () =>
    world.build((tx) =>
      tx
        .selectFrom('calendar_events')
        .select(['day', 'status', 'expires_on', 'lead_id'])
        .where('provider_id', '=', providerId)
        .orderBy('day')
        .execute(),
    );
  const withdrawn = async (id: number) => act((await quoteOf(id)).id, { type: 'withdraw' });
  const SIGNED = { chosen: [], name: 'Georgia', address: '203.0.113.9', browser: 'Firefox' };

  test('keeps it from everybody else until it expires, and the other vendor’s click says who has it', async () => {
    const [first, second] = [await lead(), await lead()];
    await send(first.id, HELD);
    expect(await days()).toEqual([{ day: DAY, status: 'held', expires_on: '2026-11-30', lead_id: first.id }]);
    const refused = (await send(second.id, HELD)).json();
    expect(refused.errors['form.weddingDate']).toMatch(/^10\.04\.2027: held for .* until 30\.11\.2026\.$/);
    expect(await quoteOf(second.id)).toBeNull();
    // Without a hold it may be sent; whoever accepts first gets the day.
    expect((await send(second.id, { weddingDate: DAY })).statusCode).toBe(201);
    expect((await send(second.id, { ...HELD, weddingDate: null })).json().errors).toHaveProperty(['form.weddingDate']);
  });

  test('moves with a new version, and is free when it is withdrawn, declined, or sent without a hold', async () => {
    const { id } = await lead();
    await send(id, HELD);
    await send(id, { ...HELD, weddingDate: '2027-04-17' });
    expect(await days()).toMatchObject([{ day: '2027-04-17' }]);
    await send(id, { ...HELD, holdsDay: false });
    expect(await days()).toEqual([]);
    await send(id, HELD);
    await withdrawn(id);
    expect(await days()).toEqual([]);
    const quote = (await send(id, HELD)).json().data;
    await couples.decline(await tokenOf(quote.id), { reason: 'price', text: '' });
    expect(await days()).toEqual([]);
  });

  describe('whose request is closed', () => {
    const step = (id: number, body: object) => owner.call('POST', `/leads/${id}/actions`, { body });
    const many = (body: object) => owner.call('POST', '/leads/actions', { body });
    test.each(['rejected', 'spam_reported', 'not_wedding'] as const)('as %s holds nothing', async (status) => {
      const { id } = await lead();
      const quote = (await send(id, HELD)).json().data;
      const reason = status === 'not_wedding' ? {} : { reasonId: 1 };
      expect((await step(id, { type: 'change_status', status, ...reason })).statusCode).toBe(200);
      expect(await days()).toEqual([]);
      expect(await couples.findByToken(await tokenOf(quote.id))).toMatchObject({ isWithdrawn: true });
    });

    test('holds nothing when the couple cancels, and they may still accept', async () => {
      const { id } = await lead({ request_id: 'cancels' });
      const quote = (await send(id, HELD)).json().data;
      const visits = { recordVisit: async () => undefined, countAdverts: async () => undefined };
      const appointmentAnswers = { stop: async () => 'left' as const };
      const events = createCoupleEventsService({ db: world.db, clock: { now: () => NOW }, visits, appointmentAnswers });
      await events.receive({ eventId: 'cancels', type: 'cancelled', requestId: 'cancels' });
      expect(await days()).toEqual([]);
      expect(await couples.findByToken(await tokenOf(quote.id))).toMatchObject({ isWithdrawn: false });
    });

    test('holds its day again when that is undone, unless somebody else has it by then', async () => {
      const [first, second] = [await lead(), await lead()];
      const held = { day: DAY, status: 'held', expires_on: '2026-11-30', lead_id: first.id };
      const reject = async () => {
        const body = { type: 'change_status', status: 'rejected', reasonId: 1 };
        return (await step(first.id, body)).json().data.undo.eventId;
      };
      await send(first.id, HELD);
      await step(first.id, { type: 'undo', eventId: await reject() });
      expect(await days()).toEqual([held]);
      const eventId = await reject();
      await send(second.id, HELD);
      expect((await step(first.id, { type: 'undo', eventId })).statusCode).toBe(200);
      expect(await days()).toEqual([{ ...held, lead_id: second.id }]);
    });

    test('is not held again once its quote is withdrawn', async () => {
      const { id } = await lead();
      await send(id, HELD);
      const body = { type: 'change_status', status: 'not_wedding' };
      const { eventId } = (await step(id, body)).json().data.undo;
      await withdrawn(id);
      await step(id, { type: 'undo', eventId });
      expect(await days()).toEqual([]);
    });

    test('is not held again in a space that was deleted since', async () => {
      const { id } = await lead();
      const space = await world.build((tx) =>
        tx
          .insertInto('customer_spaces')
          .values({ customer_id: owner.customerId, provider_id: providerId, name: 'Barn', position: 0, type: 'indoor' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      await send(id, { ...HELD, spaceId: space.id });
      expect(await days()).toHaveLength(1);
      const body = { type: 'change_status', status: 'not_wedding' };
      const { eventId } = (await step(id, body)).json().data.undo;
      await world.build((tx) => tx.deleteFrom('customer_spaces').where('id', '=', space.id).execute());
      expect((await step(id, { type: 'undo', eventId })).statusCode).toBe(200);
      expect(await days()).toEqual([]);
    });

    test('holds its day again when the team finds a reported request genuine', async () => {
      const { id } = await lead();
      await send(id, HELD);
      await step(id, { type: 'report_spam', reasonId: 1 });
      expect(await days()).toEqual([]);
      const staff = await world.staff();
      type Waiting = { id: number; customer: { id: number } };
      const queue = (await staff.call('GET', '/desk/approvals?kind=lead_report')).json().data as Waiting[];
      const report = queue.find((each) => each.customer.id === owner.customerId);
      const body = { decision: 'rejected', reason: 'the couple is known to us' };
      expect((await staff.call('POST', `/desk/approvals/${report?.id}/decision`, { body })).statusCode).toBe(204);
      expect(await days()).toMatchObject([{ day: DAY, status: 'held', lead_id: id }]);
    });

    test('does the same when many are closed at once', async () => {
      const [first, second] = [await lead(), await lead()];
      await send(first.id, HELD);
      await send(second.id, { ...HELD, weddingDate: '2027-04-17' });
      const leadIds = [first.id, second.id];
      const body = { type: 'change_status', leadIds, status: 'rejected', reasonId: 1 };
      const { undo } = (await many(body)).json().data;
      expect(await days()).toEqual([]);
      await many({ type: 'undo', ...undo });
      expect(await days()).toMatchObject([
        { day: DAY, lead_id: first.id },
        { day: '2027-04-17', lead_id: second.id },
      ]);
    });
  });

  test('becomes the booking when the couple accepts, and stays free of others in between', async () => {
    const { id } = await lead();
    const quote = (await send(id, HELD)).json().data;
    const token = await tokenOf(quote.id);
    const page = await world.server.app.inject({ method: 'GET', url: `/q/${token}` });
    expect(page.body).toContain('Your day is held for you until');
    const { contentHash } = await couples.findByToken(token);
    await couples.accept(token, { ...SIGNED, contentHash });
    expect(await days()).toMatchObject([{ day: DAY, status: 'booked', lead_id: id }]);
  });
});

describe('a vendor follows a quote', () => {
  test('withdraws it, and sends it again as a new version', async () => {
    const { id } = await lead();
    const quote = (await send(id)).json().data;
    const token = await tokenOf(quote.id);
    const { contentHash } = await couples.findByToken(token);
    expect((await act(quote.id, { type: 'withdraw' })).json().data.stage).toBe('withdrawn');
    const signature = { contentHash, chosen: [], name: 'Georgia', address: '203.0.113.9', browser: 'Firefox' };
    await expect(couples.accept(token, signature)).rejects.toMatchObject({ code: 'quote_withdrawn' });
    expect((await act(quote.id, { type: 'withdraw' })).json().code).toBe('not_possible_now');
    expect((await act(quote.id, { type: 'resend', message: 'Again' })).json().code).toBe('quote_withdrawn');
    expect((await send(id)).json().data).toMatchObject({ id: quote.id, version: 2, stage: 'sent' });
  });

  test('revokes its link, and sends a new one', async () => {
    const { id } = await lead();
    const quote = (await send(id)).json().data;
    const token = await tokenOf(quote.id);
    expect((await act(quote.id, { type: 'revoke_link' })).json().data.hasLink).toBe(false);
    await expect(couples.findByToken(token)).rejects.toMatchObject({ code: 'not_found' });
    expect((await act(quote.id, { type: 'resend', message: 'A new link for you' })).json().data.hasLink).toBe(true);
    expect(await tokenOf(quote.id)).not.toBe(token);
    const kinds = (await quoteOf(id)).events.map((event: { kind: string }) => event.kind);
    expect(kinds).toEqual(['resent', 'link_revoked', 'sent']);
  });

  test('sees who signed what, and makes a new quote once the deal was called off', async () => {
    const { id } = await lead();
    const quote = (await send(id)).json().data;
    const token = await tokenOf(quote.id);
    const { contentHash } = await couples.findByToken(token);
    await couples.accept(token, {
      contentHash,
      chosen: [],
      name: 'Georgia P',
      address: '203.0.113.9',
      browser: 'Firefox',
    });
    expect(await quoteOf(id)).toMatchObject({
      stage: 'accepted',
      acceptance: { name: 'Georgia P', contentHash, address: '203.0.113.9' },
      instalments: [
        { cents: 178_000, kind: 'deposit' },
        { cents: 712_000, kind: 'balance' },
      ],
    });
    await owner.call('POST', `/leads/${id}/actions`, { body: { type: 'reject_deal' } });
    const after = await quoteOf(id);
    expect(after.isCalledOff).toBe(true);
    expect(after.instalments.map((each: { state: string }) => each.state)).toEqual(['cancelled', 'cancelled']);
    expect((await send(id)).json().data).toMatchObject({ stage: 'sent', version: 1 });
  });
});
