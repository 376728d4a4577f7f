import { PAGES } from '@bellbird/contract/shared/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { lockManagers } from './customer-users.repository.ts';
import { updateLink } from './links.repository.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const linksOf = (user: Actor) => `/customers/${user.customerId}/users/${user.id}/providers`;
const ON = { canReceiveLeads: true, canReceiveLeadsSms: true, showAsContact: false };

test('USER-014 USER-024 USER-025 a provider is linked with the defaults of a new link', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner);
  const [providerId] = owner.providerIds;
  const answer = await owner.call('POST', linksOf(colleague), { body: { providerId } });
  expect(answer.statusCode).toBe(201);
  const user = (await owner.call('GET', `/customers/${owner.customerId}/users/${colleague.id}`)).json().data;
  expect(user.customerUserProviders).toEqual([
    {
      id: answer.json().data.id,
      providerId,
      canReceiveLeads: false,
      canReceiveLeadsSms: false,
      showAsContact: true,
      signatureContent: null,
      signatureImage: null,
      pages: [],
    },
  ]);
  expect((await owner.call('POST', linksOf(colleague), { body: { providerId } })).statusCode).toBe(422);
});

test('USER-014 a foreign provider is one that does not exist', async () => {
  const owner = await world.owner();
  const stranger = await world.owner();
  const colleague = await world.colleague(owner);
  const link = (providerId: number | undefined) => owner.call('POST', linksOf(colleague), { body: { providerId } });
  const foreign = await link(stranger.providerIds[0]);
  expect(foreign.statusCode).toBe(422);
  expect(foreign.json()).toEqual((await link(1_999_999_999)).json());
});

test('USER-015 USER-016 USER-048 USER-049 flags and pages are changed and decide at once; a removed link opens nothing', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['calendar'] });
  expect((await colleague.call('GET', '/leads')).statusCode).toBe(403);
  const { data } = (await owner.call('GET', `/customers/${owner.customerId}/users/${colleague.id}`)).json();
  const path = `${linksOf(colleague)}/${data.customerUserProviders[0].id}`;

  const changed = await owner.call('PUT', path, { body: { ...ON, pages: ['leads'] } });
  expect(changed.json().data).toMatchObject({ ...ON, pages: ['leads'] });
  await expect.poll(async () => (await colleague.call('GET', '/leads')).statusCode).toBe(200);

  expect((await owner.call('DELETE', path)).statusCode).toBe(204);
  expect((await owner.call('DELETE', path)).statusCode).toBe(404);
  await expect.poll(async () => (await colleague.call('GET', '/providers')).json().meta.total).toBe(0);
});

test('USER-045 a role opens only its pages, and a narrower role takes the others away', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
  const userPath = `/customers/${owner.customerId}/users/${colleague.id}`;
  const { data } = (await owner.call('GET', userPath)).json();
  expect(data.customerUserProviders[0].pages).toEqual(PAGES);
  const form = {
    name: data.name,
    surname: data.surname,
    username: data.username,
    email: [data.email],
    phone: [data.phone],
    titleId: null,
    preferredLanguage: 'en',
    profileVideo: null,
    bio: '',
    birthDate: null,
    identityNumber: null,
    language: null,
    canManage: false,
  };
  const pagesAs = async (roleId: number, version: number) => {
    const answer = await owner.call('PUT', userPath, { body: { ...form, roleId, version } });
    return answer.json().data.customerUserProviders[0].pages as string[];
  };
  expect(await pagesAs(2, data.version)).toEqual(PAGES.filter((page) => page !== 'payments'));
  expect(await pagesAs(3, data.version + 1)).toEqual(['calendar', 'leads', 'testimonials']);
  const linkPath = `${linksOf(colleague)}/${data.customerUserProviders[0].id}`;
  expect((await owner.call('PUT', linkPath, { body: { ...ON, pages: ['gallery'] } })).statusCode).toBe(422);
});

test('a page that is taken away at the same moment is not written back with what somebody receives', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads', 'gallery'] });
  const read = async () =>
    (await owner.call('GET', `/customers/${owner.customerId}/users/${colleague.id}`)).json().data
      .customerUserProviders[0];
  /** Behind a lock of ours. */
  const isWaiting = async () => {
    const { rows } = await world.build((tx) =>
      sql`select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx),
    );
    return rows.length > 0;
  };
  const { id } = await read();
  let saving: ReturnType<Actor['call']> | undefined;
  await world.build(async (tx) => {
    await lockManagers(tx, owner.customerId);
    await updateLink(tx, colleague.id, id, { pages: ['leads'] });
    saving = owner.call('PUT', `${linksOf(colleague)}/${id}`, { body: ON });
    await expect.poll(isWaiting).toBe(true);
  });
  expect((await saving)?.statusCode).toBe(200);
  expect(await read()).toMatchObject({ ...ON, pages: ['leads'] });
});

test('who manages chooses what reaches them, but opens no page to themselves', async () => {
  const owner = await world.owner();
  const path = `/customers/${owner.customerId}/users/${owner.id}`;
  const link = (await owner.call('GET', path)).json().data.customerUserProviders[0];
  const put = (body: object) => owner.call('PUT', `${path}/providers/${link.id}`, { body });
  expect((await put({ ...ON, pages: ['leads'] })).json().data).toMatchObject({ ...ON, pages: ['leads'] });
  expect((await put({ ...ON, pages: ['leads', 'payments'] })).statusCode).toBe(403);
  expect((await owner.call('DELETE', `${path}/providers/${link.id}`)).statusCode).toBe(403);
});

test('USER-053 who manages sees every provider of the customer, linked or not, and no other', async () => {
  const owner = await world.owner();
  const other = await world.build((tx) => buildProvider(tx, { customer_id: owner.customerId, name: 'Aster Flowers' }));
  const answer = await owner.call('GET', `/customers/${owner.customerId}/providers`);
  expect(answer.json().data).toEqual([
    { id: other.id, name: 'Aster Flowers', categoryName: 'Venues' },
    { id: owner.providerIds[0], name: 'Wattle Creek Barn', categoryName: 'Venues' },
  ]);
});

describe('a provider whose last reader leaves', () => {
  async function orphan() {
    const owner = await world.owner();
    const { id: providerId } = await world.build((tx) => buildProvider(tx, { customer_id: owner.customerId }));
    const reader = await world.colleague(owner, { providerIds: [providerId] });
    await world.build((tx) => buildLead(tx, { customer_id: owner.customerId, provider_id: providerId }));
    const { data } = (await owner.call('GET', `/customers/${owner.customerId}/users/${reader.id}`)).json();
    const linkPath = `${linksOf(reader)}/${data.customerUserProviders[0].id}`;
    return { owner, reader, providerId, linkPath, userPath: `/customers/${owner.customerId}/users/${reader.id}` };
  }
  type Orphan = Awaited<ReturnType<typeof orphan>>;

  test.each<[string, (of: Orphan) => ReturnType<Actor['call']>]>([
    ['is unlinked', ({ owner, linkPath }) => owner.call('DELETE', linkPath)],
    ['loses the page', ({ owner, linkPath }) => owner.call('PUT', linkPath, { body: { ...ON, pages: ['gallery'] } })],
    [
      'is deactivated',
      ({ owner, userPath }) => owner.call('POST', `${userPath}/actions`, { body: { type: 'deactivate' } }),
    ],
    ['is deleted', ({ owner, userPath }) => owner.call('DELETE', userPath)],
    [
      'is deleted by the team',
      async ({ owner, reader }) =>
        (await world.staff()).call('DELETE', `/desk/customers/${owner.customerId}/people/${reader.id}`),
    ],
  ])('USER-016 USER-049 is taken over by those who manage when a reader %s', async (_how, leave) => {
    const given = await orphan();
    const { owner, providerId } = given;
    const second = await world.colleague(owner, { canManage: true, providerIds: [providerId], pages: ['gallery'] });
    expect((await owner.call('GET', '/leads')).json().meta.total).toBe(0);
    expect([200, 204]).toContain((await leave(given)).statusCode);
    for (const manager of [owner, second])
      await expect.poll(async () => (await manager.call('GET', '/leads')).json().meta?.total).toBe(1);
    const told = (await owner.call('GET', '/provider-prompts?type=notification')).json().data;
    expect(told).toMatchObject([{ provider: { id: providerId } }]);
  });

  test('stays as it is while somebody else reads what couples write', async () => {
    const { owner, providerId, linkPath } = await orphan();
    await world.colleague(owner, { providerIds: [providerId], pages: ['leads'] });
    expect((await owner.call('DELETE', linkPath)).statusCode).toBe(204);
    expect((await owner.call('GET', '/leads')).json().meta.total).toBe(0);
  });

  test('nobody takes the page from themselves that only they have', async () => {
    const owner = await world.owner();
    const path = `/customers/${owner.customerId}/users/${owner.id}`;
    const link = (await owner.call('GET', path)).json().data.customerUserProviders[0];
    const put = () => owner.call('PUT', `${path}/providers/${link.id}`, { body: { ...ON, pages: ['gallery'] } });
    const refused = await put();
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['pages']]);
    await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    expect((await put()).statusCode).toBe(200);
  });
});
