import { randomUUID } from 'node:crypto';
import { PROMISES, PROMISE_CODES, type PromiseCode } from '@bellbird/contract/money/packages/promises.ts';
import { PRODUCT_TYPES, UPGRADES } from '@bellbird/contract/money/packages/upgrades.ts';
import {
  CAMPAIGN_REQUESTS_PER_DAY,
  LIMITED_PACKAGE_LEADS_PER_MONTH,
  LIMITED_PACKAGE_PHOTOS,
} from '@bellbird/contract/shared/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildGallery, buildMedium } from '#domains/listing/galleries/galleries.factory.ts';
import { buildTestimonial } from '#domains/reputation/testimonials/testimonials.factory.ts';
import { multipartForm } from '#testing/every-call.ts';
import { addVideo, agree, upload } from '#testing/galleries.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { createCampaignRequestMailsService } from './campaign-request-mails.service.ts';
import { createPackageEndsService } from './package-ends.service.ts';
import { startProduct } from './packages.public.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';

/** The morning of 16 November in Sydney. */
const MORNING = new Date('2026-11-15T21:00:00Z');
let now = MORNING;
const clock = { now: () => now };
let outbox: Outbox;
let world: World;
let owner: Actor;
let staff: Call;
let providerId: number;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ clock });
  staff = (await world.staff()).call;
});
beforeEach(async () => {
  now = MORNING;
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

type Packet = { paid_status?: 'paid' | 'limited'; product_date_end?: string | null; listing_product_name?: string };
const putOn = (packet: Packet) =>
  world.build((tx) => tx.updateTable('providers').set(packet).where('id', '=', providerId).execute());
const active = async () => (await owner.call('GET', `/providers/${providerId}/active-product`)).json().data;
const prices = async (type = 'all') =>
  (await owner.call('GET', `/provider-product-price?providerId=${providerId}&type=${type}`)).json().data as {
    id: number;
    name: string;
    type: string;
    amountCents: number;
    months: number | null;
  }[];
const productId = async (name: string) => (await prices()).find((each) => each.name === name)?.id ?? 0;
const start = async (name: string, at = now) => {
  const id = await productId(name);
  await world.db.tenant(owner.customerId, (tx) =>
    startProduct(tx, {
      customerId: owner.customerId,
      providerId,
      productId: id,
      paymentId: null,
      amountCents: 118_800,
      at,
    }),
  );
};

describe('packages', () => {
  test('PAY-026 shows the current package, its end and what it includes; after its last day the limited one', async () => {
    await start('Plus');
    expect(await active()).toMatchObject({
      name: 'Plus',
      isLimited: false,
      startsOn: '2026-11-16',
      endsOn: '2027-11-15',
      promises: expect.arrayContaining([{ code: 'every_request', count: null }]),
    });
    now = new Date('2027-11-15T21:00:00Z');
    expect(await active()).toMatchObject({ name: 'Limited', isLimited: true, startsOn: null, endsOn: null });
  });

  test('PAY-027 PAY-025 lists what can be bought at the price of the category, of one type or all', async () => {
    const all = await prices();
    expect(all.map(({ name }) => name).slice(0, 3)).toEqual(['Limited', 'Plus', 'Spotlight']);
    const plus = all.find(({ name }) => name === 'Plus');
    expect(plus).toMatchObject({ type: 'subscription', months: 12, amountCents: 118_800, currency: 'AUD' });
    expect((await prices('video')).map(({ type }) => type)).toEqual(['video']);
    expect(await prices('subscription_rnd')).toEqual([]);
    await world.build(async (tx) => {
      const { id } = await tx
        .selectFrom('provider_categories')
        .select('id')
        .where('category_type', '=', 'beauty')
        .executeTakeFirstOrThrow();
      await tx.updateTable('providers').set({ category_id: id }).where('id', '=', providerId).execute();
    });
    expect((await prices()).find(({ name }) => name === 'Plus')?.amountCents).toBe(59_400);
    expect((await prices('360video')).length).toBe(0);
    expect(PRODUCT_TYPES).toEqual(['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self']);
    const unknown = await owner.call('GET', `/provider-product-price?providerId=${providerId}&type=gold`);
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['type']]);
  });

  test('PAY-026 a package that is renewed and then replaced is credited once', async () => {
    await start('Plus');
    await start('Plus');
    expect((await active()).endsOn).toBe('2028-11-15');
    // Two unused years of Plus give two years of another package with the same price.
    await start('Spotlight');
    expect(await active()).toMatchObject({ name: 'Spotlight', startsOn: '2026-11-16', endsOn: '2029-11-14' });
    await start('Spotlight');
    expect((await active()).endsOn).toBe('2030-11-14');
    // And back again: four paid years, plus this one.
    await start('Plus');
    expect(await active()).toMatchObject({ name: 'Plus', startsOn: '2026-11-16', endsOn: '2031-11-14' });
  });

  test('PAY-017 the offered term is the one it will have: after the same package, also when that one was not recorded as a purchase', async () => {
    const days = async (name: string) => {
      const query = `providerId=${providerId}&productId=${await productId(name)}`;
      const { startsOn, endsOn, carriedDays } = (await owner.call('GET', `/payment-installments?${query}`)).json().data;
      return carriedDays > 0 ? [startsOn, endsOn, carriedDays] : [startsOn, endsOn];
    };
    expect(await days('Plus')).toEqual(['2026-11-16', '2027-11-15']);
    await putOn({ paid_status: 'paid', product_date_end: '2027-02-28', listing_product_name: 'Plus' });
    expect(await days('Plus')).toEqual(['2027-03-01', '2028-02-29']);
    expect(await days('Spotlight')).toEqual(['2026-11-16', '2027-11-15']);
    await start('Plus');
    expect((await active()).endsOn).toBe('2028-02-29');
    expect(await days('Plus')).toEqual(['2028-03-01', '2029-02-28']);
    expect(await days('Spotlight')).toEqual(['2026-11-16', expect.any(String), expect.any(Number)]);
    expect(await days('Film at your place')).toEqual(['2026-11-16', null]);
  });

  test('what a package promises is what the provider gets, and it ends with the package', async () => {
    const read = () =>
      world.build((tx) =>
        tx
          .selectFrom('providers')
          .select(['stats_access', 'rival_stats_access', 'advisor_access', 'placed_first'])
          .where('id', '=', providerId)
          .executeTakeFirstOrThrow(),
      );
    const standing = async () => {
      const { customer, permission } = (
        await owner.call('GET', `/customers/${owner.customerId}/users/${owner.id}`)
      ).json().data;
      return [customer.crmStatus, permission.advisorService];
    };
    await start('Plus');
    expect(await read()).toEqual({
      stats_access: true,
      rival_stats_access: 0,
      advisor_access: false,
      placed_first: false,
    });
    expect(await standing()).toEqual(['standard', false]);
    await start('Spotlight');
    expect(await read()).toEqual({
      stats_access: true,
      rival_stats_access: 5,
      advisor_access: true,
      placed_first: true,
    });
    expect(await standing()).toEqual(['prime', true]);
    now = new Date('2029-11-20T21:00:00Z');
    await createPackageEndsService({ db: world.db, clock }).processAll();
    expect(await read()).toEqual({
      stats_access: false,
      rival_stats_access: 0,
      advisor_access: false,
      placed_first: false,
    });
    expect(await standing()).toEqual(['standard', false]);
  });

  test('the adviser of a provider that has left goes with it', async () => {
    await start('Spotlight');
    const leave = (hasLeft: boolean) => staff('PUT', `/desk/providers/${providerId}/membership`, { body: { hasLeft } });
    const status = async () => (await owner.call('GET', `/customers/${owner.customerId}`)).json().data.crmStatus;
    expect(await status()).toBe('prime');
    await leave(true);
    expect(await status()).toBe('standard');
    await leave(false);
    expect(await status()).toBe('prime');
  });

  test('GATE-018 the limited package promises its limits, and every paid one what the limited one lacks', async () => {
    const packages = (await prices('subscription')) as unknown as {
      amountCents: number;
      promises: { code: PromiseCode; count: number | null }[];
    }[];
    const [limited, ...paid] = packages;
    expect(limited?.promises).toEqual(
      expect.arrayContaining([
        { code: 'photos_up_to', count: LIMITED_PACKAGE_PHOTOS },
        { code: 'requests_each_month', count: LIMITED_PACKAGE_LEADS_PER_MONTH },
      ]),
    );
    const codes = (keeper: string) => PROMISE_CODES.filter((code) => PROMISES[code].keptBy === keeper);
    for (const { promises } of paid) {
      const given = promises.map(({ code }) => code);
      expect(given).toEqual(expect.arrayContaining(codes('paying')));
      expect(given.filter((code) => codes('limits').includes(code))).toEqual([]);
    }
  });

  test('a user without access to payments sees neither', async () => {
    const colleague = await world.colleague(owner, { providerIds: [providerId], pages: ['leads'] });
    expect((await colleague.call('GET', `/providers/${providerId}/active-product`)).statusCode).toBe(403);
    const looked = await colleague.call('GET', `/provider-product-price?providerId=${providerId}`);
    expect(looked.statusCode).toBe(403);
  });
});

describe('the end of a package', () => {
  const look = () => createPackageEndsService({ db: world.db, clock }).processAll();
  type TeamNotice = { title: string; completedAt: string | null; linkData: { path: string } };
  const listPrompts = async (): Promise<TeamNotice[]> =>
    (await owner.call('GET', '/provider-prompts?type=package')).json().data;
  const lines = async () => (await listPrompts()).map(({ title, completedAt }) => [title, completedAt !== null]);

  test('is announced 30 and 7 days before, once each, and the earlier prompt is completed', async () => {
    await putOn({ paid_status: 'paid', product_date_end: '2026-12-17' });
    await look();
    expect(await listPrompts()).toEqual([]);
    await putOn({ product_date_end: '2026-12-16' });
    await look();
    await look();
    expect(await listPrompts()).toMatchObject([
      {
        title: 'Your package ends on 16.12.2026',
        completedAt: null,
        linkData: { path: `/providers/${providerId}/payments?tab=packages` },
      },
    ]);
    now = new Date('2026-12-08T21:00:00Z');
    await look();
    expect(await lines()).toEqual([
      ['Your package ends on 16.12.2026', false],
      ['Your package ends on 16.12.2026', true],
    ]);
  });

  test('GATE-008 puts the provider on the limited package the day after, and tells the vendor', async () => {
    await world.build((tx) =>
      tx.updateTable('customers').set({ is_paid: true }).where('id', '=', owner.customerId).execute(),
    );
    await putOn({ paid_status: 'paid', product_date_end: '2026-11-16', listing_product_name: 'Plus' });
    await look();
    expect((await lines())[0]).toEqual(['Your package ends on 16.11.2026', false]);
    now = new Date('2026-11-16T21:00:00Z');
    await look();
    await look();
    expect((await lines())[0]).toEqual(['Your package ended on 16.11.2026', false]);
    const [provider] = (await owner.call('GET', '/providers')).json().data;
    expect(provider).toMatchObject({
      paidStatus: 'limited',
      productFeatures: { statsAccess: false, rivalStatsAccess: 0 },
      providerFilter: { listingProductName: 'Limited' },
    });
    expect((await owner.call('GET', `/customers/${owner.customerId}`)).json().data.isPaid).toBe(false);
  });

  test('keeps a customer paying whose other provider still has a package, and ignores providers that have left', async () => {
    owner = await world.owner({ providers: 3 });
    [providerId = 0] = owner.providerIds;
    await world.build(async (tx) => {
      await tx.updateTable('customers').set({ is_paid: true }).where('id', '=', owner.customerId).execute();
      const ended = { paid_status: 'paid', product_date_end: '2026-11-15' } as const;
      const running = { paid_status: 'paid', product_date_end: '2027-11-15' } as const;
      for (const [index, change] of [ended, running, { ...ended, left_at: '2026-11-01T00:00:00Z' }].entries())
        await tx
          .updateTable('providers')
          .set(change)
          .where('id', '=', owner.providerIds[index] ?? 0)
          .execute();
    });
    await look();
    expect((await owner.call('GET', `/customers/${owner.customerId}`)).json().data.isPaid).toBe(true);
    const prompts = await world.build((tx) =>
      tx.selectFrom('provider_prompts').select('provider_id').where('customer_id', '=', owner.customerId).execute(),
    );
    expect(prompts).toEqual([{ provider_id: providerId }]);
  });

  test('is completed when the package is renewed', async () => {
    await putOn({ paid_status: 'paid', product_date_end: '2026-11-20', listing_product_name: 'Plus' });
    await look();
    await start('Plus');
    expect(await lines()).toEqual([['Your package ends on 20.11.2026', true]]);
    await look();
    expect(await lines()).toHaveLength(1);
  });
});

describe('GATE-025 GATE-026 an upgrade request', () => {
  const form = (given: object = {}) => ({
    campaign: { id: 2 },
    companyName: 'Castellano Films',
    customer: { id: owner.customerId },
    customerUser: { id: owner.id },
    name: 'Paul Castellano',
    upgrade: 'leads',
    ...given,
  });
  const send = (given: object = {}) => owner.call('POST', '/campaign-requests', { body: form(given) });

  test('reaches the account manager by mail, and is recorded', async () => {
    const manager = `manager-${owner.customerId}@bellbird.example`;
    await world.build((tx) =>
      tx.updateTable('customers').set({ account_manager_email: manager }).where('id', '=', owner.customerId).execute(),
    );
    const answer = await send();
    expect(answer.statusCode).toBe(201);
    const mailer = createMailer({
      smtpUrl: outbox.environment['SMTP_URL'] ?? '',
      from: 'b@bellbird.example',
      log: createLog('silent'),
    });
    const request = { customerId: owner.customerId, id: answer.json().data.id };
    const mails = createCampaignRequestMailsService({ db: world.db, mailer, baseUrl: 'http://127.0.0.1:4000' });
    await mails.send(request);
    mailer.close();
    const mail = await outbox.mailTo(manager);
    expect(mail.subject).toContain('asks about an upgrade');
    expect(mail.text).toContain('Paul Castellano from Castellano Films');
    expect(mail.text).toContain('every request couples send');
    const noted = await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['action', 'details'])
        .where('customer_id', '=', owner.customerId)
        .where('action', '=', 'packages.requestCampaign')
        .execute(),
    );
    expect(noted).toEqual([{ action: 'packages.requestCampaign', details: { upgrade: 'leads' } }]);
  });

  test('counts once per upgrade and day in Sydney, however often it is sent', async () => {
    const ids = (await Promise.all([send(), send(), send()])).map((answer) => answer.json().data.id);
    expect(new Set(ids).size).toBe(1);
    expect((await send({ upgrade: 'photos' })).json().data.id).not.toBe(ids[0]);
    now = new Date('2026-11-16T12:59:00Z');
    expect((await send()).json().data.id).toBe(ids[0]);
    now = new Date('2026-11-16T13:00:00Z');
    expect((await send()).json().data.id).not.toBe(ids[0]);
  });

  test('must be the caller’s own, of an existing campaign, and is limited per day', async () => {
    const stranger = await world.owner();
    expect((await send({ customer: { id: stranger.customerId } })).statusCode).toBe(404);
    expect((await send({ customerUser: { id: stranger.id } })).statusCode).toBe(404);
    expect((await send({ campaign: { id: 999 } })).json().errors).toHaveProperty(['campaign.id']);
    expect((await send({ upgrade: 'gold' })).statusCode).toBe(422);
    for (let sent = 1; sent <= CAMPAIGN_REQUESTS_PER_DAY; sent += 1) await send();
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
  });

  test('accepts every upgrade', async () => {
    for (const upgrade of UPGRADES) expect((await send({ upgrade })).statusCode).toBe(201);
  });
});

describe('what the limited package does not include', () => {
  const refused = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ];
  const NO = [403, 'upgrade_required'];

  const offer = (given: object = {}) =>
    multipartForm({
      providerId,
      title: 'Winter Fridays',
      shortDescription: 'Twenty per cent off venue hire on Fridays from June to August.',
      discountText: '20% off',
      giftText: '',
      intro: '',
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
      popupTitle: '',
      popupDescription: '',
      ...given,
    });
  const make = () => {
    const { body, headers } = offer();
    return owner.call('POST', '/discounts', { body, headers: { ...headers, 'idempotency-key': randomUUID() } });
  };

  test('GATE-009 offers cannot be created or changed; an existing one can be removed', async () => {
    const { id } = (await make()).json().data;
    await putOn({ paid_status: 'limited' });
    expect(refused(await make())).toEqual(NO);
    expect(refused(await owner.call('PUT', `/discounts/${id}`, offer({ version: 1 })))).toEqual(NO);
    expect((await owner.call('DELETE', `/discounts/${id}`)).statusCode).toBe(204);
  });

  test('GATE-012 comments cannot be answered; an existing answer can be removed', async () => {
    const { id } = await world.build((tx) =>
      buildTestimonial(tx, { customer_id: owner.customerId, provider_id: providerId, status: 'active' }),
    );
    const reply = (text: string) =>
      owner.call('POST', `/provider-testimonial/${id}/comment`, { body: { reply: text } });
    expect((await reply('Thank you')).statusCode).toBe(200);
    await putOn({ paid_status: 'paid', product_date_end: '2026-11-15' });
    expect(refused(await reply('Thank you so much'))).toEqual(NO);
    expect((await reply('')).json().data.reply).toBe(null);
  });

  test('GATE-010 GATE-018 a provider has at most ten photos across its galleries, however many are uploaded at the same moment', async () => {
    await agree(world, owner);
    await putOn({ paid_status: 'limited' });
    const place = { customer_id: owner.customerId, provider_id: providerId };
    const [first, second] = await world.build(async (tx) => {
      const one = (await buildGallery(tx, place)).id;
      const two = (await buildGallery(tx, place)).id;
      for (let count = 0; count < LIMITED_PACKAGE_PHOTOS - 2; count += 1)
        await buildMedium(tx, { ...place, gallery_id: one, position: count + 1 });
      return [one, two];
    });
    const answers = await Promise.all([first, second, first, second].map((gallery) => upload(owner, gallery)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 403, 403]);
    expect(answers.find(({ statusCode }) => statusCode === 403)?.json().code).toBe('upgrade_required');
    expect((await addVideo(owner, first, 'https://vimeo.com/123456789')).statusCode).toBe(201);
    await putOn({ paid_status: 'paid', product_date_end: null });
    expect((await upload(owner, first)).statusCode).toBe(201);
  });
});
