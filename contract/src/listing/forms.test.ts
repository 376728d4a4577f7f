import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf, isAccepted } from '../testing/faults.ts';
import { CalendarEventChange, CalendarEventForm, CalendarRange } from './calendar/calendar.calls.ts';
import { FOLLOWED_EFFECTS, FollowedCalendarForm } from './calendar/followed-calendars.calls.ts';
import { newCatalogForm } from './catalogs/catalog-form.ts';
import { needsMenu } from './catalogs/catalog-rules.ts';
import { menuFile } from './catalogs/menu-file.ts';
import { createSpace, updateSpace } from './catalogs/spaces.calls.ts';
import { PhotoEditForm, VideoLink, createMedium } from './galleries/medias.calls.ts';
import { visitInstagram } from './galleries/instagram.calls.ts';
import { canShow, toStatusAfterEdit, ITEM_STATUSES } from './items/item-status.ts';
import { ItemForm, createItem, updateItem } from './items/items.calls.ts';
import { FieldValue } from './provider-data/form-fields.ts';
import { FormQuestionEntry } from './provider-data/form-question-entry.ts';
import { CategoryEntry } from './providers/category-entry.ts';
import { uploadFault } from '../shared/upload-faults.ts';

describe('CAL-005 the days of a calendar', () => {
  test('are asked for from 2000 on, in order, at most 100 days ahead', () => {
    const isFine = (from: string, to: string) => CalendarRange.safeParse({ from, to }).success;
    expect(isFine('2000-01-01', '2000-01-01')).toBe(true);
    expect(isFine('1999-12-31', '2000-01-01')).toBe(false);
    expect(isFine('2026-01-01', '2026-04-11')).toBe(true);
    expect(isFine('2026-01-01', '2026-04-12')).toBe(false);
    expect(isFine('2026-01-02', '2026-01-01')).toBe(false);
  });

  test('a hold needs its last day, also when an event becomes one; nothing else does', () => {
    const event = { date: '2027-04-10' };
    const missing = [['expiresOn', REQUIRED]];
    expect(faultsOf(CalendarEventForm, { ...event, status: 'held' })).toEqual(missing);
    expect(faultsOf(CalendarEventForm, { ...event, status: 'held', expiresOn: '2026-12-01' })).toEqual([]);
    expect(faultsOf(CalendarEventForm, { ...event, status: 'booked' })).toEqual([]);
    expect(faultsOf(CalendarEventChange, { status: 'held', version: 1 })).toEqual(missing);
    expect(faultsOf(CalendarEventChange, { status: 'booked', version: 1 })).toEqual([]);
  });

  test('only a hold can be a second option', () => {
    const second = { date: '2027-04-10', option: 'second', expiresOn: '2026-12-01' };
    expect(faultsOf(CalendarEventForm, { ...second, status: 'held' })).toEqual([]);
    expect(faultsOf(CalendarEventForm, { ...second, status: 'booked' })).toEqual([
      ['option', 'Only a hold can be a second option.'],
    ]);
    expect(faultsOf(CalendarEventForm, { date: '2027-04-10', status: 'booked', option: 'first' })).toEqual([]);
  });
});

describe('ITEM-003 ITEM-009 ITEM-010 ITEM-011 a product', () => {
  const item = { name: 'Feast', pictureIds: [1] };
  const faults = (change: object) => faultsOf(ItemForm, { ...item, ...change });

  test('has a lowest price before it has a highest one, which is above it', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ minPrice: 100 })).toEqual([]);
    expect(faults({ minPrice: 100, maxPrice: 101 })).toEqual([]);
    expect(faults({ maxPrice: 100 })).toEqual([['minPrice', REQUIRED]]);
    const above = [['maxPrice', 'The maximum price must be above the minimum price.']];
    expect(faults({ minPrice: 100, maxPrice: 100 })).toEqual(above);
    expect(faults({ minPrice: 100, maxPrice: 99 })).toEqual(above);
  });

  test('keeps these rules when it is made and when it is changed', () => {
    const wrong = { ...item, maxPrice: 100 };
    expect(faultsOf(createItem.body, { ...wrong, providerId: 1 })).toEqual([['minPrice', REQUIRED]]);
    expect(faultsOf(updateItem.body, { ...wrong, version: 1 })).toEqual([['minPrice', REQUIRED]]);
  });

  test('has a picture, and one of its model if it is offered by model', () => {
    expect(faults({ pictureIds: [] })).toEqual([['pictureIds', 'At least 1 product image is required.']]);
    expect(faults({ isOfferedByModel: true })).toEqual([
      ['modelPictureIds', 'At least 1 registered model image is required.'],
    ]);
    expect(faults({ isOfferedByModel: true, modelPictureIds: [2] })).toEqual([]);
  });

  test('is shown or hidden by the vendor once the team has approved it, and waits after a change', () => {
    expect(ITEM_STATUSES.filter(canShow)).toEqual(['active', 'passive']);
    expect([toStatusAfterEdit({ minPrice: null }), toStatusAfterEdit({ minPrice: 0 })]).toEqual([
      'pending_pricing',
      'waiting',
    ]);
  });
});

describe('GAL-021 a medium', () => {
  test('is a link to a video of a known host', () => {
    expect(faultsOf(VideoLink, 'https://youtu.be/aqz-KE-bpKQ')).toEqual([]);
    expect(faultsOf(VideoLink, 'https://example.com/film')).toEqual([
      ['', 'Please use a link to a video on YouTube, Vimeo or Dailymotion.'],
    ]);
  });

  test('has a tag, also as text', () => {
    const form = { galleryId: '1', confirmed: 'true', uploadId: '8f6f8b0e-2f0c-4e9c-8f7d-2f6f0d9f3c11' };
    expect(faultsOf(createMedium.body, { ...form, tags: 'view,night' })).toEqual([]);
    expect(faultsOf(createMedium.body, { ...form, tags: 'view' })).toEqual([]);
    expect(faultsOf(createMedium.body, { ...form, tags: '' })).toEqual([['tags', 'Please choose at least one tag.']]);
  });

  test('is cropped to a part of the photo', () => {
    const edit = { turn: 90, focus: { x: 50, y: 50 } };
    expect(faultsOf(PhotoEditForm, { ...edit, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })).toEqual([]);
    expect(faultsOf(PhotoEditForm, { ...edit, crop: { x: 0.5, y: 0, width: 0.6, height: 1 } })).toEqual([
      ['crop', 'Please choose a part of the photo.'],
    ]);
  });

  test('is read from Instagram with code and state, or with neither', () => {
    const state = 'a'.repeat(43);
    expect(faultsOf(visitInstagram.body, {})).toEqual([]);
    expect(faultsOf(visitInstagram.body, { code: 'c', state })).toEqual([]);
    for (const half of [{ code: 'c' }, { state }])
      expect(faultsOf(visitInstagram.body, half)).toEqual([['state', REQUIRED]]);
  });
});

test('CAT-001 a new catalog has a type', () => {
  const prices = [{ catalogItemOptionId: 1, weekPeriod: 'all', price: 6900, unit: 160 }];
  const catalog = { name: 'Venue prices', expireAt: '2026-12-01', prices, menus: [] };
  expect(faultsOf(newCatalogForm({}), { ...catalog, catalogTypeId: 1 })).toEqual([]);
  expect(faultsOf(newCatalogForm({}), catalog)).toEqual([['catalogTypeId', REQUIRED]]);
});

describe('an address of an outside calendar', () => {
  test.each([
    ['https://calendar.example.com/basic.ics', true],
    ['http://localhost:4000/basic.ics', true],
    ['webcal://calendar.example.com/basic.ics', true],
    ['webcals://calendar.example.com/basic.ics', true],
    ['HTTPS://calendar.example.com/basic.ics', true],
    ['ftp://calendar.example.com/basic.ics', false],
    ['see https://calendar.example.com', false],
    ['https:///basic.ics', false],
    ['https:// calendar.example.com', false],
    ['calendar.example.com', false],
  ])('%s: %s', (address, isFine) => {
    const form = { name: 'Mine', effect: FOLLOWED_EFFECTS[0], allDayOnly: false, showsTitles: true, address };
    expect(faultsOf(FollowedCalendarForm, form)).toEqual(
      isFine ? [] : [['address', 'Please enter an address that starts with https:// or webcal://.']],
    );
  });
});

describe('CAT-024 a menu', () => {
  test('belongs to every catalog of a venue, and to others whose type has menus', () => {
    const needs = (categoryType: string, hasMenus: boolean) => needsMenu({ categoryType, hasMenus });
    expect([needs('venue', false), needs('food', true), needs('music', false)]).toEqual([true, true, false]);
  });

  test('is a PDF that has to be there', () => {
    const fault = (name: string) => uploadFault(menuFile, { name, bytes: 1 });
    expect([fault('menu.pdf'), fault('menu.docx')]).toEqual([undefined, 'wrong_extension']);
    expect(uploadFault(menuFile, undefined)).toBe('missing');
    expect(menuFile.mimeTypes).toEqual(['application/pdf']);
  });
});

test('CAT-026 a space has a capacity when it is made and when it is changed', () => {
  const space = { name: 'The Barn', type: 'indoor', mealCapacity: null, cocktailCapacity: null };
  expect(faultsOf(createSpace.body, { ...space, providerId: 1 }).map(([path]) => path)).toEqual(['mealCapacity']);
  expect(faultsOf(updateSpace.body, { ...space, version: 1 }).map(([path]) => path)).toEqual(['mealCapacity']);
});

describe('PROV-022 an answer has a form that can be stored', () => {
  test.each<[unknown, boolean]>([
    [{ latitude: 90, longitude: 180 }, true],
    [{ latitude: -90, longitude: -180 }, true],
    [{ latitude: 90.1, longitude: 0 }, false],
    [{ latitude: -90.1, longitude: 0 }, false],
    [{ latitude: 0, longitude: 180.1 }, false],
    [{ latitude: 0, longitude: -180.1 }, false],
    [{ latitude: 0, longitude: 0, altitude: 7 }, false],
    [[{ day: 'mon', from: '09:00', to: '17:00' }], true],
    [[{ day: 'mon', from: '09:000', to: '17:00' }], false],
    [[{ day: 'mon', from: '09:00', to: '17:000' }], false],
    [[{ day: 'mon', from: '09:00', to: '17:00', isOpen: true }], false],
    [[7, 8], true],
    [[0], false],
    [-1_000_000_000, true],
    [-1_000_000_001, false],
    [1_000_000_001, false],
    [null, true],
  ])('%j: %s', (value, isFine) => {
    expect(isAccepted(FieldValue, value)).toBe(isFine);
  });
});

describe('what the team edits of listings', () => {
  const QUESTION = {
    label: 'Parking',
    labelTr: '',
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
    weight: 0,
    categoryTypes: [],
    position: 1,
    options: [],
  };
  const option = { id: null, label: 'Barn', labelTr: '', labelAr: '' };
  test.each([
    [{}, true],
    [{ min: 0, max: 100_000, weight: 100, position: 1000 }, true],
    [{ options: [option, { ...option, id: 7 }] }, true],
    [{ min: -1 }, false],
    [{ weight: -1 }, false],
    [{ weight: 101 }, false],
    [{ position: 0 }, false],
    [{ options: [{ ...option, label: '' }] }, false],
    [{ options: [{ ...option, price: 5 }] }, false],
    [{ fieldName: 'parking' }, false],
  ])('a question, %j: %s', (given, isFine) => {
    expect(isAccepted(FormQuestionEntry, { ...QUESTION, ...given })).toBe(isFine);
  });

  const CATEGORY = {
    name: 'Venues',
    nameTr: '',
    nameAr: '',
    categoryType: 'venue',
    position: 1,
    roiMinLeadCount: 1,
    isReferable: true,
  };
  test.each([
    [{}, true],
    [{ roiMinLeadCount: 0 }, false],
    [{ position: 0 }, false],
    [{ name: '' }, false],
    [{ slug: 'venues' }, false],
  ])('a category, %j: %s', (given, isFine) => {
    expect(isAccepted(CategoryEntry, { ...CATEGORY, ...given })).toBe(isFine);
  });
});
