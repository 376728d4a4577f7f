import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('USER-002 USER-006 GET customers/{id} answers the customer, and nothing of the account manager', async () => {
  const owner = await world.owner();
  const answer = await owner.call('GET', `/customers/${owner.customerId}`);
  expect(answer.json()).toEqual({
    data: {
      id: owner.customerId,
      name: 'Wattle Creek Estate',
      isPaid: true,
      crmStatus: 'standard',
      companyTypeId: null,
      companyExtensionId: null,
      version: 1,
    },
  });
});

test('USER-002 USER-007 PUT customers/{id} changes the company; a stale version gets 409 and the current row', async () => {
  const owner = await world.owner();
  const put = (body: object) => owner.call('PUT', `/customers/${owner.customerId}`, { body });
  const form = { name: 'Wattle Creek Weddings', companyTypeId: 3, companyExtensionId: 1, version: 1 };
  expect((await put(form)).json().data).toMatchObject({ name: 'Wattle Creek Weddings', companyTypeId: 3, version: 2 });
  const stale = await put({ ...form, name: 'Too late' });
  expect(stale.statusCode).toBe(409);
  expect(stale.json().data).toMatchObject({ name: 'Wattle Creek Weddings', version: 2 });
  const unknown = await put({ ...form, version: 2, companyTypeId: 9, companyExtensionId: 9 });
  expect(Object.keys(unknown.json().errors)).toEqual(['companyTypeId', 'companyExtensionId']);
});

test('USER-047 who may not manage may not change the customer, and nobody its standing', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner);
  const form = { name: 'Ours', companyTypeId: null, companyExtensionId: null, version: 1 };
  const path = `/customers/${owner.customerId}`;
  expect((await colleague.call('PUT', path, { body: form })).statusCode).toBe(403);
  expect((await owner.call('PUT', path, { body: { ...form, isPaid: true, crmStatus: 'prime' } })).statusCode).toBe(422);
});

test('USER-003 the team takes in a new customer', async () => {
  const staff = await world.staff();
  const body = {
    name: 'Banksia House',
    accountManagerName: 'Ruth Okafor',
    accountManagerEmail: 'ruth@bellbird.example',
  };
  const answer = await staff.call('POST', '/customers', { body });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json().data as { id: number };
  const row = await world.build((tx) => tx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst());
  expect(row).toMatchObject({ name: 'Banksia House', is_paid: false });
});

test('USER-004 USER-005 an action is kept with who asked and when', async () => {
  const owner = await world.owner();
  const act = (type: string, customerId = owner.customerId) =>
    owner.call('POST', '/customers/actions', { body: { customerId, type, note: 'Please call in the morning.' } });
  const answer = await act('contact_request');
  expect(answer.statusCode).toBe(201);
  expect((await act('update_contact')).statusCode).toBe(201);
  expect((await act('make_me_prime')).statusCode).toBe(422);
  const { id } = answer.json().data as { id: number };
  const row = await world.build((tx) =>
    tx.selectFrom('customer_actions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({
    customer_user_id: owner.id,
    type: 'contact_request',
    note: 'Please call in the morning.',
  });
  expect(Math.abs(Date.now() - Date.parse(row.created_at))).toBeLessThan(60_000);
});
