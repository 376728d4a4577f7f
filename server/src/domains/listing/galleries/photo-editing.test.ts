import type { Medium, PhotoEdit } from '@bellbird/contract/listing/galleries';
import { UNEDITED } from '@bellbird/contract/listing/galleries';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addGallery, approve, upload, vendor } from '#testing/galleries.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let world: World;
let owner: Actor;
let medium: Medium;

beforeAll(async () => {
  world = await startWorld({ environment: { JOBS: 'true' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await vendor(world);
  medium = (await upload(owner, await addGallery(owner), {}, await halves())).json().data;
});

/** 400 × 200, the left half red and the right half blue. */
async function halves(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: await half('blue'), left: 200, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer();
}

const LEFT: PhotoEdit = { ...UNEDITED, crop: { x: 0, y: 0, width: 0.5, height: 1 } };
const edit = async (change: PhotoEdit, version?: number) =>
  owner.call('PUT', `/medias/${medium.id}/edit`, { body: { ...change, version: version ?? (await read()).version } });
const read = async () => (await owner.call('GET', `/medias/${medium.id}`)).json().data as Medium;
const readEdit = async () => (await owner.call('GET', `/medias/${medium.id}/edit`)).json().data;
const toKey = (url = '') => url.replace('/files/signed/', '').replace(/\?.*/, '');

async function colourAt(url: string, at: { left: number; top: number }): Promise<string> {
  const stored = await world.server.storage.get(toKey(url));
  if (!stored) return 'missing';
  const [r = 0, , b = 0] = await sharp(await buffer(stored.stream))
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return r > b ? 'red' : 'blue';
}

describe('turning and cropping a photo', () => {
  test('draws it again under a new address, keeps the original, and the old files go', async () => {
    const before = medium.picture?.url ?? '';
    const after: Medium = (await edit(LEFT)).json().data;
    expect(after.picture).toMatchObject({ width: 200, height: 200, focus: { x: 50, y: 50 } });
    expect(await colourAt(after.url ?? '', { left: 190, top: 100 })).toBe('red');
    expect(toKey(after.url ?? '')).not.toBe(toKey(before));
    const { originalUrl, edit: stored } = await readEdit();
    expect(await colourAt(originalUrl, { left: 390, top: 100 })).toBe('blue');
    expect(stored).toEqual(LEFT);
    await expect.poll(() => world.server.storage.exists(toKey(before))).toBe(false);
  });

  test('turns first, then crops; and everything can be reset', async () => {
    const turned = (await edit({ ...UNEDITED, turn: 90 })).json().data as Medium;
    expect(turned.picture).toMatchObject({ width: 200, height: 400 });
    expect(await colourAt(turned.url ?? '', { left: 100, top: 10 })).toBe('red');
    const bottom = { ...UNEDITED, turn: 90 as const, crop: { x: 0, y: 0.5, width: 1, height: 0.5 } };
    const cropped = (await edit(bottom)).json().data as Medium;
    expect(await colourAt(cropped.url ?? '', { left: 100, top: 10 })).toBe('blue');
    const reset = (await edit(UNEDITED)).json().data as Medium;
    expect(reset.picture).toMatchObject({ width: 400, height: 200 });
  });

  test('the focus alone draws nothing and needs no approval; couples’ pages get it too', async () => {
    await approve(world, medium.id);
    const before = await read();
    const after = (await edit({ ...UNEDITED, focus: { x: 20, y: 80 } })).json().data as Medium;
    expect(after).toMatchObject({ status: 'active', picture: { focus: { x: 20, y: 80 } } });
    expect(toKey(after.url ?? '')).toBe(toKey(before.url ?? ''));
    const listing = (await owner.call('GET', `/providers/${medium.providerId}/listing-preview`)).json().data.listing;
    expect(listing.galleries[0].media[0].picture.focus).toEqual({ x: 20, y: 80 });
  });

  test('of an approved photo, less needs no second look, also turned and reset; a photo that waits goes on waiting', async () => {
    expect((await edit(LEFT)).json().data.status).toBe('pending');
    await approve(world, medium.id);
    const quarter = { ...LEFT, crop: { x: 0.1, y: 0, width: 0.25, height: 1 } };
    expect((await edit(quarter)).json().data.status).toBe('active');
    expect((await edit(LEFT)).json().data.status).toBe('active');
    // The team has seen the left half only, so the rest waits.
    expect((await edit({ ...UNEDITED, turn: 180 })).json().data.status).toBe('pending');
    await approve(world, medium.id);
    expect((await edit(LEFT)).json().data.status).toBe('active');
    expect((await edit(UNEDITED)).json().data.status).toBe('active');
  });

  test('a stale version, a foreign photo, a video and a part outside the photo are refused', async () => {
    expect((await edit(LEFT, 99)).json().code).toBe('stale_version');
    const outside = { ...LEFT, crop: { x: 0.6, y: 0, width: 0.5, height: 1 } };
    expect((await edit(outside)).statusCode).toBe(422);
    const stranger = await vendor(world);
    expect((await stranger.call('GET', `/medias/${medium.id}/edit`)).statusCode).toBe(404);
  });

  test('replacing the photo forgets its edit', async () => {
    await edit(LEFT);
    const { photoForm } = await import('#testing/galleries.ts');
    await owner.call('POST', `/medias/${medium.id}/photo`, photoForm('new.jpg', await halves()));
    expect((await readEdit()).edit).toEqual(UNEDITED);
  });
});
