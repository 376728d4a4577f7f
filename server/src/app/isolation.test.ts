import { ALL_CALLS } from '@bellbird/contract';
import type { CallSpec } from '@bellbird/contract/shared/call';
import type { Entity } from '@bellbird/contract/shared/fields';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTableImport } from '#domains/growth/imports/imports.factory.ts';
import { buildAccountExport } from '#domains/people/account-exports/account-exports.factory.ts';
import { buildCalendarEvent, buildFollowedCalendar } from '#domains/listing/calendar/calendar.factory.ts';
import { buildCatalogueChange } from '#domains/desk/catalogue/catalogue.factory.ts';
import { buildCustomerNote } from '#domains/desk/customers/customers-desk.factory.ts';
import { buildAnnouncement } from '#domains/attention/announcements/announcements.factory.ts';
import { buildApproval } from '#domains/attention/approvals/approvals.factory.ts';
import { buildCatalog, buildMenuFile, buildSpace } from '#domains/listing/catalogs/catalogs.factory.ts';
import { buildCoupon, buildDiscount } from '#domains/reputation/discounts/discounts.factory.ts';
import { buildItem, buildItemPicture } from '#domains/listing/items/items.factory.ts';
import { buildExternalComment, buildReviewChannel } from '#domains/reputation/reviews/reviews.factory.ts';
import { buildOrder } from '#domains/money/orders/orders.factory.ts';
import { buildMerchantApplication } from '#domains/money/merchant/merchant.factory.ts';
import { buildWizard } from '#domains/growth/wizard/wizard.factory.ts';
import { buildTestimonial } from '#domains/reputation/testimonials/testimonials.factory.ts';
import { buildDeal, buildLead, buildReminder } from '#domains/couples/leads/leads.factory.ts';
import { buildAgreementSign } from '#domains/foundation/agreements/agreements.factory.ts';
import { buildGallery, buildInstagramPhoto, buildMedium } from '#domains/listing/galleries/galleries.factory.ts';
import {
  buildCard,
  buildDirectDebit,
  buildPayment,
  buildFailedRefund,
  buildRefundRequest,
  buildTransfer,
} from '#domains/money/payments/payments.factory.ts';
import { saveNumber } from '#domains/couples/calls/numbers.repository.ts';
import { buildStaffMember } from '#domains/people/access/access.factory.ts';
import { buildPushSubscription } from '#domains/attention/push/push.factory.ts';
import { buildPrompt } from '#domains/attention/prompts/prompts.factory.ts';
import { buildChangeRequest, buildDataUpdate } from '#domains/listing/provider-data/provider-data.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { entitiesIn, requestFor } from '#testing/every-call.ts';
import { buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
import type { Ids } from '#testing/samples.ts';
import { ruleFor } from '#testing/who-may-call.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

/** What belongs to a customer; the rest (places, categories) everybody may see. */
const TENANT_ENTITIES = new Set<string>([
  'accessToken',
  'accountExport',
  'tableImport',
  'calendarEvent',
  'followedCalendar',
  'item',
  'itemPicture',
  'approval',
  'customer',
  'customerUser',
  'customerUserProvider',
  'contact',
  'provider',
  'providerDataUpdate',
  'changeRequest',
  'lead',
  'leadNote',
  'leadView',
  'reminder',
  'couple',
  'coupleProvider',
  'message',
  'messageAttachment',
  'inboundMessage',
  'call',
  'attachment',
  'template',
  'prompt',
  'pushSubscription',
  'catalog',
  'menuFile',
  'space',
  'reviewChannel',
  'externalComment',
  'testimonial',
  'testimonialImage',
  'discount',
  'coupon',
  'merchantApplication',
  'agreementSign',
  'gallery',
  'medium',
  'instagramVisit',
  'instagramPhoto',
  'payment',
  'paymentInstallment',
  'creditCard',
  'directDebit',
  'refundRequest',
  'failedRefund',
  'productOrder',
  'quote',
  'quoteTemplate',
  'quoteInstalment',
] satisfies Entity[]);
const NOWHERE = 2_000_000_001;
/** Noted once a minute of whoever calls: the suite takes longer than that where the machine is slow. */
const USES = ['last_used_at', 'expires_at'];

let world: World;
let victim: Actor;
let stranger: Actor;
let unlinked: Actor;
let revoked: Actor;
let staff: Call;
let victimIds: Record<Entity, number>;
let victimsRows: RawBuilder<{ rows: string }>;

beforeAll(async () => {
  world = await startWorld();
  victim = await world.owner({ providers: 2 });
  stranger = await world.owner();
  unlinked = await world.colleague(victim);
  revoked = await world.colleague(victim, { providerIds: victim.providerIds });
  await revoked.call('DELETE', `/access-tokens/${revoked.session.tokenId}`);
  victimsRows = await toReadBelongings(victim.customerId);
  const team = await world.staff();
  staff = team.call;
  const providerId = victim.providerIds[0] ?? 0;
  const rows = await world.build(async (tx) => ({
    ...(await conversationOf(tx, victim, providerId)),
    item: (await buildItem(tx, { customer_id: victim.customerId, provider_id: providerId })).id,
    itemPicture: (await buildItemPicture(tx, { customer_id: victim.customerId, provider_id: providerId })).id,
    accountExport: (await buildAccountExport(tx, { customer_id: victim.customerId, customer_user_id: victim.id })).id,
    tableImport: (
      await buildTableImport(tx, {
        customer_id: victim.customerId,
        provider_id: providerId,
        customer_user_id: victim.id,
      })
    ).id,
    calendarEvent: (await buildCalendarEvent(tx, { customer_id: victim.customerId, provider_id: providerId })).id,
    followedCalendar: (await buildFollowedCalendar(tx, { customer_id: victim.customerId, provider_id: providerId })).id,
    ...(await galleryOf(tx, victim, providerId)),
    approval: (await buildApproval(tx, { customer_id: victim.customerId, provider_id: providerId })).id,
    ...(await commentOf(tx, victim, providerId)),
    ...(await offerOf(tx, victim, providerId)),
    merchantApplication: (
      await buildMerchantApplication(tx, { customer_id: victim.customerId, provider_id: providerId })
    ).id,
    staffMember: team.staffMemberId,
    announcement: (await buildAnnouncement(tx, { staff_member_id: team.staffMemberId })).id,
    catalogueChange: (await buildCatalogueChange(tx, { staff_member_id: team.staffMemberId })).id,
    customerNote: (await buildCustomerNote(tx, { customer_id: victim.customerId, staff_member_id: team.staffMemberId }))
      .id,
    signupWizard: (await buildWizard(tx, { staff_member_id: team.staffMemberId })).id,
    referral: await referralOf(tx, victim),
    ...(await moneyOf(tx, { customer_id: victim.customerId, provider_id: providerId })),
    prompt: (await buildPrompt(tx, { customer_id: victim.customerId, provider_id: providerId })).id,
    ...(await budgetOf(tx, { customer_id: victim.customerId, provider_id: providerId })),
    pushSubscription: (
      await buildPushSubscription(tx, {
        customer_id: victim.customerId,
        customer_user_id: victim.id,
        access_token_id: victim.session.tokenId,
      })
    ).id,
    agreementText: (await tx.selectFrom('agreement_texts').select('id').executeTakeFirstOrThrow()).id,
    providerForm: (await tx.selectFrom('provider_forms').select('id').executeTakeFirstOrThrow()).id,
    providerDataUpdate: (await buildDataUpdate(tx, { customer_id: victim.customerId, provider_id: providerId })).id,
    changeRequest: (await buildChangeRequest(tx, { customer_id: victim.customerId, provider_id: providerId })).id,
    city: (await tx.selectFrom('cities').select('id').executeTakeFirstOrThrow()).id,
    district: (await tx.selectFrom('districts').select('id').executeTakeFirstOrThrow()).id,
    region: (await tx.selectFrom('regions').select('id').executeTakeFirstOrThrow()).id,
    customerUserProvider: (
      await tx
        .selectFrom('customer_user_providers')
        .select('id')
        .where('customer_user_id', '=', victim.id)
        .executeTakeFirstOrThrow()
    ).id,
    contact: (
      await tx
        .selectFrom('customer_user_contacts')
        .select('id')
        .where('customer_user_id', '=', victim.id)
        .executeTakeFirstOrThrow()
    ).id,
    category: (await tx.selectFrom('provider_categories').select('id').executeTakeFirstOrThrow()).id,
  }));
  victimIds = {
    ...rows,
    accessToken: victim.session.tokenId,
    customer: victim.customerId,
    customerUser: victim.id,
    provider: providerId,
  };
});
afterAll(() => world.close());

/** Prices, a menu and a space of the victim's, and what everybody may see of the lists behind them. */
async function budgetOf(tx: Tx, owner: { customer_id: number; provider_id: number }) {
  const first = async (table: 'catalog_types' | 'catalog_items' | 'catalog_item_options') =>
    (await tx.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  return {
    catalog: (await buildCatalog(tx, owner)).id,
    menuFile: (await buildMenuFile(tx, owner)).id,
    space: (await buildSpace(tx, owner)).id,
    catalogType: await first('catalog_types'),
    catalogItem: await first('catalog_items'),
    catalogItemOption: await first('catalog_item_options'),
  };
}

async function commentOf(tx: Tx, { customerId }: Actor, providerId: number) {
  const testimonial = (await buildTestimonial(tx, { customer_id: customerId, provider_id: providerId })).id;
  const image = { customer_id: customerId, testimonial_id: testimonial, image_key: 'public/testimonials/one.jpg' };
  const { id } = await tx.insertInto('testimonial_images').values(image).returning('id').executeTakeFirstOrThrow();
  const place = { customer_id: customerId, provider_id: providerId };
  const reviewChannel = (await buildReviewChannel(tx, place)).id;
  const externalComment = (await buildExternalComment(tx, { ...place, channel_id: reviewChannel })).id;
  return { testimonial, testimonialImage: id, reviewChannel, externalComment };
}

async function referralOf(tx: Tx, { customerId, id }: Actor): Promise<number> {
  const referral = {
    customer_id: customerId,
    customer_user_id: id,
    company_name: 'Saltbush Cakes',
    contact_name: 'Priya Raman',
    phone: '+61491570156',
    category_id: 1,
    campaign_id: 1,
    terms_version: 1,
  };
  return (await tx.insertInto('referrals').values(referral).returning('id').executeTakeFirstOrThrow()).id;
}

async function moneyOf(tx: Tx, owner: { customer_id: number; provider_id: number }) {
  const payment = await buildPayment(tx, owner);
  return {
    payment: payment.id,
    paymentInstallment: payment.installmentIds[0] ?? 0,
    bankTransfer: (await buildTransfer(tx)).id,
    phoneNumber: (await saveNumber(tx, { number: '+61255500900', gateway_id: null })).id,
    failedRefund: (await buildFailedRefund(tx, owner)).id,
    refundRequest: (
      await buildRefundRequest(tx, {
        customer_id: owner.customer_id,
        payment_id: payment.id,
        installment_id: payment.installmentIds[0] ?? 0,
        asked_by: (await buildStaffMember(tx)).id,
      })
    ).id,
    creditCard: (await buildCard(tx, { customer_id: owner.customer_id })).id,
    directDebit: (await buildDirectDebit(tx, { customer_id: owner.customer_id })).id,
    productOrder: (await buildOrder(tx, owner)).id,
    product: (await tx.selectFrom('products').select('id').where('name', '=', 'Plus').executeTakeFirstOrThrow()).id,
  };
}

async function offerOf(tx: Tx, { customerId }: Actor, providerId: number) {
  const discount = (await buildDiscount(tx, { customer_id: customerId, provider_id: providerId })).id;
  return { discount, coupon: (await buildCoupon(tx, { customer_id: customerId, discount_id: discount })).id };
}

/** A gallery of the victim's with a photo, and the consent that goes before; the attackers agreed too, so that nothing else stops them. */
async function galleryOf(tx: Tx, { customerId, id: userId }: Actor, providerId: number) {
  const mine = { customer_id: customerId, provider_id: providerId };
  const gallery = (await buildGallery(tx, mine)).id;
  for (const { customerId: customer_id, id: customer_user_id } of [stranger, unlinked])
    await buildAgreementSign(tx, { customer_id, customer_user_id });
  return {
    gallery,
    medium: (await buildMedium(tx, { ...mine, gallery_id: gallery })).id,
    ...(await buildInstagramPhoto(tx, { customerId, userId, gallery })),
    agreementSign: (await buildAgreementSign(tx, { customer_id: customerId, customer_user_id: userId })).id,
  };
}

/** A lead of the victim's with one of everything that can belong to it. */
async function conversationOf(tx: Tx, { customerId, id: userId }: Actor, providerId: number) {
  const lead = (await buildLead(tx, { customer_id: customerId, provider_id: providerId })).id;
  const insert = async (table: string, values: Record<string, unknown>) => {
    const columns = Object.keys(values);
    const { rows } = await sql<{
      id: number;
    }>`insert into ${sql.table(table)} (${sql.join(columns.map((each) => sql.ref(each)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(tx);
    return rows[0]?.id ?? 0;
  };
  const ofLead = { customer_id: customerId, lead_id: lead };
  const { couple_id: couple } = await tx
    .selectFrom('leads')
    .select('couple_id')
    .where('id', '=', lead)
    .executeTakeFirstOrThrow();
  const { id: quote } = await buildQuote(tx, { ...ofLead, provider_id: providerId });
  const message = await insert('lead_messages', { ...ofLead, type: 'email', direction: 'in', body: 'Hello' });
  const file = { name: 'menu.pdf', mime_type: 'application/pdf', size_bytes: 9 };
  return {
    lead,
    couple,
    message,
    leadNote: await insert('lead_notes', { ...ofLead, customer_user_id: userId, body: 'Call after six' }),
    leadView: await insert('lead_views', {
      customer_id: customerId,
      customer_user_id: userId,
      name: 'Mine',
      search: '',
    }),
    reminder: (await buildReminder(tx, { ...ofLead, customer_user_id: userId })).id,
    coupleProvider: (await buildDeal(tx, ofLead)).id,
    quote,
    quoteInstalment: await insert('quote_instalments', {
      customer_id: customerId,
      quote_id: quote,
      number: 1,
      kind: 'deposit',
      cents: 1000,
      gst_cents: 0,
      due_on: '2027-01-01',
    }),
    quoteTemplate: await insert('quote_templates', {
      customer_id: customerId,
      provider_id: providerId,
      name: 'Barn',
      content: '{}',
    }),
    messageAttachment: await insert('lead_message_attachments', {
      customer_id: customerId,
      message_id: message,
      ...file,
    }),
    inboundMessage: await insert('inbound_messages', {
      customer_id: customerId,
      provider_id: providerId,
      type: 'email',
      identity: '<one@example.com>',
      sender: 'somebody@example.com',
      state: 'waiting',
    }),
    call: await insert('lead_calls', { ...ofLead, direction: 'out' }),
    attachment: await insert('customer_attachments', {
      customer_id: customerId,
      ...file,
      storage_key: 'attachments/one',
    }),
    template: await insert('mail_templates', { customer_id: customerId, name: 'Hello', body: 'Hello' }),
  };
}

const idsOfVictim: Ids = (entity) => victimIds[entity as Entity];
const idsOfNobody: Ids = (entity) => (TENANT_ENTITIES.has(entity) ? NOWHERE : idsOfVictim(entity));

function send(call: CallSpec, as: Call, ids: Ids, headers: Record<string, string> = {}) {
  const { method, path, options } = requestFor(call, ids);
  return as(method, path, { ...options, headers: { ...options.headers, ...headers } });
}

/** Reads every row of one customer, in one statement. That a session was used is no change. */
async function toReadBelongings(customerId: number): Promise<RawBuilder<{ rows: string }>> {
  const tables = await world.build((tx) =>
    sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id' and table_name not in ('audit_entries') order by 1`.execute(
      tx,
    ),
  );
  const parts = tables.rows.map(
    ({ name }) => sql`select jsonb_agg(entry order by entry::text)::text as rows from (
      select to_jsonb(t) - ${sql.lit(name === 'access_tokens' ? `{${USES.join(',')}}` : '{}')}::text[] as entry
      from ${sql.table(name)} t where customer_id = ${sql.lit(customerId)}) entries`,
  );
  return sql<{ rows: string }>`${sql.join(parts, sql` union all `)}`;
}

/** Everything of the victim, as text: whatever an attack changes shows here. */
async function belongings(): Promise<string> {
  const { rows } = await world.build((tx) => victimsRows.execute(tx));
  return JSON.stringify(rows);
}

const named = (calls: readonly CallSpec[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);
const guarded = ALL_CALLS.filter((call) => ruleFor(call).kind !== 'anyone');
const owned = guarded.filter((call) => [...entitiesIn(call)].some((entity) => TENANT_ENTITIES.has(entity)));

test('the suite has calls to attack', () => {
  expect(owned.length).toBeGreaterThan(3);
  expect(guarded.length).toBeGreaterThan(owned.length);
});

describe.each(named(guarded))('%s', (_name, call) => {
  test('is 401 without a session and with an ended one', async () => {
    expect((await send(call, world.anyone, idsOfVictim)).statusCode).toBe(401);
    await expect.poll(async () => (await send(call, revoked.call, idsOfVictim)).statusCode).toBe(401);
  });

  test('is 403 for a vendor who sends switch-user', async () => {
    const faked = await send(call, stranger.call, idsOfVictim, { 'switch-user': String(victim.id) });
    expect(faked.statusCode).toBe(403);
  });

  test('AUTH-055 is 403 for staff who send switch-user without having started to act', async () => {
    for (const cookie of ['', 'bellbird_acting=guessed']) {
      const faked = await send(call, staff, idsOfVictim, { 'switch-user': String(victim.id), cookie });
      expect(faked.statusCode).toBe(403);
    }
  });
});

describe.each(named(guarded.filter((call) => ruleFor(call).kind === 'team')))('%s', (_name, call) => {
  test('SHELL-164 is 403 for a vendor: only the team writes here', async () => {
    expect((await send(call, victim.call, idsOfVictim)).statusCode).toBe(403);
  });
});

describe.each(named(owned))('%s', (_name, call) => {
  test('tells another customer nothing: a foreign id answers as one that does not exist, and nothing changes', () =>
    attack(call, stranger));
});

describe.each(named(owned.filter(isAboutMoreThanTheCustomer)))('%s', (_name, call) => {
  test('tells a colleague who is not linked nothing either', () => attack(call, unlinked));
});

async function attack(call: CallSpec, attacker: Actor): Promise<void> {
  const before = await belongings();
  const foreign = await send(call, attacker.call, idsOfVictim);
  const nobody = await send(call, attacker.call, idsOfNobody);
  expect(foreign.statusCode).toBe(nobody.statusCode);
  expect(foreign.body).toBe(nobody.body);
  if (call.path.includes('{')) expect([403, 404]).toContain(foreign.statusCode);
  expect(await belongings()).toBe(before);
}

/** Colleagues share the customer itself. */
function isAboutMoreThanTheCustomer(call: CallSpec): boolean {
  return [...entitiesIn(call)].some((entity) => entity !== 'customer' && TENANT_ENTITIES.has(entity));
}
