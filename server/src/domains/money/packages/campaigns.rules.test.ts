import { describe, expect, test } from 'vitest';
import type { OfferedCampaign } from './campaigns.repository.ts';
import { apply, findBestCampaign, findCouponFault } from './campaigns.rules.ts';
import { describeEnd } from './package-ends.rules.ts';

const product = { id: 5, type: 'subscription' as const, amountCents: 100_000 };
const campaign = (given: Partial<OfferedCampaign> = {}): OfferedCampaign =>
  ({
    id: 1,
    name: 'Spring',
    code: null,
    percent: 10,
    off_cents: null,
    valid_until: '2026-12-31',
    max_uses: null,
    is_once: false,
    is_for_new: false,
    product_id: null,
    types: [],
    is_valid: true,
    is_for_category: true,
    uses: 0,
    own_uses: [],
    has_paid: false,
    ...given,
  }) as OfferedCampaign;

describe('a coupon', () => {
  test.each([
    ['unknown', undefined, /don’t know/],
    ['outside its days', { is_valid: false }, /isn’t valid/],
    ['of another category', { is_for_category: false }, /isn’t for this product/],
    ['of another type', { types: ['video'] }, /isn’t for this product/],
    ['of another product', { product_id: 6 }, /isn’t for this product/],
    ['for new customers', { is_for_new: true, has_paid: true }, /new customers/],
    ['used before', { is_once: true, own_uses: [0] }, /used this coupon already/],
    ['used up', { max_uses: 3, uses: 3 }, /used up/],
    ['used up, and once by this customer elsewhere', { max_uses: 3, uses: 4, own_uses: [0, 5] }, /used up/],
  ])('that is %s says so', (_case, given, text) => {
    expect(findCouponFault(given && campaign(given as never), product)).toMatch(text);
  });

  test.each([
    ['without conditions', {}],
    ['of its type', { types: ['video', 'subscription'] }],
    ['of its product', { product_id: 5 }],
    ['for new customers, to a new one', { is_for_new: true }],
    ['for everybody, to one who has paid', { has_paid: true }],
    ['with a use left', { max_uses: 3, uses: 2 }],
    ['used for the payment that is set up again', { is_once: true, own_uses: [5] }],
    ['used up by the payment that is set up again', { max_uses: 3, uses: 3, own_uses: [5] }],
    ['used twice, where that is allowed', { own_uses: [0, 0] }],
  ])('%s can be used', (_case, given) => {
    expect(findCouponFault(campaign(given as never), product)).toBeUndefined();
  });
});

describe('a campaign', () => {
  test('takes off a share or an amount, and leaves the dollar that the gateway charges at least', () => {
    const off = (given: Partial<OfferedCampaign>, amountCents = 100_000) =>
      apply(campaign(given), { ...product, amountCents }).discountCents;
    expect(off({ percent: 10 })).toBe(10_000);
    expect(off({ percent: 33 }, 1005)).toBe(332);
    expect(off({ percent: null, off_cents: 2500 })).toBe(2500);
    expect(off({ percent: null, off_cents: null })).toBe(0);
    expect(off({ percent: 100 })).toBe(99_900);
    expect(off({ percent: 50 }, 80)).toBe(0);
  });

  test('says until when, and whether there are only so many', () => {
    expect(apply(campaign(), product)).toEqual({
      id: 1,
      name: 'Spring',
      until: '2026-12-31',
      isLimited: false,
      discountCents: 10_000,
    });
    expect(apply(campaign({ max_uses: 5 }), product).isLimited).toBe(true);
    expect(apply(campaign({ is_once: true }), product).isLimited).toBe(true);
  });

  test('is the cheapest of those that need no coupon and can be used', () => {
    const best = (...given: Partial<OfferedCampaign>[]) =>
      findBestCampaign(
        given.map((each, at) => campaign({ id: at + 1, ...each })),
        product,
      )?.id;
    expect(best({ percent: 10 }, { percent: 20 }, { percent: 15 })).toBe(2);
    expect(best({ percent: 10 }, { percent: 50, code: 'HALF' })).toBe(1);
    expect(best({ percent: 10 }, { percent: 50, is_valid: false })).toBe(1);
    expect(best({ percent: null, off_cents: 0 })).toBeUndefined();
    expect(best({ percent: null, off_cents: 1 })).toBe(1);
    expect(best()).toBeUndefined();
  });
});

test('a package that ends or has ended is announced with its name and day', () => {
  const now = new Date('2026-11-17T02:00:00Z');
  const ending = {
    id: 7,
    customer_id: 3,
    package_name: 'Plus & more',
    date_end: '2026-12-17',
    days_before: 30 as const,
  };
  expect(describeEnd(ending, now)).toMatchObject({
    customer_id: 3,
    provider_id: 7,
    type: 'package',
    title: 'Your package ends on 17.12.2026',
    body_html: expect.stringContaining('Renew <b>Plus &amp; more</b> to keep seeing'),
    link_path: '/providers/7/payments?tab=packages',
    link_text: 'See packages',
    created_at: now.toISOString(),
  });
  const ended = describeEnd({ ...ending, days_before: 0 }, now);
  expect([ended.title, ended.body_html]).toEqual([
    'Your package ended on 17.12.2026',
    expect.stringContaining('now on the limited package'),
  ]);
  expect(describeEnd({ ...ending, days_before: 7 }, now).title).toContain('ends on');
});
