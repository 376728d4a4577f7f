import { describe, expect, test } from 'vitest';
import { isAccepted } from '../testing/faults.ts';
import { AgreementEntry } from './agreements/agreement-entry.ts';
import { AGREEMENT_TYPES } from './agreements/agreements.calls.ts';
import { ConfigListEntry, isOpenList } from './configs/config-list-entry.ts';
import { CityEntry } from './places/city-entry.ts';

describe('what the team edits', () => {
  test('SHELL-141 SHELL-142 the team adds to lists of reasons, never to those that the program knows by code', () => {
    expect(['organization_type', 'medium_rejected_reason'].map(isOpenList)).toEqual([true, true]);
    expect(['lead_status', 'currency', 'payment_type', 'unknown'].map(isOpenList)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  const LIST = {
    itemType: 'organization_type',
    name: 'Elopement',
    nameTr: 'x',
    nameAr: 'x',
    isOffered: true,
    position: 1,
  };
  test.each([
    [{}, true],
    [{ position: 1000 }, true],
    [{ position: 0 }, false],
    // Which categories may be referred is a property of the categories.
    [{ itemType: 'allowed_provider_category_ids' }, false],
    [{ nameTr: '' }, false],
    [{ code: 'x' }, false],
  ])('an entry of a list, %j: %s', (given, isFine) => {
    expect(isAccepted(ConfigListEntry, { ...LIST, ...given })).toBe(isFine);
  });

  const CITY = {
    name: 'Berry',
    regionId: 1,
    timeZone: 'Australia/Sydney',
    latitude: -90,
    longitude: -180,
    position: 1,
    districts: [
      { id: null, name: 'Bundewallah' },
      { id: 7, name: 'Jaspers Brush' },
    ],
  };
  test.each([
    [{}, true],
    [{ latitude: 90, longitude: 180 }, true],
    [{ latitude: 90.1 }, false],
    [{ latitude: -90.1 }, false],
    [{ longitude: 180.1 }, false],
    [{ longitude: -180.1 }, false],
    [{ position: 0 }, false],
    [{ timeZone: 'Europe/Berlin' }, false],
    [{ districts: [{ id: null, name: 'x', postcode: '2535' }] }, false],
    [{ country: 'AU' }, false],
  ])('a city on earth, in Australia, %j: %s', (given, isFine) => {
    expect(isAccepted(CityEntry, { ...CITY, ...given })).toBe(isFine);
  });

  test('an agreement has a text in English, and nothing that is not in it', () => {
    const texts = { title: 'Terms', body: '<p>x</p>', titleTr: '', bodyTr: '', titleAr: '', bodyAr: '' };
    const fine = (given: object) => isAccepted(AgreementEntry, { type: AGREEMENT_TYPES[0], ...texts, ...given });
    expect([fine({}), fine({ body: '' }), fine({ version: 2 })]).toEqual([true, false, false]);
  });
});
