import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

const EMAIL = 'boss@woolshed.example';

let outbox: Outbox;
let world: World;
let vendor: Actor;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: outbox.environment });
  vendor = await world.owner();
  await world.build(async (tx) => {
    await tx.updateTable('customer_users').set({ email: EMAIL }).where('id', '=', vendor.id).execute();
    await buildLead(tx, {
      customer_id: vendor.customerId,
      provider_id: vendor.providerIds[0] ?? 0,
      waiting_since: new Date(Date.now() - 60 * 60 * 1000).toISOString(),
    });
  });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

test('a vendor whose couples wait is reminded once a day, by a to-do and a mail; nobody else is', async () => {
  const [dana, ruth] = [await world.staff({ roles: ['account_manager'] }), await world.staff()];
  const [quiet, other] = [await world.owner(), await world.owner()];
  const path = (actor: Actor) => `/desk/providers/${actor.providerIds[0]}/reminders`;
  const remind = async (staff: typeof dana, actor = vendor) => (await staff.call('POST', path(actor))).statusCode;
  expect(new Set(await Promise.all([remind(dana), remind(ruth)]))).toEqual(new Set([204, 409]));
  expect([await remind(dana), await remind(dana, quiet)]).toEqual([409, 409]);
  expect((await dana.call('POST', '/desk/providers/2000000001/reminders')).statusCode).toBe(404);
  expect((await vendor.call('POST', path(other))).statusCode).toBe(403);
  expect(await remind(await world.staff({ roles: ['reviewer'] }))).toBe(403);
  const { slow } = (await dana.call('GET', '/desk/overview')).json().data;
  expect(slow).toMatchObject([{ customerId: vendor.customerId, couples: 1, reminded: { by: 'Ruth Okafor' } }]);
  const titles = async (actor: Actor) =>
    (await actor.call('GET', '/provider-prompts')).json().data.map(({ title }: { title: string }) => title);
  expect([await titles(vendor), await titles(quiet)]).toEqual([
    [expect.stringMatching(/^A couple is waiting for /)],
    [],
  ]);
  const { subject, text } = await outbox.mailTo(EMAIL);
  expect([subject, text]).toEqual([
    expect.stringMatching(/^A couple is waiting for /),
    expect.stringContaining('Please answer today'),
  ]);
  expect(outbox.untaken()).toEqual([]);
});
