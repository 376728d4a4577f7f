import { REFERRALS_PER_DAY } from '@bellbird/contract/shared/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAgreementText } from '#domains/foundation/agreements/agreements.factory.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let outbox: Outbox;
let world: World;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: { ...outbox.environment } });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

const CATEGORY = 2;
const CAMPAIGN = 1;

function proposal(owner: Actor, change: object = {}) {
  return {
    companyName: 'Saltbush Cakes',
    name: 'Priya Raman',
    phone: '+61 491 570 156',
    category: { id: CATEGORY },
    campaign: { id: CAMPAIGN },
    customerUserId: owner.id,
    customerId: owner.customerId,
    termsAccepted: true,
    ...change,
  };
}

const send = (owner: Actor, change: object = {}) => owner.call('POST', '/referrals', { body: proposal(owner, change) });
const kept = (owner: Actor) =>
  world.build((tx) => tx.selectFrom('referrals').selectAll().where('customer_id', '=', owner.customerId).execute());
const errorsOf = async (answer: ReturnType<typeof send>) => {
  const { statusCode, json } = await answer;
  return [statusCode, Object.keys(json().errors)];
};

test('REFER-001 REFER-005 a referral is stored with all its fields and the version of the terms', async () => {
  const owner = await world.owner();
  await world.build((tx) => buildAgreementText(tx, { type: 'referral', version: 7 }));
  const answer = await send(owner);
  expect([answer.statusCode, await kept(owner)]).toEqual([
    201,
    [
      {
        id: answer.json().data.id,
        customer_id: owner.customerId,
        customer_user_id: owner.id,
        company_name: 'Saltbush Cakes',
        contact_name: 'Priya Raman',
        phone: '+61491570156',
        category_id: CATEGORY,
        campaign_id: CAMPAIGN,
        terms_version: 7,
        created_at: expect.any(String),
      },
    ],
  ]);
});

test('REFER-005 the account manager of the customer is told who to call', async () => {
  const owner = await world.owner();
  const manager = 'manager-of-referrals@bellbird.example';
  await world.build((tx) =>
    tx.updateTable('customers').set({ account_manager_email: manager }).where('id', '=', owner.customerId).execute(),
  );
  await send(owner);
  const { subject, text } = await outbox.mailTo(manager);
  expect(subject).toMatch(/referred Saltbush Cakes$/);
  expect(text).toContain('Contact: Priya Raman, +61491570156');
});

test.each(['companyName', 'name', 'phone'])(
  'REFER-004 REFER-006 %s is required, and the error names it',
  async (field) => {
    const owner = await world.owner();
    expect(await errorsOf(send(owner, { [field]: '  ' }))).toEqual([422, [field]]);
    expect(await kept(owner)).toEqual([]);
  },
);

test('REFER-004 REFER-006 a category is required, and a phone number must be valid', async () => {
  const owner = await world.owner();
  expect(await errorsOf(send(owner, { category: {} }))).toEqual([422, ['category.id']]);
  expect(await errorsOf(send(owner, { phone: '12345' }))).toEqual([422, ['phone']]);
});

test('REFER-003 without accepting the terms nothing is sent', async () => {
  const owner = await world.owner();
  expect(await errorsOf(send(owner, { termsAccepted: false }))).toEqual([422, ['termsAccepted']]);
  expect(await kept(owner)).toEqual([]);
});

test('REFER-007 only a category that may be referred is accepted', async () => {
  const owner = await world.owner();
  const setStatus = (status: 'active' | 'passive') =>
    world.build((tx) =>
      tx
        .updateTable('config_entries')
        .set({ status })
        .where('item_type', '=', 'allowed_provider_category_ids')
        .where('value', '=', String(CATEGORY))
        .execute(),
    );
  await setStatus('passive');
  expect(await errorsOf(send(owner))).toEqual([422, ['category.id']]);
  await setStatus('active');
  expect((await send(owner)).statusCode).toBe(201);
});

test('REFER-008 the campaign must be in the configuration', async () => {
  const owner = await world.owner();
  expect(await errorsOf(send(owner, { campaign: { id: 999 } }))).toEqual([422, ['campaign.id']]);
});

test('REFER-006 a company is referred once per customer', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner);
  const other = await world.owner();
  await send(owner);
  expect(await errorsOf(send(colleague, { phone: '+61491570156' }))).toEqual([422, ['phone']]);
  expect((await send(other)).statusCode).toBe(201);
});

test('REFER-001 a referral in the name of another user is refused', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner);
  const other = await world.owner();
  expect((await send(owner, { customerUserId: colleague.id })).statusCode).toBe(404);
  expect((await send(owner, { customerId: other.customerId })).statusCode).toBe(404);
});

test('referrals are limited per day', async () => {
  const owner = await world.owner();
  const resets_at = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const used = { bucket: `referrals:${owner.customerId}`, hits: REFERRALS_PER_DAY, resets_at };
  await world.build((tx) => tx.insertInto('rate_limits').values(used).execute());
  expect((await send(owner)).statusCode).toBe(429);
});
