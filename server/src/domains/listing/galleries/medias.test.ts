import { randomUUID } from 'node:crypto';
import { GALLERY_PAGE_SIZE, MEDIA_PER_GALLERY } from '@bellbird/contract/shared/limits';
import type { Medium } from '@bellbird/contract/listing/galleries';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildMedium } from './galleries.factory.ts';
import {
  addGallery,
  addVideo,
  agree,
  approve,
  decide,
  listOf,
  photo,
  photoForm,
  readGallery,
  upload,
  uploaded,
  vendor,
} from '#testing/galleries.ts';

let world: World;
let owner: Actor;
let providerId: number;
beforeAll(async () => {
  world = await startWorld();
  owner = await vendor(world);
  providerId = owner.providerIds[0] ?? 0;
});
afterAll(() => world.close());

const read = async (id: number) => (await owner.call('GET', `/medias/${id}`)).json().data as Medium;
const save = async (id: number, change: object) => {
  const { tags, caption, version } = await read(id);
  return owner.call('PUT', `/medias/${id}`, { body: { tags, caption, version, ...change } });
};
const readErrors = async (answer: ReturnType<typeof upload>) => {
  const { statusCode, json } = await answer;
  return [statusCode, Object.keys((json() as { errors: object }).errors)];
};

test('GAL-001 GAL-011 GAL-013 a photo is stored in several sizes with its width and height', async () => {
  const galleryId = await addGallery(owner);
  const answer = await upload(owner, galleryId, { caption: 'Festoon lights' }, await photo(1500, 1000));
  const medium = answer.json().data as Medium;
  expect([answer.statusCode, medium]).toEqual([
    201,
    {
      id: expect.any(Number),
      galleryId,
      providerId,
      type: 'photo',
      url: expect.stringContaining('/1500.webp?'),
      picture: {
        url: medium.url,
        width: 1500,
        height: 1000,
        focus: { x: 50, y: 50 },
        sources: [320, 640, 1280, 1500].map((width) => ({ width, url: expect.stringContaining(`/${width}.webp?`) })),
      },
      embedUrl: null,
      video: null,
      caption: 'Festoon lights',
      tags: ['ceremony', 'night'],
      status: 'pending',
      isPublished: false,
      rejectReason: null,
      isMain: false,
      order: 1,
      fileName: 'IMG_2214.jpg',
      createdAt: expect.any(String),
      version: 1,
    },
  ]);
  const [smallest] = medium.picture?.sources ?? [];
  const file = await world.server.app.inject({ url: smallest?.url ?? '' });
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    expect.stringMatching(/^private, max-age=\d{3,4}, immutable$/),
  ]);
  expect((await sharp(file.rawPayload).metadata()).width).toBe(320);
});

test('GAL-011 a photo is served only at its signed address', async () => {
  const { url } = await uploaded(owner, await addGallery(owner));
  const open = async (address: string) => (await world.server.app.inject({ url: address })).statusCode;
  expect(await open(url ?? '')).toBe(200);
  expect(await open((url ?? '').replace(/sign=(.)/, (_, first) => `sign=${first === 'A' ? 'B' : 'A'}`))).toBe(404);
  expect(await open((url ?? '').split('?')[0] ?? '')).toBe(404);
  expect(await open((url ?? '').replace('/files/signed/', '/files/public/'))).toBe(404);
});

test('GAL-011 camera metadata is removed from all sizes of a photo', async () => {
  const bytes = await sharp(await photo(400, 300))
    .withExif({ IFD3: { GPSLatitude: '34/1 46/1 0/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const medium = (await upload(owner, await addGallery(owner), {}, bytes)).json().data as Medium;
  for (const { url } of medium.picture?.sources ?? []) {
    const { rawPayload } = await world.server.app.inject({ url });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  }
});

test.each([
  ['an SVG', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an SVG that says it is a photo', 'photo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page that says it is a photo', 'photo.jpg', '<html><script>alert(1)</script></html>'],
])('GAL-011 %s is refused', async (_what, name, content) => {
  const galleryId = await addGallery(owner);
  expect(await readErrors(upload(owner, galleryId, {}, Buffer.from(content), name))).toEqual([422, ['photo']]);
  expect(await listOf(owner, galleryId)).toEqual([]);
});

test('GAL-011 a photo that is also HTML, and one with too many pixels, are refused', async () => {
  const galleryId = await addGallery(owner);
  const both = Buffer.concat([await photo(60, 40), Buffer.from('<script>alert(1)</script>')]);
  expect(await readErrors(upload(owner, galleryId, {}, both))).toEqual([422, ['photo']]);
  expect(await readErrors(upload(owner, galleryId, {}, await photo(6100, 10)))).toEqual([422, ['photo']]);
});

test('GAL-011 a path in a file’s name is ignored', async () => {
  const name = '..\\..\\secrets/IMG_1.jpg';
  const medium = (await upload(owner, await addGallery(owner), {}, await photo(60, 40), name)).json().data as Medium;
  expect(medium.fileName).toBe('IMG_1.jpg');
});

test('GAL-014 a medium needs at least one tag, all from the list', async () => {
  const galleryId = await addGallery(owner);
  expect(await readErrors(upload(owner, galleryId, { tags: '' }))).toEqual([422, ['tags']]);
  expect((await upload(owner, galleryId, { tags: 'cheap' })).statusCode).toBe(422);
  const { id } = await uploaded(owner, galleryId);
  const tagless = await save(id, { tags: [] });
  expect([tagless.statusCode, tagless.json().errors]).toEqual([422, { tags: 'Please choose at least one tag.' }]);
});

test('GAL-019 GAL-020 nothing is uploaded without the confirmation, and a caption may not contain a phone number', async () => {
  const galleryId = await addGallery(owner);
  expect(await readErrors(upload(owner, galleryId, { confirmed: 'false' }))).toEqual([422, ['confirmed']]);
  expect(await readErrors(upload(owner, galleryId, { caption: 'Ring 0412 345 678' }))).toEqual([422, ['caption']]);
  expect(await listOf(owner, galleryId)).toEqual([]);
});

test('GAL-011 an upload that is sent twice is stored once', async () => {
  const galleryId = await addGallery(owner);
  const uploadId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => upload(owner, galleryId, { uploadId })));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  expect(await listOf(owner, galleryId)).toHaveLength(1);
});

test('GAL-011 the photo that takes the last place can be sent again, and another one finds the gallery full', async () => {
  const galleryId = await addGallery(owner);
  await world.build((tx) =>
    tx
      .insertInto('media')
      .values(
        Array.from({ length: MEDIA_PER_GALLERY - 1 }, (_, at) => ({
          customer_id: owner.customerId,
          provider_id: owner.providerIds[0] ?? 0,
          gallery_id: galleryId,
          type: 'video' as const,
          caption: '',
          tags: ['night'],
          position: at + 1,
          upload_id: randomUUID(),
          created_by: owner.id,
          created_at: '2026-11-16T01:00:00Z',
          video_host: 'youtube' as const,
          video_url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
        })),
      )
      .execute(),
  );
  const uploadId = randomUUID();
  const [first, again] = [await upload(owner, galleryId, { uploadId }), await upload(owner, galleryId, { uploadId })];
  expect([again.statusCode, again.json().data.id]).toEqual([201, first.json().data.id]);
  expect((await upload(owner, galleryId)).json().code).toBe('gallery_full');
});

test('GAL-021 GAL-022 a video is stored by host and id, and other hosts are refused', async () => {
  const galleryId = await addGallery(owner);
  const video = (await addVideo(owner, galleryId, 'https://youtu.be/aqz-KE-bpKQ')).json().data as Medium;
  expect(video).toMatchObject({
    type: 'video',
    url: null,
    picture: null,
    embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    video: { host: 'youtube', id: 'aqz-KE-bpKQ' },
    status: 'pending',
  });
  const vimeo = (await addVideo(owner, galleryId, 'https://vimeo.com/76979871')).json().data as Medium;
  expect(vimeo.embedUrl).toBe('https://vimeo.com/76979871');
  const elsewhere = await addVideo(owner, galleryId, 'https://example.com/film.mp4');
  expect([elsewhere.statusCode, Object.keys(elsewhere.json().errors)]).toEqual([422, ['video']]);
  const neither = await owner.call(
    'POST',
    '/medias',
    photoForm('', Buffer.from(''), {
      galleryId,
      tags: 'night',
      confirmed: 'true',
      uploadId: randomUUID(),
    }),
  );
  expect([neither.statusCode, Object.keys(neither.json().errors)]).toEqual([422, ['photo']]);
  expect((await readGallery(owner, galleryId)).status).toBe('passive');
});

test('GAL-003 GAL-002 a new photo waits, is approved and published; the vendor hides and shows it', async () => {
  const { id, galleryId } = await uploaded(owner, await addGallery(owner));
  expect((await save(id, { status: 'active' })).statusCode).toBe(409);
  expect(await approve(world, id)).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'active', isPublished: true });
  expect((await readGallery(owner, galleryId)).counts).toMatchObject({ published: 1, pending: 0 });
  await save(id, { status: 'passive' });
  expect(await read(id)).toMatchObject({ status: 'passive', isPublished: false });
  await save(id, { status: 'active' });
  expect(await read(id)).toMatchObject({ status: 'active', isPublished: true });
});

test('GAL-003 GAL-020 a rejected photo has a reason, is not published, and waits again when it is replaced', async () => {
  const { id, url } = await uploaded(owner, await addGallery(owner));
  await decide(world, id, { decision: 'rejected', reason: 'contact information or logo' });
  expect(await read(id)).toMatchObject({
    status: 'rejected',
    rejectReason: 'contact information or logo',
    isPublished: false,
  });
  expect((await save(id, { status: 'active' })).statusCode).toBe(409);
  const file = photoForm('better.jpg', await photo(80, 60));
  const replaced = (await owner.call('POST', `/medias/${id}/photo`, file)).json().data as Medium;
  expect(replaced).toMatchObject({ status: 'pending', rejectReason: null, fileName: 'better.jpg' });
  expect(replaced.url).not.toBe(url);
});

test('GAL-003 a decision about the old photo does not apply to its replacement', async () => {
  const { id } = await uploaded(owner, await addGallery(owner));
  const staff = await world.staff();
  const before = await world.build((tx) =>
    tx.selectFrom('approvals').select('id').where('subject_id', '=', id).executeTakeFirstOrThrow(),
  );
  await owner.call('POST', `/medias/${id}/photo`, photoForm('b.jpg', await photo(80, 60)));
  const late = await staff.call('POST', `/desk/approvals/${before.id}/decision`, { body: { decision: 'approved' } });
  expect([late.statusCode, (await read(id)).status]).toEqual([409, 'pending']);
});

test('GAL-020 the team sees the photo and its automatic checks', async () => {
  const { id } = (
    await upload(owner, await addGallery(owner), { caption: 'Barn' }, await photo(60, 40), 'call-0412345678.jpg')
  ).json().data as Medium;
  const { call } = await world.staff();
  const waiting = (await call('GET', '/desk/approvals?kind=medium&limit=100')).json().data as {
    title: string;
    images: string[];
    checks: { label: string; ok: boolean }[];
  }[];
  const mine = waiting.find(({ checks }) => checks.some(({ label, ok }) => !ok && label.includes('file name')));
  expect(mine?.title).toBe('Barn');
  expect(mine?.checks.map(({ ok }) => ok)).toEqual([false, false, true]);
  expect((await world.server.app.inject({ url: mine?.images[0] ?? '' })).statusCode).toBe(200);
  expect(id).toBeGreaterThan(0);
});

test('GAL-004 GAL-005 GAL-006 only an active image can be the main image, and only one at a time', async () => {
  const galleryId = await addGallery(owner);
  const [one, other] = [await uploaded(owner, galleryId), await uploaded(owner, galleryId)];
  const choose = (mediaId: number) => owner.call('PUT', `/providers/${providerId}/main-image`, { body: { mediaId } });
  const refused = await choose(one.id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Image you are trying to make your main photo must be active.',
  ]);
  await approve(world, one.id);
  await approve(world, other.id);
  expect((await choose(one.id)).json().data.isMain).toBe(true);
  expect((await choose(other.id)).json().data.isMain).toBe(true);
  expect((await listOf(owner, galleryId)).filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual([other.id]);
  await save(other.id, { status: 'passive' });
  expect(await read(other.id)).toMatchObject({ isMain: false });
});

test('GAL-008 GAL-011 media are listed in order, sixteen per page, and filtered by status, type and tag', async () => {
  const vendorOfMany = await vendor(world);
  const galleryId = await addGallery(vendorOfMany);
  const at = {
    customer_id: vendorOfMany.customerId,
    provider_id: vendorOfMany.providerIds[0] ?? 0,
    gallery_id: galleryId,
  };
  await world.build(async (tx) => {
    for (let position = 1; position <= 18; position += 1) await buildMedium(tx, { ...at, position });
    await buildMedium(tx, { ...at, position: 19, status: 'rejected', reject_reason: 'shown twice', tags: ['cake'] });
    await buildMedium(tx, { ...at, position: 20, type: 'video', status: 'pending' });
  });
  await world.build((tx) =>
    tx.updateTable('galleries').set({ status: 'active' }).where('id', '=', galleryId).execute(),
  );
  const first = (await vendorOfMany.call('GET', `/medias?galleryId=${galleryId}`)).json();
  expect([first.data.length, first.meta]).toEqual([
    GALLERY_PAGE_SIZE,
    { total: 20, page: 1, limit: GALLERY_PAGE_SIZE },
  ]);
  const readOrders = async (query: string) => (await listOf(vendorOfMany, galleryId, query)).map(({ order }) => order);
  expect(await readOrders('&page=2')).toEqual([17, 18, 19, 20]);
  expect(await readOrders('&show=rejected')).toEqual([19]);
  expect(await readOrders('&show=pending')).toEqual([20]);
  expect(await readOrders('&type=video')).toEqual([20]);
  expect(await readOrders('&tag=cake')).toEqual([19]);
  expect((await readOrders('&show=published&limit=100')).length).toBe(18);
  const ofProvider = await vendorOfMany.call('GET', `/providers/${at.provider_id}/medias?limit=100`);
  expect(ofProvider.json().meta.total).toBe(20);
});

test('GAL-012 a medium is moved to a position, and simultaneous sorting leaves positions without gaps', async () => {
  const galleryId = await addGallery(owner);
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await uploaded(owner, galleryId)).id);
  const move = (id: number | undefined, position: number) =>
    owner.call('PUT', `/medias/${id}/move-order`, { body: { position } });
  expect((await move(ids[4], 1)).json().data.order).toBe(1);
  const now = async () => (await listOf(owner, galleryId)).map(({ id }) => ids.indexOf(id)).join('');
  expect(await now()).toBe('40123');
  await move(ids[4], 99);
  expect(await now()).toBe('01234');
  await Promise.all([move(ids[0], 4), move(ids[3], 1), move(ids[2], 5), owner.call('DELETE', `/medias/${ids[1]}`)]);
  const after = await listOf(owner, galleryId);
  expect(after.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set([ids[0], ids[2], ids[3], ids[4]]));
});

test('GAL-001 several media are tagged, hidden and deleted together; those it does not apply to stay unchanged', async () => {
  const galleryId = await addGallery(owner);
  const media = [await uploaded(owner, galleryId), await uploaded(owner, galleryId), await uploaded(owner, galleryId)];
  const mediaIds = media.map(({ id }) => id);
  const bulk = async (body: object) => {
    const answer = await owner.call('POST', '/medias/bulk', { body: { mediaIds, ...body } });
    return answer.json().data as unknown;
  };
  expect(await bulk({ type: 'add_tags', tags: ['cake', 'night'] })).toEqual({ changed: 3, left: 0 });
  expect((await read(mediaIds[0] ?? 0)).tags.toSorted()).toEqual(['cake', 'ceremony', 'night']);
  await approve(world, mediaIds[0] ?? 0);
  expect(await bulk({ type: 'status', status: 'passive' })).toEqual({ changed: 1, left: 2 });
  expect(await bulk({ type: 'delete' })).toEqual({ changed: 3, left: 0 });
  expect(await listOf(owner, galleryId)).toEqual([]);
  const waiting = await world.build((tx) =>
    tx.selectFrom('approvals').select('decision').where('subject_id', 'in', mediaIds).orderBy('id').execute(),
  );
  expect(waiting.map(({ decision }) => decision)).toEqual(['approved', 'withdrawn', 'withdrawn']);
});

test('GAL-001 one foreign id among many refuses the whole change', async () => {
  const other = await vendor(world);
  const foreign = await uploaded(other, await addGallery(other));
  const galleryId = await addGallery(owner);
  const mine = await uploaded(owner, galleryId);
  const body = { type: 'delete', mediaIds: [mine.id, foreign.id] };
  expect((await owner.call('POST', '/medias/bulk', { body })).statusCode).toBe(404);
  expect(await listOf(owner, galleryId)).toHaveLength(1);
});

test('GAL-011 a stale save is refused with the current version', async () => {
  const { id, version } = await uploaded(owner, await addGallery(owner));
  await save(id, { caption: 'Theirs' });
  const body = { tags: ['cake'], caption: 'Mine', version };
  const stale = await owner.call('PUT', `/medias/${id}`, { body });
  expect([stale.statusCode, stale.json().data.caption]).toEqual([409, 'Theirs']);
});

test('GAL-016 without accepting the content agreement every change of a gallery is refused', async () => {
  const galleryId = await addGallery(owner);
  const { id } = await uploaded(owner, galleryId);
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
  const { name, status, coverMediaId, version } = await readGallery(owner, galleryId);
  const file = photoForm('a.jpg', await photo(60, 40));
  const tries = [
    colleague.call('POST', '/galleries', { body: { providerId, name: 'Mine' } }),
    colleague.call('PUT', `/galleries/${galleryId}`, { body: { name, status, coverMediaId, version } }),
    colleague.call('PUT', `/galleries/${galleryId}/move-order`, { body: { position: 1 } }),
    colleague.call('DELETE', `/galleries/${galleryId}`),
    upload(colleague, galleryId),
    colleague.call('POST', `/medias/${id}/photo`, file),
    colleague.call('PUT', `/medias/${id}`, { body: { tags: ['cake'], caption: '', version: 1 } }),
    colleague.call('PUT', `/medias/${id}/move-order`, { body: { position: 1 } }),
    colleague.call('DELETE', `/medias/${id}`),
    colleague.call('POST', '/medias/bulk', { body: { type: 'delete', mediaIds: [id] } }),
    colleague.call('PUT', `/providers/${providerId}/main-image`, { body: { mediaId: id } }),
  ];
  for (const answer of await Promise.all(tries))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'consent_required']);
  expect(await listOf(colleague, galleryId)).toHaveLength(1);
  await agree(world, colleague);
  expect((await upload(colleague, galleryId)).statusCode).toBe(201);
});

test('GAL-018 whoever withdraws their consent hides what they added, everywhere; a colleague’s photos stay', async () => {
  const manager = await vendor(world);
  const [ofProvider = 0] = manager.providerIds;
  const colleague = await world.colleague(manager, { providerIds: [ofProvider] });
  await agree(world, colleague);
  const galleryId = await addGallery(manager);
  const mine = await uploaded(manager, galleryId);
  const waiting = await uploaded(manager, galleryId);
  const theirs = await uploaded(colleague, galleryId);
  for (const { id } of [mine, theirs]) await approve(world, id);
  await manager.call('PUT', `/providers/${ofProvider}/main-image`, { body: { mediaId: mine.id } });
  const couplesSee = async (): Promise<number[]> => {
    const { data } = (await world.marketplace('GET', `/marketplace/listings/${ofProvider}`)).json();
    return data.galleries.flatMap(({ media }: { media: Medium[] }) => media.map(({ id }) => id));
  };
  expect(await couplesSee()).toEqual([mine.id, theirs.id]);

  const { data: signs } = (await manager.call('GET', '/customer-user-agreement-signs?type=content')).json();
  await manager.call('DELETE', `/customer-user-agreement-signs/${signs[0].id}`);
  expect(await couplesSee()).toEqual([theirs.id]);
  expect((await manager.call('GET', `/medias/${mine.id}`)).json().data).toMatchObject({
    status: 'passive',
    isMain: false,
  });
  await approve(world, waiting.id);
  expect((await manager.call('GET', `/medias/${waiting.id}`)).json().data.status).toBe('passive');
  const show = () =>
    manager.call('POST', '/medias/bulk', {
      body: { type: 'status', status: 'active', mediaIds: [mine.id, waiting.id] },
    });
  expect((await show()).json().code).toBe('consent_required');
  await agree(world, manager);
  expect((await show()).statusCode).toBe(200);
  expect(await couplesSee()).toEqual([mine.id, waiting.id, theirs.id]);
});

test('GAL-024 GAL-025 with the restriction on, only users who can manage the customer change media', async () => {
  const strict = await startWorld({ environment: { FLAG_MEDIA_RESTRICTION: 'true' } });
  try {
    const manager = await vendor(strict);
    const colleague = await strict.colleague(manager, { providerIds: manager.providerIds });
    await agree(strict, colleague);
    const galleryId = await addGallery(colleague);
    expect((await upload(colleague, galleryId)).statusCode).toBe(403);
    const { id } = await uploaded(manager, galleryId);
    expect((await colleague.call('DELETE', `/medias/${id}`)).statusCode).toBe(403);
    expect((await colleague.call('DELETE', `/galleries/${galleryId}`)).statusCode).toBe(403);
    expect(await listOf(colleague, galleryId)).toHaveLength(1);
    expect((await manager.call('DELETE', `/galleries/${galleryId}`)).statusCode).toBe(204);
  } finally {
    await strict.close();
  }
});
