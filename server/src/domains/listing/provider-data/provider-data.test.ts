import type { ProviderData, ProviderForm } from '@bellbird/contract/listing/provider-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCatalog } from '#domains/listing/catalogs/catalogs.factory.ts';
import { findMissingPrices } from '#domains/listing/catalogs/catalogs.public.ts';
import { createMissingDataService } from './missing-data.service.ts';
import { buildAnswer } from './provider-data.factory.ts';

const NOW = new Date('2026-11-16T01:00:00.000Z');
const NOWHERE = 2_000_000_001;
let world: World;
let staff: Awaited<ReturnType<World['staff']>>;
let owner: Actor;
let barn: number;
let forms: ProviderForm[];
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  staff = await world.staff();
});
beforeEach(async () => {
  owner = await world.owner();
  barn = owner.providerIds[0] ?? 0;
  forms = (await owner.call('GET', '/provider-forms')).json().data;
});
afterAll(() => world.close());

const form = (name: string) => forms.find((each) => each.fieldName === name) as ProviderForm;
const read = async (as = owner): Promise<ProviderData> =>
  (await as.call('GET', `/provider-data/${barn}/forms`)).json().data;
const field = async (name: string) => (await read()).fields.find((each) => each.formId === form(name).id);
const save = async (values: Record<string, unknown>, { version, as = owner }: { version?: number; as?: Actor } = {}) =>
  as.call('PUT', `/provider-data/${barn}/forms`, {
    body: {
      version: version ?? (await read()).version,
      values: Object.entries(values).map(([name, value]) => ({ formId: form(name).id, value })),
    },
  });
const queue = async (search = '') => (await owner.call('GET', `/provider-data-update-queue?${search}`)).json();
const missing = async () => (await owner.call('GET', `/provider-data/${barn}/missing-data`)).json().data;
const histories = async () => (await owner.call('GET', `/provider-data/${barn}/histories`)).json().data;
const approve = (id: number, as = staff.call) => as('POST', `/provider-data-update-queue/${id}/approve`, { body: {} });
const decide = async (decision: string, reason?: string) => {
  const [waiting] = (await staff.call('GET', '/desk/approvals?kind=provider_data&limit=100')).json().data.slice(-1);
  return staff.call('POST', `/desk/approvals/${waiting.id}/decision`, { body: { decision, reason } });
};

test('PROV-022 PROV-023 PROV-024 the forms in five groups, with the choices of each', async () => {
  expect(new Set(forms.map((each) => each.group))).toEqual(
    new Set(['general', 'about', 'contact', 'location', 'details']),
  );
  const style = form('venue_style');
  expect(style).toMatchObject({ type: 'multi_choice', categoryTypes: ['venue'], required: true });
  const options = await owner.call('GET', `/provider-forms/${style.id}/form-options`);
  expect(options.json().data).toEqual(style.options);
  expect(options.json().data[0]).toEqual({ id: expect.any(Number), label: 'Barn' });
  expect((await owner.call('GET', `/provider-forms/${NOWHERE}/form-options`)).statusCode).toBe(404);
  const groups = (await owner.call('GET', '/configs?itemTypes=provider_form_group')).json().data;
  expect(JSON.stringify(groups)).toContain('About');
});

test('PROV-018 a provider has the questions of its category, with its name filled in', async () => {
  const asked = (await read()).fields.map((each) => forms.find(({ id }) => id === each.formId)?.fieldName);
  expect(asked).toContain('venue_style');
  expect(asked).not.toContain('photo_style');
  expect(await field('name')).toEqual({
    formId: form('name').id,
    value: 'Wattle Creek Barn',
    waiting: null,
    refused: null,
  });
});

test('PROV-018 PROV-025 PROV-026 PROV-027 a change waits while couples see the old answer, and takes effect when approved', async () => {
  await world.build((tx) =>
    buildAnswer(tx, { customer_id: owner.customerId, provider_id: barn }, 'tagline', 'Old words here'),
  );
  const saved = await save({ tagline: '  A barn among the wattles ', name: 'Wattle Creek Barn & Garden' });
  expect([saved.statusCode, saved.json().data.version]).toEqual([200, 2]);
  const waiting = { id: expect.any(Number), version: 1, by: expect.any(String), createdAt: NOW.toISOString() };
  expect(await field('tagline')).toMatchObject({
    value: 'Old words here',
    waiting: { ...waiting, value: 'A barn among the wattles' },
  });
  const { data, meta } = await queue();
  expect(meta.total).toBe(2);
  expect(data.find((each: { form: { fieldName: string } }) => each.form.fieldName === 'tagline')).toMatchObject({
    before: 'Old words here',
    value: 'A barn among the wattles',
    provider: { id: barn },
  });
  for (const { id } of data) expect((await approve(id)).statusCode).toBe(204);
  expect(await field('tagline')).toMatchObject({ value: 'A barn among the wattles', waiting: null });
  expect((await owner.call('GET', '/providers')).json().data[0].name).toBe('Wattle Creek Barn & Garden');
  expect((await queue()).data).toEqual([]);
});

test('PROV-027 PROV-028 only the team can approve, and only once', async () => {
  await save({ tagline: 'A barn among the wattles' });
  const [{ id }] = (await queue()).data;
  expect((await approve(id, owner.call)).statusCode).toBe(403);
  expect((await approve(id)).statusCode).toBe(204);
  expect((await approve(id)).statusCode).toBe(404);
  expect((await approve(NOWHERE)).statusCode).toBe(404);
});

test('PROV-025 the desk sees the old and new answer, and a rejection returns its reason', async () => {
  await save({ about: `<p>${'Kind words. '.repeat(10)}</p><script>alert(1)</script>` });
  const [seen] = (await staff.call('GET', '/desk/approvals?kind=provider_data&limit=100')).json().data.slice(-1);
  expect(seen).toMatchObject({
    kind: 'provider_data',
    title: 'About you',
    provider: { id: barn },
    changes: [{ label: 'About you', before: null, after: 'Kind words. '.repeat(10).trim() }],
    checks: [{ label: 'No contact details in the text', ok: true }],
  });
  expect((await decide('rejected', 'hard to understand')).statusCode).toBe(204);
  expect(await field('about')).toMatchObject({ value: null, waiting: null, refused: { reason: 'hard to understand' } });
  const [prompt] = (await owner.call('GET', '/provider-prompts?type=notification&state=open')).json().data;
  expect(prompt.linkData.path).toBe(`/providers/${barn}/info/about`);
  await save({ about: `<p>${'Better words. '.repeat(10)}</p>` });
  expect(await field('about')).toMatchObject({ refused: null, waiting: { version: 1 } });
});

describe('PROV-028 a queued change', () => {
  const first = async () => (await queue()).data[0];

  test('is edited in place, if the version is current', async () => {
    await save({ tagline: 'A barn among the wattles' });
    const { id, version } = await first();
    const change = (value: unknown, of = version) =>
      owner.call('PUT', `/provider-data-update-queue/${id}`, { body: { value, version: of } });
    expect((await change('Call 0412 345 678 today')).json().errors.value).toContain('‘0412 345 678’');
    expect((await change('A barn by the creek')).json().data).toMatchObject({
      id,
      value: 'A barn by the creek',
      version: 2,
    });
    const stale = await change('Something else again');
    expect([stale.statusCode, stale.json().code, stale.json().data.value]).toEqual([
      409,
      'stale_version',
      'A barn by the creek',
    ]);
    expect((await queue()).meta.total).toBe(1);
  });

  test('is withdrawn, and couples keep the published answer', async () => {
    await save({ tagline: 'A barn among the wattles' });
    const { id } = await first();
    expect((await owner.call('DELETE', `/provider-data-update-queue/${id}`)).statusCode).toBe(204);
    expect(await field('tagline')).toMatchObject({ value: null, waiting: null, refused: null });
    expect((await approve(id)).statusCode).toBe(404);
    const again = await owner.call('DELETE', `/provider-data-update-queue/${id}`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'not_possible_now']);
    expect((await histories())[0].status).toBe('withdrawn');
  });

  test('is withdrawn by saving the published answer', async () => {
    await save({ name: 'Another name' });
    await save({ name: 'Wattle Creek Barn' });
    expect((await queue()).meta.total).toBe(0);
    expect(await field('name')).toMatchObject({ value: 'Wattle Creek Barn', waiting: null });
  });

  test('of another provider is not found', async () => {
    await save({ tagline: 'A barn among the wattles' });
    const { id } = await first();
    const stranger = await world.owner();
    expect((await stranger.call('DELETE', `/provider-data-update-queue/${id}`)).statusCode).toBe(404);
    expect((await stranger.call('GET', `/provider-data-update-queue?providerId=${barn}`)).json().data).toEqual([]);
    const gardener = await world.colleague(owner, { providerIds: [barn], pages: ['gallery'] });
    expect((await gardener.call('GET', '/provider-data-update-queue')).statusCode).toBe(403);
  });
});

test('PROV-018 errors are reported by field and nothing is saved', async () => {
  const answer = await save({
    tagline: 'Mail barn@example.com now',
    postcode: '12',
    phone: '+61 491 570 006',
    photo_style: [1],
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    'values.0.value': 'Couples reach you through Bellbird. Please leave out ‘barn@example.com’.',
    'values.1.value': 'Please enter a postcode with four digits.',
    'values.3.formId': 'This question isn’t part of this listing.',
  });
  expect((await queue()).meta.total).toBe(0);
  expect((await save({ tagline: '' })).json().data.version).toBe(1);
});

test('PROV-018 of two users the second is refused and gets the first one’s answers', async () => {
  await save({ tagline: 'A barn among the wattles' }, { version: 1 });
  const stale = await save({ tagline: 'Something else again' }, { version: 1 });
  expect([stale.statusCode, stale.json().code, stale.json().data.version]).toEqual([409, 'stale_version', 2]);
  const shown = stale.json().data.fields.find((each: { formId: number }) => each.formId === form('tagline').id);
  expect(shown.waiting.value).toBe('A barn among the wattles');
});

test('PROV-036 a short text about the provider is accepted; 300 characters are only recommended', async () => {
  expect(form('about').advisedMin).toBe(300);
  expect((await save({ about: `<p>${'a'.repeat(60)}</p>` })).statusCode).toBe(200);
});

test('PROV-019 PROV-021 required answers are missing until they are given', async () => {
  const { forms: lacking, ...rest } = await missing();
  expect(rest).toEqual({ providerId: barn, customerSpaces: [], catalogs: { update: [], insert: true } });
  const names = lacking.map((each: { fieldName: string }) => each.fieldName);
  expect(names).toEqual(expect.arrayContaining(['tagline', 'about', 'map_point', 'venue_style']));
  expect(names).not.toContain('name');
  expect(names).not.toContain('website');
  const styles = form('venue_style').options;
  const all = {
    tagline: 'A barn among the wattles',
    about: `<p>${'Kind words. '.repeat(10)}</p>`,
    contact_person: 'Imogen',
    phone: '+61491570006',
    email: 'hello@wattlecreek.example',
    map_point: { latitude: -34.7801234, longitude: 150.698 },
    address: '12 Creek Road',
    suburb: 'Berry',
    postcode: '2535',
    venue_style: [styles[0]?.id],
    venue_features: [form('venue_features').options[0]?.id],
    catering: form('catering').options[0]?.id,
  };
  const isMissing = async () => (await owner.call('GET', '/providers')).json().data[0].isMissingData;
  const todos = async () =>
    (await owner.call('GET', '/provider-prompts?type=missing_data&state=open'))
      .json()
      .data.map((each: { body: string }) => each.body);
  await save({ tagline: all.tagline });
  expect(await isMissing()).toBe(true);
  expect(await todos()).toEqual([expect.stringMatching(/^<p>Still missing: [^,]+(, [^,]+){3} and \d+ more\.<\/p>$/)]);
  await save(all);
  expect((await missing()).forms).toEqual([]);
  expect(await isMissing()).toBe(true);
  const catalog = await world.build((tx) => buildCatalog(tx, { customer_id: owner.customerId, provider_id: barn }));
  const space = { providerId: barn, name: 'Hay loft', type: 'indoor', mealCapacity: null, cocktailCapacity: 80 };
  expect((await owner.call('POST', '/customer-spaces', { body: space })).statusCode).toBe(201);
  expect([await isMissing(), (await missing()).catalogs.insert]).toEqual([false, false]);
  expect(await todos()).toEqual([]);
  const nextYear = createMissingDataService({
    clock: { now: () => new Date('2036-01-01T00:00:00Z') },
    findMissingPrices: (tx, customerId, providerId) =>
      findMissingPrices(tx, customerId, providerId, new Date('2036-01-01T00:00:00Z')),
  });
  await nextYear.recount(world.db);
  await nextYear.recount(world.db);
  expect(await isMissing()).toBe(true);
  expect(await todos()).toEqual(['<p>Still missing: prices that are up to date.</p>']);
  await owner.call('DELETE', `/customer-catalogs/${catalog.id}`);
  expect([await isMissing(), (await missing()).catalogs.insert]).toEqual([true, true]);
  expect((await field('map_point'))?.waiting?.value).toEqual({ latitude: -34.78012, longitude: 150.698 });
  await decide('rejected', 'hard to understand');
  expect((await missing()).forms).toHaveLength(1);
});

test('PROV-020 the history lists who changed what, when, and the result', async () => {
  await save({ tagline: 'A barn among the wattles' });
  const [{ id }] = (await queue()).data;
  await approve(id);
  await save({ tagline: 'A barn by the creek' });
  const [last, first] = await histories();
  expect(first).toMatchObject({
    label: 'In one sentence',
    before: '',
    after: 'A barn among the wattles',
    status: 'approved',
    by: 'Imogen Hartley',
    byTeam: false,
    decidedAt: NOW.toISOString(),
  });
  expect(last).toMatchObject({ before: 'A barn among the wattles', after: 'A barn by the creek', status: 'waiting' });
  const entries = await world.build((tx) =>
    tx
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('customer_id', '=', owner.customerId)
      .orderBy('id')
      .execute(),
  );
  expect(entries.map((each) => each.action)).toEqual(['providerData.save', 'approvals.decide', 'providerData.save']);
});

test('PROV-003 PROV-011 without the permission the forms are refused, and those of other customers are not found', async () => {
  const gardener = await world.colleague(owner, { providerIds: [barn], pages: ['gallery'] });
  const stranger = await world.owner();
  for (const path of ['forms', 'missing-data', 'histories']) {
    expect((await gardener.call('GET', `/provider-data/${barn}/${path}`)).statusCode).toBe(403);
    expect((await stranger.call('GET', `/provider-data/${barn}/${path}`)).statusCode).toBe(404);
  }
});

describe('change requests', () => {
  const propose = (given: object = {}, as = staff.call) =>
    as('POST', '/change-requests', {
      body: {
        providerId: barn,
        formId: form('tagline').id,
        value: 'A hundred-year-old barn',
        reason: 'Easier to find',
        ...given,
      },
    });
  const pending = async () => (await owner.call('GET', '/change-requests/pending')).json().data;
  const answer = (id: number, body: object, as = owner) => as.call('PUT', `/change-requests/${id}`, { body });
  const open = async () => (await owner.call('GET', '/provider-prompts?type=notification&state=open')).json().data;

  test('PROV-029 PROV-030 PROV-031 an approved proposal takes effect at once and leaves the list', async () => {
    await save({ tagline: 'A barn among the wattles' });
    const made = await propose();
    expect(made.statusCode).toBe(201);
    const [request] = await pending();
    expect(request).toMatchObject({
      id: made.json().data.id,
      valueText: 'A hundred-year-old barn',
      beforeText: '',
      status: 'pending',
    });
    expect((await open())[0].linkData.path).toBe(`/providers/${barn}/info/general`);
    const answered = await answer(request.id, { status: 'approved', note: 'Lovely' });
    expect(answered.json().data).toMatchObject({ status: 'approved', note: 'Lovely' });
    expect([await pending(), await open(), (await queue()).data]).toEqual([[], [], []]);
    expect(await field('tagline')).toMatchObject({ value: 'A hundred-year-old barn', waiting: null });
    expect((await histories())[0]).toMatchObject({ byTeam: true, status: 'approved', reason: 'Easier to find' });
    expect((await answer(request.id, { status: 'rejected' })).json().code).toBe('not_possible_now');
  });

  test('PROV-031 a rejected proposal changes nothing', async () => {
    await propose();
    const [request] = await pending();
    expect((await answer(request.id, { status: 'rejected', note: '' })).json().data).toMatchObject({
      status: 'rejected',
      note: null,
    });
    expect([await pending(), (await field('tagline'))?.value]).toEqual([[], null]);
    const [seen] = (await staff.call('GET', '/change-requests?status=rejected')).json().data;
    expect(seen.id).toBe(request.id);
    expect((await answer(request.id, { status: 'perhaps' })).statusCode).toBe(422);
  });

  test('PROV-030 only the team proposes, and only valid answers', async () => {
    expect((await propose({}, owner.call)).statusCode).toBe(403);
    expect(Object.keys((await propose({ value: 'See www.barn.example' })).json().errors)).toEqual(['value']);
    expect(Object.keys((await propose({ formId: form('photo_style').id })).json().errors)).toEqual(['formId']);
    expect((await propose({ providerId: NOWHERE })).statusCode).toBe(404);
    await propose();
    const [request] = await pending();
    expect((await answer(request.id, { status: 'approved' }, await world.owner())).statusCode).toBe(404);
  });
});
