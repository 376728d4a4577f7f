import { RELATED_PROVIDERS_MAX } from '@bellbird/contract/shared/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildAward, buildProvider } from './providers.factory.ts';

const NOW = new Date('2026-11-16T01:00:00.000Z');
const NOWHERE = 2_000_000_001;
let world: World;
let staff: Awaited<ReturnType<World['staff']>>;
let owner: Actor;
let barn: number;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW }, environment: { BASE_URL: 'https://panel.example' } });
  staff = await world.staff();
});
beforeEach(async () => {
  owner = await world.owner({ providers: 2 });
  barn = owner.providerIds[0] ?? 0;
});
afterAll(() => world.close());

const change = (id: number, values: { name?: string; left_at?: string; on_hold?: boolean }) =>
  world.build((tx) => tx.updateTable('providers').set(values).where('id', '=', id).execute());
const names = async (path: string, as = owner) =>
  (await as.call('GET', path)).json().data.map((each: { name: string }) => each.name);
const act = (id: number, type: string, as = owner) => as.call('POST', `/providers/${id}/actions`, { body: { type } });

test('PROV-001 PROV-002 PROV-006 PROV-037 a provider with all its fields is found by part of its name', async () => {
  await change(barn, { name: 'The 100% Barn' });
  const [row] = (await owner.call('GET', '/providers?query=100%25')).json().data;
  expect(row).toEqual({
    id: barn,
    name: 'The 100% Barn',
    categoryId: expect.any(Number),
    cityId: expect.any(Number),
    category: { id: expect.any(Number), name: 'Venues', categoryType: 'venue' },
    city: { name: expect.any(String) },
    district: null,
    timeZone: 'Australia/Sydney',
    onHold: false,
    holdReason: null,
    paidStatus: 'paid',
    isMissingData: false,
    reviewRequestedAt: null,
    productFeatures: { productDateEnd: null, statsAccess: true, rivalStatsAccess: 5 },
    providerFilter: { listingProductName: 'Spotlight' },
  });
  expect(await names('/providers?query=nobody')).toEqual([]);
});

test('PROV-007 providers that have left are listed separately, latest first', async () => {
  const [, second = 0] = owner.providerIds;
  await change(barn, { name: 'First', left_at: '2026-01-01T00:00:00.000Z' });
  await change(second, { name: 'Second', left_at: '2026-06-01T00:00:00.000Z' });
  expect(await names('/providers')).toEqual([]);
  const { data, meta } = (await owner.call('GET', '/providers/churned')).json();
  expect(data.map((each: { name: string; leftAt: string }) => [each.name, each.leftAt])).toEqual([
    ['Second', '2026-06-01T00:00:00.000Z'],
    ['First', '2026-01-01T00:00:00.000Z'],
  ]);
  expect(meta.total).toBe(2);
  expect(await names('/providers/churned', await world.owner())).toEqual([]);
  expect((await act(barn, 'hold')).json().code).toBe('not_possible_now');
});

describe('PROV-012 PROV-013 actions', () => {
  test('hold and release', async () => {
    expect((await act(barn, 'hold')).json().data).toMatchObject({ id: barn, onHold: true });
    expect((await act(barn, 'hold')).json().data.onHold).toBe(true);
    expect((await act(barn, 'release')).json().data.onHold).toBe(false);
    expect((await act(barn, 'sell')).statusCode).toBe(422);
  });

  test('a review is requested once, reaches the team, and ends with their decision', async () => {
    expect((await act(barn, 'request_review')).json().data.reviewRequestedAt).toBe(NOW.toISOString());
    await act(barn, 'request_review');
    const waiting = (await staff.call('GET', '/desk/approvals?kind=provider_review&limit=100')).json().data;
    const mine = waiting.filter((each: { provider: { id: number } }) => each.provider.id === barn);
    expect(mine).toHaveLength(1);
    expect(mine[0].checks).toEqual([
      { label: 'Nothing required is missing', ok: true },
      { label: 'Not on hold', ok: true },
    ]);
    const decided = await staff.call('POST', `/desk/approvals/${mine[0].id}/decision`, {
      body: { decision: 'approved' },
    });
    expect(decided.statusCode).toBe(204);
    expect((await owner.call('GET', '/providers')).json().data[0].reviewRequestedAt).toBeNull();
  });

  test('PROV-003 PROV-011 need the information permission', async () => {
    const gardener = await world.colleague(owner, { providerIds: [barn], pages: ['gallery'] });
    expect((await act(barn, 'hold', gardener)).statusCode).toBe(403);
    expect((await act(barn, 'hold', await world.owner())).statusCode).toBe(404);
  });
});

test('PROV-014 the form couples fill in depends on the category', async () => {
  const labels = async () => {
    const [form] = (await owner.call('GET', `/providers/${barn}/info-request-forms`)).json().data;
    return form.questions.map((each: { label: string }) => each.label) as string[];
  };
  const asVenue = await labels();
  expect(asVenue).toEqual(expect.arrayContaining(['Your names', 'Wedding date', 'Style of reception']));
  await world.build(async (tx) => {
    const { id } = await tx
      .selectFrom('provider_categories')
      .select('id')
      .where('category_type', '=', 'photography')
      .executeTakeFirstOrThrow();
    await tx.updateTable('providers').set({ category_id: id }).where('id', '=', barn).execute();
  });
  const asPhotographer = await labels();
  expect(asPhotographer).toEqual(expect.arrayContaining(['Your names', 'Wedding date']));
  expect(asPhotographer).not.toContain('Style of reception');
  expect(asPhotographer.some((label) => !asVenue.includes(label))).toBe(true);
  expect((await owner.call('GET', `/providers/${NOWHERE}/info-request-forms`)).statusCode).toBe(404);
});

describe('PROV-008 PROV-015 PROV-016 PROV-017 related providers', () => {
  let other: number;
  let name: string;
  const path = () => `/providers/${barn}/related-providers`;
  const propose = (relatedProviderId: number, as = owner) => as.call('POST', path(), { body: { relatedProviderId } });
  const remove = (id: number) => owner.call('DELETE', `${path()}/${id}`);
  const decide = async (decision: string, reason?: string) => {
    const waiting = (await staff.call('GET', '/desk/approvals?kind=related_provider&limit=100')).json().data;
    const { id } = waiting.find((each: { provider: { id: number } }) => each.provider.id === barn);
    await staff.call('POST', `/desk/approvals/${id}/decision`, { body: { decision, reason } });
  };
  beforeEach(async () => {
    const florist = await world.owner();
    other = florist.providerIds[0] ?? 0;
    name = `Banksia Blooms ${other}`;
    await change(other, { name });
  });

  test('the search covers the whole marketplace and returns public facts only', async () => {
    const { data } = (
      await owner.call('GET', `/providers/search?query=${encodeURIComponent(`blooms ${other}`)}`)
    ).json();
    expect(data).toEqual([
      {
        id: other,
        name,
        category: { name: 'Venues', categoryType: 'venue' },
        city: { name: expect.any(String) },
        district: null,
        image: null,
      },
    ]);
    await change(other, { on_hold: true });
    expect(await names(`/providers/search?query=${encodeURIComponent(name)}`)).toEqual([]);
    expect((await owner.call('GET', '/providers/search?query=')).statusCode).toBe(422);
  });

  test('a proposed provider is approved, and stays approved when it is removed and added again', async () => {
    const made = await propose(other);
    expect([made.statusCode, made.json().data]).toEqual([
      201,
      expect.objectContaining({ id: other, status: 'proposed' }),
    ]);
    expect((await propose(other)).json().errors.relatedProviderId).toContain('already');
    await decide('approved');
    expect((await owner.call('GET', path())).json().data).toMatchObject([{ id: other, name, status: 'approved' }]);
    expect((await remove(other)).statusCode).toBe(204);
    expect(await names(path())).toEqual([]);
    expect((await remove(other)).statusCode).toBe(404);
    expect((await propose(other)).json().data.status).toBe('approved');
  });

  test('a rejected one shows the reason and can be proposed again', async () => {
    await propose(other);
    await decide('rejected', 'the two do not work together');
    expect((await owner.call('GET', path())).json().data[0]).toMatchObject({
      status: 'rejected',
      reason: 'the two do not work together',
    });
    await remove(other);
    expect((await propose(other)).json().data).toMatchObject({ status: 'proposed', reason: null });
  });

  test('itself, unknown ones, too many, and proposals for other customers are refused', async () => {
    expect((await propose(barn)).statusCode).toBe(422);
    expect((await propose(NOWHERE)).statusCode).toBe(422);
    await world.build(async (tx) => {
      const { customer_id } = await tx
        .selectFrom('providers')
        .select('customer_id')
        .where('id', '=', other)
        .executeTakeFirstOrThrow();
      for (let made = 0; made < RELATED_PROVIDERS_MAX; made += 1) {
        const { id } = await buildProvider(tx, { customer_id });
        await tx
          .insertInto('related_providers')
          .values({
            customer_id: owner.customerId,
            provider_id: barn,
            related_provider_id: id,
            proposed_at: NOW.toISOString(),
          })
          .execute();
      }
    });
    expect((await propose(other)).json().errors.relatedProviderId).toContain(String(RELATED_PROVIDERS_MAX));
    expect((await propose(other, await world.owner())).statusCode).toBe(404);
  });
});

test('PROV-032 PROV-033 awards have a public image and an escaped snippet', async () => {
  await change(barn, { name: 'Barn "<&>" Creek' });
  await world.build((tx) =>
    buildAward(tx, { customer_id: owner.customerId, provider_id: barn, name: 'Couples’ choice <b>', year: 2026 }),
  );
  await world.build((tx) => buildAward(tx, { customer_id: owner.customerId, provider_id: barn, year: 2024 }));
  const { data } = (await owner.call('GET', `/provider-awards?providerId=${barn}`)).json();
  expect(data.map((each: { year: number }) => each.year)).toEqual([2026, 2024]);
  expect(data[0]).toMatchObject({ name: 'Couples’ choice <b>', provider: { id: barn } });
  expect(data[0].html).toContain(`src="https://panel.example${data[0].image}"`);
  expect(data[0].html).toContain('alt="Couples’ choice &lt;b&gt; 2026, Barn &quot;&lt;&amp;&gt;&quot; Creek"');
  const picture = await world.anyone('GET', data[0].image.replace('/api', ''));
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(picture.body).toContain('2026');
  expect(picture.body).not.toContain('<b>');
  expect((await world.anyone('GET', '/provider-awards/0190a0c4-7a2e-7b1a-8f8e-3f1f6b8c2d11/image')).statusCode).toBe(
    404,
  );
  expect((await (await world.owner()).call('GET', `/provider-awards?providerId=${barn}`)).json().data).toEqual([]);
});

test('PROV-032 the team gives an award, and withdraws it with its image', async () => {
  const florist = await world.owner();
  const [providerId] = florist.providerIds;
  const body = { name: 'Couples’ choice', year: 2026 };
  expect((await staff.call('POST', `/desk/providers/${providerId}/awards`, { body })).statusCode).toBe(201);
  const list = async () => (await florist.call('GET', '/provider-awards')).json().data;
  const [award] = await list();
  expect(award).toMatchObject({ ...body, provider: { id: providerId } });
  const [, key] = /provider-awards\/([^/]+)\/image/.exec(award.image) ?? [];
  expect((await staff.call('DELETE', `/desk/provider-awards/${key}`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect((await world.anyone('GET', `/provider-awards/${key}/image`)).statusCode).toBe(404);
  expect((await staff.call('DELETE', `/desk/provider-awards/${key}`)).statusCode).toBe(404);
  expect((await staff.call('POST', '/desk/providers/999999/awards', { body })).statusCode).toBe(404);
});
