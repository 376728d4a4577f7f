import { PAGES } from '@bellbird/contract/shared/access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('users see only the providers they are linked to', async () => {
  const owner = await world.owner({ providers: 3 });
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds.slice(0, 1) });
  const findIds = async (actor: typeof owner) =>
    (await actor.call('GET', '/providers')).json().data.map((each: { id: number }) => each.id);
  expect(await findIds(owner)).toEqual(owner.providerIds);
  expect(await findIds(colleague)).toEqual(owner.providerIds.slice(0, 1));
});

test('a long list is paged', async () => {
  const owner = await world.owner({ providers: 5 });
  const second = (await owner.call('GET', '/providers?page=2&limit=2')).json();
  expect(second.data.map((each: { id: number }) => each.id)).toEqual(owner.providerIds.slice(2, 4));
  expect(second.meta).toEqual({ total: 5, page: 2, limit: 2 });
});

test('SHELL-165 provider-categories adds the fields of each scope, and none without one', async () => {
  const first = async (query: string) => (await world.anyone('GET', `/provider-categories${query}`)).json().data[0];
  const plain = { id: 1, name: 'Venues', slug: 'venues', categoryType: 'venue' };
  const meta = { capacityKinds: ['package', 'per_person'], hasMenus: true, hasSpaces: true };
  expect(await first('')).toEqual(plain);
  expect(await first('?scopes=getRoiMinLeadCount')).toEqual({ ...plain, roiMinLeadCount: 20 });
  expect(await first('?scopes=getRoiMinLeadCount,getProviderCategoryMeta')).toEqual({
    ...plain,
    roiMinLeadCount: 20,
    meta,
  });
  expect((await world.anyone('GET', '/provider-categories?scopes=other')).statusCode).toBe(422);
});

test('PROV-009 PROV-010 the permissions of each provider are listed', async () => {
  const owner = await world.owner({ providers: 2 });
  const [first = 0, second = 0] = owner.providerIds;
  const colleague = await world.colleague(owner, { providerIds: [first], pages: ['gallery', 'calendar'] });
  const readPages = async (actor: typeof owner, id: number) => {
    const answer = await actor.call('GET', `/providers/${id}/permissions`);
    return answer.statusCode === 200 ? answer.json().data : answer.statusCode;
  };
  const all = Object.fromEntries(PAGES.map((page) => [page, true]));
  expect(await readPages(owner, second)).toEqual({ providerId: second, pages: all });
  const some = Object.fromEntries(PAGES.map((page) => [page, page === 'gallery' || page === 'calendar']));
  expect(await readPages(colleague, first)).toEqual({ providerId: first, pages: some });
  expect(await readPages(colleague, second)).toBe(404);
});
