import { GALLERIES_PER_PROVIDER } from '@bellbird/contract/shared/limits';
import type { Gallery } from '@bellbird/contract/listing/galleries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildGallery, buildMedium } from './galleries.factory.ts';
import { addGallery, readGallery, upload, uploaded, vendor } from '#testing/galleries.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const toForm = ({ name, status, coverMediaId, version }: Gallery) => ({ name, status, coverMediaId, version });
const save = (owner: Actor, gallery: Gallery, change: object) =>
  owner.call('PUT', `/galleries/${gallery.id}`, { body: { ...toForm(gallery), ...change } });
const listed = async (owner: Actor, path = `/providers/${owner.providerIds[0]}/galleries`) =>
  (await owner.call('GET', path)).json().data as Gallery[];
const names = async (owner: Actor) => (await listed(owner)).map(({ name, order }) => [order, name]);

test('GAL-007 GAL-009 GAL-013 a gallery is added as the last one, read, renamed and deleted', async () => {
  const owner = await vendor(world);
  const first = await addGallery(owner, 'The Barn');
  const second = await addGallery(owner, 'The orchard');
  expect(await readGallery(owner, second)).toEqual({
    id: second,
    providerId: owner.providerIds[0],
    providerName: 'Wattle Creek Barn',
    name: 'The orchard',
    status: 'passive',
    coverMediaId: null,
    cover: null,
    order: 2,
    counts: { all: 0, photos: 0, videos: 0, published: 0, pending: 0, rejected: 0, passive: 0 },
    version: 1,
  });
  const renamed = await save(owner, await readGallery(owner, first), { name: 'Barn at night' });
  expect([renamed.statusCode, renamed.json().data.name]).toEqual([200, 'Barn at night']);
  expect((await owner.call('DELETE', `/galleries/${first}`)).statusCode).toBe(204);
  expect(await names(owner)).toEqual([[1, 'The orchard']]);
});

test('GAL-009 a gallery needs a name, and a stale save is refused with the current version', async () => {
  const owner = await vendor(world);
  const gallery = await readGallery(owner, await addGallery(owner));
  const nameless = await save(owner, gallery, { name: '  ' });
  expect([nameless.statusCode, Object.keys(nameless.json().errors)]).toEqual([422, ['name']]);
  await save(owner, gallery, { name: 'Ours' });
  const stale = await save(owner, gallery, { name: 'Mine' });
  expect([stale.statusCode, stale.json().code, stale.json().data.name]).toEqual([409, 'stale_version', 'Ours']);
});

test('SHELL-040 GAL-009 the galleries of all the caller’s providers are listed, and filtered by provider and status', async () => {
  const owner = await vendor(world, { providers: 2 });
  const [one = 0, other = 0] = owner.providerIds;
  await addGallery(owner, 'First', one);
  const second = await addGallery(owner, 'Second', other);
  await upload(owner, second);
  const findIds = async (query: string) => (await listed(owner, `/galleries${query}`)).map(({ name }) => name);
  expect(await findIds('')).toEqual(['First', 'Second']);
  expect(await findIds(`?providerIds=${other}`)).toEqual(['Second']);
  expect(await findIds('?status=passive')).toEqual(['First']);
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
  expect((await colleague.call('GET', '/galleries')).statusCode).toBe(403);
  const half = await world.colleague(owner, { providerIds: [one] });
  expect((await listed(half, '/galleries')).map(({ name }) => name)).toEqual(['First']);
});

test('GAL-007 a linked user without the gallery permission gets 403, an unlinked one 404', async () => {
  const owner = await vendor(world, { providers: 2 });
  const [one = 0, other = 0] = owner.providerIds;
  const colleague = await world.colleague(owner, { providerIds: [one] });
  await world.build((tx) =>
    tx
      .insertInto('customer_user_providers')
      .values({ customer_id: owner.customerId, customer_user_id: colleague.id, provider_id: other, pages: ['leads'] })
      .execute(),
  );
  const readStatus = async (id: number) => (await colleague.call('GET', `/providers/${id}/galleries`)).statusCode;
  const stranger = await world.owner();
  expect([await readStatus(one), await readStatus(other), await readStatus(stranger.providerIds[0] ?? 0)]).toEqual([
    200, 403, 404,
  ]);
});

test('GAL-010 a gallery is moved to a position, and a position beyond the end moves it to the end', async () => {
  const owner = await vendor(world);
  const ids: number[] = [];
  for (const name of ['A', 'B', 'C', 'D']) ids.push(await addGallery(owner, name));
  const move = async (at: number, position: number) => {
    const answer = await owner.call('PUT', `/galleries/${ids[at]}/move-order`, { body: { position } });
    return (answer.json().data as Gallery[]).map(({ name }) => name).join('');
  };
  expect(await move(3, 1)).toBe('DABC');
  expect(await move(3, 3)).toBe('ABDC');
  expect(await move(0, 99)).toBe('BDCA');
  expect((await names(owner)).map(([order]) => order)).toEqual([1, 2, 3, 4]);
  const nowhere = await owner.call('PUT', `/galleries/${ids[0]}/move-order`, { body: { position: 0 } });
  expect(nowhere.statusCode).toBe(422);
});

test('GAL-010 simultaneous adding and sorting leaves positions without gaps', async () => {
  const owner = await vendor(world);
  const ids = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => addGallery(owner, name)));
  const orders = async () => (await names(owner)).map(([order]) => order);
  expect(await orders()).toEqual([1, 2, 3, 4, 5, 6]);
  await Promise.all(
    ids.map((id, at) => owner.call('PUT', `/galleries/${id}/move-order`, { body: { position: 6 - at } })),
  );
  expect(await orders()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set((await names(owner)).map(([, name]) => name)).size).toBe(6);
});

test('GAL-015 a gallery is active from its first photo until its last one is deleted', async () => {
  const owner = await vendor(world);
  const id = await addGallery(owner);
  const refused = await save(owner, await readGallery(owner, id), { status: 'active' });
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'A gallery needs at least 1 photo.']);
  const { id: photoId } = await uploaded(owner, id);
  expect((await readGallery(owner, id)).status).toBe('active');
  await save(owner, await readGallery(owner, id), { status: 'passive' });
  expect((await save(owner, await readGallery(owner, id), { status: 'active' })).statusCode).toBe(200);
  await owner.call('DELETE', `/medias/${photoId}`);
  expect((await readGallery(owner, id)).status).toBe('passive');
});

test('GAL-013 the cover is one of its own photos, by default the first that couples see', async () => {
  const owner = await vendor(world);
  const [mine, others] = [await addGallery(owner), await addGallery(owner)];
  const at = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, gallery_id: mine };
  const [waiting, shown, foreign, video] = await world.build(async (tx) => [
    await buildMedium(tx, { ...at, status: 'pending', file_key: 'galleries/waiting' }),
    await buildMedium(tx, { ...at, position: 2, file_key: 'galleries/shown' }),
    await buildMedium(tx, { ...at, gallery_id: others }),
    await buildMedium(tx, { ...at, type: 'video', position: 3 }),
  ]);
  expect((await readGallery(owner, mine)).cover?.url).toContain('galleries/shown/');
  const chosen = await save(owner, await readGallery(owner, mine), { coverMediaId: waiting?.id });
  expect([chosen.json().data.coverMediaId, chosen.json().data.cover.url]).toEqual([
    waiting?.id,
    expect.stringContaining('galleries/waiting/'),
  ]);
  for (const other of [foreign, video]) {
    const refused = await save(owner, await readGallery(owner, mine), { coverMediaId: other?.id });
    expect(refused.statusCode).toBe(404);
  }
  expect(shown?.id).toBeGreaterThan(0);
});

test('GAL-009 the number of galleries per provider is limited', async () => {
  const owner = await vendor(world);
  const provider_id = owner.providerIds[0] ?? 0;
  await world.build(async (tx) => {
    for (let position = 1; position <= GALLERIES_PER_PROVIDER; position += 1)
      await buildGallery(tx, { customer_id: owner.customerId, provider_id, position });
  });
  const answer = await owner.call('POST', '/galleries', { body: { providerId: provider_id, name: 'One more' } });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'gallery_full']);
});

test('GAL-009 changes of galleries are recorded in the audit trail', async () => {
  const owner = await vendor(world);
  const id = await addGallery(owner);
  await save(owner, await readGallery(owner, id), { name: 'Renamed' });
  await owner.call('DELETE', `/galleries/${id}`);
  const entries = await world.build((tx) =>
    tx.selectFrom('audit_entries').select('action').where('customer_id', '=', owner.customerId).orderBy('id').execute(),
  );
  expect(entries.map(({ action }) => action)).toEqual(['galleries.create', 'galleries.update', 'galleries.delete']);
});
