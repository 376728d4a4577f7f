import { randomUUID } from 'node:crypto';
import { ITEM_STATUSES } from '@bellbird/contract/listing/items';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipartForm } from '#testing/every-call.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildGallery, buildMedium } from '#domains/listing/galleries/galleries.factory.ts';
import { createItemCleanupService } from './item-cleanup.service.ts';
import { buildItem, buildItemPicture } from './items.factory.ts';

const NOW = new Date('2026-11-15T02:00:00Z');
let now = NOW;
let world: World;
let owner: Actor;
let staff: Awaited<ReturnType<World['staff']>>;
let providerId: number;
let photo: Buffer;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
  staff = await world.staff();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6b57' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => world.close());
beforeEach(async () => {
  now = NOW;
  owner = await world.owner();
  providerId = owner.providerIds[0] ?? 0;
});

const ofProvider = () => ({ customer_id: owner.customerId, provider_id: providerId });
const picture = (kind: 'product' | 'model' = 'product', of: object = ofProvider()) =>
  world.build(async (tx) => (await buildItemPicture(tx, { ...ofProvider(), ...of, kind })).id);
const form = async (given: object = {}) => ({
  name: 'Weekend in the barn',
  description: 'Friday to Sunday.',
  minPrice: 8900,
  maxPrice: 14_500,
  pictureIds: [await picture()],
  ...given,
});
const add = async (given: object = {}, by = owner) =>
  by.call('POST', '/provider-items', { body: { providerId, ...(await form(given)) } });
const added = async (given: object = {}): Promise<number> => (await add(given)).json().data.id;
const read = async (id: number) => (await owner.call('GET', `/provider-items/${id}`)).json().data;
const names = async () =>
  (await owner.call('GET', `/provider-items?providerId=${providerId}`))
    .json()
    .data.map((item: { name: string; order: number }) => `${item.order} ${item.name}`);
const decide = async (id: number, body: object) => {
  const queue = (await staff.call('GET', '/desk/approvals?kind=item&limit=100')).json().data;
  const approval = queue.find((each: { title: string }) => each.title === `Product ${id}`);
  return staff.call('POST', `/desk/approvals/${approval.id}/decision`, { body });
};
/** Named after its id, so that the team's queue can be searched for it. */
const rename = async (id: number) => {
  const { media, version } = await read(id);
  const pictureIds = media.map((each: { id: number }) => each.id);
  return owner.call('PUT', `/provider-items/${id}`, {
    body: { ...(await form({ pictureIds })), name: `Product ${id}`, version },
  });
};

describe('what a product is', () => {
  test('ITEM-002 the statuses are active, passive, rejected, waiting and pending pricing', () => {
    expect(ITEM_STATUSES).toEqual(['active', 'passive', 'rejected', 'waiting', 'pending_pricing']);
  });

  test('ITEM-004 ITEM-008 a product is added and read with its pictures, prices and options', async () => {
    const groups = (await owner.call('GET', `/item-option-groups?providerId=${providerId}`)).json().data;
    const [first, second] = [await picture(), await picture()];
    const id = await added({ pictureIds: [second, first], optionIds: [groups[0].options[1].id] });
    expect(await read(id)).toMatchObject({
      id,
      providerId,
      name: 'Weekend in the barn',
      description: 'Friday to Sunday.',
      minPrice: 8900,
      maxPrice: 14_500,
      currency: 'AUD',
      status: 'waiting',
      order: 1,
      media: [{ id: second, kind: 'product' }, { id: first }],
      version: 1,
    });
    const [group] = (await read(id)).optionGroups;
    expect(group.options.map((option: { selected: boolean }) => option.selected).slice(0, 3)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('ITEM-006 option groups are those of the provider’s category', async () => {
    const groups = (await owner.call('GET', `/item-option-groups?providerId=${providerId}`)).json().data;
    expect(groups.map((group: { name: string }) => group.name)).toEqual(['Included', 'Length']);
    expect(groups[0].options[0]).toEqual({ id: expect.any(Number), name: 'Tables and chairs' });
    expect((await add({ optionIds: [999_999] })).json().errors).toHaveProperty('optionIds');
  });

  test('ITEM-009 a product needs at least one product image', async () => {
    const none = await add({ pictureIds: [] });
    expect([none.statusCode, none.json().errors.pictureIds]).toEqual([422, 'At least 1 product image is required.']);
    const wrong = await add({ pictureIds: [await picture('model')] });
    expect(wrong.json().errors).toHaveProperty('pictureIds');
  });

  test('ITEM-010 offered by model, it needs at least one registered model image', async () => {
    const without = await add({ isOfferedByModel: true });
    expect(without.json().errors.modelPictureIds).toBe('At least 1 registered model image is required.');
    expect((await add({ isOfferedByModel: true, modelPictureIds: [await picture('model')] })).statusCode).toBe(201);
  });

  test('ITEM-011 the maximum price must be above the minimum price', async () => {
    const wrong = async (minPrice: number | null, maxPrice: number) =>
      (await add({ minPrice, maxPrice })).json().errors;
    expect(await wrong(9000, 9000)).toEqual({ maxPrice: 'The maximum price must be above the minimum price.' });
    expect(await wrong(9000, 8000)).toHaveProperty('maxPrice');
    expect(await wrong(null, 8000)).toEqual({ minPrice: 'This field is required!' });
    expect((await add({ minPrice: 9000, maxPrice: null })).statusCode).toBe(201);
    const past = world.build((tx) => buildItem(tx, { ...ofProvider(), min_price: 9, max_price: 9 }));
    await expect(past).rejects.toThrow('check constraint');
  });

  test('ITEM-009 a picture of another provider or another product cannot be used', async () => {
    const other = await world.owner();
    const foreign = await picture('product', { customer_id: other.customerId, provider_id: other.providerIds[0] ?? 0 });
    const taken = await picture();
    await added({ pictureIds: [taken] });
    for (const id of [foreign, taken])
      expect((await add({ pictureIds: [id] })).json().errors).toEqual({
        pictureIds: 'This image is no longer available. Please choose another.',
      });
  });
});

describe('ITEM-003 the status of a product', () => {
  test('ITEM-003 it waits, becomes active when the team approves, and waits again when it is changed', async () => {
    const id = await added();
    await rename(id);
    expect((await read(id)).status).toBe('waiting');
    expect((await decide(id, { decision: 'approved' })).statusCode).toBe(204);
    expect((await read(id)).status).toBe('active');
    await rename(id);
    expect((await read(id)).status).toBe('waiting');
  });

  test('ITEM-003 a rejected product shows the reason until it is changed', async () => {
    const id = await added();
    await rename(id);
    await decide(id, { decision: 'rejected', reason: 'contact information or logo' });
    expect(await read(id)).toMatchObject({ status: 'rejected', rejectReason: 'contact information or logo' });
    const prompts = (await owner.call('GET', '/provider-prompts?state=open')).json().data;
    expect(prompts[0].title).toBe(`Not published: Product ${id}`);
    await rename(id);
    expect(await read(id)).toMatchObject({ status: 'waiting', rejectReason: null });
  });

  test('ITEM-003 without a price it is pending pricing and not in the team’s queue', async () => {
    const id = await added();
    await rename(id);
    const { version, media } = await read(id);
    const body = { ...(await form({ pictureIds: [media[0].id], minPrice: null, maxPrice: null })), version };
    expect((await owner.call('PUT', `/provider-items/${id}`, { body })).json().data.status).toBe('pending_pricing');
    const waiting = await world.build((tx) =>
      tx.selectFrom('approvals').select('decision').where('kind', '=', 'item').where('subject_id', '=', id).execute(),
    );
    expect(new Set(waiting.map(({ decision }) => decision))).toEqual(new Set(['withdrawn']));
  });

  test('ITEM-003 the vendor moves it between active and passive, once it is approved', async () => {
    const id = await added();
    const show = (status: string) => owner.call('PUT', `/provider-items/${id}/status`, { body: { status } });
    expect((await show('active')).json().code).toBe('not_approved_yet');
    await rename(id);
    await decide(id, { decision: 'approved' });
    expect((await show('passive')).json().data.status).toBe('passive');
    expect((await show('active')).json().data.status).toBe('active');
    expect((await show('waiting')).statusCode).toBe(422);
  });
});

describe('ITEM-001 the list', () => {
  beforeEach(async () => {
    for (const name of ['A', 'B', 'C', 'D']) await added({ name });
  });
  const findId = async (name: string): Promise<number> => {
    const { data } = (await owner.call('GET', `/provider-items?providerId=${providerId}`)).json();
    return data.find((item: { name: string }) => item.name === name).id;
  };

  test('ITEM-005 a product moves up and down, and the others shift', async () => {
    const move = async (name: string, order: number) =>
      owner.call('PUT', `/provider-items/${await findId(name)}/move-order`, { body: { order } });
    await move('D', 2);
    expect(await names()).toEqual(['1 A', '2 D', '3 B', '4 C']);
    await move('A', 3);
    expect(await names()).toEqual(['1 D', '2 B', '3 A', '4 C']);
    expect((await move('D', 400)).json().data.order).toBe(4);
    expect(await names()).toEqual(['1 B', '2 A', '3 C', '4 D']);
  });

  test('ITEM-005 twenty simultaneous moves leave no gaps or duplicates', async () => {
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map(findId));
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        owner.call('PUT', `/provider-items/${ids[n % 4]}/move-order`, { body: { order: ((n * 3) % 4) + 1 } }),
      ),
    );
    expect((await names()).map((name: string) => name[0])).toEqual(['1', '2', '3', '4']);
  });

  test('ITEM-004 a removed product can be restored at its position for a day', async () => {
    const id = await findId('B');
    expect((await owner.call('DELETE', `/provider-items/${id}`)).statusCode).toBe(204);
    expect((await owner.call('GET', `/provider-items/${id}`)).statusCode).toBe(404);
    expect(await names()).toEqual(['1 A', '2 C', '3 D']);
    const back = await owner.call('PUT', `/provider-items/${id}/restoration`);
    expect(back.json().data).toMatchObject({ id, order: 2, status: 'waiting' });
    expect(await names()).toEqual(['1 A', '2 B', '3 C', '4 D']);
    await owner.call('DELETE', `/provider-items/${id}`);
    now = new Date('2026-11-16T03:00:00Z');
    await createItemCleanupService({
      db: world.db,
      clock: { now: () => now },
      storage: world.server.storage,
    }).deleteUnused();
    expect((await owner.call('PUT', `/provider-items/${id}/restoration`)).statusCode).toBe(404);
  });

  test('ITEM-004 a long list is paged', async () => {
    const second = (await owner.call('GET', `/provider-items?providerId=${providerId}&page=2&limit=3`)).json();
    expect([second.data[0].name, second.meta.total]).toEqual(['D', 4]);
  });

  test('ITEM-004 a stale change is refused with the current version', async () => {
    const id = await findId('A');
    const { media } = await read(id);
    const body = { ...(await form({ pictureIds: [media[0].id], name: 'A plus' })), version: 1 };
    expect((await owner.call('PUT', `/provider-items/${id}`, { body })).statusCode).toBe(200);
    const stale = await owner.call('PUT', `/provider-items/${id}`, { body });
    expect([stale.statusCode, stale.json().data.name, stale.json().data.version]).toEqual([409, 'A plus', 2]);
  });

  test('ITEM-001 users without the products permission are refused', async () => {
    const keeper = await world.colleague(owner, { providerIds: [providerId], pages: ['calendar'] });
    expect((await keeper.call('GET', `/provider-items?providerId=${providerId}`)).statusCode).toBe(403);
  });
});

describe('pictures', () => {
  const upload = () =>
    owner.call(
      'POST',
      `/providers/${providerId}/item-pictures`,
      multipartForm({ kind: 'product' }, { image: { filename: 'barn.jpg', bytes: photo } }),
    );

  test('ITEM-009 a picture is uploaded before the product, re-encoded in two sizes, and public', async () => {
    const { id, url, thumbUrl } = (await upload()).json().data;
    const sizes = await Promise.all(
      [url, thumbUrl].map(async (path: string) => {
        const file = await world.server.app.inject({ method: 'GET', url: path });
        return (await sharp(file.rawPayload).metadata()).width;
      }),
    );
    expect(sizes).toEqual([900, 480]);
    expect((await add({ pictureIds: [id] })).statusCode).toBe(201);
  });

  test('ITEM-009 an unused picture is deleted after a day with its files; one in use stays', async () => {
    const loose = (await upload()).json().data;
    const used = (await upload()).json().data;
    await added({ pictureIds: [used.id] });
    now = new Date('2026-11-16T03:00:00Z');
    await createItemCleanupService({
      db: world.db,
      clock: { now: () => now },
      storage: world.server.storage,
    }).deleteUnused();
    const status = async (path: string) => (await world.server.app.inject({ method: 'GET', url: path })).statusCode;
    expect([await status(loose.url), await status(used.url)]).toEqual([404, 200]);
  });

  test('ITEM-007 a photo of a gallery becomes a picture of its own, and the photo says which products use it', async () => {
    const gallery = await world.build((tx) => buildGallery(tx, ofProvider()));
    const store = async (given: object = {}) => {
      const key = `galleries/${randomUUID()}`;
      const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2f6b57' } })
        .webp()
        .toBuffer();
      await world.server.storage.put(`${key}/640.webp`, bytes, { contentType: 'image/webp' });
      const file = { file_key: key, file_extension: 'webp', widths: [320, 640], width: 640, height: 400 };
      return (
        await world.build((tx) => buildMedium(tx, { ...ofProvider(), gallery_id: gallery.id, ...file, ...given }))
      ).id;
    };
    const choose = (mediaId: number, as = owner) =>
      as.call('POST', `/providers/${providerId}/item-pictures/from-gallery`, { body: { kind: 'product', mediaId } });
    const mediaId = await store({ status: 'active' });
    const chosen = await choose(mediaId);
    expect(chosen.statusCode).toBe(201);
    const { id: pictureId, url } = chosen.json().data;
    const id = await added({ pictureIds: [pictureId] });
    const used = (await owner.call('GET', `/media/${mediaId}/item-datas`)).json().data;
    expect(used.map((each: { id: number }) => each.id)).toEqual([id]);
    await world.build((tx) => tx.deleteFrom('media').where('id', '=', mediaId).execute());
    expect((await read(id)).media).toHaveLength(1);
    expect((await world.server.app.inject({ method: 'GET', url })).statusCode).toBe(200);
    expect((await choose(await store({ status: 'rejected', reject_reason: 'Logo' }))).statusCode).toBe(404);
    expect((await choose(await store(), await world.owner())).statusCode).toBe(404);
    expect((await choose(2_000_000)).statusCode).toBe(404);
  });

  test('ITEM-007 the products that show a medium of a gallery', async () => {
    const id = await added();
    const medium = await world.build(async (tx) => {
      const gallery = await buildGallery(tx, ofProvider());
      const { id: mediaId } = await buildMedium(tx, { ...ofProvider(), gallery_id: gallery.id });
      await tx.updateTable('provider_item_pictures').set({ media_id: mediaId }).where('item_id', '=', id).execute();
      return mediaId;
    });
    const datas = (await owner.call('GET', `/media/${medium}/item-datas`)).json().data;
    expect(datas).toEqual([
      { id, name: 'Weekend in the barn', minPrice: 8900, maxPrice: 14_500, currency: 'AUD', status: 'waiting' },
    ]);
    const stranger = await world.owner();
    expect((await stranger.call('GET', `/media/${medium}/item-datas`)).statusCode).toBe(404);
  });
});
