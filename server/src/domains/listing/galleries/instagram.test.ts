import type { InstagramVisit } from '@bellbird/contract/listing/galleries';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Companies, startCompanies } from '#testing/companies.ts';
import { addGallery, listOf, photo, vendor } from '#testing/galleries.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let companies: Companies;
let world: World;
beforeAll(async () => {
  companies = await startCompanies();
  world = await startWorld({ environment: { ...companies.environment, JOBS: 'true' } });
});
afterAll(async () => {
  await world.close();
  await companies.close();
});

beforeEach(async () => {
  const picture = await photo(400, 300);
  companies.instagram.posts.splice(
    0,
    Infinity,
    { media_type: 'IMAGE', caption: 'Golden hour\n#wedding', picture },
    { media_type: 'VIDEO', caption: 'A film', picture },
    { media_type: 'CAROUSEL_ALBUM', caption: 'Ring 0412 345 678', picture },
    { media_type: 'IMAGE', caption: 'Not a photo', picture: Buffer.from('<html>') },
    { media_type: 'IMAGE', caption: 'Elsewhere', media_url: 'http://169.254.169.254/latest/meta-data' },
  );
});

const path = (galleryId: number) => `/galleries/${galleryId}/instagram-visits`;

async function leave(owner: Actor, galleryId: number) {
  const answer = await owner.call('POST', path(galleryId), { body: {} });
  const authUrl = new URL((answer.json() as { data: { authUrl: string } }).data.authUrl);
  const [cookie] = answer.cookies as { name: string; value: string }[];
  return { authUrl, state: authUrl.searchParams.get('state') ?? '', cookie: `${cookie?.name}=${cookie?.value}` };
}

async function visit(owner: Actor, galleryId: number): Promise<InstagramVisit> {
  const { authUrl, state, cookie } = await leave(owner, galleryId);
  const body = { code: companies.instagram.code(authUrl, 'tess'), state };
  const answer = await owner.call('POST', path(galleryId), { body, headers: { cookie } });
  return (answer.json() as { data: InstagramVisit }).data;
}

const importPhotos = (owner: Actor, { id }: InstagramVisit, photoIds: number[], change: object = {}) =>
  owner.call('POST', `/instagram-visits/${id}/import`, {
    body: { photoIds, tags: ['night'], confirmed: true, ...change },
  });

test('GAL-027 photos from Instagram can be chosen, without videos, foreign addresses and phone numbers', async () => {
  const owner = await vendor(world);
  const { authUrl } = await leave(owner, await addGallery(owner));
  expect(authUrl.searchParams.get('redirect_uri')).toMatch(/\/instagram\/callback$/);
  const { photos } = await visit(owner, await addGallery(owner));
  expect(photos.map(({ caption, state }) => [caption, state])).toEqual([
    ['Golden hour', 'offered'],
    ['', 'offered'],
    ['Not a photo', 'offered'],
  ]);
  const preview = await owner.call('GET', `/instagram-photos/${photos[0]?.id}/preview`);
  expect(preview.statusCode).toBe(200);
  expect((await sharp(preview.rawPayload).metadata()).width).toBe(320);
});

test('GAL-027 chosen photos are imported as pending; a file that is not a photo is marked as failed', async () => {
  const owner = await vendor(world);
  const galleryId = await addGallery(owner);
  const seen = await visit(owner, galleryId);
  const ids = seen.photos.map(({ id }) => id);
  expect((await importPhotos(owner, seen, ids)).statusCode).toBe(202);
  const states = async () => {
    const answer = await owner.call('GET', `/instagram-visits/${seen.id}`);
    return (answer.json() as { data: InstagramVisit }).data.photos.map(({ state }) => state);
  };
  await expect.poll(states).toEqual(['arrived', 'arrived', 'failed']);
  const media = await listOf(owner, galleryId);
  expect(new Set(media.map(({ caption }) => caption))).toEqual(new Set(['Golden hour', '']));
  expect(media.map(({ status, tags }) => [status, tags])).toEqual([
    ['pending', ['night']],
    ['pending', ['night']],
  ]);
  const [first] = media;
  expect((await world.server.app.inject({ url: first?.url ?? '' })).statusCode).toBe(200);
  await importPhotos(owner, seen, ids.slice(0, 2));
  expect(await listOf(owner, galleryId)).toHaveLength(2);
});

test('GAL-014 GAL-016 GAL-020 nothing is imported without a tag, the confirmation and consent', async () => {
  const owner = await vendor(world);
  const galleryId = await addGallery(owner);
  const seen = await visit(owner, galleryId);
  const ids = seen.photos.map(({ id }) => id);
  expect((await importPhotos(owner, seen, ids, { tags: [] })).statusCode).toBe(422);
  expect((await importPhotos(owner, seen, ids, { confirmed: false })).statusCode).toBe(422);
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
  const refused = await colleague.call('POST', path(galleryId), { body: {} });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'consent_required']);
});

test('GAL-027 a visit is private to its user, and a code works once and in one browser', async () => {
  const owner = await vendor(world);
  const galleryId = await addGallery(owner);
  const seen = await visit(owner, galleryId);
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
  expect((await colleague.call('GET', `/instagram-visits/${seen.id}`)).statusCode).toBe(404);
  expect((await colleague.call('GET', `/instagram-photos/${seen.photos[0]?.id}/preview`)).statusCode).toBe(404);
  const { authUrl, state, cookie } = await leave(owner, galleryId);
  const body = { code: companies.instagram.code(authUrl, 'tess'), state };
  expect((await owner.call('POST', path(galleryId), { body })).json().code).toBe('social_attempt_over');
  expect((await owner.call('POST', path(galleryId), { body, headers: { cookie } })).statusCode).toBe(201);
  expect((await owner.call('POST', path(galleryId), { body, headers: { cookie } })).statusCode).toBe(422);
});
