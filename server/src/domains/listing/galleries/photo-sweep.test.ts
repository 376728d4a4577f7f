import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { createSignedFiles } from '#platform/storage/signed-files.ts';
import { systemClock } from '#platform/time/clock.ts';
import { type World, startWorld } from '#testing/world.ts';
import { findMedia, findMainImageUrls, presentMedium } from './galleries.public.ts';
import { addGallery, approve, uploaded, vendor } from '#testing/galleries.ts';
import { deleteUnusedPhoto } from './photo-files.operations.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ environment: { JOBS: 'true' } });
});
afterAll(() => world.close());

const toKeys = (sources: { url: string }[]) =>
  sources.map(({ url }) => url.replace('/files/signed/', '').replace(/\?.*/, ''));
const there = async (keys: string[]) => Promise.all(keys.map((key) => world.server.storage.exists(key)));

test('GAL-001 deleting a photo deletes its files in all sizes', async () => {
  const owner = await vendor(world);
  const { id, picture } = await uploaded(owner, await addGallery(owner));
  const keys = toKeys(picture?.sources ?? []);
  const original = `${keys[0]?.replace(/\/[^/]+$/, '')}/original.jpg`;
  expect(await there([...keys, original])).toEqual([true, true]);
  await owner.call('DELETE', `/medias/${id}`);
  await expect.poll(() => there([...keys, original])).toEqual([false, false]);
});

test('GAL-009 deleting a gallery deletes the files of its photos', async () => {
  const owner = await vendor(world);
  const galleryId = await addGallery(owner);
  const photos = [await uploaded(owner, galleryId), await uploaded(owner, galleryId)];
  const keys = photos.flatMap(({ picture }) => toKeys(picture?.sources ?? []));
  await owner.call('DELETE', `/galleries/${galleryId}`);
  await expect.poll(() => there(keys)).toEqual([false, false]);
});

test('GAL-011 the cleanup job keeps the files of a finished upload', async () => {
  const owner = await vendor(world);
  const { picture } = await uploaded(owner, await addGallery(owner));
  const [key = ''] = toKeys(picture?.sources ?? []);
  const place = { fileKey: key.replace(/\/[^/]+$/, ''), extension: 'jpg', widths: [60] };
  await deleteUnusedPhoto({ db: world.db, storage: world.server.storage }, place);
  expect(await there([key])).toEqual([true]);
});

test('GAL-004 other domains can read the main image: the chosen one, or the first that couples see', async () => {
  const owner = await vendor(world);
  const [providerId = 0] = owner.providerIds;
  const galleryId = await addGallery(owner);
  const [first, second] = [await uploaded(owner, galleryId), await uploaded(owner, galleryId)];
  const files = createSignedFiles(createKeyring('a-secret'), systemClock);
  const main = async () => (await world.build((tx) => findMainImageUrls(tx, files, [providerId]))).get(providerId);
  const toKey = (medium: typeof first) => toKeys(medium.picture?.sources ?? [])[0] ?? 'none';
  expect(await main()).toBeUndefined();
  await approve(world, first.id);
  await approve(world, second.id);
  expect(await main()).toContain(toKey(first));
  await owner.call('PUT', `/providers/${providerId}/main-image`, { body: { mediaId: second.id } });
  expect(await main()).toContain(toKey(second));
  const wanted = { customerId: owner.customerId, providerIds: [providerId] };
  const [row] = await world.build((tx) => findMedia(tx, wanted, { ids: [second.id] }));
  expect(row && presentMedium(row, files.urlOf).isMain).toBe(true);
});
