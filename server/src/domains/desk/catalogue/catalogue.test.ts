import type { CatalogueDraft, CatalogueEntry, CatalogueKind, CatalogueValue } from '@bellbird/contract/desk/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct } from '#domains/money/packages/packages.public.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

let world: World;
let vendor: Actor;
type Staff = Awaited<ReturnType<World['staff']>>;
let ruth: Staff;
let sam: Staff;
let now = new Date('2026-11-16T02:00:00Z');

beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
  vendor = await world.owner();
  ruth = await world.staff();
  sam = await world.staff();
});
afterAll(() => world.close());

const list = async (kind: CatalogueKind): Promise<CatalogueEntry[]> =>
  (await ruth.call('GET', `/desk/catalogue?kind=${kind}`)).json().data;
const entry = async (kind: CatalogueKind, name: string): Promise<CatalogueEntry> =>
  (await list(kind)).find(({ published, draft }) => nameOf(published ?? draft?.value) === name) as CatalogueEntry;
const nameOf = (value: CatalogueValue | undefined) => value?.['name'] ?? value?.['label'] ?? value?.['title'];
const drafts = async (): Promise<CatalogueDraft[]> => (await ruth.call('GET', '/desk/catalogue/drafts')).json().data;

/** Saves a change as a draft, as a form that was opened just now would. */
function save(kind: CatalogueKind, { key, published, draft }: CatalogueEntry, change: CatalogueValue, staff = ruth) {
  const opened = draft && { id: draft.id, version: draft.version };
  const value = { ...(draft?.value ?? published), ...change };
  return staff.call('PUT', '/desk/catalogue/drafts', { body: { kind, key, draft: opened, value } });
}

const add = (kind: CatalogueKind, value: CatalogueValue) =>
  save(kind, { key: null, published: null, draft: null }, value);

const publish = async () => {
  const versions = (await drafts()).map(({ id, version }) => ({ id, version }));
  return ruth.call('POST', '/desk/catalogue/publications', { body: { drafts: versions } });
};

const undoLast = async () => {
  const [last] = (await ruth.call('GET', '/desk/catalogue/history')).json().data;
  return ruth.call('POST', `/desk/catalogue/history/${last.id}/undo`);
};

type Price = { id: number; name: string; amountCents: number };
const prices = async (): Promise<Price[]> =>
  (await vendor.call('GET', `/provider-product-price?providerId=${vendor.providerIds[0]}`)).json().data;
const plus = async () => (await prices()).find(({ name }) => name === 'Plus');

test('a draft keeps its kind: what was entered for another one is refused', async () => {
  const city = await entry('city', 'Sydney');
  const reason = {
    itemType: 'info_request_reject_reason',
    name: 'No power on site',
    nameTr: 'Elektrik yok',
    nameAr: 'لا كهرباء',
  };
  const { id } = (await add('list', { ...reason, isOffered: true, position: 9 })).json().data;
  const body = { kind: 'city', key: null, draft: { id, version: 1 }, value: { ...city.published, name: 'Kiama' } };
  const refused = await ruth.call('PUT', '/desk/catalogue/drafts', { body });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale_version']);
  expect((await drafts()).map(({ kind, after }) => [kind, after['name']])).toEqual([['list', 'No power on site']]);
  expect((await ruth.call('DELETE', `/desk/catalogue/drafts/${id}`)).statusCode).toBe(204);
});

describe('packages and prices', () => {
  test('a draft changes nothing for vendors; publishing does, and undo brings the old price back', async () => {
    const before = await entry('product', 'Plus');
    const change = withPrice(before.published, { from: '2026-11-01', amountCents: 129_900 });
    expect((await save('product', before, change)).statusCode).toBe(200);
    expect((await plus())?.amountCents).toBe(118_800);
    const [draft] = await drafts();
    expect(draft).toMatchObject({ kind: 'product', before: before.published, isMine: true, isOutdated: false });
    expect((await publish()).statusCode).toBe(204);
    expect([(await plus())?.amountCents, await drafts()]).toEqual([129_900, []]);
    const { data } = (await ruth.call('GET', '/desk/catalogue/history?kind=product')).json();
    expect(data[0]).toMatchObject({ before: before.published, isNewest: true, isUndo: false });
    expect((await undoLast()).statusCode).toBe(204);
    expect((await plus())?.amountCents).toBe(118_800);
    expect((await entry('product', 'Plus')).published).toEqual(before.published);
  });

  test('a price is valid from its day on, where the vendor is', async () => {
    const before = await entry('product', 'Plus');
    await save('product', before, withPrice(before.published, { from: '2026-11-20', amountCents: 140_000 }));
    await publish();
    expect((await plus())?.amountCents).toBe(118_800);
    // The twentieth begins in Sydney while it is still the nineteenth in Greenwich.
    now = new Date('2026-11-19T13:30:00Z');
    expect((await plus())?.amountCents).toBe(140_000);
    now = new Date('2026-11-16T02:00:00Z');
    await undoLast();
  });

  test('what was sold keeps its name, its promises and its price', async () => {
    const { customerId, providerIds } = vendor;
    const bought = { customerId, providerId: providerIds[0] ?? 0, productId: (await plus())?.id ?? 0 };
    await world.db.tenant(customerId, (tx) =>
      startProduct(tx, { ...bought, paymentId: null, amountCents: 118_800, at: now }),
    );
    const read = async () => (await vendor.call('GET', `/providers/${providerIds[0]}/active-product`)).json().data;
    const sold = await read();
    const before = await entry('product', 'Plus');
    const promises = [{ code: 'conversations', count: null }];
    await save('product', before, { name: 'Plus 2027', summary: 'Less for more.', promises });
    await publish();
    expect((await prices()).map(({ name }) => name)).toContain('Plus 2027');
    expect(await read()).toEqual(sold);
    expect(sold).toMatchObject({ name: 'Plus', startsOn: '2026-11-16' });
    expect(sold.promises.length).toBeGreaterThan(1);
    await undoLast();
  });

  test('a new extra is sold once it is published, and no longer when that is undone', async () => {
    const extra = {
      name: 'Drone film',
      nameTr: '',
      nameAr: '',
      summary: 'Your place from above.',
      summaryTr: '',
      summaryAr: '',
      type: 'video',
      months: null,
      isSold: true,
      position: 7,
      promises: [{ code: 'film', count: 1 }],
      prices: [{ categoryType: 'venue', from: '2026-11-01', amountCents: 60_000 }],
    };
    expect((await add('product', extra)).statusCode).toBe(200);
    await publish();
    expect((await prices()).find(({ name }) => name === 'Drone film')?.amountCents).toBe(60_000);
    await undoLast();
    expect((await prices()).map(({ name }) => name)).not.toContain('Drone film');
  });

  test('the free package keeps what the program relies on, and faults are shown at their fields', async () => {
    const free = await entry('product', 'Limited');
    expect(Object.keys((await save('product', free, { name: 'Free' })).json().errors)).toEqual(['value.name']);
    expect(Object.keys((await save('product', free, { promises: [] })).json().errors)).toEqual(['value.promises']);
    const before = await entry('product', 'Plus');
    const fault = async (change: CatalogueValue) => Object.keys((await save('product', before, change)).json().errors);
    expect(await fault({ name: 'Spotlight' })).toEqual(['value.name']);
    expect(await fault({ months: null })).toEqual(['value.months']);
    expect(await fault({ type: 'video' })).toEqual(['value.type']);
    expect(await fault({ promises: [{ code: 'rivals', count: null }] })).toEqual(['value.promises.0.count']);
    expect(await drafts()).toEqual([]);
  });
});

function withPrice(value: CatalogueValue | null, step: { from: string; amountCents: number | null }): CatalogueValue {
  const { prices: earlier } = value as { prices: object[] };
  return { prices: [...earlier, { categoryType: 'venue', ...step }] };
}

describe('configuration lists', () => {
  const names = async (type: string, language = 'en') =>
    (await world.anyone('GET', `/configs?itemTypes=${type}`, { headers: { 'accept-language': language } }))
      .json()
      .data.filter(({ status }: { status: string }) => status === 'active')
      .map(({ value }: { value: string }) => value);

  test('a reason is added in three languages, renamed, and taken off the list by undo', async () => {
    const reason = { itemType: 'info_request_reject_reason', name: 'Too far away', nameTr: 'Çok uzak', nameAr: 'بعيد' };
    await add('list', { ...reason, isOffered: true, position: 7 });
    await publish();
    expect(await names('info_request_reject_reason')).toContain('Too far away');
    expect(await names('info_request_reject_reason', 'tr_TR')).toContain('Çok uzak');
    await save('list', await entry('list', 'Too far away'), { name: 'Too far for us' });
    await publish();
    expect(await names('info_request_reject_reason')).toContain('Too far for us');
    await undoLast();
    expect(await names('info_request_reject_reason')).toContain('Too far away');
    const history = (await ruth.call('GET', '/desk/catalogue/history?kind=list')).json().data;
    const added = history.find(({ before }: { before: unknown }) => before === null);
    // The entry has changed since, even though it looks the same again: the first change is undone, too.
    expect((await ruth.call('POST', `/desk/catalogue/history/${added.id}/undo`)).statusCode).toBe(204);
    expect(await names('info_request_reject_reason')).not.toContain('Too far away');
  });

  test('a list that the program relies on is only named', async () => {
    const status = await entry('list', 'Deal approved');
    expect(Object.keys((await save('list', status, { isOffered: false })).json().errors)).toEqual(['value.isOffered']);
    const added = {
      itemType: 'lead_status',
      name: 'Maybe',
      nameTr: 'Belki',
      nameAr: 'ربما',
      isOffered: true,
      position: 9,
    };
    expect(Object.keys((await add('list', added)).json().errors)).toEqual(['value.itemType']);
  });
});

describe('agreements', () => {
  test('a new text is a new version, cleaned, in each language, and asks for consent again', async () => {
    const read = async (language: string) =>
      (await world.anyone('GET', '/agreement-texts?type=content', { headers: { 'accept-language': language } })).json()
        .data;
    const signs = async () => (await vendor.call('GET', '/customer-user-agreement-signs?type=content')).json().data;
    const { id } = await read('en_AU');
    await vendor.call('POST', '/customer-user-agreement-signs', { body: { agreementTextId: id } });
    expect((await signs())[0].isCurrent).toBe(true);
    const before = await entry('agreement', 'Content agreement');
    const texts = { body: '<p>New words<script>alert(1)</script></p>', titleTr: 'İçerik', bodyTr: '<p>Yeni</p>' };
    await save('agreement', before, texts);
    await publish();
    expect(await read('en_AU')).toMatchObject({ version: 2, bodyHtml: '<p>New words</p>' });
    expect(await read('tr_TR')).toMatchObject({ version: 2, title: 'İçerik' });
    expect(await read('ar_AE')).toMatchObject({ version: 2, title: 'Content agreement' });
    expect((await signs())[0].isCurrent).toBe(false);
    await undoLast();
    expect(await read('tr_TR')).toMatchObject({ version: 3, title: 'Content agreement' });
    expect((await save('agreement', before, { titleTr: 'İçerik' })).json().errors).toEqual({
      'value.bodyTr': 'This field is required!',
    });
  });
});

describe('places, categories and questions', () => {
  type City = { id: number; name: string; position: number; districts: { name: string }[] };
  const cities = async (): Promise<City[]> => (await world.anyone('GET', '/cities')).json().data;

  test('a new city takes its place among the others, with districts in their order', async () => {
    const before = await cities();
    const island = {
      name: 'Kangaroo Island',
      regionId: 5,
      timeZone: 'Australia/Adelaide',
      latitude: -35.7752,
      longitude: 137.2142,
      position: 3,
      districts: [
        { id: null, name: 'Penneshaw' },
        { id: null, name: 'American River' },
      ],
    };
    await add('city', island);
    await publish();
    const after = await cities();
    expect(after[2]).toMatchObject({ name: 'Kangaroo Island', position: 3 });
    expect(after[2]?.districts.map(({ name }) => name)).toEqual(['Penneshaw', 'American River']);
    expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
    const published = (await entry('city', 'Kangaroo Island')).published as { districts: object[] };
    await save('city', await entry('city', 'Kangaroo Island'), { districts: published.districts.toReversed() });
    await publish();
    expect((await cities())[2]?.districts.map(({ name }) => name)).toEqual(['American River', 'Penneshaw']);
    await undoLast();
    const added = (await ruth.call('GET', '/desk/catalogue/history?kind=city')).json().data.at(-1);
    await ruth.call('POST', `/desk/catalogue/history/${added.id}/undo`);
    expect(await cities()).toEqual(before);
  });

  test('a district with vendors stays', async () => {
    const sydney = await entry('city', 'Sydney');
    const [district] = (sydney.published as { districts: { id: number; name: string }[] }).districts;
    await world.build((tx) =>
      tx
        .updateTable('providers')
        .set({ district_id: district?.id ?? 0 })
        .where('id', '=', vendor.providerIds[0] ?? 0)
        .execute(),
    );
    expect((await save('city', sydney, { districts: [] })).json().errors).toEqual({
      'value.districts': `Vendors are in ‘${district?.name}’.`,
    });
  });

  test('a new category has the price form of its type and can be referred; unused it goes again', async () => {
    const names = { name: 'Drone pilots', nameTr: '', nameAr: '' };
    const category = { ...names, categoryType: 'photography', position: 4, roiMinLeadCount: 9 };
    await add('category', { ...category, isReferable: true });
    await publish();
    const all = (await world.anyone('GET', '/provider-categories')).json().data;
    const { id } = all.find(({ name }: { name: string }) => name === 'Drone pilots');
    const forms = (of: number) =>
      world.build((tx) =>
        tx.selectFrom('catalog_items').select('name').where('provider_category_id', '=', of).execute(),
      );
    const sibling = all.find(({ name }: { name: string }) => name === 'Photographers').id;
    expect((await forms(id)).length).toBe((await forms(sibling)).length);
    const referable = async () =>
      (await world.anyone('GET', '/configs?itemTypes=allowed_provider_category_ids'))
        .json()
        .data.map(({ value }: { value: string }) => Number(value));
    expect(await referable()).toContain(id);
    expect((await undoLast()).statusCode).toBe(204);
    expect(await referable()).not.toContain(id);
    expect(await entry('category', 'Drone pilots')).toBeUndefined();
  });

  test('a question is asked of its categories once it is published; a chosen choice stays', async () => {
    type Form = { id: number; label: string; options: { id: number; label: string }[] };
    const asked = async (): Promise<Form[]> => (await vendor.call('GET', '/provider-forms')).json().data;
    const question = {
      label: 'Parking',
      labelTr: 'Otopark',
      labelAr: '',
      help: '',
      helpTr: '',
      helpAr: '',
      group: 'details',
      type: 'choice',
      required: false,
      isPublicText: false,
      min: null,
      max: null,
      advisedMin: null,
      weight: 2,
      categoryTypes: ['venue'],
      position: 60,
      options: [
        { id: null, label: 'On site', labelTr: 'Yerinde', labelAr: 'في الموقع' },
        { id: null, label: 'Street', labelTr: '', labelAr: '' },
      ],
    };
    await add('question', question);
    await publish();
    const form = (await asked()).find(({ label }) => label === 'Parking');
    expect(form?.options.map(({ label }) => label)).toEqual(['On site', 'Street']);
    const inLanguage = async (language: string) => {
      const answer = await vendor.call('GET', '/provider-forms', { headers: { 'accept-language': language } });
      return (answer.json().data as Form[]).find(({ id }) => id === form?.id);
    };
    // Each process reads the translations once it hears of the publication.
    const turkish = async () => (await inLanguage('tr_TR'))?.options.map(({ label }) => label);
    await expect.poll(turkish).toEqual(['Yerinde', 'Street']);
    expect((await inLanguage('tr_TR'))?.label).toBe('Otopark');
    expect((await inLanguage('ar_AE'))?.options.map(({ label }) => label)).toEqual(['في الموقع', 'Street']);
    const [site] = form?.options ?? [];
    const [provider_id = 0] = vendor.providerIds;
    const answer = { customer_id: vendor.customerId, provider_id, form_id: form?.id ?? 0, value: String(site?.id) };
    await world.build((tx) => tx.insertInto('provider_form_values').values(answer).execute());
    const parking = await entry('question', 'Parking');
    expect((await save('question', parking, { options: [] })).json().errors).toEqual({
      'value.options': 'Vendors have chosen ‘On site’.',
    });
    expect((await undoLast()).json().code).toBe('in_use');
    const [kept] = (parking.published?.['options'] ?? []) as unknown[];
    expect((await save('question', parking, { options: [kept] })).statusCode).toBe(200);
    await publish();
    expect((await asked()).find(({ label }) => label === 'Parking')?.options).toEqual([site]);
  });
});

describe('two people at once', () => {
  test('the second is told, whoever saves or publishes', async () => {
    const opened = await entry('product', 'Spotlight');
    expect((await save('product', opened, { summary: 'Ruth’s words.' })).statusCode).toBe(200);
    expect((await save('product', opened, { summary: 'Sam’s words.' }, sam)).json().code).toBe('stale_version');
    const body = { drafts: (await drafts()).map(({ id, version }) => ({ id, version })) };
    const send = ({ call }: Staff) => call('POST', '/desk/catalogue/publications', { body });
    const both = await Promise.all([send(ruth), send(sam)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    const [last] = (await ruth.call('GET', '/desk/catalogue/history')).json().data;
    const undo = ({ call }: Staff) => call('POST', `/desk/catalogue/history/${last.id}/undo`);
    const twice = await Promise.all([undo(ruth), undo(sam)]);
    expect(new Set(twice.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    expect((await entry('product', 'Spotlight')).published).toEqual(opened.published);
  });

  test('a draft is refused when its entry has changed since, and can be discarded', async () => {
    const hobart = await entry('city', 'Hobart');
    await save('city', hobart, { latitude: -42.9 });
    const districts = (hobart.published as { districts: { id: number }[] }).districts;
    await sam.call('PUT', `/districts/${districts[0]?.id}`, { body: { name: 'Waterfront' } });
    expect((await drafts())[0]?.isOutdated).toBe(true);
    expect((await publish()).json().code).toBe('stale_version');
    const [draft] = await drafts();
    expect((await sam.call('DELETE', `/desk/catalogue/drafts/${draft?.id}`)).statusCode).toBe(204);
    expect(await drafts()).toEqual([]);
  });
});

test('browsers learn that what they have cached is old', async () => {
  const version = async () => (await world.anyone('GET', '/panel-config')).json().data.catalogueVersion;
  const before = await version();
  await save('list', await entry('list', 'Hens night'), { name: 'Hens party' });
  expect(await version()).toBe(before);
  await publish();
  await expect.poll(version).toBe(before + 1);
});

test('vendors and other roles of the team neither read nor change the catalogue', async () => {
  const others = [vendor, await world.staff({ roles: ['reviewer', 'account_manager', 'finance'] })];
  for (const { call } of others) {
    expect((await call('GET', '/desk/catalogue?kind=product')).statusCode).toBe(403);
    expect((await call('POST', '/desk/catalogue/publications', { body: { drafts: [] } })).statusCode).toBe(403);
  }
});
