import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { multipartForm } from '#testing/every-call.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { buildCoupon, buildDiscount } from './discounts.factory.ts';

const NOW = new Date('2026-11-15T02:00:00Z');
const clock = { now: () => NOW };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let world: World;
let staff: Call;
let vendor: Actor;
let providerId: number;
beforeAll(async () => {
  world = await startWorld({ clock });
  staff = (await world.staff()).call;
});
beforeEach(async () => {
  vendor = await world.owner();
  providerId = vendor.providerIds[0] ?? 0;
});
afterAll(() => world.close());

const offer = (given: object = {}) => ({
  providerId,
  title: 'Winter Fridays',
  shortDescription: 'Twenty per cent off venue hire on Fridays from June to August.',
  discountText: '20% off',
  giftText: 'A bonfire at dusk',
  intro: 'The fire’s on and the whole barn is yours.',
  discountType: 'discount',
  discountRatio: 20,
  installmentCount: '',
  isPrimary: false,
  pricingType: 'fixed',
  priceBefore: 8900,
  priceAfter: 7120,
  perPerson: false,
  validFrom: '2026-11-01',
  validUntil: '2027-08-31',
  popupTitle: 'Winter is lovely',
  popupDescription: 'Ask us about Fridays.',
  ...given,
});

type Files = Parameters<typeof multipartForm>[1];
const make = (given: object = {}, files: Files = {}, as = vendor) => {
  const { body, headers } = multipartForm(offer(given), files);
  return as.call('POST', '/discounts', { body, headers: { ...headers, 'idempotency-key': randomUUID() } });
};
const made = async (given: object = {}, files: Files = {}) => (await make(given, files)).json().data.id as number;
const change = (id: number, given: object, files: Files = {}) =>
  vendor.call('PUT', `/discounts/${id}`, multipartForm({ ...offer(), version: 1, ...given }, files));
const read = async (id: number) => (await vendor.call('GET', `/discounts/${id}`)).json().data;

const waiting = async () =>
  (await staff('GET', '/desk/approvals?kind=discount&limit=100')).json().data as {
    id: number;
    askedAt: string;
    provider: { id: number };
    title: string;
    text: string;
    checks: object[];
  }[];
const decide = async (decision: object) => {
  const entry = (await waiting()).find((each) => each.provider.id === providerId);
  return staff('POST', `/desk/approvals/${entry?.id}/decision`, { body: decision });
};

describe('an offer', () => {
  test('OFFER-001 OFFER-002 OFFER-008 OFFER-009 is created with all its fields and files', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f6b57' } })
      .jpeg()
      .toBuffer();
    const id = await made(
      {},
      { image: { filename: 'barn.jpg', bytes: picture }, document: { filename: 'terms.pdf', bytes: PDF } },
    );
    const { imageUrl, ...rest } = await read(id);
    expect(rest).toEqual({
      ...offer({ installmentCount: null }),
      id,
      providerId: undefined,
      provider: { id: providerId, name: expect.any(String) },
      currency: 'AUD',
      documentName: 'terms.pdf',
      status: 'waiting',
      state: 'waiting',
      rejectReason: null,
      coupons: { taken: 0, used: 0 },
      version: 1,
    });
    expect((await world.server.app.inject({ url: imageUrl })).headers['content-type']).toBe('image/jpeg');
    const { data, meta } = (await vendor.call('GET', '/discounts')).json();
    expect(meta.total).toBe(1);
    expect(data[0].id).toBe(id);
  });

  test('OFFER-011 its documents are listed and can be downloaded', async () => {
    const id = await made({}, { document: { filename: 'terms.pdf', bytes: PDF } });
    expect((await vendor.call('GET', `/discounts/${id}/documents`)).json().data).toEqual([
      { name: 'terms.pdf', sizeKb: 1 },
    ]);
    const answer = await vendor.call('GET', `/discounts/${id}/document`);
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers['content-disposition']).toContain('terms.pdf');
    const without = await made();
    expect((await vendor.call('GET', `/discounts/${without}/documents`)).json().data).toEqual([]);
    expect((await vendor.call('GET', `/discounts/${without}/document`)).statusCode).toBe(404);
  });

  test.each([
    ['OFFER-003', { discountRatio: '' }, 'discountRatio'],
    ['OFFER-003', { discountRatio: 0 }, 'discountRatio'],
    ['OFFER-003', { discountRatio: 100 }, 'discountRatio'],
    ['OFFER-003', { discountType: 'installment', installmentCount: '' }, 'installmentCount'],
    ['OFFER-003', { discountType: 'installment', installmentCount: 1 }, 'installmentCount'],
    ['OFFER-003', { discountType: 'installment', installmentCount: 13 }, 'installmentCount'],
    ['OFFER-002', { discountType: 'gift' }, 'discountType'],
    ['OFFER-016', { priceAfter: 8900 }, 'priceAfter'],
    ['OFFER-016', { priceAfter: '' }, 'priceAfter'],
    ['OFFER-016', { priceBefore: '' }, 'priceBefore'],
    ['OFFER-018', { intro: 'x'.repeat(161) }, 'intro'],
    ['OFFER-018', { giftText: 'x'.repeat(101) }, 'giftText'],
    ['OFFER-019', { validUntil: '2026-10-31' }, 'validUntil'],
    ['OFFER-001', { title: ' ' }, 'title'],
    ['OFFER-001', { intro: 'Ring 0491 570 006 any time' }, 'intro'],
  ])('%s %o is refused at its field', async (_, given, field) => {
    const answer = await make(given);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('OFFER-003 instalments need no ratio, and a given one is not stored', async () => {
    const id = await made({ discountType: 'installment', discountRatio: 20, installmentCount: 6 });
    expect(await read(id)).toMatchObject({ discountRatio: null, installmentCount: 6 });
  });

  test('OFFER-019 a provider has one primary offer: a new one replaces it', async () => {
    const [first, second] = [await made({ isPrimary: true }), await made({ isPrimary: true })];
    expect((await read(first)).isPrimary).toBe(false);
    expect((await read(second)).isPrimary).toBe(true);
    await change(first, { isPrimary: true });
    expect((await read(second)).isPrimary).toBe(false);
  });

  test('OFFER-019 the primary offer of another provider does not change', async () => {
    vendor = await world.owner({ providers: 2 });
    const [one, two] = vendor.providerIds;
    const elsewhere = await made({ providerId: one, isPrimary: true });
    await made({ providerId: two, isPrimary: true });
    expect((await read(elsewhere)).isPrimary).toBe(true);
  });

  test('OFFER-019 of several simultaneous offers one is primary, and none is lost', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => make({ isPrimary: true })));
    expect(answers.map((each) => each.statusCode)).toEqual([201, 201, 201, 201, 201]);
    const offers = await Promise.all(answers.map((each) => read(each.json().data.id as number)));
    expect(offers.filter((each) => each.isPrimary)).toHaveLength(1);
  });

  test('PROV-011 only users with the offers permission create offers', async () => {
    const limited = await world.colleague(vendor, { providerIds: [providerId], pages: ['gallery'] });
    expect((await make({}, {}, limited)).statusCode).toBe(403);
    const elsewhere = await world.owner();
    expect((await make({ providerId: elsewhere.providerIds[0] })).statusCode).toBe(404);
  });
});

describe('the team', () => {
  test('OFFER-004 reviews an offer before it is published', async () => {
    const id = await made();
    const entry = (await waiting()).find((each) => each.provider.id === providerId);
    expect(entry).toMatchObject({
      title: 'Winter Fridays',
      text: expect.stringContaining('A$8900, now A$7120\n\nValid from 2026-11-01 to 2027-08-31'),
      checks: [{ label: 'No contact information in the text', ok: true }],
    });
    expect((await decide({ decision: 'approved' })).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ status: 'approved', state: 'published' });
    expect((await waiting()).some((each) => each.provider.id === providerId)).toBe(false);
  });

  test('OFFER-004 rejects with a reason that the vendor sees, who can change it and send it again', async () => {
    const id = await made();
    expect((await decide({ decision: 'rejected' })).json().errors).toEqual({ reason: 'This field is required!' });
    await decide({ decision: 'rejected', reason: 'the prices do not fit' });
    expect(await read(id)).toMatchObject({
      status: 'rejected',
      state: 'rejected',
      rejectReason: 'the prices do not fit',
    });
    const [prompt] = (await vendor.call('GET', '/provider-prompts')).json().data;
    expect(prompt).toMatchObject({
      title: 'Not published: Winter Fridays',
      body: expect.stringContaining('the prices do not fit'),
      linkData: { path: `/discounts?open=${id}` },
    });
    await change(id, { version: 2, priceAfter: 8000 });
    expect(await read(id)).toMatchObject({ status: 'waiting', rejectReason: null, priceAfter: 8000 });
    expect((await waiting()).filter((each) => each.provider.id === providerId)).toHaveLength(1);
  });

  test('OFFER-004 decides once: a second decision is refused', async () => {
    await made();
    const entry = (await waiting()).find((each) => each.provider.id === providerId);
    const twice = await Promise.all(
      [{ decision: 'approved' }, { decision: 'rejected', reason: 'too late' }].map((body) =>
        staff('POST', `/desk/approvals/${entry?.id}/decision`, { body }),
      ),
    );
    expect(twice.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(
      (await staff('POST', '/desk/approvals/2000000/decision', { body: { decision: 'approved' } })).statusCode,
    ).toBe(404);
  });

  test('OFFER-004 a decision about an older version does not apply to the changed offer', async () => {
    const id = await made();
    const of = async () => (await waiting()).find((each) => each.provider.id === providerId);
    const before = await of();
    await change(id, { title: 'Now on Thursdays' });
    const late = await staff('POST', `/desk/approvals/${before?.id}/decision`, { body: { decision: 'approved' } });
    expect(late.statusCode).toBe(409);
    expect((await read(id)).status).toBe('waiting');
    expect(await of()).toMatchObject({ title: 'Now on Thursdays', askedAt: before?.askedAt });
  });

  test('sees how many offers wait, and since when', async () => {
    type Waiting = { kind: string; count: number; oldestAskedAt: string };
    const count = async () => (await staff('GET', '/desk/approvals/counts')).json().data.kinds as Waiting[];
    const before = (await count()).find(({ kind }) => kind === 'discount')?.count ?? 0;
    await made();
    const kinds = await count();
    expect(kinds.map(({ kind }) => kind)).toEqual(['discount']);
    expect(kinds[0]).toMatchObject({ count: before + 1, oldestAskedAt: NOW.toISOString() });
    expect((await vendor.call('GET', '/desk/approvals')).statusCode).toBe(403);
  });
});

describe('changing and deleting', () => {
  test('OFFER-005 OFFER-010 are possible until the offer is approved', async () => {
    const id = await made();
    expect((await change(id, { title: 'Winter Thursdays' })).json().data.title).toBe('Winter Thursdays');
    await decide({ decision: 'approved' });
    const late = await change(id, { version: 3 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'already_published']);
    expect((await vendor.call('DELETE', `/discounts/${id}`)).statusCode).toBe(409);
    expect((await read(id)).title).toBe('Winter Thursdays');
  });

  test('OFFER-010 a deleted offer leaves the team’s queue', async () => {
    const id = await made();
    expect((await vendor.call('DELETE', `/discounts/${id}`)).statusCode).toBe(204);
    expect((await vendor.call('GET', `/discounts/${id}`)).statusCode).toBe(404);
    expect((await waiting()).some((each) => each.provider.id === providerId)).toBe(false);
  });

  test('OFFER-009 changes by someone else are not overwritten', async () => {
    const id = await made();
    await change(id, { title: 'First' });
    const stale = await change(id, { title: 'Second' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_version']);
    expect((await read(id)).title).toBe('First');
  });

  test('OFFER-009 files are replaced, kept and removed as requested', async () => {
    const id = await made({}, { document: { filename: 'terms.pdf', bytes: PDF } });
    await change(id, {});
    expect((await read(id)).documentName).toBe('terms.pdf');
    await change(id, { version: 2 }, { document: { filename: 'new terms.pdf', bytes: PDF } });
    expect((await read(id)).documentName).toBe('new terms.pdf');
    await change(id, { version: 3, removeDocument: true });
    expect((await read(id)).documentName).toBeNull();
  });

  test('OFFER-009 the file of a replaced picture, or of a deleted offer, is deleted', async () => {
    const picture = async (red: number) => {
      const background = { r: red, g: 90, b: 60 };
      return {
        filename: 'barn.png',
        bytes: await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
          .png()
          .toBuffer(),
      };
    };
    const id = await made({}, { image: await picture(10) });
    const first = (await read(id)).imageUrl as string;
    const there = async (url: string) => (await world.server.app.inject({ method: 'GET', url })).statusCode;
    expect(await there(first)).toBe(200);
    await change(id, {}, { image: await picture(200) });
    const second = (await read(id)).imageUrl as string;
    expect([await there(first), await there(second)]).toEqual([404, 200]);
    await vendor.call('DELETE', `/discounts/${id}`);
    expect(await there(second)).toBe(404);
  });

  test('OFFER-009 an offer cannot move to another provider', async () => {
    vendor = await world.owner({ providers: 2 });
    [providerId] = vendor.providerIds as [number];
    const id = await made();
    expect((await change(id, { providerId: vendor.providerIds[1] })).statusCode).toBe(404);
    expect((await read(id)).provider.id).toBe(providerId);
  });

  test('changes of an offer are recorded in the audit trail', async () => {
    const id = await made();
    await change(id, {});
    await vendor.call('DELETE', `/discounts/${id}`);
    const trail = await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select('action')
        .where('subject_kind', '=', 'discount')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    );
    expect(trail.map((each) => each.action)).toEqual(['discounts.create', 'discounts.update', 'discounts.delete']);
  });
});

describe('the list', () => {
  test('OFFER-008 is filtered by state, by the provider’s local date', async () => {
    const given = { customer_id: vendor.customerId, provider_id: providerId, status: 'approved' as const };
    const ids = await world.build(async (tx) => ({
      scheduled: (await buildDiscount(tx, { ...given, valid_from: '2026-11-16' })).id,
      published: (await buildDiscount(tx, { ...given, valid_from: '2026-11-15', valid_until: '2026-11-15' })).id,
      ended: (await buildDiscount(tx, { ...given, valid_until: '2026-11-14' })).id,
      rejected: (await buildDiscount(tx, { ...given, status: 'rejected' })).id,
      waiting: (await buildDiscount(tx, { ...given, status: 'waiting' })).id,
    }));
    for (const [state, id] of Object.entries(ids)) {
      const { data } = (await vendor.call('GET', `/discounts?state=${state}`)).json();
      expect(data.map((each: { id: number; state: string }) => [each.id, each.state])).toEqual([[id, state]]);
    }
  });
});

describe('a coupon', () => {
  const published = () =>
    world.build((tx) =>
      buildDiscount(tx, { customer_id: vendor.customerId, provider_id: providerId, status: 'approved' }),
    );
  const createLead = () =>
    world.build((tx) => buildLead(tx, { customer_id: vendor.customerId, provider_id: providerId }));
  const take = (discountId: number, leadId: number) =>
    world.marketplace('POST', '/dugun-coupons', { body: { discountId, leadId } });

  test('OFFER-012 OFFER-014 is taken once by a couple, found by its code and used once', async () => {
    const [discount, lead] = [await published(), await createLead()];
    const first = await take(discount.id, lead.id);
    expect(first.statusCode).toBe(201);
    const { id, code } = first.json().data;
    expect((await take(discount.id, lead.id)).json().data).toEqual({ id, code });

    const spoken = `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase();
    const found = (await vendor.call('GET', `/discount-coupons?code=${encodeURIComponent(spoken)}`)).json();
    expect(found.data).toEqual([
      expect.objectContaining({ id, code, discountId: discount.id, usedAt: null, isExpired: false }),
    ]);
    const use = () => vendor.call('POST', `/discount-coupons/${id}/actions`, { body: { type: 'used' } });
    const answers = await Promise.all([use(), use(), use()]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await vendor.call('GET', '/discount-coupons')).json().data[0].usedAt).toBe(NOW.toISOString());

    const back = await vendor.call('POST', `/discount-coupons/${id}/actions`, { body: { type: 'unused' } });
    expect(back.json().data.usedAt).toBeNull();
    expect((await use()).statusCode).toBe(200);
  });

  test('OFFER-014 is given only for published offers, and only to couples of that provider', async () => {
    const lead = await createLead();
    const waitingOffer = await made();
    expect((await take(waitingOffer, lead.id)).statusCode).toBe(409);
    const other = await world.owner({ providers: 1 });
    const foreign = await world.build((tx) =>
      buildLead(tx, { customer_id: other.customerId, provider_id: other.providerIds[0] ?? 0 }),
    );
    expect((await take((await published()).id, foreign.id)).statusCode).toBe(404);
  });

  test.each([
    ['is on hold', { on_hold: true }],
    ['has left', { left_at: NOW.toISOString() }],
    ['is on the limited package', { paid_status: 'limited' as const }],
  ])('OFFER-014 is not given while couples do not see the offer, because the provider %s', async (_why, facts) => {
    const [discount, lead] = [await published(), await createLead()];
    await world.build((tx) => tx.updateTable('providers').set(facts).where('id', '=', providerId).execute());
    expect((await take(discount.id, lead.id)).statusCode).toBe(409);
  });

  test('OFFER-014 belongs to one couple, and is not given for a removed request', async () => {
    const [one, two, lead, other] = [await published(), await published(), await createLead(), await createLead()];
    const taken = [];
    const pairs = [
      [one, lead],
      [one, other],
      [two, lead],
    ] as const;
    for (const [offered, couple] of pairs) taken.push((await take(offered.id, couple.id)).json().data);
    const again = [];
    for (const [offered, couple] of pairs) again.push((await take(offered.id, couple.id)).json().data);
    expect(again).toEqual(taken);
    const gone = { deleted_at: NOW.toISOString() };
    await world.build((tx) => tx.updateTable('leads').set(gone).where('id', '=', other.id).execute());
    expect((await take(two.id, other.id)).statusCode).toBe(404);
  });

  test('OFFER-013 PROV-011 the figures leave out waiting offers and providers the caller does not manage', async () => {
    vendor = await world.owner({ providers: 2 });
    const [mine = 0, theirs = 0] = vendor.providerIds;
    const [shown] = await world.build(async (tx) => {
      const given = { customer_id: vendor.customerId, status: 'approved' as const };
      return [
        await buildDiscount(tx, { ...given, provider_id: mine }),
        await buildDiscount(tx, { ...given, provider_id: mine, status: 'waiting' }),
        await buildDiscount(tx, { ...given, provider_id: theirs }),
      ];
    });
    const colleague = await world.colleague(vendor, { providerIds: [mine] });
    const { data } = (await colleague.call('GET', '/discount-coupons/stats')).json();
    expect(data.map((each: { discountId: number }) => each.discountId)).toEqual([shown?.id]);
  });

  test('OFFER-015 an unknown code is refused', async () => {
    const answer = await vendor.call('GET', '/discount-coupons?code=NOSUCH');
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Coupon not found']);
  });

  test('OFFER-013 OFFER-014 the figures count taken, used and expired coupons of each offer', async () => {
    const facts = { customer_id: vendor.customerId, provider_id: providerId, status: 'approved' as const };
    const [running, over] = await world.build(async (tx) => {
      const offers = [
        await buildDiscount(tx, { ...facts, title: 'Running' }),
        await buildDiscount(tx, { ...facts, title: 'Over', valid_until: '2026-11-14' }),
      ];
      for (const [at, { id }] of offers.entries()) {
        const coupon = { customer_id: vendor.customerId, discount_id: id };
        await buildCoupon(tx, { ...coupon, code: `OPEN${at}` });
        await buildCoupon(tx, { ...coupon, code: `USED${at}`, used_at: NOW.toISOString() });
      }
      return offers;
    });
    expect((await vendor.call('GET', '/discount-coupons/stats')).json().data).toEqual([
      { discountId: over?.id, title: 'Over', taken: 2, used: 1, expired: 1 },
      { discountId: running?.id, title: 'Running', taken: 2, used: 1, expired: 0 },
    ]);
    const expired = (await vendor.call('GET', '/discount-coupons?code=OPEN1')).json().data[0];
    expect(expired.isExpired).toBe(true);
    const late = await vendor.call('POST', `/discount-coupons/${expired.id}/actions`, { body: { type: 'used' } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'coupon_expired']);
  });
});
