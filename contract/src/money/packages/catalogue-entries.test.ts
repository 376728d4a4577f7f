import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf } from '../../testing/faults.ts';
import { CampaignEntry } from './campaign-entry.ts';
import { ProductEntry } from './product-entry.ts';

describe('a campaign', () => {
  const CAMPAIGN = {
    name: 'Spring offer',
    nameTr: '',
    nameAr: '',
    couponCode: '',
    percent: 20,
    offCents: null,
    from: '2026-11-16',
    until: '2026-11-16',
    productName: '',
    types: ['subscription'],
    categoryTypes: [],
    maxUses: null,
    isOnce: true,
    isForNew: false,
    isOffered: true,
  };
  const faults = (change: object) => faultsOf(CampaignEntry, { ...CAMPAIGN, ...change });

  test('lasts a day at least', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ until: '2026-11-15' })).toEqual([['until', 'The last day can’t be before the first.']]);
  });

  test('is a percentage or an amount, never both and never none', () => {
    const either = [['percent', 'Please enter either a percentage or an amount.']];
    expect(faults({ percent: null })).toEqual(either);
    expect(faults({ offCents: 5000 })).toEqual(either);
    expect(faults({ percent: null, offCents: 5000 })).toEqual([]);
  });

  test('has a coupon of 4 to 20 capital letters and digits, or none', () => {
    const allowed = (couponCode: string) => faults({ couponCode }).length === 0;
    expect(['', 'ABC', 'ABC1', 'A'.repeat(20), 'A'.repeat(21), 'abcd', 'AB-CD', 'ABCD!', '!ABCD'].map(allowed)).toEqual(
      [true, false, true, true, false, false, false, false, false],
    );
  });

  test.each([
    [{ percent: 1, maxUses: 1 }, []],
    [{ percent: 90 }, []],
    [{ percent: null, offCents: 100 }, []],
    [{ percent: 0 }, ['percent']],
    [{ percent: 91 }, ['percent']],
    [{ percent: null, offCents: 99 }, ['offCents']],
    [{ maxUses: 0 }, ['maxUses']],
    [{ types: ['all'] }, ['types.0']],
    [{ colour: 'blue' }, ['']],
  ])('takes something off, at most 90 percent, from things that are sold: %j', (change, paths) => {
    expect(faults(change).map(([path]) => path)).toEqual(paths);
  });
});

describe('a product', () => {
  const PRODUCT = {
    name: 'Plus',
    nameTr: '',
    nameAr: '',
    summary: 'Every couple who asks.',
    summaryTr: '',
    summaryAr: '',
    type: 'subscription',
    months: 12,
    isSold: true,
    position: 2,
    promises: [{ code: 'rivals', count: 5 }],
    prices: [{ categoryType: 'venue', from: '2026-11-16', amountCents: 118_800 }],
  };
  const faults = (change: object) => faultsOf(ProductEntry, { ...PRODUCT, ...change });

  test('promises a thing once, with a number where it is counted and without where it is not', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ promises: [{ code: 'rivals', count: null }] })).toEqual([['promises.0.count', REQUIRED]]);
    expect(faults({ promises: [{ code: 'adviser', count: 2 }] })).toEqual([
      ['promises.0.count', 'This promise has no number.'],
    ]);
    const twice = [...PRODUCT.promises, { code: 'adviser', count: null }, ...PRODUCT.promises];
    expect(faults({ promises: twice })).toEqual([['promises.2.code', 'This is in the list already.']]);
  });

  test.each([
    [{ months: 1, position: 1, promises: [{ code: 'rivals', count: 1 }] }, []],
    [{ months: null, prices: [{ ...PRODUCT.prices[0], amountCents: 0 }] }, []],
    [{ prices: [{ ...PRODUCT.prices[0], amountCents: null }] }, []],
    [{ months: 60 }, []],
    [{ months: 0 }, ['months']],
    [{ months: 61 }, ['months']],
    [{ position: 0 }, ['position']],
    [{ promises: [{ code: 'rivals', count: 0 }] }, ['promises.0.count']],
    [{ promises: [{ code: 'rivals', count: 5, unit: 'x' }] }, ['promises.0']],
    [{ prices: [{ ...PRODUCT.prices[0], amountCents: -1 }] }, ['prices.0.amountCents']],
    [{ prices: [{ ...PRODUCT.prices[0], currency: 'AUD' }] }, ['prices.0']],
    [{ type: 'all' }, ['type']],
    [{ colour: 'blue' }, ['']],
  ])('lasts months, costs nothing or more, and is of a type that is sold: %j', (change, paths) => {
    expect(faults(change).map(([path]) => path)).toEqual(paths);
  });

  test('has one price for a category from a day on', () => {
    const [price] = PRODUCT.prices;
    const later = { ...price, from: '2027-01-01' };
    const florist = { ...price, categoryType: 'beauty' };
    expect(faults({ prices: [price, later, florist] })).toEqual([]);
    expect(faults({ prices: [price, later, price] })).toEqual([
      ['prices.2.from', 'This category has a price from that day already.'],
    ]);
  });
});
