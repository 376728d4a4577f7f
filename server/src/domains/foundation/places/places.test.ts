import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, type World, startWorld } from '#testing/world.ts';

type City = {
  id: number;
  name: string;
  slug: string;
  position: number;
  timeZone: string;
  imageUrl: string | null;
  districts: { id: number; name: string }[];
};

let world: World;
let staff: Call;
beforeAll(async () => {
  world = await startWorld();
  staff = (await world.staff()).call;
});
afterAll(() => world.close());

const cities = async (): Promise<City[]> => (await world.anyone('GET', '/cities')).json().data;
const city = async (slug: string): Promise<City> => (await cities()).find((each) => each.slug === slug) as City;

function multipart(fields: Record<string, string>, file?: { name: string; bytes: Buffer<ArrayBuffer> }) {
  const boundary = 'places-test';
  const text = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const parts = [Buffer.from(text.join(''))];
  if (file) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="${file.name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

describe('reading', () => {
  test('SHELL-157 SHELL-158 GET cities returns the cities in their order, each with slug and districts', async () => {
    const all = await cities();
    expect(all.map((each) => each.position)).toEqual(all.map((_, index) => index + 1));
    const southCoast = await city('south-coast');
    expect(southCoast).toMatchObject({ name: 'South Coast', slug: 'south-coast', timeZone: 'Australia/Sydney' });
    expect(southCoast.districts.map((each) => each.name)).toContain('Berry');
  });

  test('SHELL-163 GET regions returns the states and territories', async () => {
    const regions = (await world.anyone('GET', '/regions')).json().data;
    expect(regions.map((each: { code: string }) => each.code).toSorted()).toEqual([
      'ACT',
      'NSW',
      'NT',
      'QLD',
      'SA',
      'TAS',
      'VIC',
      'WA',
    ]);
  });

  test('SHELL-161 GET districts with cityId returns the districts of that city, and asks for the city', async () => {
    const { id, districts } = await city('sydney');
    const answer = await world.anyone('GET', `/districts?cityId=${id}`);
    expect(answer.json().data).toEqual(districts);
    expect((await world.anyone('GET', '/districts')).json().errors).toEqual({ cityId: 'This field is required!' });
    expect((await world.anyone('GET', '/districts?cityId=abc')).json().errors).toEqual({
      cityId: 'Please enter a whole number.',
    });
  });
});

describe('writing', () => {
  test('SHELL-159 PUT cities/{id} takes a multipart body; the picture is re-encoded and served', async () => {
    const { id } = await city('hobart');
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f6b57' } })
      .jpeg()
      .toBuffer();
    const answer = await staff(
      'PUT',
      `/cities/${id}`,
      multipart({ name: 'Hobart' }, { name: 'harbour.jpg', bytes: photo }),
    );
    expect(answer.statusCode).toBe(200);
    const { imageUrl } = answer.json().data as City;
    const picture = await world.server.app.inject({ method: 'GET', url: imageUrl as string });
    expect([picture.statusCode, picture.headers['content-type'], picture.headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(60);
  });

  test('SHELL-123 SHELL-124 a picture of the wrong kind is told at its field, and nothing changes', async () => {
    const before = await city('darwin');
    const answer = await staff(
      'PUT',
      `/cities/${before.id}`,
      multipart({ name: 'Renamed' }, { name: 'page.jpg', bytes: Buffer.from('<html>') }),
    );
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['image']]);
    expect(await city('darwin')).toEqual(before);
  });

  test('SHELL-160 PUT cities/{id}/swap-order exchanges two positions, also when two do it at once', async () => {
    const [perth, adelaide] = [await city('perth'), await city('adelaide')];
    const swap = () => staff('PUT', `/cities/${perth.id}/swap-order`, { body: { otherId: adelaide.id } });
    expect((await swap()).statusCode).toBe(200);
    expect([(await city('perth')).position, (await city('adelaide')).position]).toEqual([
      adelaide.position,
      perth.position,
    ]);
    const both = await Promise.all([swap(), swap()]);
    expect(both.map((each) => each.statusCode)).toEqual([200, 200]);
    expect((await city('perth')).position).toBe(adelaide.position);
  });

  test('SHELL-162 a district is created, renamed and removed', async () => {
    const { id: cityId } = await city('darwin');
    const { id } = (await staff('POST', '/districts', { body: { cityId, name: 'Fannie Bay' } })).json().data;
    expect((await staff('PUT', `/districts/${id}`, { body: { name: 'Fannie Bay and Parap' } })).json().data.name).toBe(
      'Fannie Bay and Parap',
    );
    expect((await staff('DELETE', `/districts/${id}`)).statusCode).toBe(204);
    expect((await staff('DELETE', `/districts/${id}`)).statusCode).toBe(404);
  });

  test('a district that a provider stands in is not removed, and a name twice in a city is refused', async () => {
    const sydney = await city('sydney');
    const district = sydney.districts[0] as { id: number; name: string };
    const owner = await world.owner();
    await world.build((tx) =>
      tx
        .updateTable('providers')
        .set({ district_id: district.id })
        .where('id', '=', owner.providerIds[0] ?? 0)
        .execute(),
    );
    const kept = await staff('DELETE', `/districts/${district.id}`);
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'in_use']);
    const twice = await staff('POST', '/districts', { body: { cityId: sydney.id, name: district.name } });
    expect(twice.json().errors).toEqual({ name: 'This city has that district already.' });
  });

  test('SHELL-164 a vendor changes, reorders, adds and removes nothing', async () => {
    const owner = await world.owner();
    const { id, districts } = await city('sydney');
    const other = await city('melbourne');
    const district = districts[0]?.id ?? 0;
    const before = await cities();
    const name = multipart({ name: 'Mine' });
    const tries = [
      owner.call('PUT', `/cities/${id}`, { body: name.body, headers: name.headers }),
      owner.call('PUT', `/cities/${id}/swap-order`, { body: { otherId: other.id } }),
      owner.call('POST', '/districts', { body: { cityId: id, name: 'Mine' } }),
      owner.call('PUT', `/districts/${district}`, { body: { name: 'Mine' } }),
      owner.call('DELETE', `/districts/${district}`),
    ];
    for (const answer of await Promise.all(tries))
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(await cities()).toEqual(before);
  });

  test('every deed of the team stands in the audit trail', async () => {
    const deeds = await world.build((tx) =>
      tx.selectFrom('audit_entries').select(['action', 'actor_kind']).where('action', 'like', 'places.%').execute(),
    );
    expect(new Set(deeds.map((each) => each.action))).toEqual(
      new Set([
        'places.updateCity',
        'places.swapCityOrder',
        'places.createDistrict',
        'places.updateDistrict',
        'places.deleteDistrict',
      ]),
    );
    expect(deeds.every((each) => each.actor_kind === 'staff')).toBe(true);
  });
});
