import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let outbox: Outbox;
let world: World;
let dana: Awaited<ReturnType<World['staff']>>;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: outbox.environment });
  dana = await world.staff({ roles: ['account_manager'] });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

async function makeVendor(): Promise<Actor & { email: string; providerId: number }> {
  const vendor = await world.owner();
  const email = `boss-${vendor.id}@vendors.example`;
  await world.build((tx) => tx.updateTable('customer_users').set({ email }).where('id', '=', vendor.id).execute());
  return { ...vendor, email, providerId: vendor.providerIds[0] ?? 0 };
}

describe('a provider that the team put on hold', () => {
  const hold = (providerId: number, body: object) =>
    dana.call('PUT', `/desk/providers/${providerId}/hold`, { body }).then((answer) => answer.statusCode);
  const act = (vendor: Actor & { providerId: number }, type: string) =>
    vendor.call('POST', `/providers/${vendor.providerId}/actions`, { body: { type } });
  const bell = async (vendor: Actor) =>
    (await vendor.call('GET', '/provider-prompts?type=notification'))
      .json()
      .data.map(({ title }: { title: string }) => title);

  test('PROV-013 is released by the team only, and the vendor is told why', async () => {
    const vendor = await makeVendor();
    expect(await hold(vendor.providerId, { isOnHold: true, reason: 'Your ABN was cancelled' })).toBe(204);
    const [provider] = (await vendor.call('GET', '/providers')).json().data;
    expect(provider).toMatchObject({ onHold: true, holdReason: 'Your ABN was cancelled' });
    const refused = await act(vendor, 'release');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'held_by_team']);
    expect((await act(vendor, 'hold')).json().data).toMatchObject({
      onHold: true,
      holdReason: 'Your ABN was cancelled',
    });
    const mail = await outbox.mailTo(vendor.email);
    expect(mail.text).toContain('The reason: Your ABN was cancelled');
    expect(await bell(vendor)).toEqual([`We’ve put ${provider.name} on hold`]);
  });

  test('is the vendor’s again once it is released, also when they had put it on hold before', async () => {
    const vendor = await makeVendor();
    await act(vendor, 'hold');
    await hold(vendor.providerId, { isOnHold: true, reason: 'Unpaid' });
    await outbox.mailTo(vendor.email);
    expect(await hold(vendor.providerId, { isOnHold: false })).toBe(204);
    expect((await outbox.mailTo(vendor.email)).subject).toContain('is visible again');
    expect((await act(vendor, 'hold')).json().data).toMatchObject({ onHold: true, holdReason: null });
    expect((await act(vendor, 'release')).json().data.onHold).toBe(false);
  });

  test('is told once when the same is done twice, and can’t be one that has left', async () => {
    const vendor = await makeVendor();
    await hold(vendor.providerId, { isOnHold: true, reason: 'Unpaid' });
    await hold(vendor.providerId, { isOnHold: true, reason: 'Unpaid' });
    expect(await bell(vendor)).toHaveLength(1);
    await dana.call('PUT', `/desk/providers/${vendor.providerId}/membership`, { body: { hasLeft: true } });
    expect(await hold(vendor.providerId, { isOnHold: false })).toBe(409);
  });
});

describe('those who manage an account read what the team did to its people', () => {
  const person = { name: 'Priya', surname: 'Raman', roleId: 3, canManage: true };

  test('somebody was added, changed and removed', async () => {
    const vendor = await makeVendor();
    const people = `/desk/customers/${vendor.customerId}/people`;
    const body = { ...person, email: `priya-${vendor.id}@vendors.example` };
    const { id } = (await dana.call('POST', people, { body })).json().data;
    const added = await outbox.mailTo(vendor.email);
    expect(added.subject).toBe('Priya Raman was added to your account');
    expect(added.text).toContain('They can manage the account');
    const change = (given: object) => dana.call('PUT', `${people}/${id}`, { body: { ...person, ...given } });
    expect((await change({ version: 1 })).statusCode).toBe(204);
    expect((await change({ canManage: false, version: 2 })).statusCode).toBe(204);
    const changed = await outbox.mailTo(vendor.email);
    expect(changed.subject).toBe('The rights of Priya Raman were changed');
    expect(changed.text).not.toContain('They can manage the account');
    expect((await dana.call('DELETE', `${people}/${id}`)).statusCode).toBe(204);
    expect((await outbox.mailTo(vendor.email)).subject).toBe('Priya Raman was removed from your account');
  });
});
